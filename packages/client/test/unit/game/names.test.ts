import { describe, expect, test } from 'vitest';
import { usualGameName, isolated, reasonOf, shownGameName, shownNames } from '../../../src/game/names.ts';

test('a game that nobody names is called by who plays it', () => {
  const people = (...names: string[]) => names.map((name) => ({ name, kind: 'here' as const }));
  const bots = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `Bot ${i}`, kind: 'bot' as const }));
  expect(usualGameName([...people('You'), ...bots(2)])).toBe('You and 2 bots');
  expect(usualGameName([...people('Ada', 'Bram'), ...bots(1)])).toBe('Ada, Bram and a bot');
  expect(usualGameName(people('Ada', 'Bram', 'Cato'))).toBe('Ada, Bram and Cato');
  expect(usualGameName(bots(3))).toBe('3 bots');
});

describe('what comes from outside', () => {
  test('names are cleaned, told apart, and nobody is without one', () =>
    expect(shownNames(['Ada', 'Ad\u202ea', 'Ada', '\u200b', 'Bo\nCy'])).toEqual([
      'Ada',
      'Ada 2',
      'Ada 3',
      'Player 4',
      'Bo Cy',
    ]));
  test('names of games and sentences are bounded', () => {
    expect(shownGameName('x'.repeat(10_000_000))).toHaveLength(60);
    expect(reasonOf(new Error('y'.repeat(10_000_000)))).toHaveLength(400);
  });
  test('a name that is read from the right stands by itself, and any other stays as it is', () => {
    expect(isolated('Ada')).toBe('Ada');
    expect(isolated('דנה')).toBe('\u2068דנה\u2069');
  });
});
