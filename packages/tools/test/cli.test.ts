/** The command line as it is called: exit codes, lines of JSON, files. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
afterAll(() => rmSync(folder, { recursive: true }));

function roundhouse(args: readonly string[], input = ''): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'scripts', 'roundhouse.mjs'), ...args], { cwd: root });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, out, err }));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

const lines = (text: string): string[] => text.trim().split('\n');
const json = (line: string): Record<string, unknown> => JSON.parse(line) as Record<string, unknown>;

describe('roundhouse', { timeout: 60_000 }, () => {
  test('titles', async () => {
    const { code, out } = await roundhouse(['titles']);
    expect(code).toBe(0);
    expect(out).toMatch(/^soh +Steam Over Holland +2-5 players +\d+ rules$/m);
  });

  test('lies beside the terms of all that it is made with', async () => {
    await roundhouse(['titles']);
    const notices = readFileSync(join(root, 'dist', 'third-party-notices.txt'), 'utf8');
    for (const name of ['fastify', 'libsql', 'pg', 'zod'])
      expect(notices).toMatch(new RegExp(`^${name} [\\d.]+$`, 'mu'));
    expect(notices).not.toContain('Licence: undefined');
    expect(notices).not.toContain('@roundhouse/');
  });

  test('rules', async () => {
    const { code, out } = await roundhouse(['rules', 'soh', '--search', 'open market']);
    expect(code).toBe(0);
    expect(out).toContain('Stock round: selling shares\n');
    expect(out).toContain('selling-shares-4');
    const found = lines((await roundhouse(['rules', 'soh', '--json'])).out).map(json);
    expect(found[0]).toEqual({
      id: 'background-1',
      section: expect.any(String),
      kind: 'note',
      rule: expect.any(String),
    });
  });

  test('simulate: a line per game and a summary', async () => {
    const { code, out } = await roundhouse([
      'simulate',
      'soh',
      '--players',
      '2-5',
      '--games',
      '5',
      '--seed',
      '41',
      '--json',
      '--jobs',
      '2',
    ]);
    expect(code).toBe(0);
    const found = lines(out).map(json);
    expect(found).toHaveLength(6);
    found.slice(0, 5).forEach((game, i) => {
      expect(Object.keys(game)).toEqual(['seed', 'players', 'actions', 'rounds', 'end', 'scores', 'ms']);
      expect(game['seed']).toBe(41 + i);
    });
    expect(found[5]).toMatchObject({ games: 5, violations: [] });
  });

  test('simulate: a readable table', async () => {
    const { code, out } = await roundhouse(['simulate', 'soh', '--players', '3', '--games', '1', '--no-check']);
    expect(code).toBe(0);
    expect(out).toMatch(/1 {2}3 players .* last-round .*Anna \d+, Bram \d+, Clara \d+/);
    expect(lines(out).at(-1)).toMatch(/^1 game, [\d,]+ actions; .* no violations\.$/);
  });

  test.each([
    ['SIGINT', '1'],
    ['SIGTERM', '2'],
  ] as const)('simulate: what is finished when %s comes, with --jobs %s', async (signal, jobs) => {
    const child = spawn(
      process.execPath,
      [
        join(root, 'scripts', 'roundhouse.mjs'),
        'simulate',
        'soh',
        '--games',
        '5000',
        '--no-check',
        '--json',
        '--jobs',
        jobs,
      ],
      { cwd: root },
    );
    let [out, err] = ['', ''];
    let told = false;
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (!told && lines(out).length >= 3) told = child.kill(signal);
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(130);
    const found = lines(out).map(json);
    const games = found.length - 1;
    expect(games).toBeGreaterThanOrEqual(3);
    expect(games).toBeLessThan(5000);
    expect(found.at(-1)).toMatchObject({ games, violations: [] });
    expect(err).toContain(`Stopped after ${games} of 5000 games`);
  });

  test('play from a pipe, save, replay', async () => {
    const saved = join(folder, 'played.json');
    const input = ['b', '?', 'b', 'u', 'b', 'b', 'b', `s ${saved}`, 'q'].join('\n');
    const played = await roundhouse(
      ['play', 'soh', '--players', '3', '--seed', '4', '--option', 'distribution=deal'],
      input,
    );
    expect(played.err).toBe('');
    expect(played.code).toBe(0);
    expect(played.out).toContain('Anna, your move: ');
    expect(played.out).toContain(`Saved as ${saved}.`);
    const file = JSON.parse(readFileSync(saved, 'utf8')) as { entries: { action: { type: string } }[] };
    const undone = file.entries.filter(({ action }) => action.type === 'undo');
    expect(undone).toHaveLength(1);

    const replayed = await roundhouse(['replay', saved, '--states', '--json']);
    expect(replayed.code).toBe(0);
    const found = lines(replayed.out).map(json);
    const last = found.pop()!;
    expect(Object.keys(last)).toEqual(['actions', 'end', 'scores']);
    expect(last).toMatchObject({ actions: found.length, end: null });
    expect(Object.keys(found[0]!)).toEqual(['seq', 'action', 'round', 'phase', 'players', 'companies']);
    expect(Object.keys(found[0]!['players'] as object)).toEqual(['Anna', 'Bram', 'Clara']);
    const companies = found.at(-1)!['companies'] as Record<string, Record<string, unknown>>;
    expect(Object.keys(companies['NRS']!)).toEqual([
      'cash',
      'price',
      'director',
      'trains',
      'stations',
      'treasury',
      'pool',
      'ipo',
      'privates',
    ]);
    for (const { director } of Object.values(companies)) expect(['Anna', 'Bram', 'Clara', null]).toContain(director);

    const loaded = await roundhouse(['play', 'soh', '--load', saved], 'q\n');
    expect(loaded.code).toBe(0);
    const short = await roundhouse(['replay', saved, '--to', '2', '--json']);
    expect(json(lines(short.out).at(-1)!)).toMatchObject({ actions: 2, end: null });
  });

  test('demo tells a whole game', async () => {
    const { code, out } = await roundhouse(['demo', '--seed', '2']);
    expect(code).toBe(0);
    expect(out).toContain('═══ OR 5.2');
    expect(out).toMatch(/Final scores\n {2}\w+ +fl\. \d+/);
  });

  test.each([
    [['frobnicate'], 2],
    [['simulate'], 2],
    [['simulate', '1899'], 2],
    [['simulate', 'soh', '--players', '9'], 2],
    [['simulate', 'soh', '--games', 'many'], 2],
    [['simulate', 'soh', '--bot', 'clever'], 2],
    [['simulate', 'soh', '--option', 'distribution=lottery'], 2],
    [['play', 'soh', '--seat', '4', '--players', '3'], 2],
    [['replay', join(folder, 'nowhere.json')], 1],
    [['replay', 'package.json'], 1],
  ])('%j is answered with a sentence and exit code %i', async (args, expected) => {
    const { code, out, err } = await roundhouse(args);
    expect(code).toBe(expected);
    expect(out).toBe('');
    expect(err).toMatch(/^(roundhouse|error): /m);
    expect(err).not.toContain('    at ');
  });

  test('a file with an action that is refused', async () => {
    const path = join(folder, 'refused.json');
    const game = { format: 'roundhouse-game-2', title: 'soh', options: {}, readings: {}, players: ['A', 'B'], seed: 1 };
    writeFileSync(
      path,
      JSON.stringify({ ...game, entries: [{ action: { type: 'bid', by: 'player1', frame: 'nowhere', amount: 5 } }] }),
    );
    const { code, err } = await roundhouse(['replay', path]);
    expect(code).toBe(1);
    expect(err).toMatch(/Entry 1 of the file is refused: /);
  });
});
