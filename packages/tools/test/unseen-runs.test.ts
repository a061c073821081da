/** Files in which the best run was not shown before every run: marked, with each run that is below the best. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawStyle, randomTurn } from '@roundhouse/bots';
import { nextAction } from '@roundhouse/host';
import { wrapEntries, readGameFile, dice, type GameFile, History } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { playerNames } from '../src/names.ts';
import { titleOf } from '../src/title.ts';
import { roundhouse, scratch } from './command.ts';

const { write } = scratch();
const lines = (text: string): string[] => text.trim().split('\n');
const last = (text: string): Record<string, unknown> => JSON.parse(lines(text).at(-1)!) as Record<string, unknown>;

/** A game of chance up to so many runs; the host shows the best before those that `shows` says. */
function played(id: string, runs: number, shows: (run: number) => boolean): GameFile {
  const title = titleOf(id);
  const header = { title: id, options: {}, readings: {}, players: playerNames(3), seed: 5 };
  const history = new History<RailState>(title, header);
  const chance = dice(9);
  // One who wants a railway.
  const style = drawStyle(() => 0);
  let taken = 0;
  while (taken < runs && !history.state.ended) {
    const { state, lastAction } = history;
    const choose = (s: RailState) => randomTurn(title, s, chance, style);
    const action = shows(taken) ? nextAction(title, state, lastAction, choose)! : choose(state)!;
    if (action.type === 'run') taken++;
    const done = history.add(action);
    if (!done.ok) throw new Error(done.refusal.text);
  }
  expect(taken).toBe(runs);
  return history.toFile();
}

describe.each(['soh', '1828', '1843', '1839'])('%s', (id) => {
  const bare = write(
    `${id}-bare.json`,
    played(id, 6, () => false),
  );
  const shown = write(
    `${id}-shown.json`,
    played(id, 6, () => true),
  );
  const half = write(
    `${id}-half.json`,
    played(id, 6, (run) => run < 4),
  );

  test('replay says that nothing was shown, and names every run below the best', async () => {
    const { code, out } = await roundhouse('replay', bare);
    expect(code).toBe(0);
    expect(out).toContain('The best run was shown before none of the 6 runs in this file.');
    const named = out.match(/^ {2}action \d+: the \S+ ran for \D*0\D*, and \D*[1-9]\d*\D* was possible$/gm) ?? [];
    expect(named.length).toBeGreaterThan(3);

    const found = last((await roundhouse('replay', bare, '--json')).out);
    expect(Object.keys(found)).toEqual(['actions', 'end', 'scores', 'notIndicated', 'belowBest']);
    expect(found['notIndicated']).toBe(6);
    expect(found['belowBest']).toHaveLength(named.length);
    expect((found['belowBest'] as object[])[0]).toEqual({
      action: expect.any(Number),
      company: expect.any(String),
      recorded: 0,
      best: expect.any(Number),
      proven: true,
    });
  });

  test('routes does the same', async () => {
    const { out } = await roundhouse('routes', bare);
    expect(out).toContain('The best run was shown before none of the 6 runs in this file.');
    const below = out.match(/ below the best, not indicated$/gm) ?? [];
    expect(below.length).toBeGreaterThan(3);
    const rows = lines((await roundhouse('routes', bare, '--json')).out).map((line) => JSON.parse(line) as object);
    expect(rows.at(-1)).toMatchObject({ notIndicated: 6, belowBest: below.length });
    expect(rows[0]).toMatchObject({ indicated: false });
  });

  test('a game with the best run before every run is not marked', async () => {
    expect((await roundhouse('replay', shown)).out).not.toMatch(/indicat|possible/);
    expect(Object.keys(last((await roundhouse('replay', shown, '--json')).out))).toEqual(['actions', 'end', 'scores']);
    const { out } = await roundhouse('routes', shown);
    expect(out).not.toMatch(/indicat/);
    expect(out).toContain(' 0 below the best');
  });

  test('where some were shown, only the others are judged', async () => {
    const line = 'The best run was not shown before 2 of the 6 runs.';
    expect((await roundhouse('replay', half)).out).toContain(line);
    expect((await roundhouse('routes', half)).out).toContain(line);
  });
});

test('a run that is as good as the best is no complaint', async () => {
  const path = join(import.meta.dirname, 'files', 'roundhouse-game-1.json');
  const file = readGameFile(readFileSync(path, 'utf8'));
  const title = titleOf(file.title);
  const actions = History.open(title, file).actions.filter(({ type }) => type !== 'indicate');
  const { out } = await roundhouse(
    'replay',
    write('stripped.json', { ...History.open(title, file).toFile(), entries: wrapEntries(actions) }),
  );
  expect(out).toMatch(/The best run was shown before none of .*\nNone of them is below the best\.\n$/);
});
