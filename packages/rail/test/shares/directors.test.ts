import {
  canGiveUp,
  certificatesHeld,
  directorAfter,
  directorOf,
  mostAllowed,
  mostToGiveUp,
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
    const s = directors({ player1: 2, player2: 1 });
    expect(directorAfter(s, 'A', 2, 'player1', 2)).toBe('player1');
    expect(canGiveUp(s, 'A', 2, 'player1', 1)).toBe(false);
    expect(canGiveUp(directors({ player1: 2, player2: 2 }), 'A', 2, 'player1', 1)).toBe(true);
  });
  test('the change is told once, and only where there is one', () => {
    const g = draft(directors({ player1: 2, player2: 3 }));
    settleDirector(g, 'A', 2);
    settleDirector(g, 'A', 2);
    expect(g.events).toEqual([{ event: 'director', company: 'A', director: 'player2' }]);
  });
});

describe('what can be given up', () => {
  test('all but the certificate, unless another can take it', () => {
    expect(mostToGiveUp(directors({ player1: 5, player2: 1 }), 'A', 2, 'player1')).toBe(3);
    expect(mostToGiveUp(directors({ player1: 5, player2: 2 }), 'A', 2, 'player1')).toBe(5);
    expect(mostToGiveUp(directors({ player1: 5, player2: 2 }), 'A', 2, 'player1', 1)).toBe(1);
    expect(mostToGiveUp(directors({ player1: 5, player2: 2 }), 'A', 2, 'player2')).toBe(2);
  });
  test('a limit that is used up leaves nothing', () => {
    expect(mostToGiveUp(directors({ player1: 5 }), 'A', 2, 'player1', -1)).toBe(0);
    expect(mostAllowed(4, (count) => count < 3)).toBe(2);
    expect(mostAllowed(4, () => false)).toBe(0);
  });
});

test('certificates: the director’s counts as one, and privates count', () => {
  const s = { ...directors({ player1: 4, player2: 3 }), privates: { P1: 'player1', P2: 'A' } };
  expect([certificatesHeld(s, 'player1', 2), certificatesHeld(s, 'player2', 2)]).toEqual([4, 3]);
});

test('shares are worth their price, and nothing without one', () => {
  const s = started(directors({ player1: 4, player2: 3 }), 'B', 'player2', { player1: 1, player2: 2 });
  const prices: Readonly<Record<string, number>> = { A: 50, B: 70 };
  expect(worthOfShares(s, 'player1', (company) => prices[company] ?? 0)).toBe(270);
});
