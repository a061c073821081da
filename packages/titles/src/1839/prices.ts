/** All that moves a price, wherever the book says it, to tell where a price would go. */
import type { Foreseen, PriceMoves } from '@roundhouse/rail';
import { fallWithout, payoutNow } from './08-operating-round/8.3.4-dividends.ts';
import { moveBy, moveByDividend, price } from './13-stock-market.ts';
import { trainsOf } from './16-trains/16.1-trains.ts';
import { SHARES } from './material.ts';
import type { State } from './state.ts';

export const priceMoves: PriceMoves<State> = {
  pay: (g, company, { revenue }) => moveByDividend(g, company, revenue),
  withhold: fallWithout,
  sold: (g, company, { count }) => moveBy(g, company, -count),
  soldOut: (g, company) => moveBy(g, company, 1),
};

export function foreseen(s: State, company: string): readonly Foreseen[] {
  const now = price(s, company);
  const hasTrain = trainsOf(s, company).length > 0;
  return [
    { name: 'double', step: { kind: 'pay', revenue: 2 * now } },
    { name: 'paid', step: { kind: 'pay', revenue: now } },
    { name: 'less', step: { kind: 'pay', revenue: 0 } },
    ...(hasTrain ? [] : [{ name: 'noTrain', step: { kind: 'withhold' } } as const]),
    { name: 'sold', step: { kind: 'sold', count: 1, byDirector: false } },
    { name: 'soldOut', step: { kind: 'soldOut' } },
  ];
}

/** What moves a price up: so much for a share, and the least run that pays it in this phase. */
export interface Takes {
  readonly share: number;
  readonly run: number;
}

const RUN_STEP = 10;

/** A dividend of the price, or of so many times it. */
export function takesFor(s: State, company: string, times: number): Takes {
  const share = Math.ceil((times * price(s, company)) / SHARES);
  let run = RUN_STEP;
  while (payoutNow(s).gets(run, 1, SHARES) < share) run += RUN_STEP;
  return { share, run };
}
