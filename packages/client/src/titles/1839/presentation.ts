import type { title1839 } from '@roundhouse/titles';
import { lazyPart } from '../../app/lazy-part.tsx';
import type { MenuDetailProps, PartProps, PresentationOf } from '../presentation.ts';
import { printed } from './board.ts';
import { company, runLeaves, trainState } from './companies.ts';
import { boardLook, legend, runBonus } from './map.ts';
import { players } from './players.ts';
import { frameOf } from './state.ts';
import { operatingSteps, overLimit, steps } from './words.ts';
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

export const presentation: PresentationOf<typeof title1839> = {
  id: '1839',
  frames: {
    announcement: { part: SaleBasket, partMoves: ['sell', 'drop', 'forward'], selfSubmitting: true },
    redemption: { part: RedemptionQuestion, partMoves: ['redeem', 'decline'] },
    homes: { part: HomesChoice },
    nationalisation: {
      part: NationalisationList,
      partMoves: ['nationalise', 'pass'],
      accent: 'pass',
      previewed: 'nationalise',
    },
    offer: { previewed: 'accept' },
    operatingTurn: { steps: operatingSteps },
    station: { part: MarkerChanges, partLast: true, partMoves: ['swapStations', 'moveStation'] },
    emergency: { part: MoneyBar, partBelow: RaisingEnd },
    discard: { progress: overLimit },
  },
  moves: {
    swapStations: { listedAfter: 'placeStation' },
    moveStation: { listedAfter: 'placeStation' },
    reserveHome: { showRefusedHexes: true },
    discount: { folded: true },
    buyPrivate: { folded: true },
    buyTrainFrom: { folded: true },
    concede: { menuDetail: Concession },
    nameWinner: { menuDetail: Agreement },
  },
  steps,
  map: { printed, look: boardLook, legend },
  players,
  company,
  trains: { state: trainState, runBonus, runLeaves },
  own: {
    market: TwoMarkets,
    tab: { name: 'own.sheet.tab', isOpen: (s) => frameOf(s, 'privateAuction') !== undefined, part: AuctionSheet },
  },
};
