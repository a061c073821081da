/**
 * Games as they were played once: the same seed gives the same game, and a file of today opens for ever.
 * After a change that is meant, `ROUNDHOUSE_WRITE_GOLDEN=1 npx vitest run packages/tools/test/golden.test.ts` writes
 * test/golden anew; the files of released forms in test/files are never written again.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Entry,
  type GameFile,
  History,
  type LoggedAction,
  newGame,
  readGameFile,
  stateHash,
} from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { playerNames } from '../src/names.ts';
import { playGame } from '../src/simulate/game.ts';
import { type Plan, planFor } from '../src/simulate/plan.ts';
import { allTitles, titleOf } from '../src/title.ts';

interface Golden {
  readonly hash: string;
  readonly game: GameFile;
}

const folder = join(import.meta.dirname, 'golden');
const released = join(import.meta.dirname, 'files');
const writing = process.env['ROUNDHOUSE_WRITE_GOLDEN'] !== undefined;

function playAsGolden(titleId: string, plan: Plan): Golden {
  const title = titleOf(titleId);
  const actions: LoggedAction[] = [];
  let last: RailState | null = null;
  playGame(title, plan, false, ({ action, state }) => {
    actions.push(action);
    last = state;
  });
  const { options, readings, seed, players } = plan;
  const header = newGame(title, { options, readings, players: playerNames(players), seed });
  return { hash: stateHash(title, last!), game: { ...new History(title, header).toFile(), actions } };
}

describe.each(allTitles.map((title) => title.id))('%s', { timeout: 60_000 }, (id) => {
  const wishes = { counts: [2, 3, 4, 5], options: {}, readings: {}, anyReadings: false };
  test.each([2, 5, 7])('the same seed gives the same game: %i', (seed) => {
    const plan = planFor(titleOf(id), wishes, seed);
    const path = join(folder, `${id}-${seed}.json`);
    const played = playAsGolden(id, plan);
    if (writing) writeFileSync(path, `${JSON.stringify(played)}\n`);
    const golden = JSON.parse(readFileSync(path, 'utf8')) as Golden;
    expect(playAsGolden(id, plan).hash).toBe(played.hash);
    expect(played.game.actions.length).toBe(golden.game.actions.length);
    expect(played.hash).toBe(golden.hash);
    const replayed = History.open(titleOf(id), readGameFile(golden.game));
    expect(stateHash(titleOf(id), replayed.state)).toBe(golden.hash);
  });
});

/** Each released form: a whole game, and beside it the hashes that it has to lead to. */
describe('files of every released form', { timeout: 60_000 }, () => {
  const files = readdirSync(released).filter((name) => /^roundhouse-game-\d+\.json$/.test(name));
  test('there are some', () => expect(files).toContain('roundhouse-game-1.json'));
  test.each(files)('%s opens and leads where it led', (name) => {
    const file = readGameFile(readFileSync(join(released, name), 'utf8'));
    const hashes = JSON.parse(readFileSync(join(released, name.replace('.json', '.hashes.json')), 'utf8')) as Record<
      string,
      string
    >;
    const title = titleOf(file.title);
    const history = History.open(title, file);
    expect(Object.keys(hashes).length).toBeGreaterThan(5);
    for (const [seq, hash] of Object.entries(hashes)) {
      expect([seq, stateHash(title, history.at(Number(seq)))]).toEqual([seq, hash]);
    }
    expect(history.state.ended).not.toBeNull();
    // Settings that came later are written down as they held before.
    expect(history.toFile()).toMatchObject(file);
  });
  test('taken-back actions stay in the file', () => {
    const file = readGameFile(readFileSync(join(released, 'roundhouse-game-1.json'), 'utf8'));
    const types = new Set(file.actions.map((entry: Entry) => entry.type));
    expect([...types]).toEqual(expect.arrayContaining(['undo', 'redo', 'indicate', 'run', 'layTile', 'start']));
  });
});
