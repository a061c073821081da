/** Spoilt files: every one is opened, or refused with one clear sentence of bounded length; never anything raw. */
import { ImportError, importGame } from '@roundhouse/exchange';
import {
  EntryError,
  FileError,
  type Form1File,
  type GameFile,
  History,
  inForm2,
  LONGEST_SENTENCE,
  readGameFile,
} from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { findTitle } from '../src/title.ts';
import { roundhouse, scratch } from './command.ts';
import { exportOf, playForSite } from './site/games.ts';
import { savedFile, savedInForm1 } from './saved-games.ts';
import { spoilt } from './spoil.ts';

const files = scratch();
/** Nothing that steers a terminal, and nothing that cannot be seen. */
const SENTENCE = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u;
const ACTIONS = 150;
const SEEDS = 250;

function goodFile(id: string): Form1File {
  const game = savedInForm1(`${id}-12`);
  const actions = game.actions.slice(0, ACTIONS);
  const { by } = actions.at(-1)!;
  // Going back and forth is a part of a file that can be spoilt too.
  const undo = [
    { type: 'undo', by, to: ACTIONS - 5, consents: ['player1', 'player2', 'player3', 'player4', 'player5'] },
    { type: 'redo', by },
  ];
  return { ...game, actions: [...actions, ...undo] as Form1File['actions'] };
}

/** The beginning of a game that was saved in today's form, with undo and redo in it. */
function goodFile2(id: string): GameFile {
  const file = savedFile(`${id}-12`);
  return { ...file, entries: file.entries.slice(0, ACTIONS) };
}

/** What becomes of a text: `opened`, or the sentence. Anything else that is thrown is a fault. */
function opening(text: string): string {
  try {
    const file = readGameFile(text);
    const title = findTitle(file.title);
    if (!title) return 'opened';
    History.open(title, file);
    return 'opened';
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    if (error instanceof EntryError && error.refused.refusal.rule === 'table:fault') throw error.cause;
    return error.message;
  }
}

const inTodaysForm = (id: string) => inForm2(findTitle(id)!, readGameFile(goodFile(id)));

describe.each([
  ['soh', 'form 1', goodFile('soh')],
  ['soh', 'form 2', inTodaysForm('soh')],
  ['1828', 'form 1', goodFile('1828')],
  ['1828', 'form 2', inTodaysForm('1828')],
  ['1843', 'form 2', goodFile2('1843')],
  ['1839', 'form 2', goodFile2('1839')],
  ['1820', 'form 2', goodFile2('1820')],
])('files of %s in %s', (id, _, good) => {
  test('the good one opens', () => expect(opening(JSON.stringify(good))).toBe('opened'));

  test(`${SEEDS} spoilt ones open or are refused with a sentence`, () => {
    const outcomes = Array.from({ length: SEEDS }, (_, seed) => {
      const said = opening(spoilt(good, seed));
      expect(said, `seed ${seed}`).toMatch(SENTENCE);
      expect(said.length, `seed ${seed}`).toBeLessThanOrEqual(LONGEST_SENTENCE);
      return said;
    });
    expect(outcomes.filter((said) => said === 'opened').length).toBeGreaterThan(0);
    expect(outcomes.filter((said) => said.startsWith('Entry ')).length).toBeGreaterThan(SEEDS / 10);
    expect(outcomes.filter((said) => said.startsWith('This is not a game file: ')).length).toBeGreaterThan(SEEDS / 10);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('so does the command line', async () => {
    for (let seed = 0; seed < 25; seed++) {
      const path = files.write('spoilt.json', spoilt(good, seed));
      for (const command of ['replay', 'routes']) {
        const { code, out, err } = await roundhouse(command, path, '--json');
        expect([0, 1], `seed ${seed}: ${err}`).toContain(code);
        expect(out + err, `seed ${seed}`).not.toMatch(/\n {4}at |Error:/);
        if (code === 1) expect(err, `seed ${seed}`).toMatch(/^roundhouse: [^\p{Cc}\p{Cf}]+\n$/u);
      }
    }
  });
});

test('spoilt exports of 18xx.games are imported or refused with a sentence', () => {
  const good = exportOf(playForSite(3, 3));
  expect(importGame(JSON.stringify(good)).file.title).toBe('soh');
  let refused = 0;
  for (let seed = 0; seed < 120; seed++) {
    try {
      importGame(spoilt(good, seed));
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      expect(error.message, `seed ${seed}`).toMatch(SENTENCE);
      expect(error.message.length, `seed ${seed}`).toBeLessThanOrEqual(LONGEST_SENTENCE);
      refused++;
    }
  }
  expect(refused).toBeGreaterThan(20);
});
