import { lazyPart } from '../lazy-part.tsx';
import type { MenuDetailProps, PartProps, Presentation } from '../presentation.ts';
import { printed } from './board.ts';
import { company, runLeaves, trainState } from './companies.ts';
import { boardLook, legend, runBonus } from './map.ts';
import { leftGame, playerMark, playerWarnings, playerOrder } from './players.ts';
import { auctionOf } from './state.ts';
import { progress, steps, turns } from './words.ts';
import './1839.css';

const AuctionSheet = lazyPart(async () => (await import('./sheet.tsx')).AuctionSheet);
const TwoMarkets = lazyPart(async () => (await import('./two-markets.tsx')).TwoMarkets);
const SaleBasket = lazyPart<PartProps>(async () => (await import('./basket.tsx')).SaleBasket);
const RedemptionQuestion = lazyPart<PartProps>(async () => (await import('./redeeming.tsx')).RedemptionQuestion);
const HomesChoice = lazyPart<PartProps>(async () => (await import('./homes.tsx')).HomesChoice);
const NationalisationList = lazyPart<PartProps>(async () => (await import('./nationalising.tsx')).NationalisationList);
const MarkerChanges = lazyPart<PartProps>(async () => (await import('./markers.tsx')).MarkerChanges);
const MoneyBar = lazyPart<PartProps>(async () => (await import('./raising.tsx')).MoneyBar);
const RaisingEnd = lazyPart<PartProps>(async () => (await import('./raising-end.tsx')).RaisingEnd);
const Concession = lazyPart<MenuDetailProps>(async () => (await import('./leaving.tsx')).Concession);
const Agreement = lazyPart<MenuDetailProps>(async () => (await import('./leaving.tsx')).Agreement);

export const presentation: Presentation = {
  id: '1839',
  printed,
  turns,
  steps,
  progress,
  ownTab: { name: 'own.sheet.tab', isOpen: (s) => auctionOf(s) !== undefined, part: AuctionSheet },
  market: TwoMarkets,
  panels: {
    announcement: SaleBasket,
    redemption: RedemptionQuestion,
    homes: HomesChoice,
    nationalisation: NationalisationList,
    emergency: MoneyBar,
    station: MarkerChanges,
  },
  panelsLast: ['station'],
  panelsBelow: { emergency: RaisingEnd },
  panelMoves: {
    announcement: ['sell', 'drop', 'forward'],
    redemption: ['redeem', 'decline'],
    nationalisation: ['nationalise', 'pass'],
    station: ['swapStations', 'moveStation'],
  },
  first: { nationalisation: 'pass' },
  previewed: { nationalisation: 'nationalise', offer: 'accept' },
  panelsActing: ['announcement'],
  behind: { placeStation: 'layTile', swapStations: 'layTile', moveStation: 'layTile' },
  collapsed: ['discount', 'buyPrivate', 'buyTrainFrom'],
  menuDetails: { concede: Concession, nameWinner: Agreement },
  runBonus,
  runLeaves,
  company,
  trainState,
  boardLook,
  legend,
  shownShut: ['reserveHome'],
  playerMark,
  playerWarnings,
  playerOrder,
  leftGame,
  zones: {},
};
