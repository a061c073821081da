import { importGame } from '@roundhouse/exchange';
import { dice, History } from '@roundhouse/kernel';
import { soh } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { exportOf, playForSite } from './site/games.ts';
import { withNoise } from './site/noise.ts';

/** The record of a state without how many actions led to it: the two ways differ in passes. */
const picture = (state: Parameters<typeof soh.project>[0]) => ({ ...(soh.project(state) as object), seq: 0 });
const seeds = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i);

describe('Games written as the site records them come back the same', () => {
  test.each(seeds(1, Number(process.env['ROUNDHOUSE_SITE_GAMES'] ?? 10)))('game of seed %i', (seed) => {
    const played = playForSite(seed, 2 + (seed % 4));
    const { file, notes } = importGame(exportOf(played));
    expect(notes).toEqual([]);
    expect(picture(History.open(soh, file).state)).toEqual(picture(played.state));
  });

  test.each(seeds(101, 3))('with undo, redo, messages, orders, automatic and silent passes: seed %i', (seed) => {
    const played = playForSite(seed, 2 + (seed % 4));
    const { file } = importGame(exportOf(played, { actions: withNoise(played.actions, dice(seed)) }));
    expect(picture(History.open(soh, file).state)).toEqual(picture(played.state));
  });

  test.each(seeds(201, 3))('still running: seed %i', (seed) => {
    const whole = playForSite(seed, 3);
    const { file } = importGame(exportOf(playForSite(seed, 3, 60)));
    const { file: all } = importGame(exportOf(whole));
    const { length } = file.entries;
    expect(length).toBeGreaterThan(0);
    expect(all.entries.slice(0, length - 1)).toEqual(file.entries.slice(0, -1));
  });
});
