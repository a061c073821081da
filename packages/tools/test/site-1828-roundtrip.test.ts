import { importGame } from '@roundhouse/exchange';
import { dice, History } from '@roundhouse/kernel';
import { title1828 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { withNoise } from './site/noise.ts';
import { exportOf, playForSite } from './site1828/games.ts';

/** The record of a state without how many actions led to it: the two ways differ in passes. */
const picture = (state: Parameters<typeof title1828.project>[0]) => ({
  ...(title1828.project(state) as object),
  seq: 0,
});
const seeds = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i);

describe('Games of 1828 written as the site records them come back the same', () => {
  test.each(seeds(214, Number(process.env['ROUNDHOUSE_SITE_GAMES'] ?? 2)))('game of seed %i', (seed) => {
    const played = playForSite(seed, 3 + (seed % 3));
    const { file, notes } = importGame(exportOf(played));
    expect(notes).toEqual([]);
    expect(picture(History.open(title1828, file).state)).toEqual(picture(played.state));
  });

  test.each(seeds(220, 1))('with undo, redo, messages, orders, automatic actions: seed %i', (seed) => {
    const played = playForSite(seed, 3 + (seed % 3));
    const { file } = importGame(exportOf(played, { actions: withNoise(played.actions, dice(seed), false) }));
    expect(picture(History.open(title1828, file).state)).toEqual(picture(played.state));
  });
});
