/** The commands around games of 18xx.games, on games of the project's own making. */
import { readGameFile } from '@roundhouse/kernel';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeGame } from '../src/bench/game.ts';
import {
  measureFirst,
  measureLongest,
  measureRebuild,
  measureReplay,
  measureRuns,
  measureUndo,
} from '../src/bench/measure.ts';
import { merge } from '../src/conformance/trace.ts';
import { titleOf } from '../src/title.ts';
import { roundhouse, scratch } from './command.ts';
import { exportOf, type Played, playForSite } from './site/games.ts';
import { traceOf } from './site/trace.ts';

const { path } = scratch();

/** The first game in which trains run. */
function lively(seed = 1): Played {
  const game = playForSite(seed, 3);
  return game.actions.filter(({ type }) => type === 'run_routes').length > 3 ? game : lively(seed + 1);
}
const played = lively();

beforeAll(() => writeFileSync(path('game.json'), JSON.stringify(exportOf(played))));

describe('import', () => {
  test('writes a game file', async () => {
    const { code, out } = await roundhouse('import', path('game.json'), '-o', path('imported.json'));
    expect([code, out]).toEqual([0, expect.stringContaining('Name of player1')]);
    expect(readGameFile(readFileSync(path('imported.json'), 'utf8')).title).toBe('soh');
  });

  test('refuses with the number and the reason, and leaves no file', async () => {
    const actions = [...played.actions.slice(0, 5), { type: 'nonsense', entity: 107 }];
    writeFileSync(path('bad.json'), JSON.stringify(exportOf({ ...played, actions })));
    const { code, err } = await roundhouse('import', path('bad.json'), '-o', path('none.json'));
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/Action 6: nonsense by Name of player1: [A-Z].*\.[ ].*to action 5\.\n$/),
    ]);
    expect(existsSync(path('none.json'))).toBe(false);
    expect((await roundhouse('import', path('nowhere.json'), '-o', path('none.json'))).code).toBe(1);
    expect((await roundhouse('import', path('game.json'))).code).toBe(2);
  });
});

describe('import --partial', () => {
  const spoilt = (at: number) =>
    played.actions.map((action, i) => (i === at ? { type: 'nonsense', entity: 107 } : action));
  const actionsIn = (name: string) => readGameFile(readFileSync(path(name), 'utf8')).entries;

  test('writes the game up to the last action that can be followed, and says so', async () => {
    writeFileSync(path('spoilt.json'), JSON.stringify(exportOf({ ...played, actions: spoilt(60) })));
    const { code, err, out } = await roundhouse('import', path('spoilt.json'), '--partial', '-o', path('part.json'));
    expect([code, err]).toEqual([
      0,
      expect.stringMatching(/Action 61: nonsense by Name of player1: .*\n.*up to action 60\.\n$/),
    ]);
    expect(out).toContain('60 records');
    await roundhouse('import', path('game.json'), '-o', path('whole.json'));
    const part = actionsIn('part.json');
    expect(part.length).toBeGreaterThan(0);
    expect(actionsIn('whole.json').slice(0, part.length)).toEqual(part);
    expect((await roundhouse('replay', path('part.json'))).code).toBe(0);
  });

  test('a game that can be followed is whole, and one of which nothing can is refused', async () => {
    await roundhouse('import', path('game.json'), '-o', path('whole.json'));
    const { code, err } = await roundhouse('import', path('game.json'), '--partial', '-o', path('same.json'));
    expect([code, err, actionsIn('same.json')]).toEqual([0, '', actionsIn('whole.json')]);
    writeFileSync(path('nothing.json'), JSON.stringify(exportOf({ ...played, actions: spoilt(0) })));
    const none = await roundhouse('import', path('nothing.json'), '--partial', '-o', path('never.json'));
    expect([none.code, existsSync(path('never.json'))]).toEqual([1, false]);
  });
});

