import {
  after,
  apply,
  draftOf,
  type KernelState,
  playsOf,
  push,
  type Setting,
  settle,
  start,
  violations,
} from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { pebbles } from './pebbles.ts';

const begin = () => start(pebbles, { players: 3, seed: 1 }).state;
const refusalOf = (s: ReturnType<typeof begin>, input: unknown): string => {
  const result = apply(pebbles, s, input);
  return result.ok ? 'accepted' : result.refusal.rule;
};

describe('an action', () => {
  test('gives a new state and events, and leaves the old state alone', () => {
    const s = begin();
    const before = JSON.stringify(s);
    const [first] = s.players;
    const result = apply(pebbles, s, { type: 'take', by: first, frame: `turn/${first}`, count: 2 });
    expect(result.ok && result.state.heap).toBe(8);
    expect(result.ok && result.state.seq).toBe(1);
    expect(result.ok && result.events).toEqual([{ event: 'taken', by: first, count: 2 }]);
    expect(JSON.stringify(s)).toBe(before);
  });

  test('tells what it has done itself from where the game stands when somebody is asked again', () => {
    const s = { ...begin(), heap: 2 };
    const [first] = s.players;
    const result = apply(pebbles, s, { type: 'take', by: first, frame: `turn/${first}`, count: 2 });
    if (!result.ok) throw new Error(result.refusal.text);
    expect(result.done).toMatchObject({ heap: 0, ended: null });
    expect(result.state.ended).not.toBeNull();
  });

  test('past a limit is refused by the rule’s id and a sentence', () => {
    const s = begin();
    const [first] = s.players;
    const result = apply(pebbles, s, { type: 'take', by: first, frame: `turn/${first}`, count: 4 });
    expect(result).toEqual({ ok: false, refusal: { rule: 'pebbles:take-1', text: 'Take one to three pebbles.' } });
  });

  test('of somebody else is refused', () => {
    const s = begin();
    const [first, second] = s.players;
    expect(refusalOf(s, { type: 'take', by: second, frame: `turn/${first}`, count: 1 })).toBe('table:not-yours');
  });

  test('for a frame that is gone is stale', () => {
    const s = begin();
    const [first, second] = s.players;
    expect(refusalOf(s, { type: 'take', by: second, frame: `turn/${second}`, count: 1 })).toBe('table:stale');
    const next = apply(pebbles, s, { type: 'take', by: first, frame: `turn/${first}`, count: 1 });
    if (!next.ok) throw new Error('refused');
    expect(refusalOf(next.state, { type: 'take', by: first, frame: `turn/${first}`, count: 1 })).toBe('table:stale');
  });

  test('that nothing asks for is refused by the title’s own rule', () => {
    const s = begin();
    expect(refusalOf(s, { type: 'vote', by: s.players[1], frame: 'vote', answer: 'yes' })).toBe('pebbles:vote-1');
  });

  test('of a type that does not exist is stale', () => {
    const s = begin();
    expect(refusalOf(s, { type: 'fly', by: s.players[0], frame: `turn/${s.players[0]}` })).toBe('table:stale');
    expect(refusalOf(s, { type: '__proto__', by: s.players[0], frame: `turn/${s.players[0]}` })).toBe('table:stale');
  });
});

describe('input that is not an action', () => {
  const s = begin();
  const good = { type: 'take', by: s.players[0], frame: `turn/${s.players[0]}`, count: 1 };
  const bad: [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['text', 'take'],
    ['a list', [good]],
    ['no type', { ...good, type: undefined }],
    ['a type that is no text', { ...good, type: 7 }],
    ['no frame', { ...good, frame: undefined }],
    ['no player', { ...good, by: undefined }],
    ['an endless name', { ...good, by: 'x'.repeat(1000) }],
    ['a missing field', { type: 'take', by: good.by, frame: good.frame }],
    ['a fraction', { ...good, count: 1.5 }],
    ['a negative number', { ...good, count: -1 }],
    ['a huge number', { ...good, count: 1e15 }],
    ['no number', { ...good, count: Number.NaN }],
    ['text for a number', { ...good, count: '1' }],
    ['a field too many', { ...good, extra: true }],
    ['a prototype trick', JSON.parse(`{"__proto__":{"count":1},${JSON.stringify(good).slice(1)}`)],
    ['a constructor trick', { ...good, constructor: { prototype: {} } }],
  ];
  test.each(bad)('%s is refused as malformed', (_, input) => {
    expect(refusalOf(s, input)).toBe('table:malformed');
  });
  test('the good one is accepted', () => expect(refusalOf(s, good)).toBe('accepted'));
});

