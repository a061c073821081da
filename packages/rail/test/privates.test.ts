import { BANK, closingPrivate, GONE, IPO, netWorth, sharesAtStart, takePrivate } from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { blank, draft, started } from './toy.ts';

const dealt = [{ id: 'P1', comesWith: { company: 'A', shares: 2 } }, { id: 'P2' }];

test('shares that come with a private lie on it, and go with it to the player who gets it first', () => {
  const shares = sharesAtStart(['A', 'B'], 10, dealt);
  expect(shares).toEqual({ A: { [IPO]: 8, P1: 2 }, B: { [IPO]: 10 } });
  const g = draft({ ...blank, shares });
  for (const one of dealt) takePrivate(g, one, 'player2');
  expect([g.s.privates, g.s.shares['A']]).toEqual([
    { P1: 'player2', P2: 'player2' },
    { [IPO]: 8, P1: 0, player2: 2 },
  ]);
});

test('a player is worth cash, shares at their price and privates at their face value', () => {
  const s = { ...started(blank, 'A', 'player1', { player1: 3 }), privates: { P1: 'player1', P2: BANK } };
  const prices = { price: (company: string) => (company === 'A' ? 50 : 0), privates: ['P1', 'P2'], face: () => 20 };
  expect([netWorth(s, 'player1', prices), netWorth(s, 'player2', prices)]).toEqual([100 + 150 + 20, 100]);
});

test('a private keeps its hex closed until a company owns it, or it has left the game', () => {
  const blocked = new Map([['C3', 'P1']]);
  const held = (owner: string) => closingPrivate({ ...blank, privates: { P1: owner } }, blocked, 'C3');
  expect([BANK, 'player1', 'A', GONE].map(held)).toEqual(['P1', 'P1', undefined, undefined]);
  expect(closingPrivate({ ...blank, privates: { P1: BANK } }, blocked, 'C5')).toBeUndefined();
});
