import { returnCard, takeCard } from '@roundhouse/rail';
import { expect, test } from 'vitest';

test('cards show the order of passing; a player who acts gives one back and the others move up', () => {
  const all = ['p3', 'p1', 'p2'].reduce(takeCard, [] as readonly string[]);
  expect(all).toEqual(['p3', 'p1', 'p2']);
  expect(takeCard(all, 'p3')).toEqual(all);
  expect(returnCard(all, 'p3')).toEqual(['p1', 'p2']);
  expect(returnCard(['p1'], 'p2')).toEqual(['p1']);
});