describe('frames', () => {
  const voting = () => {
    const s = begin();
    const [first] = s.players;
    const result = apply(pebbles, s, { type: 'take', by: first, frame: `turn/${first}`, count: 3 });
    if (!result.ok) throw new Error('refused');
    return result.state;
  };

  test('an interrupt may ask several players at once, in any order', () => {
    const s = voting();
    const [, second, third] = s.players;
    const one = apply(pebbles, s, { type: 'vote', by: third, frame: 'vote', answer: 'yes' });
    if (!one.ok) throw new Error('refused');
    expect(refusalOf(one.state, { type: 'vote', by: third, frame: 'vote', answer: 'yes' })).toBe('table:not-yours');
    const two = apply(pebbles, one.state, { type: 'vote', by: second, frame: 'vote', answer: 'yes' });
    expect(two.ok && two.state.heap).toBe(7);
  });

  test('one no among them decides', () => {
    const s = voting();
    const result = apply(pebbles, s, { type: 'vote', by: s.players[2], frame: 'vote', answer: 'no' });
    expect(result.ok && result.state.heap).toBe(9);
  });

  test('an ambient choice stays open below the interrupt, for the player it belongs to', () => {
    const s = voting();
    const [first, second] = s.players;
    expect(refusalOf(s, { type: 'shout', by: first, frame: `turn/${first}` })).toBe('accepted');
    expect(refusalOf(s, { type: 'shout', by: second, frame: `turn/${first}` })).toBe('table:not-yours');
    expect(refusalOf(s, { type: 'take', by: first, frame: `turn/${first}`, count: 1 })).toBe('table:stale');
  });

  test('the game ends, and then nothing is possible', () => {
    let s = begin();
    while (!s.ended) {
      const by = (s.stack[0] as { of?: string }).of!;
      const result = apply(pebbles, s, { type: 'take', by, frame: `turn/${by}`, count: Math.min(2, s.heap) });
      if (!result.ok) throw new Error(result.refusal.text);
      s = result.state;
    }
    expect(s.stack).toEqual([]);
    expect(s.heap).toBe(0);
    expect(refusalOf(s, { type: 'take', by: 'player1', frame: 'turn/player1', count: 1 })).toBe('table:over');
    expect(violations(pebbles, s)).toEqual([]);
  });

  test('a chain without end is a fault, not a hang', () => {
    const s = { ...begin(), stack: [{ kind: 'spin' }] };
    expect(() => settle(pebbles, draftOf(s))).toThrow('without end');
  });
});

describe('invariants', () => {
  test('name what is wrong', () => {
    const s = begin();
    expect(violations(pebbles, s)).toEqual([]);
    expect(violations(pebbles, { ...s, heap: 11 })).toEqual(['pebbles: 11 in all']);
    const nobody: KernelState['stack'] = [{ kind: 'spin' }];
    expect(violations(pebbles, { ...s, stack: nobody })).toEqual([
      'the game is not over, and nobody is asked anything',
    ]);
    expect(violations(pebbles, { ...s, ended: { reason: 'x', round: 1 } })).toEqual([
      'the game is over, and something is still asked',
    ]);
  });
});

test('a look ahead leaves the state alone', () => {
  const s = begin();
  const { stack } = s;
  const then = after(s, (g) => push(g, { kind: 'turn', of: 'nobody' }));
  expect(then.stack).toEqual([...stack, { kind: 'turn', of: 'nobody' }]);
  expect(s.stack).toBe(stack);
});

test('a setting is played as an option or as a reading', () => {
  const plays = playsOf<Setting<'deal', 'open' | 'hidden'> | Setting<'tie', 'left' | 'right'>>();
  const s: KernelState = { ...begin(), options: { deal: 'open' }, readings: { tie: 'left' } };
  expect([plays(s, 'deal', 'open'), plays(s, 'tie', 'left'), plays(s, 'tie', 'right')]).toEqual([true, true, false]);
});
