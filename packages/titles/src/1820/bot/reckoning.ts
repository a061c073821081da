/** What a sensible player reckons with: what a company earns and owes, and what a share of it comes to. */
import {
  cashOf,
  type CompanyId,
  goodRevenue,
  type Network,
  type OwnerId,
  POOL,
  type ShareOutlook,
  sharesOf,
  type TrainId,
} from '@roundhouse/rail';
import { fallFor } from '../06-stock-round/6.7-price-adjustments.ts';
import { nextTrain } from '../07-operating-round/7.2.7-on-sale.ts';
import { isInLiquidation } from '../10-context/10.7-liquidation.ts';
import { isPublic, sharesInPlay, sizeIn } from '../13-companies/13.1-sizes.ts';
import { isUndirected } from '../13-companies/13.4-directors.ts';
import { trainsOf } from '../13-companies/13.7-train-limit.ts';
import { runProblemOf } from '../15-trains/15.2-network.ts';
import { price, spacesToFall } from '../16-stock-market.ts';
import { loansOf } from '../17-loans.ts';
import { BR, colourNumber, colourOf, columnOf, companyIds, END_COLUMN, LOAN, market, roster } from '../material.ts';
import type { State } from '../state.ts';

/** Enough to tell what a train is good for. */
const NODES = 300;
const known = new WeakMap<Network, Map<string, number>>();

/** What these trains would earn on the map as it lies. */
export function revenueWith(s: State, company: CompanyId, trains: readonly TrainId[]): number {
  if (trains.length === 0 || (s.stations[company]?.length ?? 0) === 0) return 0;
  const { network, trains: specs, rules } = runProblemOf(s, company, trains);
  const byTrains = known.get(network) ?? new Map<string, number>();
  known.set(network, byTrains);
  const key = trains.map(colourOf).sort().join();
  const earlier = byTrains.get(key);
  if (earlier !== undefined) return earlier;
  const revenue = goodRevenue(network, specs, { ...rules, maxNodes: NODES });
  byTrains.set(key, revenue);
  return revenue;
}
export const earns = (s: State, company: CompanyId): number => revenueWith(s, company, trainsOf(s, company));

/** What a train costs once the marker has gone so many columns on. */
export const upkeep = (s: State, train: TrainId, ahead = 1): number =>
  columnOf(Math.min(END_COLUMN - 1, s.ext.column + ahead)).maintenance[colourNumber(colourOf(train))] ?? 0;
export const upkeepOf = (s: State, trains: readonly TrainId[], ahead = 1): number =>
  trains.reduce((sum, train) => sum + upkeep(s, train, ahead), 0);

/** What it will owe in its next turn for these trains and for its loans. */
export function dueNext(s: State, company: CompanyId, trains = trainsOf(s, company)): number {
  const { interest } = columnOf(Math.min(END_COLUMN - 1, s.ext.column + 1));
  return upkeepOf(s, trains) + (loansOf(s, company) * LOAN * interest) / 100;
}

/** Trains that begin a colour move the marker on: so much sooner is it over. */
const SPEED = 0.75;
/** Operating Rounds to come, this one included: the marker moves on after each of them. */
export function turnsLeft(s: State): number {
  const columns = END_COLUMN - s.ext.column - (s.ext.takeovers ? 1 : 0);
  return Math.max(1, Math.ceil(columns * SPEED));
}

/** Loans that it could still take without coming near £10, and without more debts than it can carry. */
const SPACES_KEPT = 3;
/** Dear in the late phases, and the director of a company that fails pays for them. */
const MOST_LOANS: Readonly<Record<string, number>> = { yellow: 3, green: 3, blue: 4, brown: 3, red: 2, gray: 1 };
export const loansOpen = (s: State, company: CompanyId): number =>
  isPublic(s, company) && !isInLiquidation(s, company)
    ? Math.max(
        0,
        Math.min(
          Math.min(sharesInPlay(s, company), MOST_LOANS[s.phase]!) - loansOf(s, company),
          spacesToFall(s, company) - SPACES_KEPT,
        ),
      )
    : 0;
/** Its money, with what it could borrow. */
export const means = (s: State, company: CompanyId): number => cashOf(s, company) + loansOpen(s, company) * LOAN;

