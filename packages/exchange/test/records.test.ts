import { actionsInForce, ImportError, recordsOf, type SiteAction } from '@roundhouse/exchange';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

type Kind = 'move' | 'message' | 'undo' | 'redo' | 'undoTo';
const act = (id: number, type: string, more: object = {}) => ({
  id,
  type,
  entity: '7',
  entity_type: 'player',
  ...more,
});
const ids = (actions: readonly { readonly id: number }[]) => actions.map(({ id }) => id);

/** The same, told differently: every undo is a point in time to go back to. */
function model(kinds: readonly Kind[], targets: readonly number[]): { kept: number[]; actions: SiteAction[] } | null {
  let now: number[] = [];
  const messages: number[] = [];
  let back: number[][] = [];
  const actions: SiteAction[] = [];
  for (const [index, kind] of kinds.entries()) {
    const id = index + 1;
    if (kind === 'message') {
      messages.push(id);
      actions.push(act(id, 'message', { message: 'hello' }));
    } else if (kind === 'undo' || kind === 'undoTo') {
      const to = kind === 'undo' ? now.length - 1 : now.filter((one) => one <= targets[index]!).length;
      if (to < 0 || to === now.length) return null;
      back.push(now);
      now = now.slice(0, to);
      actions.push(act(id, 'undo', kind === 'undo' ? {} : { action_id: targets[index] }));
    } else if (kind === 'redo') {
      const before = back.pop();
      if (!before) return null;
      now = before;
      actions.push(act(id, 'redo'));
    } else {
      back = [];
      now = [...now, id];
      actions.push(act(id, 'pass'));
    }
  }
  return { kept: [...now, ...messages].sort((a, b) => a - b), actions };
}

describe('Actions in force', () => {
  test('undo and redo fold as going back and forth in time', () => {
    const kinds = fc.constantFrom<Kind>('move', 'move', 'move', 'message', 'undo', 'redo', 'undoTo');
    fc.assert(
      fc.property(fc.array(fc.tuple(kinds, fc.nat(20)), { maxLength: 20 }), (list) => {
        const told = model(
          list.map(([kind]) => kind),
          list.map(([, target]) => target),
        );
        fc.pre(told !== null);
        expect(told && ids(actionsInForce(told.actions))).toEqual(told?.kept);
      }),
      { numRuns: 500 },
    );
  });

  test('numbers may have gaps, and may be missing', () => {
    const actions = [act(3, 'pass'), act(9, 'pass'), act(12, 'undo'), act(15, 'pass')];
    expect(ids(actionsInForce(actions))).toEqual([3, 15]);
    expect(ids(actionsInForce([{ type: 'pass' }, { type: 'pass' }, { type: 'undo' }]))).toEqual([1]);
  });

  test('renumbered actions: an undo may name an action by its old one', () => {
    const actions = [
      act(1, 'pass', { original_id: 11 }),
      act(2, 'pass', { original_id: 15 }),
      act(3, 'pass', { original_id: 16 }),
      act(4, 'undo', { original_id: 20, action_id: 11 }),
    ];
    expect(ids(actionsInForce(actions))).toEqual([1]);
    expect(ids(actionsInForce([...actions, act(5, 'redo', { action_id: 4 })]))).toEqual([1, 2, 3]);
  });

  test('numbers that are missing or stand in no order say nothing about the order of play', () => {
    const actions = [act(7, 'pass'), { type: 'bid', entity: '7' }, act(3, 'par'), act(9, 'undo'), act(1, 'redo')];
    expect(actionsInForce(actions).map(({ type }) => type)).toEqual(['pass', 'bid', 'par']);
  });

  test('undo to the very beginning, and redo all of it', () => {
    const actions = [act(1, 'bid'), act(2, 'pass'), act(3, 'undo', { action_id: 0 })];
    expect(ids(actionsInForce(actions))).toEqual([]);
    expect(ids(actionsInForce([...actions, act(4, 'redo')]))).toEqual([1, 2]);
  });

  test('an undo with nothing before it takes nothing back; a redo with nothing is refused with its number', () => {
    expect(ids(actionsInForce([act(4, 'undo'), act(5, 'pass')]))).toEqual([5]);
    expect(() => actionsInForce([act(4, 'redo')])).toThrow(/^Action 4: .*nothing to redo/);
  });
});

describe('Records', () => {
  test('automatic actions come after the one that they came with; orders and messages are none', () => {
    const actions = [
      act(1, 'program_share_pass', { auto_actions: [act(0, 'pass'), act(0, 'program_disable')] }),
      act(2, 'message'),
      act(3, 'buy_shares', { shares: ['AR_1'], auto_actions: [act(0, 'buy_shares'), act(0, 'pass')] }),
      act(4, 'program_buy_shares'),
    ];
    const { records } = recordsOf(actions);
    expect(records.map(({ id, sub, type }) => [id, sub, type])).toEqual([
      [1, 1, 'pass'],
      [3, 0, 'buy_shares'],
      [3, 1, 'buy_shares'],
      [3, 2, 'pass'],
    ]);
  });

  test('a game ended by hand ends there; master mode changes nothing but who typed', () => {
    const { records, endedByHand } = recordsOf([act(1, 'pass', { user: 99 }), act(2, 'end_game'), act(3, 'pass')]);
    expect([records.length, records[0]!.entity, endedByHand]).toEqual([1, '7', true]);
  });

  test('an action of nobody is refused with its number', () => {
    expect(() => recordsOf([{ id: 6, type: 'pass' }])).toThrow(ImportError);
    expect(() => recordsOf([{ id: 6, type: 'pass' }])).toThrow(/^Action 6: /);
  });
});
