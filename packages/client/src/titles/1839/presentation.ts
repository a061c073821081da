import { textOf } from '../../table/details.ts';
import { lazyPart } from '../lazy-part.tsx';
import type { Presentation } from '../presentation.ts';
import { printed } from './board.ts';
import { lotLabel, playerMark, playerOrder } from './players.ts';
import { auctionOf } from './state.ts';
import './1839.css';

const AuctionSheet = lazyPart(async () => (await import('./sheet.tsx')).AuctionSheet);

export const presentation: Presentation = {
  id: '1839',
  printed,
  turns: [],
  ownTab: { name: 'own.sheet.tab', isOpen: (s) => auctionOf(s) !== undefined, part: AuctionSheet },
  collapsed: ['discount'],
  withoutPrice: ['discount', 'drop', 'forward', 'reserveHome', 'placeHome'],
  rowValues: (_, action, names) => ({ short: names.lot(textOf(action, 'private')) }),
  playerMark,
  playerOrder,
  lotLabel,
  zones: {},
};
