import { lazyPart } from '../lazy-part.tsx';
import type { DetailProps, PartProps, Presentation } from '../presentation.ts';
import { isAsideOpen } from './aside.ts';
import { printed } from './board.ts';
import { company, markersTaken } from './companies.ts';
import { roundNote } from './ending.ts';
import { supplyNotes } from './foreigners.ts';
import { zones } from './market.ts';
import { trainMark } from './marks.ts';
import { playerMark, playerNotes, playerOrder } from './players.ts';
import { steps, turns } from './words.ts';

const Ladder = lazyPart<PartProps>(async () => (await import('./auction.tsx')).Ladder);
const Remedies = lazyPart<PartProps>(async () => (await import('./discards.tsx')).Remedies);
const SumOwed = lazyPart<PartProps>(async () => (await import('./emergency.tsx')).SumOwed);
const Purchase = lazyPart<DetailProps>(async () => (await import('./purchase.tsx')).Purchase);
const Shop = lazyPart<PartProps>(async () => (await import('./shop.tsx')).Shop);
const Roster = lazyPart(async () => (await import('./roster.tsx')).Roster);
const ValDeLoire = lazyPart(async () => (await import('./val-de-loire.tsx')).ValDeLoire);
const BrownZone = lazyPart<PartProps>(async () => (await import('./brown-zone.tsx')).BrownZone);
const ParChoice = lazyPart<PartProps>(async () => (await import('./par.tsx')).ParChoice);

export const presentation: Presentation = {
  id: '1843',
  printed,
  turns,
  steps,
  behind: { placeStation: 'layTile', giveUpPrivate: 'sell' },
  collapsed: ['exchange', 'buyPrivate', 'buyTrainFrom'],
  panels: {
    privateAuction: Ladder,
    lotAuction: Ladder,
    par: ParChoice,
    discard: Remedies,
    emergency: SumOwed,
    stockTurn: BrownZone,
    trains: Shop,
  },
  panelsLast: ['lotAuction'],
  panelMoves: {
    privateAuction: ['buyLot', 'bid'],
    par: ['par'],
    discard: ['discard', 'turnOver'],
    trains: ['buyTrain'],
  },
  details: { buyTrain: Purchase, buyTrainFrom: Purchase },
  aside: { isOpen: isAsideOpen, part: ValDeLoire },
  trainMark,
  zones,
  playerMark,
  playerNotes,
  playerOrder,
  company,
  markersTaken,
  supplyNotes,
  trains: Roster,
  roundNote,
};
