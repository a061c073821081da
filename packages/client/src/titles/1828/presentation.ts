import type { title1828 } from '@roundhouse/titles';
import { isMergerOffer } from '@roundhouse/titles/1828/face';
import { lazyPart } from '../../app/lazy-part.tsx';
import type { DetailProps, PartProps, PresentationOf } from '../presentation.ts';
import { printed } from './board.ts';
import { company, legend, playerMark } from './companies.ts';
import { zones } from './market.ts';
import { as1828 } from './state.ts';
import { operatingSteps, steps } from './words.ts';
import './1828.css';

const AuctionRows = lazyPart<PartProps>(async () => (await import('./auction.tsx')).AuctionRows);
const TrainInNeed = lazyPart<PartProps>(async () => (await import('./emergency.tsx')).TrainInNeed);
const MergeDetail = lazyPart<DetailProps>(async () => (await import('./merger/preview.tsx')).MergeDetail);
const MergerFollows = lazyPart<DetailProps>(async () => (await import('./merger/procedure.tsx')).MergerFollows);
const MergerProcedure = lazyPart<PartProps>(async () => (await import('./merger/procedure.tsx')).MergerProcedure);
const OfferPart = lazyPart<PartProps>(async () => (await import('./merger/procedure.tsx')).OfferPart);

export const presentation: PresentationOf<typeof title1828> = {
  id: '1828',
  frames: {
    privateAuction: { part: AuctionRows, partMoves: ['buyLot', 'bid'] },
    lotAuction: { part: AuctionRows, partLast: true },
    operatingTurn: { steps: operatingSteps },
    emergency: { part: TrainInNeed },
    merger: { part: MergerProcedure },
    offer: { part: OfferPart, foretells: isMergerOffer },
  },
  moves: {
    start: { grouped: true },
    buyTrain: { within: 'shell' },
    buyTrainFrom: { within: 'shell' },
    merge: { listedAfter: 'sell', folded: true, detail: MergeDetail },
    exchange: { listedAfter: 'sell', folded: true },
    arrange: { listedAfter: 'sell' },
    buyPrivate: { folded: true },
    setAside: { detail: MergerFollows },
    takeFrom: { detail: MergerFollows },
    keepStation: { detail: MergerFollows },
    tradeUp: { detail: MergerFollows },
    giveUp: { detail: MergerFollows },
  },
  steps,
  zones,
  map: { printed, legend },
  players: { mark: playerMark, order: { name: 'own.playerOrder', of: (s) => as1828(s).ext.order } },
  company,
};
