import { beginningWith, clockwiseFrom, leader, leaders, leftOf, orderedBy } from '@roundhouse/rail';
import { expect, test } from 'vitest';

const players = ['a', 'b', 'c', 'd'];
const by = (measures: Readonly<Record<string, number>>) => (player: string) => measures[player] ?? 0;

test('round the table from a player, or from the one on the left', () => {
  expect(beginningWith(players, 'c')).toEqual(['c', 'd', 'a', 'b']);
  expect(clockwiseFrom(players, 'c')).toEqual(['d', 'a', 'b', 'c']);
  expect([leftOf(players, 'a'), leftOf(players, 'd')]).toEqual(['b', 'a']);
});
test('the leader: a tie goes to the first, then to the left', () => {
  expect(leader(players, 'b', by({ a: 5, b: 3, d: 5 }))).toBe('d');
  expect(leader(players, 'b', by({ a: 5, b: 5, d: 5 }))).toBe('b');
});
test('all leaders: who is equal shares the lead', () => {
  expect(leaders(players, by({ a: 5, b: 3, d: 5 }))).toEqual(['a', 'd']);
  expect(leaders(players, by({}))).toEqual(players);
});

test('by a measure, the greatest first; equal ones keep their order', () => {
  const cash: Readonly<Record<string, number>> = { a: 10, b: 30, c: 10, d: 20 };
  expect(orderedBy(['c', 'a', 'd', 'b'], (player) => cash[player]!)).toEqual(['b', 'd', 'c', 'a']);
});
