import {
  certificatesHeld,
  directorAfter,
  directorOf,
  mostAllowed,
  settleDirector,
  worthOfShares,
} from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, draft, started } from '../toy.ts';

const directors = (held: Readonly<Record<string, number>>) => started(blank, 'A', 'player1', held);

describe('who directs', () => {
  test('a company that has not started asks nobody', () => {
    expect([directorOf(blank, 'A'), directorOf(blank, 'nothing')]).toEqual([[], []]);
    expect(directorAfter(blank, 'A', 2)).toBe(null);
    expect(directorOf(directors({ player1: 2 }), 'A')).toEqual(['player1']);
  });
  test('equal holdings change nothing, more of them do', () => {
    expect(directorAfter(directors({ player1: 3, player2: 3 }), 'A', 2)).toBe('player1');
    expect(directorAfter(directors({ player1: 3, player2: 4 }), 'A', 2)).toBe('player2');
  });
  test('of several the one with the most, then the next after the director in the order of play', () => {
    expect(directorAfter(directors({ player1: 2, player2: 3, player3: 4 }), 'A', 2)).toBe('player3');
    const tied = directors({ player1: 2, player2: 3, player3: 3 });
    expect(directorAfter(tied, 'A', 2)).toBe('player2');
    expect(directorAfter(tied, 'A', 2, undefined, 0, ['player1', 'player3', 'player2'])).toBe('player3');
  });
  test('nobody takes over who could not hold the certificate', () => {
    expect(directorAfter(directors({ player1: 2, player2: 1 }), 'A', 2, 'player1', 2)).toBe('player1');
  });
  test('the change is told once, and only where there is one', () => {
    const g = draft(directors({ player1: 2, player2: 3 }));
    settleDirector(g, 'A', 2);
    settleDirector(g, 'A', 2);
    expect(g.events).toEqual([{ event: 'director', company: 'A', director: 'player2' }]);
  });
});

test('the most that is allowed can be none', () => {
  expect([mostAllowed(4, (count) => count < 3), mostAllowed(4, () => false), mostAllowed(-1, () => true)]).toEqual([
    2, 0, 0,
  ]);
});

test('certificates: the director’s counts as one, and privates count', () => {
  const s = { ...directors({ player1: 4, player2: 3 }), privates: { P1: 'player1', P2: 'A' } };
  expect([certificatesHeld(s, 'player1', 2), certificatesHeld(s, 'player2', 2)]).toEqual([4, 3]);
  const others = started(s, 'B', 'player2', { player1: 1, player2: 2 });
  const without = (company: string) => certificatesHeld(others, 'player1', 2, (one) => one !== company);
  expect([without('A'), without('B')]).toEqual([2, 4]);
});

test('shares are worth their price, and nothing without one', () => {
  const s = started(directors({ player1: 4, player2: 3 }), 'B', 'player2', { player1: 1, player2: 2 });
  const prices: Readonly<Record<string, number>> = { A: 50, B: 70 };
  expect(worthOfShares(s, 'player1', (company) => prices[company] ?? 0)).toBe(270);
});
