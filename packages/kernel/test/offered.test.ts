import { apply, reapply, choices, fill, start } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { pebbles } from './pebbles.ts';

test('an offered action leads where apply leads, without being looked at again', () => {
  const s = start(pebbles, { players: 3, seed: 1 }).state;
  for (const choice of choices(pebbles, s, s.players[0]!)) {
    const action = fill(choice);
    const done = apply(pebbles, s, action);
    expect(reapply(pebbles, s, action)).toEqual(done.ok ? done.state : null);
  }
});

test('what no open frame takes was never offered', () => {
  const s = start(pebbles, { players: 3, seed: 1 }).state;
  const action = { type: 'take', by: s.players[1]!, frame: `turn/${s.players[1]}`, count: 1 };
  expect(() => reapply(pebbles, s, action)).toThrow(/finds no frame/);
});
