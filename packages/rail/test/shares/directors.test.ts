import {
  addShares,
  certificatesHeld,
  directorAfter,
  directorOf,
  heirsOf,
  mostAllowed,
  percentOf,
  retireShares,
  setDirector,
  settleDirector,
  shareCount,
  sharesOf,
  UNUSED,
  worthOfShares,
} from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, draft, players, started } from '../toy.ts';

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

describe('a director who is no player', () => {
  const led = started(blank, 'A', 'cousin', { player1: 2, player2: 2, cousin: 3 });
  test('directs, and nobody is asked', () => {
    expect([led.companies['A']!.director, directorOf(led, 'A')]).toEqual(['cousin', []]);
  });
  test('is followed by all who then hold the most, in the order that a title gives', () => {
    const order = ['player2', 'player1', 'cousin', 'aunt'];
    expect(heirsOf(led, 'A', 1, order)).toEqual([]);
    expect(heirsOf(led, 'A', 1, order, 'cousin', 1)).toEqual([]);
    expect(heirsOf(led, 'A', 1, order, 'cousin', 2)).toEqual(['player2', 'player1']);
    const three = started(blank, 'A', 'cousin', { player1: 2, aunt: 3, cousin: 1 });
    expect(heirsOf(three, 'A', 1, order)).toEqual(['aunt']);
  });
  test('may be nobody, until somebody holds a share', () => {
    const g = draft(started(blank, 'A', 'cousin', {}));
    setDirector(g, 'A', null);
    expect([g.s.companies['A']!.director, g.events]).toEqual([
      null,
      [{ event: 'director', company: 'A', director: null }],
    ]);
    expect(heirsOf(g.s, 'A', 1, players)).toEqual([]);
    expect(heirsOf({ ...g.s, shares: { A: { player3: 1, A: 9 } } }, 'A', 1, players)).toEqual(['player3']);
  });
});

test('certificates that are not in use count for nothing, until they are', () => {
  const g = draft({ ...blank, shares: { A: { A: 3, player1: 2, [UNUSED]: 45 } } });
  expect([shareCount(g.s, 'A'), percentOf(g.s, 'A', 'player1')]).toEqual([5, 40]);
  addShares(g, 'A', 15);
  expect([shareCount(g.s, 'A'), sharesOf(g.s, 'A', 'A'), percentOf(g.s, 'A', 'player1')]).toEqual([20, 18, 10]);
  retireShares(g, 'A', 10);
  expect([shareCount(g.s, 'A'), sharesOf(g.s, 'A', 'A'), sharesOf(g.s, 'A', UNUSED)]).toEqual([10, 8, 40]);
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
