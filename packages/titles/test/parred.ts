import type { Frame, GameEvent, Json } from '@roundhouse/kernel';
import { type Cell, cellAt, cellOn, type Floating, type Grids } from '@roundhouse/rail';
import type { Position } from './position.ts';

/** A parred company as a test sketches it. */
export interface ParredSketch {
  /** Where the price marker stands: a price, found in the column nearest to the par prices, or a cell. */
  readonly price?: number;
  readonly cell?: readonly [row: number, col: number];
  /** Shares by holder; `pool` is the bank pool. What is left lies in the IPO. */
  readonly shares: Readonly<Record<string, number>>;
  readonly director?: string;
  readonly cash?: number;
  readonly par?: number;
  /** Floated unless too much is left in the IPO; give the stock round in which, or false. */
  readonly floated?: number | false;
  readonly trains?: readonly string[];
  readonly stations?: readonly (readonly [hex: string, node: number])[];
  readonly operated?: boolean;
}

const SHARES = 10;
/** It has floated when no more than this is left in the IPO. */
const LEFT = 4;

/** Puts it on the table. Its director is the player who holds most, the first of them. Says when it floated, if it has. */
export function sketch<X extends Floating, F extends Frame, E extends GameEvent>(
  t: Position<X, F, E>,
  market: Grids,
  id: string,
  { shares, cash = 0, trains = [], stations = [], operated = false, par = 67, ...more }: ParredSketch,
): number | false {
  const out = Object.values(shares).reduce((sum, count) => sum + count, 0);
  const players = Object.keys(shares).filter((owner) => owner.startsWith('player'));
  const most = players.toSorted((a, b) => shares[b]! - shares[a]!)[0]!;
  const cell = more.cell ? { row: more.cell[0], col: more.cell[1] } : cellOf(market, more.price ?? 67);
  const { order, at } = t.s.market;
  t.set({
    shares: { ...t.s.shares, [id]: { ...shares, ipo: SHARES - out } },
    companies: { ...t.s.companies, [id]: { status: 'started', director: more.director ?? most, operated } },
    market: { at: { ...at, [id]: cell }, order: [...order.filter((one) => one !== id), id] },
  });
  const { floated = SHARES - out <= LEFT ? 1 : false } = more;
  const float = floated === false ? {} : { floated: { ...t.s.ext.floated, [id]: floated } };
  t.ext({ par: { ...t.s.ext.par, [id]: par }, ...float } as Partial<X>);
  t.cash(id, cash);
  for (const train of trains) t.train(train, id);
  for (const [hex, node] of stations) t.station(id, hex, node);
  return floated;
}

/** All privates out of play, all shares in the IPO, players in seat order after the first stock round. Says who is first. */
export function clear<X extends Rounds, F extends Frame, E extends GameEvent>(t: Position<X, F, E>): string {
  const { privates, shares, players } = t.s;
  const order = players.toSorted();
  t.set({
    privates: Object.fromEntries(Object.keys(privates).map((id) => [id, 'gone'])),
    shares: Object.fromEntries(Object.keys(shares).map((id) => [id, { ipo: SHARES }])),
  }).ext({ order, stockRound: 1, operatingRound: 0 } as unknown as Partial<X>);
  return order[0]!;
}

/** What a title says of its rounds in a state. */
interface Rounds {
  readonly stockRound: number;
  readonly operatingRound: number;
  readonly sets: readonly number[];
}

/** In the first set of operating rounds at least; the turn at its step, by number, in a round with these fields. */
export function atStep<X extends Rounds, F extends Frame, E extends GameEvent>(
  t: Position<X, F, E>,
  [turn, next]: readonly [turn: Frame, next: number],
  more: Record<string, Json>,
  round: Record<string, Json> = {},
): void {
  if (next < 0) throw new Error('there is no such step');
  const { stockRound, operatingRound, sets } = t.s.ext;
  t.ext({
    stockRound: Math.max(1, stockRound),
    operatingRound: Math.max(1, operatingRound),
    sets: sets.length > 0 ? sets : [2],
  } as unknown as Partial<X>);
  const around = { kind: 'operatingRound', incomePaid: true, operated: [turn.of!], late: [], ...round };
  t.frames({ kind: 'course' }, around, { ...turn, next, ...more });
}

/** A cell of this price: a par cell if there is one, else the first from the top. */
function cellOf(market: Grids, price: number): Cell {
  const cells = market.flatMap((grid) =>
    grid.rows.flatMap((row, r) =>
      row.flatMap((cell, col) => (cell?.price === price ? [cellOn(market, grid, r, col)] : [])),
    ),
  );
  const found = cells.find((cell) => cellAt(market, cell).zones?.some((zone) => zone.startsWith('par'))) ?? cells[0];
  if (!found) throw new Error(`${price} is no price of the market`);
  return found;
}
