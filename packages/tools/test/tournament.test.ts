import { weightsFor } from '@roundhouse/bots';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { matchesFor } from '../src/commands/tournament.ts';
import { UsageError } from '../src/failure.ts';
import { titleOf } from '../src/title.ts';
import { Circles } from '../src/tournament/circles.ts';
import { lineUp } from '../src/tournament/entrants.ts';
import { type MatchResult, playMatch } from '../src/tournament/match.ts';
import { reportLines } from '../src/tournament/report.ts';
import { meanOf, shareOf, Tournament } from '../src/tournament/standings.ts';

const title = titleOf('soh');

const result = (hash: string, scores: readonly number[], failure: string | null = null): MatchResult => ({
  match: { deal: 1, rotation: 0, seats: [0, 1, 1], noise: 0 },
  hash,
  scores,
  byRound: [scores.map((score) => score / 2), scores],
  actions: 300,
  end: 'last-round',
  failure,
  thoughts: [1, 2, 3],
  cpu: 1500,
  events: {},
});

describe('a line-up', () => {
  test('names players, each kind once', () => {
    const { entrants, seats } = lineUp(title, 'club,random,random');
    expect(entrants.map(({ name, weights }) => [name, weights === null])).toEqual([
      ['club', false],
      ['random', true],
    ]);
    expect(seats).toEqual([0, 1, 1]);
    expect(entrants[0]!.weights).toEqual(weightsFor('soh'));
  });
  test.each(['club', 'club,clever', 'club,none.json', 'random,random,random,random,random,random'])(
    'refuses %s',
    (text) => expect(() => lineUp(title, text)).toThrow(UsageError),
  );
});

describe('matches', () => {
  test('play each deal with all rotations of the seats', () => {
    const matches = matchesFor([0, 1, 1], 6, 10, 1);
    expect(matches.map(({ deal, seats }) => [deal, seats])).toEqual([
      [10, [0, 1, 1]],
      [10, [1, 1, 0]],
      [10, [1, 0, 1]],
      [11, [0, 1, 1]],
      [11, [1, 1, 0]],
      [11, [1, 0, 1]],
    ]);
  });
  test('take a new deal each where all seats are alike', () => {
    expect(matchesFor([0, 0, 0], 3, 5, 0).map(({ deal }) => deal)).toEqual([5, 6, 7]);
  });
});

describe('standings', () => {
  test('count no game twice and no failed one', () => {
    const sums = new Tournament(lineUp(title, 'club,random,random').entrants);
    sums.add(result('a', [3000, 500, 500]));
    sums.add(result('a', [3000, 500, 500]));
    sums.add(result('b', [500, 2000, 600]));
    sums.add(result('c', [0, 0, 0], 'it throws'));
    const { games, repeated, failures, entrants } = sums.standings();
    expect([games, repeated, failures.length]).toEqual([2, 1, 1]);
    expect(entrants.map(({ name, seats, won }) => [name, seats, won.mean])).toEqual([
      ['club', 2, 0.5],
      ['random', 4, 0.5],
    ]);
    expect(entrants.map(({ lead, rank }) => [lead?.mean, rank.mean])).toEqual([
      [850, 2],
      [-850, 2],
    ]);
    expect(entrants[0]!.byRound.map(({ mean }) => mean)).toEqual([875, 1750]);
    expect(reportLines(sums.standings()).join('\n')).toContain('1 failed');
  });
  test('count the events of games that are asked for', () => {
    const sums = new Tournament(lineUp(title, 'club,random,random').entrants);
    sums.add({ ...result('a', [900, 800, 100]), events: { merge: 3 } });
    sums.add(result('b', [900, 800, 100]));
    const lines = reportLines(sums.standings(), ['merge', 'flood']);
    expect(lines).toContain('merge: 3 in all, in 1 of 2 games.');
    expect(lines).toContain('flood: 0 in all, in 0 of 2 games.');
  });
  test('a shared win counts its part', () => {
    const sums = new Tournament(lineUp(title, 'club,random,random').entrants);
    sums.add(result('a', [900, 900, 100]));
    expect(sums.standings().entrants.map(({ won }) => won.mean)).toEqual([0.5, 0.5]);
  });
  test('give the intervals of the books', () => {
    const { low, high } = shareOf(29, 30);
    expect([Math.round(100 * low), Math.round(100 * high)]).toEqual([83, 99]);
    expect(meanOf([10, 20, 30]).mean).toBe(20);
    expect(meanOf([10, 20, 30]).high).toBeCloseTo(20 + (1.96 * 10) / Math.sqrt(3));
    expect(meanOf([])).toEqual({ mean: 0, low: 0, high: 0 });
  });
});

test('a position that comes again while one player acts is a circle', () => {
  const circles = new Circles();
  const s = { seq: 1, cash: { a: 1 } } as never;
  const other = { seq: 2, cash: { a: 2 } } as never;
  const by = (player: string) => ({ type: 'pass', by: player, frame: 'x' });
  expect(circles.comesAgain(s, by('player1'))).toBe(false);
  expect(circles.comesAgain(other, by('player1'))).toBe(false);
  expect(circles.comesAgain({ ...(s as object), seq: 3 } as never, by('player1'))).toBe(true);
  expect(circles.comesAgain(s, by('player2'))).toBe(false);
});

test('another version of the players is asked in its seat', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  const file = join(folder, 'silent.mjs');
  writeFileSync(
    file,
    `export const titles = [{ id: 'soh' }];
     export const playerFor = () => ({ weights: {}, slack: 0 });
     export const choose = () => null;`,
  );
  const { entrants, seats } = lineUp(title, `${file},random`);
  expect(entrants[0]).toMatchObject({ name: 'silent', version: file });
  const { failure } = await playMatch(title, entrants, { deal: 3, rotation: 0, seats, noise: 0 });
  expect(failure).toBe('nobody who is asked has a choice');
  rmSync(folder, { recursive: true });
});

test('a match of random players is played to its end, the same each time', async () => {
  const { entrants, seats } = lineUp(title, 'random,random');
  const match = { deal: 3, rotation: 0, seats, noise: 0 };
  const first = await playMatch(title, entrants, match);
  expect([first.failure, first.end !== null, first.thoughts]).toEqual([null, true, []]);
  expect((await playMatch(title, entrants, match)).hash).toBe(first.hash);
});
