import {
  byPrice,
  cellsIn,
  type Grid,
  inZone,
  type MarketState,
  moveMarker,
  priceOf,
  slide,
  slideToLedge,
} from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, draft } from '../toy.ts';

const at = (row: number, col: number) => ({ row, col });

describe('a market of one row', () => {
  const grid: Grid = {
    rows: [
      [{ price: 40 }, { price: 50, zones: ['ledge'] }, { price: 60, zones: ['par'] }, { price: 70, zones: ['par'] }],
    ],
  };
  test('steps end where the row ends', () => {
    expect([slide(grid, at(0, 1), 9), slide(grid, at(0, 1), -9)]).toEqual([at(0, 3), at(0, 0)]);
  });
  test('a ledge holds what comes from above and what stands on it', () => {
    expect([slideToLedge(grid, at(0, 3), 1, 'ledge'), slideToLedge(grid, at(0, 3), 5, 'ledge')]).toEqual([
      at(0, 2),
      at(0, 1),
    ]);
    expect(slideToLedge(grid, at(0, 1), 1, 'ledge')).toEqual(at(0, 1));
    expect(slideToLedge(grid, at(0, 0), 1, 'ledge')).toEqual(at(0, 0));
  });
  test('zones list their cells by price', () => {
    expect(cellsIn(grid, 'par')).toEqual([at(0, 2), at(0, 3)]);
    expect([inZone(grid, at(0, 2), 'par'), inZone(grid, at(0, 0), 'par')]).toEqual([true, false]);
  });
});

describe('operating order', () => {
  const cell = (price: number) => ({ price });
  const grid: Grid = {
    rows: [
      [cell(60), cell(70)],
      [cell(50), cell(60)],
    ],
  };
  test('higher price first, then further right, then who came first', () => {
    const market: MarketState = {
      at: { A: at(0, 0), B: at(1, 1), C: at(0, 1), D: at(1, 1) },
      order: ['A', 'D', 'B', 'C'],
    };
    expect(byPrice(grid, market)).toEqual(['C', 'D', 'B', 'A']);
    expect([priceOf(grid, market, 'D'), priceOf(grid, market, 'E')]).toEqual([60, 0]);
  });
  test('a marker that moves comes last in its cell, one that stays keeps its place', () => {
    const g = draft({ ...blank, market: { at: { A: at(0, 0), B: at(1, 1), C: at(1, 1) }, order: ['B', 'C', 'A'] } });
    moveMarker(g, 'B', at(1, 1));
    expect(g.s.market.order).toEqual(['B', 'C', 'A']);
    moveMarker(g, 'A', at(1, 1));
    moveMarker(g, 'B', at(0, 0));
    moveMarker(g, 'B', at(1, 1));
    expect(byPrice(grid, g.s.market)).toEqual(['C', 'A', 'B']);
  });
});
