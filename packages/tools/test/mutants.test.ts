import { apply, canonical, deepFreeze, dice, type LoggedAction, start } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { mutants } from '../src/simulate/mutants.ts';
import { difference, notPlain } from '../src/simulate/plain.ts';
import { titleOf } from '../src/title.ts';

const title = titleOf('soh');
const first = deepFreeze(start(title, { players: 3, seed: 1, options: { distribution: 'deal' } }).state);
const by = first.stack.at(-1)!.of!;
const action: LoggedAction = { type: 'start', by, frame: `stockTurn/${by}`, company: 'NBD', price: 65 };

describe('spoilt actions', () => {
  const all = Array.from({ length: 200 }, (_, seed) => mutants(action, dice(seed))).flat();

  test('the action itself is legal', () => expect(apply(title, first, action).ok).toBe(true));

  test('many ways to spoil it, none of them the action itself', () => {
    const ways = new Set(all.map(({ how }) => how));
    expect(ways.size).toBeGreaterThan(15);
    for (const { how, input, mustFail } of all) {
      if (mustFail) expect(input, how).not.toEqual(action);
    }
  });

  test('what must fail is refused with a rule and a sentence, and nothing changes', () => {
    const before = canonical(first);
    for (const { how, input, mustFail } of all) {
      const result = apply(title, first, input);
      if (mustFail) expect(result.ok, `${how}: ${JSON.stringify(input)}`).toBe(false);
      if (!result.ok)
        expect(result.refusal, how).toEqual({ rule: expect.any(String), text: expect.stringMatching(/\.$/) });
    }
    expect(canonical(first)).toBe(before);
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('amount');
  });

  test('routes are spoilt inside', () => {
    const run = { type: 'run', by, frame: 'run/NBD', routes: [{ train: '2-1', path: ['K12:n0', 'K12/1'] }] };
    const ways = new Set(mutants(run, dice(1)).map(({ how }) => how));
    expect(ways).toContain('routes: an unknown place inside');
    expect(ways).toContain('routes: twice');
  });
});

describe('plain data', () => {
  const plain = (value: unknown) => notPlain(value, new WeakSet());
  test('JSON is plain', () => expect(plain({ a: [1, 'x', null, { b: true }] })).toBeNull());
  test.each([
    [{ a: undefined }, 'state.a'],
    [{ a: [Number.NaN] }, 'state.a.0'],
    [{ a: -0 }, 'state.a'],
    [{ a: new Map() }, 'state.a'],
    [{ a: () => 1 }, 'state.a'],
    [{ [Symbol('x')]: 1 }, 'state'],
  ])('%o is not', (value, where) => expect(plain(value)).toContain(where));

  test('differences are found, whatever the order of keys', () => {
    expect(difference({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBeNull();
    expect(difference({ a: 1, b: [1, { c: 2 }] }, { a: 1, b: [1, { c: 3 }] })).toBe('state.b.1.c');
    expect(difference({ a: 1 }, { a: 1, b: 2 })).toBe('state');
    expect(difference({ a: 1 }, { b: 1 })).toBe('state.a');
    expect(difference([], {})).toBe('state');
  });
});
