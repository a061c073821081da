import { apply, choices, deciders, unavailable, fill, openTypes, start } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { pebbles } from './pebbles.ts';

const begin = () => start(pebbles, { players: 3, seed: 1 }).state;

describe('choices', () => {
  test('are what the player can do, with amounts as ranges', () => {
    const s = begin();
    const [first] = s.players;
    expect(choices(pebbles, s, first!)).toEqual([
      {
        type: 'take',
        by: first,
        frame: `turn/${first}`,
        fields: {},
        openFields: { count: { kind: 'range', min: 1, max: 3, step: 1 } },
        subjects: ['pile:heap'],
      },
      { type: 'shout', by: first, frame: `turn/${first}`, fields: {}, openFields: {}, subjects: [] },
    ]);
  });

  test('are none for a player who has nothing to decide', () => {
    const s = begin();
    expect(choices(pebbles, s, s.players[1]!)).toEqual([]);
    expect(openTypes(pebbles, s, s.players[1]!)).toEqual([]);
    expect(deciders(pebbles, s)).toEqual([s.players[0]]);
  });

  test('can be asked for by type and by subject', () => {
    const s = begin();
    const first = s.players[0]!;
    expect(choices(pebbles, s, first, { type: 'shout' }).map(({ type }) => type)).toEqual(['shout']);
    expect(choices(pebbles, s, first, { subject: 'pile:heap' }).map(({ type }) => type)).toEqual(['take']);
    expect(openTypes(pebbles, s, first)).toEqual(['take', 'shout']);
  });

  test('that fail a check are unavailable, with the reason', () => {
    const s = { ...begin(), shouts: 2 };
    const first = s.players[0]!;
    expect(choices(pebbles, s, first, { type: 'shout' })).toEqual([]);
    expect(unavailable(pebbles, s, first).map(({ type, refusal }) => [type, refusal.rule])).toEqual([
      ['shout', 'pebbles:shout-1'],
    ]);
  });

  test('become actions when their open fields are filled', () => {
    const s = begin();
    const first = s.players[0]!;
    const [take] = choices(pebbles, s, first, { type: 'take' });
    expect(fill(take!)).toEqual({ type: 'take', by: first, frame: `turn/${first}`, count: 1 });
    for (const count of [1, 2, 3]) expect(apply(pebbles, s, fill(take!, { count })).ok).toBe(true);
  });

  test('of an interrupt belong to all who are asked', () => {
    const s = begin();
    const [first, second, third] = s.players;
    const result = apply(pebbles, s, { type: 'take', by: first, frame: `turn/${first}`, count: 3 });
    if (!result.ok) throw new Error('refused');
    expect(deciders(pebbles, result.state)).toEqual([second, third]);
    expect(choices(pebbles, result.state, third!)[0]!.openFields['answer']).toEqual({
      kind: 'oneOf',
      values: ['yes', 'no'],
    });
    expect(choices(pebbles, result.state, first!).map(({ type }) => type)).toEqual(['shout']);
  });
});
