import { isMergerOffer } from '@roundhouse/titles/1828/face';
import { lazyPart } from '../lazy-part.tsx';
import type { DetailProps, PartProps, Presentation } from '../presentation.ts';
import { printed } from './board.ts';
import { company, legend, playerMark } from './companies.ts';
import { zones } from './market.ts';
import { as1828 } from './state.ts';
import { steps, turns } from './words.ts';
import './1828.css';

const AuctionRows = lazyPart<PartProps>(async () => (await import('./auction.tsx')).AuctionRows);
const TrainInNeed = lazyPart<PartProps>(async () => (await import('./emergency.tsx')).TrainInNeed);
const MergeDetail = lazyPart<DetailProps>(async () => (await import('./merger/preview.tsx')).MergeDetail);
const MergerFollows = lazyPart<DetailProps>(async () => (await import('./merger/procedure.tsx')).MergerFollows);
const MergerProcedure = lazyPart<PartProps>(async () => (await import('./merger/procedure.tsx')).MergerProcedure);
const OfferPart = lazyPart<PartProps>(async () => (await import('./merger/procedure.tsx')).OfferPart);

export const presentation: Presentation = {
  id: '1828',
  printed,
  turns,
  steps,
  behind: { merge: 'sell', exchange: 'sell', arrange: 'sell', placeStation: 'layTile' },
  collapsed: ['merge', 'exchange', 'buyPrivate'],
  panels: {
    privateAuction: AuctionRows,
    lotAuction: AuctionRows,
    emergency: TrainInNeed,
    merger: MergerProcedure,
    offer: OfferPart,
  },
  foretold: isMergerOffer,
  panelsLast: ['lotAuction'],
  panelMoves: { privateAuction: ['buyLot', 'bid'] },
  details: {
    merge: MergeDetail,
    setAside: MergerFollows,
    takeFrom: MergerFollows,
    keepStation: MergerFollows,
    tradeUp: MergerFollows,
    giveUp: MergerFollows,
  },
  zones,
  playerMark,
  playerOrder: { name: 'own.playerOrder', of: (s) => as1828(s).ext.order },
  company,
  legend,
};
