import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { UsageError } from '../src/failure.ts';
import { titleOf } from '../src/title.ts';
import { lineUp } from '../src/tournament/entrants.ts';
import { byRoundOf, sightsOf } from '../src/tournament/foresight.ts';
import { KeptGames } from '../src/tournament/kept.ts';
import { type MatchResult, playMatch } from '../src/tournament/match.ts';

const title = titleOf('soh');

test('forecast stands beside outcome for every round', () => {
  const sight = { round: 'SR 1', company: 'NRS', price: 80, forecast: 200, real: 300 };
  expect(byRoundOf([sight, { ...sight, company: 'OSM', real: 100 }, { ...sight, round: 'OR 1', real: 280 }])).toEqual([
    { round: 'SR 1', shares: 2, price: 80, forecast: 200, real: 200 },
    { round: 'OR 1', shares: 1, price: 80, forecast: 200, real: 280 },
  ]);
});

test('at the last round a share has paid what it will, but for one run', async () => {
  const { entrants, seats } = lineUp(title, 'random,random');
  const sights = await sightsOf(title, entrants, { deal: 3, rotation: 0, seats, noise: 0 });
  const last = sights.filter(({ round }) => round === sights.at(-1)!.round);
  expect(last.length).toBeGreaterThan(0);
  for (const { real, price } of last) expect(real).toBeGreaterThan(0.3 * price);
});

describe('games that are kept', () => {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kept-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const game = async (deal: number): Promise<MatchResult> => {
    const { entrants, seats } = lineUp(title, 'random,random');
    return playMatch(title, entrants, { deal, rotation: 0, seats, noise: 0 });
  };

  test('are not played again, but one that was cut off is', async () => {
    const file = join(folder, 'games.jsonl');
    const results = [await game(1), await game(2)];
    const kept = new KeptGames(file, { seed: 1 });
    for (const result of results) kept.add(result);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.slice(0, -20));
    const again = new KeptGames(file, { seed: 1 });
    expect(again.get(results[0]!.match)?.scores).toEqual(results[0]!.scores);
    expect(again.get(results[1]!.match)).toBeUndefined();
    again.add(results[1]!);
    expect(new KeptGames(file, { seed: 1 }).get(results[1]!.match)?.hash).toBe(results[1]!.hash);
  });

  test('of another tournament are refused and left alone', () => {
    const file = join(folder, 'games.jsonl');
    new KeptGames(file, { seed: 1 });
    const before = readFileSync(file, 'utf8');
    expect(() => new KeptGames(file, { seed: 2 })).toThrow(UsageError);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});
