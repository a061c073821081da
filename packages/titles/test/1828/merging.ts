import type { Json } from '@roundhouse/kernel';
import type { Deed } from '../position.ts';
import { Table } from './table.ts';

type Shares = Readonly<Record<string, number>>;
type Sketch = Omit<Parameters<Table['company']>[1], 'shares'>;

interface Wish {
  readonly players?: number;
  readonly round?: Record<string, Json>;
  readonly readings?: Record<string, Json>;
  readonly gt?: Sketch;
  readonly wab?: Sketch;
  readonly more?: (t: Table) => Table;
}

/** The first player is about to merge the WAB ($71) into the GT ($79), both floated before: the price will be $111. */
export function merging(gt: Shares, wab: Shares, wish: Wish = {}): Table {
  const { players = 3, readings = {}, round = {}, more = (t: Table) => t } = wish;
  const t = Table.blank(players, { readings })
    .company('GT', { price: 79, par: 79, ...wish.gt, shares: gt })
    .company('WAB', { price: 71, par: 71, ...wish.wab, shares: wab });
  return more(t).stockTurn('player1', round);
}

export const merge: Deed = { type: 'merge', company: 'GT', other: 'WAB' };
export const accept: Deed = { type: 'accept' };
export const decline: Deed = { type: 'decline' };
export const pass: Deed = { type: 'pass' };
export const tradeUp: Deed = { type: 'tradeUp' };
export const giveUp: Deed = { type: 'giveUp' };
export const setAside = (company: string): Deed => ({ type: 'setAside', company });
export const takeFrom = (player: string): Deed => ({ type: 'takeFrom', player });

/** What the last action brought about in a merger, one word list an event: `player2 takes from ipo`. */
export const trail = (t: Table): string[] =>
  t.events.flatMap((event) => {
    const { by, from, pairs, company } = event as Record<string, string>;
    if (event.event === 'setAside') return [`${by} sets ${company} aside`];
    if (event.event === 'tradePairs') return [`${by} trades ${pairs}`];
    if (event.event === 'takeSystemShare') return [`${by} takes from ${from}`];
    if (event.event === 'tradeUp') return [`${by} trades up`];
    return event.event === 'giveUp' ? [`${by} gives up`] : [];
  });

/** Who holds how much of the system: the players, the bank pool, the IPO and its own treasury. */
export const holdings = (t: Table, system = 'GT'): Record<string, number> =>
  Object.fromEntries(
    [...t.s.players, 'pool', 'ipo', system].sort().flatMap((owner) => {
      const count = t.shares(system, owner);
      return count === 0 ? [] : [[owner === system ? 'treasury' : owner, count]];
    }),
  );
