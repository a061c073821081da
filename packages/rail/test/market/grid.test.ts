import {
  byPrice,
  cellAt,
  cellOn,
  cellsIn,
  cellTold,
  gridOf,
  type Grids,
  inZone,
  type MarketState,
  moveMarker,
  priceOf,
  sinkMarker,
  slide,
  slideToLedge,
} from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, draft } from '../toy.ts';

const at = (row: number, col: number) => ({ row, col });

describe('a market of one row', () => {
  const grids: Grids = [
    {
      name: 'main',
      rows: [
        [{ price: 40 }, { price: 50, zones: ['ledge'] }, { price: 60, zones: ['par'] }, { price: 70, zones: ['par'] }],
      ],
    },
  ];
  test('steps end where the row ends', () => {
    expect([slide(grids, at(0, 1), 9), slide(grids, at(0, 1), -9)]).toEqual([at(0, 3), at(0, 0)]);
  });
  test('a ledge holds what comes from above and what stands on it', () => {
    expect([slideToLedge(grids, at(0, 3), 1, 'ledge'), slideToLedge(grids, at(0, 3), 5, 'ledge')]).toEqual([
      at(0, 2),
      at(0, 1),
    ]);
    expect(slideToLedge(grids, at(0, 1), 1, 'ledge')).toEqual(at(0, 1));
    expect(slideToLedge(grids, at(0, 0), 1, 'ledge')).toEqual(at(0, 0));
  });
  test('zones list their cells by price', () => {
    expect(cellsIn(grids, 'par')).toEqual([at(0, 2), at(0, 3)]);
    expect([inZone(grids, at(0, 2), 'par'), inZone(grids, at(0, 0), 'par')]).toEqual([true, false]);
  });
});

describe('operating order', () => {
  const cell = (price: number) => ({ price });
  const grids: Grids = [
    {
      name: 'main',
      rows: [
        [cell(60), cell(70)],
        [cell(50), cell(60)],
      ],
    },
  ];
  test('higher price first, then further right, then who came first', () => {
    const market: MarketState = {
      at: { A: at(0, 0), B: at(1, 1), C: at(0, 1), D: at(1, 1) },
      order: ['A', 'D', 'B', 'C'],
    };
    expect(byPrice(grids, market)).toEqual(['C', 'D', 'B', 'A']);
    expect([priceOf(grids, market, 'D'), priceOf(grids, market, 'E')]).toEqual([60, 0]);
  });
  test('a marker that moves comes last in its cell, one that stays keeps its place', () => {
    const g = draft({ ...blank, market: { at: { A: at(0, 0), B: at(1, 1), C: at(1, 1) }, order: ['B', 'C', 'A'] } });
    moveMarker(g, 'B', at(1, 1));
    expect(g.s.market.order).toEqual(['B', 'C', 'A']);
    moveMarker(g, 'A', at(1, 1));
    moveMarker(g, 'B', at(0, 0));
    moveMarker(g, 'B', at(1, 1));
    expect(byPrice(grids, g.s.market)).toEqual(['C', 'A', 'B']);
  });
});

describe('a market of two grids', () => {
  const cell = (price: number, ...zones: string[]) => ({ price, zones });
  const upper = { name: 'upper', rows: [[cell(40), cell(50, 'par'), cell(60)]] };
  const lower = { name: 'lower', rows: [[cell(20, 'par'), cell(50), cell(70, 'par'), cell(80)]] };
  const grids: Grids = [upper, lower];
  const on = (grid: string, col: number) => ({ grid, row: 0, col });

  test('a cell names its grid', () => {
    expect([cellOn(grids, lower, 0, 2), cellOn([upper], upper, 0, 2)]).toEqual([on('lower', 2), at(0, 2)]);
    expect([gridOf(grids, on('lower', 1)), gridOf([upper], at(0, 1))]).toEqual([lower, upper]);
    expect([cellAt(grids, on('upper', 0)).price, cellAt(grids, on('lower', 0)).price]).toEqual([40, 20]);
    expect(cellsIn(grids, 'par')).toEqual([on('lower', 0), on('upper', 1), on('lower', 2)]);
  });
  test('steps stay on their grid and end where its row ends', () => {
    expect([slide(grids, on('upper', 1), 9), slide(grids, on('lower', 1), 9)]).toEqual([
      on('upper', 2),
      on('lower', 3),
    ]);
  });
  test('the first grid operates before the next one, however dear that is', () => {
    const market: MarketState = {
      at: { A: on('lower', 3), B: on('upper', 0), C: on('upper', 2), D: on('lower', 3) },
      order: ['D', 'A', 'B', 'C'],
    };
    expect(byPrice(grids, market)).toEqual(['C', 'B', 'D', 'A']);
    expect([priceOf(grids, market, 'A'), priceOf(grids, market, 'B')]).toEqual([80, 40]);
  });
  test('a marker moves to the same place on another grid, behind those that are there, and the event says where', () => {
    const places = { A: on('lower', 1), B: on('upper', 1), C: on('lower', 1) };
    const g = draft({ ...blank, market: { at: places, order: ['A', 'B', 'C'] } });
    moveMarker(g, 'A', on('upper', 1));
    expect([g.s.market.at['A'], byPrice(grids, g.s.market)]).toEqual([on('upper', 1), ['B', 'A', 'C']]);
    expect(g.events.map(cellTold)).toEqual([on('upper', 1)]);
    expect(cellTold({ event: 'price', company: 'A', row: 0, col: 2 })).toEqual(at(0, 2));
  });
  test('only markers of the same grid are passed by one that sinks', () => {
    const places = { A: on('lower', 1), B: on('upper', 1), C: on('lower', 1) };
    const g = draft({ ...blank, market: { at: places, order: ['A', 'C', 'B'] } });
    sinkMarker(g, 'A', 5);
    expect(g.s.market.order).toEqual(['C', 'A', 'B']);
  });
});