/** What a company of players usually earns in each phase. */
const USUAL: Readonly<Record<string, number>> = {
  yellow: 80,
  green: 140,
  blue: 230,
  brown: 330,
  red: 380,
  gray: 400,
};
/** How much of what it earns now is believed a round later. */
const TRUST = 0.75;
/** How many of the shares in the pool are still there a Stock Round later. */
const POOL_STAYS = 0.6;
/** What is earned later depends on what is earned now. */
const GROWTH = 1.6;
const FIRST = 50;
const [prices] = market[0]!.rows;

function revenueThen(s: State, company: CompanyId, now: number, rounds: number): number {
  if (company === BR) return now * 1.05 ** rounds;
  if (isUndirected(s, company)) return 0;
  const usual = USUAL[columnOf(Math.min(END_COLUMN - 1, s.ext.column + rounds)).phase]!;
  const belief = TRUST ** rounds;
  return belief * now + (1 - belief) * Math.min(usual, GROWTH * now + FIRST);
}

/** Dividends to the end and the price by then, together. */
export function shareWorth(s: State, company: CompanyId, inPool?: number): number {
  const { dividends, price: last } = shareOutlook(s, company, inPool);
  return dividends + last;
}

const NOTHING: ShareOutlook = { dividends: 0, price: 0 };

/** Dividends to the end, and the price by then, of one share, with so many in the pool. */
export function shareOutlook(s: State, company: CompanyId, inPool = sharesOf(s, company, POOL)): ShareOutlook {
  const size = sizeIn(s, company);
  const cell = s.market.at[company];
  if (size === 0 || cell === undefined || isInLiquidation(s, company)) return NOTHING;
  const begins = s.companies[company]!.operated === false;
  const now = company === BR ? price(s, BR) : Math.max(earns(s, company), begins ? 0.6 * USUAL[s.phase]! : 0);
  const trains = company === BR ? [] : trainsOf(s, company);
  // After every other Operating Round, and at the end of a Stock Round that is being played.
  const fall = company === BR ? 0 : fallFor(s, company, inPool);
  const isStock = s.ext.operatingRound === 0;
  const fallsAt = isStock ? 0 : 1;
  let { col } = cell;
  let dividends = 0;
  for (let t = 0; t < turnsLeft(s); t++) {
    // Soon what it has must be paid for; later it will have something better, or will have failed.
    const cost = t < 3 && trains.length > 0 ? Math.min(...trains.map((train) => upkeep(s, train, t))) : 0;
    const revenue = Math.max(0, revenueThen(s, company, now, t) - cost);
    if (t % 2 === fallsAt) col -= Math.round(fall * POOL_STAYS ** Math.floor(t / 2));
    if (col <= 0) return { dividends, price: 0 };
    const at = prices![col]!.price;
    const rise = [1, 2, 4].filter((times) => revenue >= times * at).length;
    col = Math.min(prices!.length - 1, Math.max(0, col + (rise > 0 ? rise : -1)));
    if (col === 0) return { dividends, price: 0 };
    dividends += revenue / size;
  }
  return { dividends, price: prices![col]!.price };
}

export const directs = (s: State, by: OwnerId): CompanyId[] =>
  companyIds.filter((company) => s.companies[company]!.director === by);
/** What a player loses with a company that comes into liquidation. */
export const stake = (s: State, company: CompanyId, by: OwnerId): number =>
  sharesOf(s, company, by) * Math.max(0, price(s, company) - prices![0]!.price);

/** What a train costs in the supply. */
export const faceValue = (train: TrainId): number => roster.kindOf.get(train)!.faces[0]!.price;

/** Money that a player keeps for companies that may not pay for themselves. */
export const reserveFor = (s: State, by: OwnerId): number =>
  directs(s, by).reduce((sum, company) => sum + Math.max(0, lacksNext(s, company)), 0);
/** What it will lack in its next turn. */
const lacksNext = (s: State, company: CompanyId): number => dueNext(s, company) - earns(s, company) - means(s, company);

/** Will it earn what it owes, or can it buy a train that does? What cannot is not worth another loan. */
export function isViable(s: State, company: CompanyId): boolean {
  const next = nextTrain(s);
  const earned = earns(s, company);
  return (
    turnsLeft(s) < 2 ||
    s.phase === 'yellow' ||
    earned >= dueNext(s, company) ||
    (next !== undefined && means(s, company) + earned >= next.face.price)
  );
}
