import { textOf } from '../../table/details.ts';
import { lazyPart } from '../lazy-part.tsx';
import type { PartProps, Presentation } from '../presentation.ts';
import { printed } from './board.ts';
import { boardLook, kept, legend } from './map.ts';
import { lotLabel, playerMark, playerOrder } from './players.ts';
import { auctionOf } from './state.ts';
import './1839.css';

const SaleBasket = lazyPart<PartProps>(async () => (await import('./basket.tsx')).SaleBasket);
const RedemptionQuestion = lazyPart<PartProps>(async () => (await import('./redeeming.tsx')).RedemptionQuestion);
const TwoMarkets = lazyPart(async () => (await import('./two-markets.tsx')).TwoMarkets);
const AuctionSheet = lazyPart(async () => (await import('./sheet.tsx')).AuctionSheet);

export const presentation: Presentation = {
  id: '1839',
  printed,
  turns: [],
  ownTab: { name: 'own.sheet.tab', isOpen: (s) => auctionOf(s) !== undefined, part: AuctionSheet },
  market: TwoMarkets,
  panels: { announcement: SaleBasket, redemption: RedemptionQuestion },
  panelMoves: { announcement: ['sell', 'drop', 'forward'], redemption: ['redeem', 'decline'] },
  panelsActing: ['announcement'],
  collapsed: ['discount'],
  withoutPrice: ['discount', 'drop', 'forward', 'reserveHome', 'placeHome'],
  rowValues: (_, action, names) => ({ short: names.lot(textOf(action, 'private')) }),
  company: { kept },
  boardLook,
  legend,
  shownShut: ['reserveHome'],
  playerMark,
  playerOrder,
  lotLabel,
  zones: {},
};
