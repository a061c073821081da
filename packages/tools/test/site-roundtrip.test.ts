import { importGame } from '@roundhouse/exchange';
import { History } from '@roundhouse/kernel';
import { soh } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { exportOf, playForSite } from './site/games.ts';

/** The record of a state without how many actions led to it: the two ways differ in passes. */
const picture = (state: Parameters<typeof soh.project>[0]) => ({ ...(soh.project(state) as object), seq: 0 });

describe('Games written as the site records them come back the same', () => {
  test.each(Array.from({ length: Number(process.env['GAMES'] ?? 24) }, (_, i) => i + 1))('game of seed %i', (seed) => {
    const played = playForSite(seed, 2 + (seed % 4));
    const { file, notes } = importGame(exportOf(played));
    expect(notes).toEqual([]);
    expect(picture(History.open(soh, file).state)).toEqual(picture(played.state));
  });
});
