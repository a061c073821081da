import type { title1820 } from '@roundhouse/titles';
import { lazyPart } from '../../app/lazy-part.tsx';
import type { DetailProps, PartProps, PresentationOf } from '../presentation.ts';
import { Asked } from './asked.tsx';
import { printed } from './board.ts';
import { BusinessStrip } from './business-strip.tsx';
import { company } from './companies.ts';
import { boardLook, legend } from './map.ts';
import { zones } from './market.ts';
import { players } from './players.tsx';
import { drafted, hexTag } from './slip.ts';
import { frameOf } from './state.ts';
import { draftNumber, steps } from './words.ts';
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

export const presentation: PresentationOf<typeof title1820> = {
  id: '1820',
  frames: {
    cousinAuction: { part: CousinAuction, partMoves: ['bid'] },
    futureTrains: { part: FutureTrains, partMoves: ['bid'], chosenFirst: true },
    stockTurn: { part: StockTurnPart, partMoves: ['buy', 'sell', 'redeem', 'lobby', 'raise'] },
    float: { part: FloatSlip, partMoves: ['found', 'allot'], accent: 'proposeFloat', progress: draftNumber },
    increase: { part: FloatSlip, partMoves: ['allot'], accent: 'proposeIncrease', progress: draftNumber },
    offer: { part: FloatOffer },
    run: { part: RunPowers },
    due: { part: DuePart, partMoves: ['takeLoan'], accent: 'payDue', selfSubmitting: true },
    shortfall: { part: ShortfallPart },
    bidding: { part: Bidding, partMoves: ['bid'], chosenFirst: true },
    accepting: { part: WonBid },
    acquiring: { part: WonBid },
    buyBack: { part: Asked },
    surplus: { part: Asked },
    twins: { part: Asked },
    overage: { part: Asked },
    excessLoans: { part: Asked },
    discard: { part: Asked },
    orphans: { part: Asked, personal: true },
  },
  moves: {
    place: { showRefusedHexes: true },
    buyTrainFrom: { folded: true },
    buyWithHelp: { folded: true },
    issue: { detail: IssueForecast },
    reduce: { detail: IssueForecast },
  },
  steps,
  zones,
  map: { printed, look: boardLook, legend, hexTag, drafted },
  players,
  company,
  own: {
    strip: BusinessStrip,
    market: Markets,
    tab: { name: 'own.round.tab', isOpen: (s) => frameOf(s, 'takeoverRound') !== undefined, part: RoundTab },
    aside: { isOpen: () => true, part: Agreed },
  },
};
