import {
  apply,
  type Check,
  choices,
  field,
  fill,
  hasChoice,
  movesFor,
  type OpenField,
  oneOf,
  range,
  start,
  type Title,
  unavailable,
} from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { type Pebbles, pebbles } from './pebbles.ts';

type Throw = { readonly count: number; readonly far?: string | undefined };

/** Pebbles in which some are thrown away, as many and as far as these open fields propose and this check lets pass. */
function throwing(openFields: Record<string, OpenField>, passes: (a: Throw) => boolean) {
  const check: Check<Pebbles, unknown, Throw> = { rule: 'throw-1', passes: (_, _f, a) => passes(a), says: 'Not so.' };
  const move = movesFor<Pebbles>()({
    type: 'throw',
    fields: { count: field.amount(), far: field.optional(field.oneOf(['far', 'near'])) },
    candidates: () => [{ openFields }],
    checks: [check],
    apply: () => {},
  });
  const title: Title<Pebbles> = {
    ...pebbles,
    frames: { ...pebbles.frames, turn: { ...pebbles.frames['turn']!, moves: [move] } },
  };
  const { state } = start(pebbles, { players: 3, seed: 1 });
  const [by] = state.players as [string];
  return {
    found: choices(title, state, by),
    refused: unavailable(title, state, by),
    isOpen: hasChoice(state, state.stack[0]!, move, by),
    accepted: (action: object) => apply(title, state, action).ok,
  };
}

describe('a range whose least amount a check refuses', () => {
  test.each([2, 7, 8, 40])('begins at the least that passes, %i', (least) => {
    const { found, refused, isOpen, accepted } = throwing({ count: range(1, 40) }, ({ count }) => count >= least);
    expect(found.map(({ openFields }) => openFields)).toEqual([{ count: range(least, 40) }]);
    expect([refused, isOpen]).toEqual([[], true]);
    expect([accepted(fill(found[0]!)), accepted(fill(found[0]!, { count: least - 1 }))]).toEqual([true, false]);
  });

  test('keeps its steps, and the amounts that are taken', () => {
    const { found } = throwing({ count: range(20, 90, 10, [40, 60]) }, ({ count }) => count > 30);
    expect(found.map(({ openFields }) => openFields)).toEqual([{ count: range(50, 90, 10, [60]) }]);
  });

  test('is not open where the greatest is refused, too, for the reason against the least', () => {
    const { found, refused, isOpen } = throwing({ count: range(1, 40) }, () => false);
    expect([found, isOpen]).toEqual([[], false]);
    expect(refused.map(({ refusal, openFields }) => [refusal.rule, openFields])).toEqual([
      ['pebbles:throw-1', { count: range(1, 40) }],
    ]);
  });

  test('does not hide the values that are listed beside it', () => {
    const open = { far: oneOf(['far', 'near']), count: range(1, 9) };
    const { found, isOpen } = throwing(open, ({ count, far }) => count >= 4 && far === 'near');
    expect(found.map(({ openFields }) => openFields)).toEqual([{ far: oneOf(['near']), count: range(4, 9) }]);
    expect(isOpen).toBe(true);
  });
});
