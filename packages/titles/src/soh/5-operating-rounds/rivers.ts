/** Operating rounds: each connection over a heavy blue line costs fl. 50. */
import type { Check } from '@roundhouse/kernel';
import { bordersAt, cashOf, newlyJoined } from '@roundhouse/rail';
import { board, guilders } from '../material.ts';
import { plays } from '../readings.ts';
import type { State, TrackStep } from '../state.ts';
import { layout } from './geography.ts';
import { judge, type LayAction } from './replacing-tiles.ts';

const CROSSING = 50;

/** River edges where the lay joins track on both sides that was not joined before (Q19). */
function crossings(s: State, a: LayAction): number {
  const { hex, before, after } = judge.lay(s, a);
  return bordersAt(board, hex, newlyJoined(layout(s), hex, before, after), 'river').length;
}

/** What the company pays: private 1 makes the tile free (Q21), private 2 one crossing (Q20) (rivers-2). */
export function costOf(s: State, a: LayAction): number {
  if (a.using === 'P1') return 0;
  const count = crossings(s, a);
  if (a.using !== 'P2') return count * CROSSING;
  return plays(s, 'paidCrossing', 'all') ? 0 : Math.max(0, count - 1) * CROSSING;
}

export const riverChecks: readonly Check<State, TrackStep, LayAction>[] = [
  {
    rule: 'private-companies-3',
    passes: (s, _, a) => a.using !== 'P2' || crossings(s, a) > 0,
    says: 'This tile crosses no river, so private 2 has nothing to pay for.',
  },
  {
    rule: 'rivers-1',
    passes: (s, f, a) => costOf(s, a) <= cashOf(s, f.of),
    says: (s, f, a) =>
      `Crossing the river costs ${guilders(costOf(s, a))}, and the ${f.of} has ${guilders(cashOf(s, f.of))}.`,
  },
];
