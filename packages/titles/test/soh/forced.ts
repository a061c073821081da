import type { Json } from '@roundhouse/kernel';
import { Table } from './table.ts';

interface Wish {
  /** The treasury of the NCS. */
  readonly money?: number;
  /** Its shares by holder; player 1 is president. The rest lies in the treasury. */
  readonly shares?: Readonly<Record<string, number>>;
  /** Personal cash of player 1. */
  readonly cash?: number;
  /** The bank sells 6 trains (fl. 500) and 3E trains (fl. 600), instead of 4 trains (fl. 300). */
  readonly late?: boolean;
  readonly step?: string;
  readonly turn?: Record<string, Json>;
  readonly readings?: Record<string, Json>;
  /** Whatever else there is. */
  readonly more?: (t: Table) => unknown;
}

/** Track from Utrecht, home of the NCS, to Arnhem. */
export const track = (t: Table): Table => t.tile('H9', '57', 1).tile('H11', '9', 1).tile('H13', '57', 1);

/**
 * The NCS at fl. 80, without a train, with a route from Utrecht to Arnhem, has come to its forced purchase (or to
 * another step).
 */
export function forced(wish: Wish = {}): Table {
  const { money = 0, shares = { player1: 2 }, cash = 0, late = false, step = 'emergency', turn, readings } = wish;
  const t = Table.blank(3, { readings: readings ?? {} })
    .phase(late ? '6' : '4')
    .trainsGone('2', '3', ...(late ? ['4', '5'] : []))
    .company('NCS', { price: 80, shares, director: 'player1', cash: money, stations: [['H9', 0]], operated: true })
    .cash('player1', cash);
  track(t);
  wish.more?.(t);
  return t.operate('NCS', step, turn);
}
