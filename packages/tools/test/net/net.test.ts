/**
 * The net under changes: what each title offers, and whole games as texts. A failure shows the lines that differ.
 * After a change that is meant, `npm run net` rewrites test/net, `npm run net soh` one title of it; the difference
 * is then read like any other change.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Choice, oneOf, range } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { beforeAll, describe, expect, test } from 'vitest';
import { allTitles, type AnyTitle } from '../../src/title.ts';
import { actionsOf, choiceLines, countLines, valuesFor } from './perft.ts';
import { type NamedPosition, positions, statesAt } from './positions.ts';
import { playthrough, toldGames } from './playthrough.ts';

const playersText = (players: number): string => `${players}-players.txt`;
const compare = (id: string, file: string, text: string): Promise<void> =>
  expect(text).toMatchFileSnapshot(join(import.meta.dirname, id, file));

describe.each(allTitles.map((title) => [title.id, title] as const))('%s', (id, title) => {
  const named = positions[id] ?? [];
  const games = Object.entries(toldGames[id] ?? {}).map(([players, seed]) => [Number(players), seed] as const);
  let states: readonly RailState[] = [];
  beforeAll(() => {
    states = statesAt(named);
  });
  const textFrom = (lines: (title: AnyTitle, position: NamedPosition, s: RailState) => readonly string[]): string =>
    named.flatMap((position, at) => lines(title, position, states[at]!)).join('\n');

  test('a dozen positions have names, each its own', () => {
    expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
    expect(named.length).toBeGreaterThanOrEqual(12);
  });

  test('as many choices of each type as were written down', async () => {
    await compare(id, 'perft.txt', textFrom(countLines));
  });

  test('the same choices in the same order', async () => {
    await compare(id, 'choices.txt', textFrom(choiceLines));
  });

  test('a game is told for each number of players', () => {
    const { min, max } = title.players;
    expect(games.map(([players]) => players)).toEqual(Array.from({ length: max - min + 1 }, (_, i) => min + i));
  });

  test.each(games)('the same game of %i players, seed %i', async (players, seed) => {
    await compare(id, playersText(players), playthrough(id, players, seed));
  });

  test('no text is left of what is told no more', () => {
    const known = ['choices.txt', 'perft.txt', ...games.map(([players]) => playersText(players))];
    const folder = join(import.meta.dirname, id);
    expect(existsSync(folder) ? readdirSync(folder).filter((file) => !known.includes(file)) : []).toEqual([]);
  });
});

describe('openFields are filled by what stands for the others', () => {
  test('of an amount the least and the greatest', () => {
    expect(valuesFor(range(10, 24, 5))).toEqual([10, 20]);
    expect(valuesFor(range(3, 3))).toEqual([3]);
  });
  test('of a list the first, the middle and the last', () => {
    expect(valuesFor(oneOf([0, 1, 2, 3, 4, 5]))).toEqual([0, 2, 5]);
    expect(valuesFor(oneOf(['pay', 'withhold']))).toEqual(['pay', 'withhold']);
    expect(valuesFor(oneOf([4]))).toEqual([4]);
  });
  test('of several openFields every pair', () => {
    const choice: Choice = { type: 'lay', by: 'player1', frame: 'track/A', fields: {}, openFields: {}, subjects: [] };
    const openFields = { rotation: oneOf([0, 3]), cost: range(0, 20, 20) };
    expect(actionsOf({ ...choice, openFields }).map(({ rotation, cost }) => [rotation, cost])).toEqual([
      [0, 0],
      [0, 20],
      [3, 0],
      [3, 20],
    ]);
    expect(actionsOf(choice)).toEqual([{ type: 'lay', by: 'player1', frame: 'track/A' }]);
  });
});
