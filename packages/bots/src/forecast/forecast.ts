/** What a company's shares bring to the end of the game, money in hand early counting for more. */
import { type Cell, cashOf, type RailState } from '@roundhouse/rail';
import { depotOf, kindOfTrain, trainsHeld } from '../features/clock.ts';
import { type Mind, numberOf, roundsIn } from '../mind/mind.ts';
import { type Course, courseOf, pendingOf, waitFor } from './course.ts';
import { moneyIn } from './rate.ts';

export interface Forecast {
  /** All dividends of one share to the end, early ones counting for more. */
  readonly dividends: number;
  /** What its price at the end counts. */
  readonly price: number;
  /** What the director will have to add for trains. */
  readonly duty: number;
  /** What it earns in its next run, and later on average. */
  readonly next: number;
  readonly mean: number;
  /** Dividends and last price of a share as they will be in money. */
  readonly pays: number;
  readonly ends: number;
  /** Round by round: what a share pays, and what the director has to add. */
  readonly payments: readonly number[];
  readonly duties: readonly number[];
}

const NO_FORECAST: Forecast = {
  dividends: 0,
  price: 0,
  duty: 0,
  next: 0,
  mean: 0,
  pays: 0,
  ends: 0,
  payments: [],
  duties: [],
};

export function forecast(mind: Mind, s: RailState, company: string, common: string = commonOf(mind, s)): Forecast {
  if (mind.byBook) return forecastByBook(mind, s, company);
  const cell = s.market.at[company];
  if (cell === undefined) return NO_FORECAST;
  const on = mind.focus === null || mind.focus(s, company) ? s : mapOf(mind.root, s);
  const key = keyOf(mind, s, on, company, cell, common);
  let known = mind.forecasts.get(key);
  if (!known) {
    const sampled = mind.weights.samples.map((tempo) =>
      inMoney(mind, s, company, courseOf(mind, on, company, cell, tempo)),
    );
    known = sampled.length === 1 ? sampled[0]! : meanOf(sampled);
    mind.forecasts.set(key, known);
  }
  return known;
}

/** As the title itself reckons, without a course of rounds. */
function forecastByBook({ sense }: Mind, s: RailState, company: string): Forecast {
  const outlook = s.companies[company]!.status === 'started' ? sense.shareOutlook?.(s, company) : undefined;
  return outlook ? { ...NO_FORECAST, ...outlook, pays: outlook.dividends, ends: outlook.price } : NO_FORECAST;
}

function meanOf(seen: readonly Forecast[]): Forecast {
  type Sums = 'payments' | 'duties';
  const mean = (what: Exclude<keyof Forecast, Sums>): number =>
    seen.reduce((sum, one) => sum + one[what], 0) / seen.length;
  const means = (what: Sums): number[] =>
    seen[0]![what].map((_, t) => seen.reduce((sum, one) => sum + (one[what][t] ?? 0), 0) / seen.length);
  return {
    dividends: mean('dividends'),
    price: mean('price'),
    duty: mean('duty'),
    next: mean('next'),
    mean: mean('mean'),
    pays: mean('pays'),
    ends: mean('ends'),
    payments: means('payments'),
    duties: means('duties'),
  };
}

const mapOf = (root: RailState, s: RailState): RailState =>
  s.tiles === root.tiles && s.stations === root.stations ? s : { ...s, tiles: root.tiles, stations: root.stations };

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

/** A course in the money of now: what comes later counts the less. */
function inMoney(mind: Mind, s: RailState, company: string, course: Course): Forecast {
  // Where the rate says what waiting costs, a set discount would say it again.
  const discount = mind.weights.discount ** (1 - mind.weights.early);
  const shareNumber = mind.shares.get(company)!;
  let dividends = 0;
  let duty = 0;
  let pays = 0;
  course.paid.forEach((paid, t) => {
    const counts = discount ** t * moneyIn(mind, s, t);
    dividends += (counts * paid) / shareNumber;
    duty += counts * course.added[t]!;
    pays += paid / shareNumber;
  });
  const price = course.price * moneyIn(mind, s, Math.max(0, course.paid.length - 1));
  return {
    dividends,
    price,
    duty,
    next: course.next,
    mean: course.mean,
    pays,
    ends: course.price,
    payments: course.paid.map((paid) => paid / shareNumber),
    duties: course.added,
  };
}
