/** One company, round by round to the end of the game: run, pay or withhold, price, buy. */
import { type Cell, cashOf, cellAt, type DividendFrame, priceAfter, type RailState } from '@roundhouse/rail';
import {
  boughtPerRound,
  isEnding,
  kindOfTrain,
  lifeOf,
  onSaleThen,
  trainFacts,
  trainsHeld,
} from '../features/clock.ts';
import { nearnessFactor } from '../features/nearness.ts';
import { grownRevenue, revenueNow } from '../features/revenue.ts';
import { type Mind, roundsIn } from '../mind/mind.ts';

export interface Course {
  /** What it pays out in each round, on all shares. */
  readonly paid: readonly number[];
  /** What its director will have to add for trains, in each round. */
  readonly added: readonly number[];
  /** The price of a share at the end, and after each round. */
  readonly price: number;
  readonly prices: readonly number[];
  /** What it earns in its next run, and later on average. */
  readonly next: number;
  readonly mean: number;
}

interface Engine {
  readonly kind: string;
  /** The last round in which it is expected to run. */
  readonly until: number;
  /** By how many rounds that may be wrong, either way. */
  readonly doubt: number;
}

/** How likely it still runs in a round: the less, the longer after its time. */
const chanceIn = ({ until, doubt }: Engine, t: number): number =>
  doubt === 0 ? (until > t ? 1 : 0) : Math.min(1, Math.max(0, (until + doubt - t) / (2 * doubt)));

/** A revenue of which it is not decided yet what becomes of it. */
export const pendingOf = (mind: Mind, s: RailState, company: string): number | undefined => {
  const top = s.stack.at(-1);
  return top && mind.sense.words.dividend.includes(top.kind) && top.of === company
    ? (top as DividendFrame).revenue
    : undefined;
};

/** `tempo`: how much sooner trains are bought than expected, for samples of the future. */
export function courseOf(mind: Mind, s: RailState, company: string, from: Cell, tempo = 1): Course {
  const { sense, weights, grids } = mind;
  const left = roundsIn(mind, s);
  const facts = trainFacts(mind.material);
  const rate = tempo * boughtPerRound(mind, s);
  const { missing, money } = sense.toOperate(s, company);
  const first = Math.min(left, waitFor(mind, s, company, missing)) + (sense.stillRuns(s, company) ? 0 : 1);
  const { operated } = (weights.turns === 0 ? s : mind.root).companies[company]!;
  // The first runs of a company earn next to nothing: a player who sees no further would never start one.
  const rounds = weights.horizon === 0 || !operated ? left : Math.min(left, first + weights.horizon);
  const phases = mind.material.phases;
  const phaseNumber = phases.findIndex(({ id }) => id === s.phase);
  const shells = mind.title.shells(s, company).length;
  const limit = (phases[phaseNumber]?.trainLimits['trains'] ?? 2) * shells;
  const factor = nearnessFactor(mind, s, company);
  const { growth } = weights;
  // A company that has never run builds first, whatever phase it is; to end its first turn does not make it any further.
  const begun = operated ? growth.now + growth.perPhase * phaseNumber : growth.fresh;
  const come = (t: number): number => Math.min(1, begun + growth.perRound * t);
  const shareNumber = mind.shares.get(company)!;
  const kept = sense.keeps(s, company) / shareNumber;

  let engines: Engine[] = trainsHeld(mind, s, company).map((train) => {
    const kind = kindOfTrain(mind.title, s, train);
    return { kind, until: lifeOf(mind, s, kind, rate), doubt: isEnding(mind, s, kind) ? 0 : weights.doubt };
  });
  let cell = from;
  let cash = cashOf(s, company) + money;
  const spare = weights.treasuryShare * sense.treasuryShares(s, company) * cellAt(grids, cell).price;
  const paid: number[] = Array.from({ length: rounds }, () => 0);
  const added: number[] = Array.from({ length: rounds }, () => 0);
  const prices: number[] = Array.from({ length: rounds }, () => cellAt(grids, from).price);
  let sum = 0;
  let next = 0;
  const income = sense.income?.(s, company) ?? 0;
  const isOwed = (owned: readonly Engine[]): boolean => sense.trainOrRuin === true && owned.length === 0;
  for (let t = first; t < rounds; t++) {
    cash += income;
    engines = engines.filter((engine) => chanceIn(engine, t) > 0);
    const pending = t === first ? pendingOf(mind, s, company) : undefined;
    const revenue =
      pending ?? expected(engines, t, (kinds) => revenueThen(mind, s, company, kinds, t, come(t), factor));
    if (t === first) next = revenue;
    sum += revenue;
    const staying = engines.filter(({ until }) => until > t + 1);
    // Others buy as well while this company waits.
    const gone = weights.moves === 0 ? t - first : t;
    const wanted = onSaleThen(mind, s, gone, rate);
    const price = wanted === undefined ? 0 : facts.get(wanted)!.price;
    const goesOn = (t + 1 < rounds || isOwed(engines)) && wanted !== undefined;
    const lacks = staying.length === 0 && goesOn && cash + kept * revenue + spare < price;
    if (revenue === 0) cell = priceAfter(mind.title, s, company, { kind: 'withhold' }, cell);
    else if (lacks && cash + revenue + spare >= price) {
      cash += revenue;
      cell = priceAfter(mind.title, s, company, { kind: 'withhold', revenue }, cell);
    } else {
      paid[t] = revenue;
      cash += kept * revenue;
      cell = priceAfter(mind.title, s, company, { kind: 'pay', revenue }, cell);
    }
    prices[t] = cellAt(grids, cell).price;
    if (!goesOn) continue;
    engines = weights.doubt === 0 ? staying : engines;
    let owned = staying.length;
    const until = lifeThen(mind, s, wanted, gone, rate);
    if (staying.length === 0) {
      const buys = revenue > 0 || isOwed(staying);
      if (cash + spare < price && buys) added[t] = price - cash - spare;
      if (cash + spare >= price || buys) {
        cell = afterRaising(mind, s, company, Math.min(price - cash, spare), cell);
        cash = Math.max(0, cash - price);
        engines = [...engines, { kind: wanted, until: t + until, doubt: weights.doubt }];
        owned++;
      }
    }
    while (t >= first + weights.patience && owned < limit && cash >= price && t + 2 < rounds) {
      cash -= price;
      owned++;
      engines = [...engines, { kind: wanted, until: t + until, doubt: weights.doubt }];
    }
  }
  return {
    paid,
    added,
    price: cellAt(grids, cell).price,
    prices,
    next,
    mean: sum / Math.max(1, rounds - first),
  };
}

