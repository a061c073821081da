import { describe, expect } from 'vitest';
import { hexes } from '../../src/1839/data/index.ts';
import { rule } from '../rule.ts';

const offboards = hexes.filter(({ nodes }) => nodes?.some(({ kind }) => kind === 'offboard'));
const groupOf = (...ids: readonly string[]) =>
  ids.map((id) => hexes.find((hex) => hex.id === id)!.nodes!.map(({ group }) => group));

describe('12 Map', () => {
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
