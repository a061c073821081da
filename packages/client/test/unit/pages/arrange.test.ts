import { describe, expect, test } from 'vitest';
import { arranged, EVERYTHING } from '../../../src/pages/home/arrange.ts';

const game = (name: string, titleName: string, changed: number, players: readonly string[], archived?: number) =>
  ({
    name,
    titleName,
    changed,
    archived,
    seats: players.map((player) => ({ name: player })),
    summary: { round: 'OR 3.1' },
  }) as unknown as Parameters<typeof arranged>[0][number];

const games = [
  game('Sunday', '1828', 3, ['Ada', 'Bram']),
  game('Abend', 'Steam Over Holland', 5, ['Zoë', 'Bram']),
  game('Old one', '1820', 9, ['Ada'], 4),
];
const names = (wanted: Partial<typeof EVERYTHING>) =>
  arranged(games, { ...EVERYTHING, ...wanted }).map(({ name }) => name);

describe('the list of games', () => {
  test('has the latest first, or goes by name or title', () => {
    expect(names({})).toEqual(['Abend', 'Sunday']);
    expect(names({ sort: 'name' })).toEqual(['Abend', 'Sunday']);
    expect(names({ sort: 'title' })).toEqual(['Sunday', 'Abend']);
  });

  test('is searched by name, title, player and round, in any letters', () => {
    expect(names({ query: 'zoe' })).toEqual(['Abend']);
    expect(names({ query: 'bram 1828' })).toEqual(['Sunday']);
    expect(names({ query: 'or 3.1 bram' })).toEqual(['Abend', 'Sunday']);
    expect(names({ query: 'nobody' })).toEqual([]);
  });

  test('leaves out what was put away, and shows it alone when asked', () => {
    expect(names({ archive: true })).toEqual(['Old one']);
    expect(names({ query: 'old' })).toEqual([]);
  });
});
