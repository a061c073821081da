import { describe, expect, test } from 'vitest';
import { isolated, nameFault, reasonOf, shownGameName, shownNames } from '../../../src/game/names.ts';

describe('the name of a new player', () => {
  test.each(['Ada', ' Ada ', 'Zoë', '李小龙', 'محمد', 'O’Brien-Smith', '👩‍🚒', '7', 'x'.repeat(40)])(
    'can be %j',
    (name) => expect(nameFault(name)).toBeNull(),
  );
  test.each([
    ['nothing', ''],
    ['spaces', '  '],
    ['a space without width', '\u200b'],
    ['marks of direction', '\u200e\u200f'],
    ['a filler', '\u3164'],
    ['a joiner', '\u200d'],
  ])('cannot be %s', (_, name) => expect(nameFault(name)).toBe('Every player needs a name that can be seen.'));
  test.each([
    ['a line break', 'Ada\nBen'],
    ['an escape', '\u001b[31mAda'],
    ['a turn of direction', 'Ada\u202e56+'],
  ])('cannot hold %s', (_, name) => expect(nameFault(name)).toContain('can be seen; this one holds others'));
  test('is not too long', () => expect(nameFault('x'.repeat(41))).toBe('A name has at most 40 letters.'));
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
