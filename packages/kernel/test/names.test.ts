import { cleanNames, nameRefusal, distinctNames, namesForNewGame, SetupError } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';

const ESC = '\u001b';
const RLO = '\u202e';

describe('the name of a new player', () => {
  test.each([
    'Ada',
    ' Ada ',
    'Ada  Lovelace',
    'Zoë',
    'Łukasz',
    '李小龙',
    'محمد',
    'O’Brien-Smith',
    '👩‍🚒',
    '❤️',
    'نمی‌خواهم',
    '7',
    'x'.repeat(40),
  ])('can be %j', (name) => expect(nameRefusal(name)).toBeNull());

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a space without width', '\u200b'],
    ['a filler', '\u3164'],
    ['an empty pattern of braille', '\u2800'],
    ['marks of direction', '\u200e\u200f'],
    ['a joiner', '\u200d'],
  ])('cannot be %s', (_, name) => expect(nameRefusal(name)).toBe('Every player needs a name.'));

  test.each([
    ['a colour', `${ESC}[31mAda${ESC}[0m`],
    ['the title of a window', `${ESC}]0;owned\u0007Ada`],
    ['a line break', 'Ada\nBen'],
    ['another line break', 'Ada\u2028Ben'],
    ['a bell', 'Ada\u0007'],
    ['a turn of direction', `Ada${RLO}56+`],
    ['an isolate', '\u2067Ada'],
    ['a space without width', 'A\u200bda'],
    ['a joiner between Latin letters', 'A\u200dda'],
    ['a soft hyphen', 'A\u00adda'],
    ['half a sign', 'Ada\ud83d'],
    ['forty marks on one letter', `A${'\u0301'.repeat(30)}`],
  ])('cannot hold %s', (_, name) => expect(nameRefusal(name)).toContain('one line of visible characters'));

  test('is not too long', () => expect(nameRefusal('x'.repeat(41))).toBe('A name can have at most 40 characters.'));

  test('is kept without spaces around it; one that cannot be taken stops the set-up', () => {
    expect(namesForNewGame([' Ada ', 'Ben  Bo'])).toEqual(['Ada', 'Ben Bo']);
    expect(() => namesForNewGame(['Ada', ' '])).toThrow(SetupError);
  });
});

describe('names from a file', () => {
  test('are cleaned, and nobody is left without one', () => {
    const names = [`${ESC}[2J${ESC}]0;owned\u0007Ada`, `Be${RLO}n`, 'Cy\r\nDan', '\u200b', 'Łukasz'];
    expect(cleanNames(names)).toEqual(['Ada', 'Ben', 'Cy Dan', 'Player 4', 'Łukasz']);
  });
  test('that are good stay as they are', () => {
    const names = ['Ada', '李小龙', '👩‍🚒', 'x'.repeat(40)];
    expect(cleanNames(names)).toEqual(names);
  });
});

describe('players of one name', () => {
  test.each([
    [
      ['Ada', 'Ada', 'Ada'],
      ['Ada', 'Ada 2', 'Ada 3'],
    ],
    [
      ['Ada', 'Ada', 'Ada 2'],
      ['Ada', 'Ada 3', 'Ada 2'],
    ],
    [
      ['Ada', 'ADA', 'Ben'],
      ['Ada', 'ADA 2', 'Ben'],
    ],
    [
      ['Ada', 'Ben', 'Cy'],
      ['Ada', 'Ben', 'Cy'],
    ],
    [
      ['Ada 2', 'Ada', 'Ada', 'Ada 2'],
      ['Ada 2', 'Ada', 'Ada 3', 'Ada 2 2'],
    ],
  ])('%j are told apart as %j', (names, apart) => {
    expect(distinctNames(names)).toEqual(apart);
    expect(new Set(distinctNames(names)).size).toBe(names.length);
  });
});
