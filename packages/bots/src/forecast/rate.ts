/**
 * What money is worth that comes later: everybody invests all they have in every stock round, so early money works. The rate is not set but
 * found: the one at which the shares of all started companies are together worth just their prices.
 */
import { cashOf, type RailState, sharesOf } from '@roundhouse/rail';
import { type Mind, roundsIn } from '../mind/mind.ts';
import { type Course, courseOf } from './course.ts';

/** No share brings more a round than this, whatever a forecast says. */
const LEAST = 0.5;
const HALVINGS = 12;

/** What money of the round after `t` others counts in this position, beside money in hand. */
export function moneyIn(mind: Mind, s: RailState, t: number): number {
  if (mind.weights.early === 0) return 1;
  mind.rate ??= 1 - mind.weights.early * (1 - findRate(mind));
  const gone = mind.rounds - roundsIn(mind, s);
  return mind.rate ** Math.max(0, t + gone - mind.beforeStock + 1);
}

interface Holding {
  readonly course: Course;
  /** How many shares there are, and how many of them nobody holds. */
  readonly of: number;
  readonly free: number;
  /** What one costs: now, or when money can next be invested. */
  readonly price: number;
}

function findRate(mind: Mind): number {
  const { root, beforeStock } = mind;
  const { later } = mind.weights;
  const shares: Holding[] = [];
  for (const company of mind.companies) {
    const cell = root.market.at[company];
    if (cell === undefined || root.companies[company]!.status !== 'started') continue;
    const course = courseOf(mind, root, company, cell);
    const of = mind.shares.get(company)!;
    const held = root.players.reduce((sum, player) => sum + sharesOf(root, company, player), 0);
    const now = mind.title.priceOf(root, company);
    const price = later === 0 || beforeStock === 0 ? now : (course.prices[beforeStock - 1] ?? course.price);
    shares.push({ course, of, free: of - held, price });
  }
  // Before a company is started nobody knows what money could do, and somebody must begin.
  if (shares.length === 0) return 1;
  const gain = (rate: number): number =>
    shares.reduce((sum, { course, of, price }) => sum + worthAt(mind, course, of, rate) - price, 0);
  let [low, high] = [LEAST, 1];
  if (gain(high) <= 0) return 1;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (gain(middle) > 0) high = middle;
    else low = middle;
  }
  return mind.weights.supply === 0 ? high : withSupply(mind, shares, high);
}

/** Money that finds no share to buy gains nothing: only as much of it works as shares will be for sale. */
function withSupply(mind: Mind, shares: readonly Holding[], rate: number): number {
  const { root, rounds, beforeStock } = mind;
  const late = rounds - beforeStock;
  if (late <= 0) return rate;
  const cash = root.players.reduce((sum, player) => sum + cashOf(root, player), 0);
  let money = cash;
  // What is spent in this stock round starts companies, and so makes new shares for the next one.
  let offered = 0;
  for (const { course, of, free, price } of shares) {
    offered += free * price;
    for (let t = 0; t < beforeStock; t++) money += ((course.paid[t] ?? 0) * (of - free)) / of;
  }
  if (mind.operating === null) money -= Math.min(cash, offered);
  const part = Math.min(1, (mind.weights.supply * offered) / Math.max(1, money));
  const times = rate ** -late;
  return (1 + part * (times - 1)) ** (-1 / late);
}

/** What a share brings at this rate: all of it, or what comes after the next stock round. */
function worthAt({ beforeStock, weights }: Mind, { paid, price }: Course, shares: number, rate: number): number {
  const counts = (t: number): number => rate ** Math.max(0, t - beforeStock + 1);
  const dividends = paid.reduce(
    (sum, one, t) => (weights.later !== 0 && t < beforeStock ? sum : sum + (counts(t) * one) / shares),
    0,
  );
  return dividends + price * counts(Math.max(0, paid.length - 1));
}
