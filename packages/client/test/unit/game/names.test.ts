import { describe, expect, test } from 'vitest';
import { isolated, reasonOf, shownGameName, shownNames } from '../../../src/game/names.ts';

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
