import { beginningWith, clockwiseFrom, leader, leaders, leftOf } from '@roundhouse/rail';
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
