import { lazyPart } from '../lazy-part.tsx';
import type { DetailProps, PartProps, Presentation } from '../presentation.ts';
import { Asked } from './asked.tsx';
import { printed } from './board.ts';
import { BusinessStrip } from './business-strip.tsx';
import { company } from './companies.ts';
import { boardLook, legend } from './map.ts';
import { zones } from './market.ts';
import { patronOf, playerOrder, playerParts } from './players.tsx';
import { drafted, hexTag } from './slip.ts';
import { frameOf } from './state.ts';
import { progress, steps } from './words.ts';
import './1820.css';

const CousinAuction = lazyPart<PartProps>(async () => (await import('./cousin-auction.tsx')).CousinAuction);
const FutureTrains = lazyPart<PartProps>(async () => (await import('./open-cry.tsx')).FutureTrains);
const StockTurnPart = lazyPart<PartProps>(async () => (await import('./stock-turn.tsx')).StockTurnPart);
const FloatSlip = lazyPart<PartProps>(async () => (await import('./float-slip.tsx')).FloatSlip);
const FloatOffer = lazyPart<PartProps>(async () => (await import('./float-slip.tsx')).FloatOffer);
const Bidding = lazyPart<PartProps>(async () => (await import('./bidding.tsx')).Bidding);
const WonBid = lazyPart<PartProps>(async () => (await import('./bidding.tsx')).WonBid);
const DuePart = lazyPart<PartProps>(async () => (await import('./due.tsx')).DuePart);
const ShortfallPart = lazyPart<PartProps>(async () => (await import('./shortfall.tsx')).ShortfallPart);
const RunPowers = lazyPart<PartProps>(async () => (await import('./run-powers.tsx')).RunPowers);
const Agreed = lazyPart(async () => (await import('./agreed.tsx')).Agreed);
const RoundTab = lazyPart(async () => (await import('./round-tab.tsx')).RoundTab);
const IssueForecast = lazyPart<DetailProps>(async () => (await import('./issue-forecast.tsx')).IssueForecast);
const Markets = lazyPart(async () => (await import('./markets.tsx')).Markets);

export const presentation: Presentation = {
  id: '1820',
  printed,
  turns: [],
  steps,
  progress,
  panels: {
    cousinAuction: CousinAuction,
    futureTrains: FutureTrains,
    stockTurn: StockTurnPart,
    float: FloatSlip,
    increase: FloatSlip,
    offer: FloatOffer,
    run: RunPowers,
    due: DuePart,
    shortfall: ShortfallPart,
    bidding: Bidding,
    accepting: WonBid,
    acquiring: WonBid,
    buyBack: Asked,
    surplus: Asked,
    twins: Asked,
    overage: Asked,
    excessLoans: Asked,
    discard: Asked,
    orphans: Asked,
  },
  panelMoves: {
    cousinAuction: ['bid'],
    futureTrains: ['bid'],
    bidding: ['bid'],
    stockTurn: ['buy', 'sell', 'redeem', 'lobby', 'raise'],
    float: ['found', 'allot'],
    increase: ['allot'],
    due: ['takeLoan'],
  },
  first: { float: 'proposeFloat', increase: 'proposeIncrease', due: 'payDue' },
  chosenFirst: ['futureTrains', 'bidding'],
  panelsActing: ['due'],
  collapsed: ['buyTrainFrom', 'buyWithHelp'],
  personal: ['orphans'],
  drafted,
  hexTag,
  shownShut: ['place'],
  legend,
  boardLook,
  aside: { isOpen: () => true, part: Agreed },
  strip: BusinessStrip,
  market: Markets,
  ownTab: { name: 'own.round.tab', isOpen: (s) => frameOf(s, 'takeoverRound') !== undefined, part: RoundTab },
  details: { issue: IssueForecast, reduce: IssueForecast },
  zones,
  company,
  playerOrder,
  playerParts,
  patronOf,
};
