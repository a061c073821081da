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
    expect(refusal(withOptions(nested(DEEPEST - 1)))).toMatch(/options\.a\.0.* is nested more than 64 deep/u);
    expect(refusal(withOptions(nested(30_000)))).toMatch(/nested more than 64 deep/u);
    expect(refusal(withOptions('{"a":'.repeat(30_000) + '1' + '}'.repeat(30_000)))).toMatch(/nested more than/u);
    expect(refusal({ ...good, deal: JSON.parse(nested(30_000)) as unknown })).toMatch(/^.*deal.*nested more than/u);
  });

  test('has texts so long and no longer', () => {
    const action = (type: string) => ({ action: { type, by: 'player1', frame: 'turn/player1' } });
    expect(refusal({ ...good, entries: [action('x'.repeat(LONGEST_TEXT))] })).toBe('opened');
    expect(refusal({ ...good, entries: [action('x'.repeat(LONGEST_TEXT + 1))] })).toContain(
      'entries.0.action.type has 1001',
    );
    expect(refusal({ ...good, title: 'x'.repeat(10_000_000) })).toContain('title has 10000000 letters');
    expect(refusal({ ...good, players: ['Ada', 'x'.repeat(41)] })).toContain('players.1 has more than 40 letters');
    expect(refusal({ ...good, ['k'.repeat(10_000_000)]: 1 })).toContain('10000000 letters');
    expect(refusal({ ...good, [`k${'\n\u001b[2J\u202e'.repeat(60)}`]: 1 })).toContain('holds "k');
  });

  test('is no larger than any game', () => {
    expect(refusal(' '.repeat(LARGEST_FILE + 1))).toContain('more than 100 million letters');
    expect(refusal({ ...good, entries: Array(100_001).fill(0) })).toMatch(/entries/u);
    expect(refusal({ ...good, players: Array(11).fill('Ada') })).toContain('players has more than 10 entries');
  });

  test.each([
    ['a list', [1, 2, 3], 'it is a list, which does not fit'],
    ['nothing', null, 'it is null, which does not fit'],
    ['a number', 7, 'it is 7, which does not fit'],
    ['no format', { title: 'x' }, 'format is missing'],
    ['another format', { ...good, format: '\u001b]0;x\u0007y' }, 'format is "y", which does not fit'],
    ['half a seed', { ...good, seed: 0.5 }, 'seed is 0.5, which does not fit'],
    ['a name without letters', { ...good, players: [''] }, 'players.0 has less than 1 letters'],
    ['an action that is none', { ...good, entries: [5] }, 'entries.0 is 5, which does not fit'],
  ])('that is or has %s is refused in words', (_, data, why) => {
    expect(refusal(data)).toBe(`This is not a game file: ${why}.`);
    expect(refusal(JSON.stringify(data))).toBe(`This is not a game file: ${why}.`);
  });

  test('has its names cleaned', () => {
    const players = ['A\u202eda', '\u001b[31mBen', '\u200b'];
    expect(readGameFile({ ...good, players }).players).toEqual(['Ada', 'Ben', 'Player 3']);
  });
});
