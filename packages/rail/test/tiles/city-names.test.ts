import { describe, expect, test } from 'vitest';
import { makeBoard } from '../../src/hex/index.ts';
import { makeTiles, nodeName } from '../../src/tiles/index.ts';

const city = (name: string, x: number, y: number) => ({ kind: 'city', slots: 1, name, x, y }) as const;
const board = makeBoard([
  { id: 'B2', color: 'white', name: 'Single', nodes: [city('Never said', 0, 0)] },
  { id: 'B4', color: 'yellow', name: 'Two', nodes: [city('West', -0.5, 0), city('East', 0.5, 0)] },
  {
    id: 'B6',
    color: 'yellow',
    name: 'Pair',
    nodes: [city('Kept', 0.5, 0), city('Other', -0.5, 0)],
    // The tracks lie on the sides away from where the cities are drawn.
    tracks: ['1:n0', '4:n1'],
  },
]);
const two = { kind: 'city', slots: 1 } as const;
const tileSet = makeTiles([
  { id: 'pair', color: 'green', count: 1, nodes: [two, two], tracks: ['1:n0', '4:n1'] },
  { id: 'one', color: 'brown', count: 1, nodes: [{ kind: 'city', slots: 2 }], tracks: ['1:n0', '4:n0'] },
]);
const named = (hex: string, node: number, tile?: string, rotation = 0): string =>
  nodeName({ board, tileSet }, tile === undefined ? {} : { [hex]: { tile, rotation } }, hex, node);

describe('what a city is called', () => {
  test('as it is printed, where a hex has several', () => {
    expect(named('B4', 0)).toBe('West');
    expect(named('B4', 1)).toBe('East');
    expect(named('B2', 0)).toBe('Single');
  });

  test('under a tile by the side on which it lies', () => {
    expect(named('B4', 0, 'pair')).toBe('West');
    expect(named('B4', 0, 'pair', 3)).toBe('East');
    expect(named('B4', 1, 'pair', 3)).toBe('West');
  });

  test('under a tile that keeps its track by that track, wherever it was drawn', () => {
    expect(named('B6', 0, 'pair')).toBe('Kept');
    expect(named('B6', 1, 'pair', 3)).toBe('Kept');
  });

  test('by the hex when a tile has joined them', () => {
    expect(named('B4', 0, 'one')).toBe('Two');
  });
});