describe('routes', () => {
  test('shows every run with the best one', async () => {
    await roundhouse('import', path('game.json'), '-o', path('imported.json'));
    const { code, out } = await roundhouse('routes', path('imported.json'), '--json');
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, number>);
    expect([code, lines.at(-1)!['runs']]).toEqual([0, lines.length - 1]);
    for (const { recorded, best } of lines.slice(0, -1)) expect(recorded).toBeLessThanOrEqual(best!);
    expect((await roundhouse('routes', path('imported.json'))).out).toContain('proven) earned');
  });

  test('a company with a train and no route runs for nothing', async () => {
    const by = (entity: number | string, type: string, more: object = {}) => ({ type, entity, ...more });
    const actions = [
      by(107, 'pass'),
      by(114, 'pass'),
      by(107, 'par', { corporation: 'NBD', share_price: '100,0,8' }),
      by(114, 'pass'),
      by(107, 'pass'),
      by('NBD', 'lay_tile', { hex: 'K12', tile: '57-0', rotation: 1 }),
      by('NBD', 'buy_train', { train: '2-0', price: 100 }),
      by('NBD', 'pass'),
      by('NBD', 'pass'),
      by('NBD', 'pass'),
    ];
    writeFileSync(path('small.json'), JSON.stringify(exportOf({ ...played, players: 2, actions })));
    expect((await roundhouse('import', path('small.json'), '-o', path('small-game.json'))).err).not.toContain('Action');
    const { out } = await roundhouse('routes', path('small-game.json'), '--json');
    const [first, last] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(first).toMatchObject({ company: 'NBD', trains: ['2'], recorded: 0, best: 0, proven: true });
    expect(last!['runs']).toBe(1);
  });
});

describe('conformance', () => {
  const games = path('games');
  const write = (name: string, data: unknown): void => writeFileSync(join(games, name), JSON.stringify(data));
  beforeAll(() => {
    mkdirSync(games);
    write('one.18xxgames.json', exportOf(played));
    write('one.trace.json', traceOf(exportOf(played)));
    write('other.18xxgames.json', { ...exportOf(played), title: '1999' });
  });

  test('a game with its trace is the same; a title that is not there yet is no failure', async () => {
    const { code, out } = await roundhouse('conformance', games);
    expect([code, out]).toEqual([0, expect.stringMatching(/^one .* same$/m)]);
    expect(out).toMatch(/^other .* title not there yet$/m);
  });

  test.each<[string, object]>([
    ['cash', { players: { '107': { cash: 7 } } }],
    ['price', { corps: { OSM: { price: [55, 0, 1] } } }],
    ['trains', { corps: { OSM: { trains: ['5', '5'] } } }],
    ['stations', { corps: { OSM: { tokens: [['A1', 0]] } } }],
    ['a tile', { tiles: { A14: ['9', 0] } }],
    ['the phase', { phase: '9' }],
  ])('a trace that differs in %s fails', async (_, change) => {
    const trace = traceOf(exportOf(played));
    const step = trace.steps.at(-1)!;
    write('one.trace.json', { ...trace, steps: [...trace.steps.slice(0, -1), { ...step, d: merge(step.d, change) }] });
    const { code, out } = await roundhouse('conformance', games);
    expect([code, out]).toEqual([1, expect.stringMatching(/^one .* different$/m)]);
  });

  test('so does one that differs in a score or a revenue, and a best run that is higher', async () => {
    const trace = traceOf(exportOf(played));
    const first = trace.steps.find(({ total }) => (total ?? 0) > 0)!;
    write('one.trace.json', {
      ...trace,
      result: { '107': 1 },
      steps: trace.steps.map((step) => (step === first ? { ...step, total: 5 } : step)),
    });
    write('best-routes.json', { runs: [{ game: 'one', id: first.id, entity: 'OSM', best: 990 }] });
    const { out } = await roundhouse('conformance', games, '--json');
    const [one] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { differences: string[] });
    expect(one!.differences).toHaveLength(3);
  });

  test('an export that is refused fails, and a folder without any is said', async () => {
    write('one.18xxgames.json', { ...exportOf(played), actions: [{ id: 4, type: 'nonsense', entity: 107 }] });
    const { code, out } = await roundhouse('conformance', games);
    expect([code, out]).toEqual([1, expect.stringContaining('one: Action 4: ')]);
    expect((await roundhouse('conformance', path('nowhere'))).code).toBe(1);
  });
});

describe('bench', () => {
  const title = titleOf('soh');

  test('its long game is long and legal, and everything is measured', () => {
    const long = makeGame(title, 7, 600);
    expect(long.entries.length).toBeGreaterThan(600);
    expect(measureRebuild(title, long, 3).actions).toBe(long.entries.length);
    expect(measureReplay(title, long, true, 1).perMs).toBeGreaterThan(0);
    expect(measureFirst(title, long)).toBeGreaterThan(0);
    expect(measureUndo(title, long, 3)).toMatchObject({ undo: { worst: expect.any(Number) }, redo: {} });
    expect(measureLongest(title, long, 2000).entries).toBeGreaterThan(1998);
    expect(measureRuns(title, makeGame(title, 7), 1)).toMatchObject({ runs: expect.any(Number) });
  });
});
