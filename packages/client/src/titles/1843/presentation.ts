import type { title1843 } from '@roundhouse/titles';
import { lazyPart } from '../../app/lazy-part.tsx';
import type { DetailProps, PartProps, PresentationOf } from '../presentation.ts';
import { isAsideOpen } from './aside.ts';
import { printed } from './board.ts';
import { company, markersTaken } from './companies.ts';
import { roundNote } from './ending.ts';
import { supplyNotes } from './foreigners.ts';
import { zones } from './market.ts';
import { trainMark } from './marks.ts';
import { players } from './players.ts';
import { operatingSteps, steps } from './words.ts';

const Ladder = lazyPart<PartProps>(async () => (await import('./auction.tsx')).Ladder);
const Remedies = lazyPart<PartProps>(async () => (await import('./discards.tsx')).Remedies);
const SumOwed = lazyPart<PartProps>(async () => (await import('./emergency.tsx')).SumOwed);
const Purchase = lazyPart<DetailProps>(async () => (await import('./purchase.tsx')).Purchase);
const Shop = lazyPart<PartProps>(async () => (await import('./shop.tsx')).Shop);
const Roster = lazyPart(async () => (await import('./roster.tsx')).Roster);
const ValDeLoire = lazyPart(async () => (await import('./val-de-loire.tsx')).ValDeLoire);
const BrownZone = lazyPart<PartProps>(async () => (await import('./brown-zone.tsx')).BrownZone);
const ParChoice = lazyPart<PartProps>(async () => (await import('./par.tsx')).ParChoice);

export const presentation: PresentationOf<typeof title1843> = {
  id: '1843',
  frames: {
    privateAuction: { part: Ladder, partMoves: ['buyLot', 'bid'] },
    lotAuction: { part: Ladder, partLast: true },
    stockTurn: { part: BrownZone },
    par: { part: ParChoice, partMoves: ['par'] },
    operatingTurn: { steps: operatingSteps },
    trains: { part: Shop, partMoves: ['buyTrain'] },
    emergency: { part: SumOwed },
    discard: { part: Remedies, partMoves: ['discard', 'turnOver'] },
  },
  moves: {
    giveUpPrivate: { listedAfter: 'sell' },
    exchange: { folded: true },
    buyPrivate: { folded: true },
    buyTrain: { detail: Purchase },
    buyTrainFrom: { folded: true, detail: Purchase },
  },
  steps,
  zones,
  roundNote,
  map: { printed, markersTaken },
  players,
  company,
  trains: { mark: trainMark, supplyNotes },
  own: { trains: Roster, aside: { isOpen: isAsideOpen, part: ValDeLoire } },
};
