import type { Frame } from '@roundhouse/kernel';
import type { ActingTurn } from '../rounds/index.ts';
import type { Said } from '../title.ts';

/** A stock turn in which something was done is finished, not passed. */
export const finishing = (
  frame: Frame,
  type: string,
  turn: Pick<ActingTurn, 'main' | 'sold'> | undefined,
): Said | undefined =>
  frame.kind === 'stockTurn' && type === 'pass' && turn && (turn.main !== null || turn.sold)
    ? { id: 'own.finish' }
    : undefined;
