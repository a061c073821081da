import { describe, expect } from 'vitest';
import { companies, hexes, markets, tiles } from '../../src/1839/data/index.ts';
import { rule } from '../rule.ts';

const offboards = hexes.filter(({ nodes }) => nodes?.some(({ kind }) => kind === 'offboard'));
const groupOf = (...ids: readonly string[]) =>
  ids.map((id) => hexes.find((hex) => hex.id === id)!.nodes!.map(({ group }) => group));

describe('12 Map', () => {
  rule('1839:Q1', 'what only the pictures of the book say is there, to the last figure', () => {
    const prices = markets.map(({ rows }) => rows[0]!.map((cell) => cell!.price));
    expect(prices).toEqual([
      [40, 43, 47, 51, 56, 61, 67, 74, 82, 91, 101, 113, 126, 141, 159, 179, 202, 227, 254, 300],
      [10, 13, 16, 20, 25, 31, 38, 46, 55, 65],
    ]);
    const count = (color: string) =>
      tiles.filter((tile) => tile.color === color).reduce((sum, tile) => sum + Number(tile.count), 0);
    expect(['yellow', 'green', 'brown', 'gray'].map(count)).toEqual([58, 55, 27, 12]);
    const ids = (color: string) => hexes.filter((hex) => hex.color === color).length;
    expect([hexes.length, ids('gray'), ids('yellow')]).toEqual([101, 16, 10]);
    expect(hexes.filter(({ labels }) => labels?.includes('OO')).map(({ id }) => id)).toEqual([
      'B17',
      'F19',
      'G16',
      'G18',
      'K12',
    ]);
    const borders = hexes.flatMap(({ id, borders: all = [] }) => all.map((one) => ({ ...one, id })));
    // Every barrier is on both of its hexes; a stub is on one of them.
    expect(borders.filter(({ kind }) => kind === 'barrier')).toHaveLength(2 * 11);
    expect(borders.flatMap(({ kind, id, on }) => (kind === 'stub' && on === id ? [id] : []))).toEqual([
      'G8',
      'J7',
      'K8',
    ]);
    expect(offboards.map(({ id, nodes }) => [id, ...Object.values(nodes![0]!.revenue ?? {})].join(' '))).toEqual([
      'A20 20 0 100',
      'C20 20 40 60',
      'D11 20 0 10',
      'D21 20 40 60',
      'E12 20 0 10',
      'F11 30 0 70',
      'G20 20 40 50',
      'J17',
      'K18',
      'L1 30 0 100',
      'L9 30 20 60',
      'L19 10 20 30',
      'M2 30 20 50',
      'N19 20 40 50',
      'O14 20 30 50',
    ]);
    // Every home is on the map.
    const known = new Set(hexes.map(({ id }) => id));
    for (const { homes } of companies) for (const { hex } of homes) expect(known.has(hex)).toBe(true);
  });

  rule('1839:12-2', 'five big cities, each with its letter', () => {
    const big = hexes.filter(({ labels }) => labels?.some((label) => label.length === 1));
    expect(big.map(({ id, name, labels }) => `${id} ${name} ${labels!.join()}`).toSorted()).toEqual([
      'G10 Amsterdam A',
      'G8 Haarlem H',
      'I12 Utrecht U',
      'J7 Rotterdam R',
      'K8 Breda B',
    ]);
  });

  rule('1839:12-8', 'off-boards are black, blue or red, and their triangles are connections of their own', () => {
    const ids = (color: string) => offboards.filter((hex) => hex.color === color).map(({ id }) => id);
    expect(ids('black')).toEqual(['C20', 'D21', 'G20', 'J17', 'K18', 'L19', 'N19']);
    expect(ids('blue')).toEqual(['A20', 'D11', 'E12', 'F11', 'L1']);
    expect(ids('red')).toEqual(['L9', 'M2', 'O14']);
    // Each leads from one edge to the off-board, and none from edge to edge.
    for (const { tracks = [] } of offboards) for (const track of tracks) expect(track).toMatch(/^[0-5]:n0$/);
  });

  rule('1839:12-11', 'river terrain costs ƒ80', () => {
    const costs = hexes.flatMap(({ terrain = [] }) => terrain.map(({ kind, cost }) => `${kind} ${cost}`));
    expect(new Set(costs)).toEqual(new Set(['river 80']));
    expect(costs.length).toBeGreaterThan(10);
  });

  rule('1839:12-16', 'Bremen is one place on two hexagons', () => {
    expect(groupOf('C20', 'D21')).toEqual([['Bremen'], ['Bremen']]);
  });

  rule('1839:12-17', 'the Ruhrgebied is one place on two hexagons', () => {
    expect(groupOf('J17', 'K18')).toEqual([['Ruhrgebied'], ['Ruhrgebied']]);
  });
});
