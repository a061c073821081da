import { HOST, type UndoTarget } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { redoOf, undoOf } from '../../../src/table/history.ts';
import { played } from './played.ts';

const { history, steps } = played(5, (s) => s.seq === 30);
const last = steps.findLast(({ action }) => action.by !== HOST)!;
const me = last.action.by;
const other = history.state.players.find((player) => player !== me)!;

/** A table with one of the two at this device and the other elsewhere. */
function tableOf(here: string, undo: 'consent' | 'own' | 'none') {
  const seats = history.state.players.map((player) => ({ player, kind: player === here ? 'here' : 'remote' }));
  const game = { can: { undo }, undoTargets: (player: string): readonly UndoTarget[] => history.undoTargets(player) };
  return { game, view: { steps, seats, redoBelongsTo: null }, here: [here] } as never;
}

describe('what can be undone', () => {
  test('the own last action needs nobody', () => {
    for (const policy of ['consent', 'own'] as const)
      expect(undoOf(tableOf(me, policy))).toEqual({ entry: { type: 'undo', by: me, to: last.seq - 1 }, asks: [] });
  });

  test('where others have acted since, it says who must agree; or nothing, where a table does not ask them', () => {
    expect(undoOf(tableOf(other, 'consent'))).toMatchObject({ entry: { by: other }, asks: [me] });
    expect(undoOf(tableOf(other, 'own'))).toBeNull();
    expect(undoOf(tableOf(me, 'none'))).toBeNull();
  });

  test('nothing is there to be brought back where nobody here took anything back', () => {
    expect(redoOf(tableOf(me, 'consent'))).toBeNull();
  });
});
