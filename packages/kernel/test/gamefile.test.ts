/** Game files from anywhere: they are opened, or refused with a sentence of bounded length. */
import {
  DEEPEST,
  FILE_FORMAT,
  FileError,
  LARGEST_FILE,
  LONGEST_SENTENCE,
  LONGEST_TEXT,
  readGameFile,
} from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';

const good = {
  format: FILE_FORMAT,
  title: 'pebbles',
  options: {},
  readings: {},
  players: ['Ada', 'Ben'],
  seed: 5,
  entries: [],
};
const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const withOptions = (text: string): string => JSON.stringify(good).replace('"options":{}', `"options":{"a":${text}}`);

function refusal(input: unknown): string {
  try {
    readGameFile(input);
  } catch (error) {
    expect(error).toBeInstanceOf(FileError);
    const { message } = error as Error;
    expect(message.length).toBeLessThanOrEqual(LONGEST_SENTENCE);
    expect(message).toMatch(/^This is not a game file: .*\.$/u);
    return message;
  }
  return 'opened';
}

describe('a game file', () => {
  test('with a byte order mark is opened', () => {
    expect(readGameFile(`\ufeff${JSON.stringify(good)}`).title).toBe('pebbles');
  });

  test('is nested so deep and no deeper', () => {
    // The file itself and its options are the first two levels.
    expect(readGameFile(withOptions(nested(DEEPEST - 2))).options).toHaveProperty('a');
    expect(refusal(withOptions(nested(DEEPEST - 1)))).toMatch(/something in it is nested more than 64 deep/u);
    expect(refusal(withOptions(nested(30_000)))).toMatch(/nested more than 64 deep/u);
    expect(refusal(withOptions('{"a":'.repeat(30_000) + '1' + '}'.repeat(30_000)))).toMatch(/nested more than/u);
    expect(refusal({ ...good, deal: JSON.parse(nested(30_000)) as unknown })).toMatch(/^.*deal.*nested more than/u);
  });

  test('has texts so long and no longer', () => {
    const action = (type: string) => ({ action: { type, by: 'player1', frame: 'turn/player1' } });
    expect(refusal({ ...good, entries: [action('x'.repeat(LONGEST_TEXT))] })).toBe('opened');
    expect(refusal({ ...good, entries: [action('x'.repeat(LONGEST_TEXT + 1))] })).toContain(
      '"type" of entry 1 is longer than 1,000 characters',
    );
    expect(refusal({ ...good, title: 'x'.repeat(10_000_000) })).toContain('"title" is longer than 1,000 characters');
    expect(refusal({ ...good, players: ['Ada', 'x'.repeat(41)] })).toContain('player 2 has more than 40 characters');
    expect(refusal({ ...good, ['k'.repeat(10_000_000)]: 1 })).toContain('is too long');
    expect(refusal({ ...good, [`k${'\n\u001b[2J\u202e'.repeat(60)}`]: 1 })).toContain('has an unknown field "k');
  });

  test('is no larger than any game', () => {
    expect(refusal(' '.repeat(LARGEST_FILE + 1))).toContain('more than 100,000,000 characters');
    expect(refusal({ ...good, entries: Array(100_001).fill(0) })).toMatch(/entries/u);
    expect(refusal({ ...good, players: Array(11).fill('Ada') })).toContain('"players" has more than 10 entries');
  });

  test.each([
    ['a list', [1, 2, 3], 'it must be a record, not a list'],
    ['nothing', null, 'it must be a record, not null'],
    ['a number', 7, 'it must be a record, not 7'],
    ['no format', { title: 'x' }, '"format" is missing'],
    ['another format', { ...good, format: '\u001b]0;x\u0007y' }, '"format" cannot be "y"'],
    ['half a seed', { ...good, seed: 0.5 }, '"seed" must be a whole number, not 0.5'],
    ['a name without letters', { ...good, players: [''] }, 'player 1 is empty'],
    ['an action that is none', { ...good, entries: [5] }, 'entry 1 cannot be 5'],
  ])('that is or has %s is refused in words', (_, data, why) => {
    expect(refusal(data)).toBe(`This is not a game file: ${why}.`);
    expect(refusal(JSON.stringify(data))).toBe(`This is not a game file: ${why}.`);
  });

  test('has its names cleaned', () => {
    const players = ['A\u202eda', '\u001b[31mBen', '\u200b'];
    expect(readGameFile({ ...good, players }).players).toEqual(['Ada', 'Ben', 'Player 3']);
  });
});
