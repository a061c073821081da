/** One company, round by round to the end of the game: run, pay or withhold, price, buy. */
import { type Cell, cashOf, cellAt, type DividendFrame, priceAfter, type RailState } from '@roundhouse/rail';
import { boughtPerRound, depotOf, kindOfTrain, lifeOf, onSaleThen, trainFacts, trainsHeld } from '../features/clock.ts';
import { nearnessFactor } from '../features/nearness.ts';
import { grownRevenue, revenueNow } from '../features/revenue.ts';
import { type Mind, numberOf, roundsIn } from '../mind/mind.ts';

export interface Forecast {
  /** All dividends of one share to the end, discounted. */
  readonly dividends: number;
  /** Its price at the end. */
  readonly price: number;
  /** What the director will have to add for trains. */
  readonly duty: number;
  /** What it earns in its next run, and later on average. */
  readonly next: number;
  readonly mean: number;
}

const NOTHING: Forecast = { dividends: 0, price: 0, duty: 0, next: 0, mean: 0 };

interface Engine {
  readonly kind: string;
  /** The last round in which it runs. */
  readonly until: number;
}

export function forecast(mind: Mind, s: RailState, company: string, common: string = commonOf(mind, s)): Forecast {
  const cell = s.market.at[company];
  if (cell === undefined) return NOTHING;
  const on = mind.focus === null || mind.focus(s, company) ? s : mapOf(mind.root, s);
  const key = keyOf(mind, s, on, company, cell, common);
  let known = mind.forecasts.get(key);
  if (!known) {
    known = look(mind, on, company, cell);
    mind.forecasts.set(key, known);
  }
  return known;
}

const mapOf = (root: RailState, s: RailState): RailState =>
  s.tiles === root.tiles && s.stations === root.stations ? s : { ...s, tiles: root.tiles, stations: root.stations };

/** A revenue of which it is not decided yet what becomes of it. */
const pendingOf = (mind: Mind, s: RailState, company: string): number | undefined => {
  const top = s.stack.at(-1);
  return top && mind.sense.words.dividend.includes(top.kind) && top.of === company
    ? (top as DividendFrame).revenue
    : undefined;
};

/** What the forecasts of all companies depend on in one position, as a part of the name under which they are kept. */
export function commonOf(mind: Mind, s: RailState): string {
  const { stock } = depotOf(mind.title, s);
  return `${roundsIn(mind, s)} ${stock} ${numberOf(s.privates)} ${s.phase} ${started(mind, s)}`;
}

function keyOf(mind: Mind, s: RailState, on: RailState, company: string, cell: Cell, common: string): string {
  const { sense, title } = mind;
  const { missing } = sense.toOperate(s, company);
  let trains = '';
  for (const train of trainsHeld(mind, s, company)) trains += ` ${kindOfTrain(title, s, train)}`;
  const map = `${numberOf(on.tiles)}.${numberOf(on.stations)}`;
  const own = `${cashOf(s, company)}+${sense.income?.(s, company) ?? 0}.${cell.grid ?? ''}.${cell.row}.${cell.col}.${sense.keeps(s, company)}.${sense.treasuryShares(s, company)}.${missing === 0 ? 0 : waitFor(mind, s, company, missing) + 1}`;
  return `${company} ${common} ${map} ${own} ${sense.stillRuns(s, company) ? 1 : 0}${pendingOf(mind, s, company) ?? ''}${trains}`;
}

const started = (mind: Mind, s: RailState): number => {
  let count = 0;
  for (const company of mind.companies) if (s.companies[company]!.status === 'started') count++;
  return count;
};

function look(mind: Mind, s: RailState, company: string, from: Cell): Forecast {
  const { sense, weights, grids } = mind;
  const rounds = roundsIn(mind, s);
  const facts = trainFacts(mind.material);
  const rate = boughtPerRound(mind, s);
  const { missing, money } = sense.toOperate(s, company);
  const first = Math.min(rounds, waitFor(mind, s, company, missing)) + (sense.stillRuns(s, company) ? 0 : 1);
  const phases = mind.material.phases;
  const phaseNumber = phases.findIndex(({ id }) => id === s.phase);
  const shells = mind.title.shells(s, company).length;
  const limit = (phases[phaseNumber]?.trainLimits['trains'] ?? 2) * shells;
  const factor = nearnessFactor(mind, s, company);
  const { growth } = weights;
  // A company that has never run builds first, whatever phase it is.
  const begun = s.companies[company]!.operated ? growth.now + growth.perPhase * phaseNumber : growth.fresh;
  const come = (t: number): number => Math.min(1, begun + growth.perRound * t);
  const shareNumber = mind.shares.get(company)!;
  const kept = sense.keeps(s, company) / shareNumber;

  let engines: Engine[] = trainsHeld(mind, s, company).map((train) => {
    const kind = kindOfTrain(mind.title, s, train);
    return { kind, until: lifeOf(mind, s, kind, rate) };
  });
  let cell = from;
  let cash = cashOf(s, company) + money;
  const spare = weights.treasuryShare * sense.treasuryShares(s, company) * cellAt(grids, cell).price;
  let dividends = 0;
  let duty = 0;
  let sum = 0;
  let next = 0;
  const income = sense.income?.(s, company) ?? 0;
  const isOwed = (owned: readonly Engine[]): boolean => sense.trainOrRuin === true && owned.length === 0;
  for (let t = first; t < rounds; t++) {
    cash += income;
    engines = engines.filter(({ until }) => until > t);
    const kinds = engines.map(({ kind }) => kind).sort();
    const pending = t === first ? pendingOf(mind, s, company) : undefined;
    const revenue = pending ?? (kinds.length === 0 ? 0 : revenueThen(mind, s, company, kinds, t, come(t), factor));
    if (t === first) next = revenue;
    sum += revenue;
    const staying = engines.filter(({ until }) => until > t + 1);
    const wanted = onSaleThen(mind, s, t - first, rate);
    const price = wanted === undefined ? 0 : facts.get(wanted)!.price;
    const goesOn = (t + 1 < rounds || isOwed(engines)) && wanted !== undefined;
    const lacks = staying.length === 0 && goesOn && cash + kept * revenue + spare < price;
    if (revenue === 0) cell = priceAfter(mind.title, s, company, { kind: 'withhold' }, cell);
    else if (lacks && cash + revenue + spare >= price) {
      cash += revenue;
      cell = priceAfter(mind.title, s, company, { kind: 'withhold', revenue }, cell);
    } else {
      dividends += (weights.discount ** t * revenue) / shareNumber;
      cash += kept * revenue;
      cell = priceAfter(mind.title, s, company, { kind: 'pay', revenue }, cell);
    }
    if (!goesOn) continue;
    engines = staying;
    const until = lifeThen(mind, s, wanted, t - first, rate);
    if (engines.length === 0) {
      const buys = revenue > 0 || isOwed(engines);
      if (cash + spare < price && buys) duty += weights.discount ** t * (price - cash - spare);
      if (cash + spare >= price || buys) {
        cell = afterRaising(mind, s, company, Math.min(price - cash, spare), cell);
        cash = Math.max(0, cash - price);
        engines = [{ kind: wanted, until: t + until }];
      }
    }
    while (t >= first + weights.patience && engines.length < limit && cash >= price && t + 2 < rounds) {
      cash -= price;
      engines = [...engines, { kind: wanted, until: t + until }];
    }
  }
  return {
    dividends,
    price: cellAt(grids, cell).price,
    duty,
    next,
    mean: sum / Math.max(1, rounds - first),
  };
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
function waitFor(mind: Mind, s: RailState, company: string, missing: number): number {
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
