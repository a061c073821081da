import { botMove, randomTurn } from '@roundhouse/bots';
import { apply, deciders, dice, type LoggedAction, type PlayerId, start } from '@roundhouse/kernel';
import { anyTitle, type RailState } from '@roundhouse/rail';
import { soh } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { indication, inSlices, nextAction, thinkingOn } from '../src/index.ts';

const holland = anyTitle(soh);

/** A position in which a run that earns something is to be decided. */
function atRun(): RailState {
  const chance = dice(7);
  let { state } = start(holland, { players: 3, seed: 1 });
  let last: LoggedAction | undefined;
  for (;;) {
    if (holland.runProblem(state) && Number(indication(holland, state)?.['revenue'] ?? 0) > 0) return state;
    last = nextAction(holland, state, last, (s) => randomTurn(holland, s, chance))!;
    state = applied(state, last);
  }
}

function applied(state: RailState, action: object): RailState {
  const result = apply(holland, state, action);
  if (!result.ok) throw new Error(result.refusal.text);
  return result.state;
}

const slices = { sliceMs: 1, pause: () => Promise.resolve() };

describe('thinking in slices', () => {
  test('finds the same best run however it is driven', async () => {
    const state = atRun();
    let clock = 0;
    const thought = await inSlices(thinkingOn(holland, { kind: 'run', state }, botMove), {
      ...slices,
      now: () => clock++,
    });
    expect(thought?.result).toEqual({ action: indication(holland, state), why: null });
  });

  test('a bot moves with its reason, or at random', async () => {
    const { state } = start(holland, { players: 3, seed: 1 });
    const [by] = deciders(holland, state) as [PlayerId];
    const task = { kind: 'bot', state, by, seed: 3 } as const;
    const sensible = await inSlices(thinkingOn(holland, { ...task, level: 'club' }, botMove), {
      ...slices,
      now: () => 0,
    });
    expect(sensible?.result).toMatchObject({ action: { by }, why: { key: expect.any(String) } });
    const random = await inSlices(thinkingOn(holland, { ...task, level: 'random' }, botMove), {
      ...slices,
      now: () => 0,
    });
    expect(random?.result).toMatchObject({ action: { by }, why: null });
  });

  test('looks up after each slice, and stops where nobody wants it any longer', async () => {
    function* counting() {
      for (let i = 0; i < 12; i++) yield i;
      return 'counted';
    }
    let clock = 0;
    let pauses = 0;
    const slow = { sliceMs: 4, now: () => clock, pause: async () => pauses++ };
    const each = () => clock++;
    expect(await inSlices(counting(), slow, each)).toEqual({ result: 'counted' });
    expect(pauses).toBe(3);
    expect(await inSlices(counting(), { ...slow, isDropped: () => true }, each)).toBeNull();
    expect(pauses).toBe(4);
  });
});
