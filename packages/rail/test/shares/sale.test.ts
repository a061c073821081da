import { BANK, eachUpTo, POOL, saleCandidates, sellToPool, upTo } from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { blank, draft, started } from '../toy.ts';

const s = started(blank, 'B', 'player2', { player1: 2, player2: 4 });

test('what is held can be looked for, and one share always, so that a refusal can be read', () => {
  expect(saleCandidates(s, ['A', 'B'], 'player1', () => upTo(0))).toEqual([
    { fields: { company: 'B' }, holes: { count: { kind: 'range', min: 1, max: 1, step: 1 } }, subjects: ['company:B'] },
  ]);
  expect(saleCandidates(s, ['A', 'B'], 'player3', () => upTo(1))).toEqual([]);
});

test('numbers one by one, or as a range', () => {
  expect(upTo(3)).toMatchObject({ min: 1, max: 3 });
  expect([eachUpTo(3), eachUpTo(0)]).toMatchObject([{ values: [1, 2, 3] }, { values: [1] }]);
});

test('a sale to the pool moves shares and money, and nothing else', () => {
  const g = draft(s);
  sellToPool(g, 'player1', 'B', 2, 60);
  expect(g.s.shares['B']).toEqual({ B: 4, player1: 0, player2: 4, [POOL]: 2 });
  expect([g.s.cash['player1'], g.s.cash[BANK]]).toEqual([220, s.cash[BANK]! - 120]);
  expect([g.s.market, g.s.companies]).toEqual([s.market, s.companies]);
});