/** What trains in doubt earn on average: those that are expected to go first are gone whenever others are. */
function expected(engines: readonly Engine[], t: number, earn: (kinds: readonly string[]) => number): number {
  const lasting = engines.toSorted((a, b) => chanceIn(b, t) - chanceIn(a, t));
  let sum = 0;
  lasting.forEach((engine, index) => {
    const alone = chanceIn(engine, t) - (lasting[index + 1] ? chanceIn(lasting[index + 1]!, t) : 0);
    if (alone <= 0) return;
    const kinds = lasting.slice(0, index + 1).map(({ kind }) => kind);
    sum += alone * earn(kinds.sort());
  });
  return sum;
}

/** Money that own shares have to bring costs steps of the price. */
function afterRaising(mind: Mind, s: RailState, company: string, money: number, cell: Cell): Cell {
  if (money <= 0) return cell;
  const count = Math.ceil(money / cellAt(mind.grids, cell).price);
  return priceAfter(mind.title, s, company, { kind: 'sold', count, byDirector: true }, cell);
}

/**
 * Rounds until the missing shares are bought. Everybody floats his own companies first, those that lack the least before
 * the others; what is left helps anybody. What no money reaches takes its time.
 */
export function waitFor(mind: Mind, s: RailState, company: string, missing: number): number {
  if (missing === 0) return 0;
  const { waitPerShare, waitIfPaid, spends } = mind.weights;
  const { director } = s.companies[company]!;
  let money = 0;
  for (const holder of mind.title.holders(s)) {
    const before = holder === director ? { company, missing } : null;
    const left = Math.max(0, cashOf(s, holder) - begunBy(mind, s, holder, before));
    money += holder === director ? left : spends * left;
  }
  const affordable = Math.floor(money / Math.max(1, mind.title.priceOf(s, company)));
  const late = Math.max(0, missing - affordable);
  return Math.round(late * waitPerShare + (missing - late) * waitIfPaid);
}

/** What it costs a holder of shares to float what he has begun: all of it, or what comes before one of his companies. */
function begunBy(
  mind: Mind,
  s: RailState,
  holder: string,
  before: { readonly company: string; readonly missing: number } | null,
): number {
  let cost = 0;
  let isPast = false;
  for (const company of mind.companies) {
    if (company === before?.company) isPast = true;
    const { director, status } = s.companies[company]!;
    if (director !== holder || status !== 'started' || company === before?.company) continue;
    const lacks = mind.sense.toOperate(s, company).missing;
    if (lacks === 0 || (before && (lacks > before.missing || (lacks === before.missing && isPast)))) continue;
    cost += lacks * mind.title.priceOf(s, company);
  }
  return cost;
}

/** A train bought later lives as long from then on as the clock says of its kind now, less the rounds gone by. */
function lifeThen(mind: Mind, s: RailState, kind: string, gone: number, rate: number): number {
  return Math.max(1, lifeOf(mind, s, kind, rate) - gone);
}

function revenueThen(
  mind: Mind,
  s: RailState,
  company: string,
  kinds: readonly string[],
  t: number,
  come: number,
  factor: number,
): number {
  const belief = mind.weights.trust ** t;
  return belief * revenueNow(mind, s, company, kinds) + (1 - belief) * come * factor * grownRevenue(mind, kinds);
}
