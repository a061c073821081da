/**
 * What money is worth that comes later: everybody invests all they have in every stock round, so early money works. The rate is not set but
 * found: the one at which the shares of all started companies are together worth just their prices.
 */
import type { RailState } from '@roundhouse/rail';
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

function findRate(mind: Mind): number {
  const { root } = mind;
  const shares: { readonly course: Course; readonly of: number; readonly price: number }[] = [];
  for (const company of mind.companies) {
    const cell = root.market.at[company];
    if (cell === undefined || root.companies[company]!.status !== 'started') continue;
    const course = courseOf(mind, root, company, cell);
    shares.push({ course, of: mind.shares.get(company)!, price: mind.title.priceOf(root, company) });
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
  return high;
}

function worthAt({ beforeStock }: Mind, { paid, price }: Course, shares: number, rate: number): number {
  const counts = (t: number): number => rate ** Math.max(0, t - beforeStock + 1);
  const dividends = paid.reduce((sum, one, t) => sum + (counts(t) * one) / shares, 0);
  return dividends + price * counts(Math.max(0, paid.length - 1));
}
