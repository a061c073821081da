import { apply, start } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { framesOf, offersOf, verdictOf } from '../src/explain.ts';
import { type Pebbles, pebbles } from './pebbles.ts';

const first = start(pebbles, { players: 3, seed: 1 }).state;
const turn = framesOf(first).at(-1)!;
const after = (s: Pebbles, action: object): Pebbles => {
  const done = apply(pebbles, s, action);
  if (!done.ok) throw new Error(done.refusal.text);
  return done.state;
};

describe('what is offered', () => {
  test('is told by who, question and kind, with what is possible and what is not', () => {
    expect(offersOf(pebbles, first).map(({ by, type, ambient }) => [by, type, ambient])).toEqual([
      [first.stack.at(-1)!.of, 'take', false],
      [first.stack.at(-1)!.of, 'shout', false],
    ]);
    const hoarse = { ...first, shouts: 2 };
    const shout = offersOf(pebbles, hoarse).find(({ type }) => type === 'shout')!;
    expect(shout.choices).toEqual([]);
    expect(shout.unavailable.map(({ refusal }) => refusal.rule)).toEqual(['pebbles:shout-1']);
  });

  test('includes what stays open below the question, marked as such', () => {
    const by = first.stack.at(-1)!.of!;
    const voting = after(first, { type: 'take', by, frame: turn, count: 3 });
    expect(framesOf(voting)).toHaveLength(framesOf(first).length + 1);
    const kinds = offersOf(pebbles, voting).map(({ type, ambient }) => `${type} ${ambient}`);
    expect(kinds).toEqual(['vote false', 'vote false', 'shout true']);
  });
});

describe('why an action is refused', () => {
  const small = { ...first, heap: 2 };

  test('is the first check that fails, and every other one is asked, too', () => {
    const verdict = verdictOf(pebbles, small, { type: 'take', count: 9 });
    expect(verdict.added).toEqual({ by: first.stack.at(-1)!.of, frame: turn });
    expect(verdict.refusal).toEqual({ rule: 'pebbles:take-1', text: 'Take one to three pebbles.' });
    expect(verdict.answers.map(({ rule, refusal }) => [rule, refusal?.text])).toEqual([
      ['pebbles:take-1', 'Take one to three pebbles.'],
      ['pebbles:take-2', 'Only 2 are left.'],
    ]);
  });

  test('nothing is refused of what is legal', () => {
    const verdict = verdictOf(pebbles, small, { type: 'take', count: 2 });
    expect([verdict.refusal, verdict.answers.map(({ refusal }) => refusal)]).toEqual([null, [null, null]]);
  });

  test('what nobody asks for is asked when it comes', () => {
    const refusal = { rule: 'pebbles:vote-1', text: 'Nothing is put to the vote.' };
    expect(verdictOf(pebbles, small, { type: 'vote', answer: 'yes', frame: 'vote' })).toMatchObject({
      refusal,
      answers: [{ rule: 'pebbles:vote-1', refusal }],
    });
    expect(verdictOf(pebbles, small, { type: 'fly', frame: 'vote' })).toMatchObject({ answers: [] });
  });

  test('what cannot be read has no checks', () => {
    expect(verdictOf(pebbles, small, { type: 'take', count: 'many' }).refusal?.rule).toBe('table:malformed');
    for (const input of [null, 7, [], 'take']) {
      expect(verdictOf(pebbles, small, input)).toMatchObject({ refusal: { rule: 'table:malformed' }, answers: [] });
    }
  });

  test('somebody else is told whose decision it is', () => {
    const other = first.players.find((player) => player !== first.stack.at(-1)!.of)!;
    expect(verdictOf(pebbles, small, { type: 'take', by: other, count: 1 }).refusal?.rule).toBe('table:not-yours');
  });
});
