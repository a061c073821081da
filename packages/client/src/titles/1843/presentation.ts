import { later } from '../later.tsx';
import type { PartProps, Presentation } from '../presentation.ts';
import { printed } from './board.ts';
import { company } from './companies.ts';
import { zones } from './market.ts';
import { playerMark, playerOrder } from './players.ts';
import { closingNow, rowValues, steps, turns } from './words.ts';
import './1843.css';

const Ladder = later<PartProps>(async () => (await import('./auction.tsx')).Ladder);
const ParChoice = later<PartProps>(async () => (await import('./par.tsx')).ParChoice);

export const presentation: Presentation = {
  id: '1843',
  printed,
  turns,
  steps,
  closingNow,
  rowValues,
  quiet: ['par', 'chooseHome'],
  behind: { placeStation: 'layTile' },
  folded: ['exchange', 'buyPrivate'],
  parts: { privateAuction: Ladder, lotAuction: Ladder, par: ParChoice },
  partsLast: ['lotAuction'],
  shows: { privateAuction: ['buyLot', 'bid'], par: ['par'] },
  zones,
  playerMark,
  playerOrder,
  company,
  chapters: {},
};
