import {
  absorbCash,
  absorbStations,
  absorbTrains,
  makeRoster,
  type RailState,
  type Spot,
  surplusOf,
  trainLimit,
} from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { blank, draft, started } from '../toy.ts';
import { plainTrain } from '../trains/plain.ts';

const both = { from: 'A', to: 'B' };
const spot = (hex: string, node = 0): Spot => ({ hex, node });

test('all its money goes over', () => {
  const g = draft({ ...blank, cash: { ...blank.cash, A: 70, B: 30 } });
  absorbCash(g, both, 'takeover');
  expect([g.s.cash['A'], g.s.cash['B']]).toEqual([0, 100]);
});

test('its trains go over, and a company that then has too many is asked which of them go', () => {
  const roster = makeRoster([plainTrain('2', 4, 80)]);
  const trains = { '2-1': 'A', '2-2': 'A', '2-3': 'B', '2-4': 'C' };
  const taken = (most: number) => {
    const g = draft({ ...started(blank, 'B', 'player1', { player1: 5 }), trains } satisfies RailState);
    absorbTrains(
      g,
      both,
      trainLimit(roster, () => most),
    );
    return g.s;
  };
  expect(taken(3).trains).toEqual({ '2-1': 'B', '2-2': 'B', '2-3': 'B', '2-4': 'C' });
  expect([taken(3).stack, taken(2).stack]).toEqual([[], [{ kind: 'discard', of: 'B' }]]);
});

test('stations go over; in one city one of two gives way, in different cities of a hex somebody chooses', () => {
  const stations = { A: [spot('A1'), spot('A3'), spot('A5', 1)], B: [spot('A3'), spot('A5'), spot('A7')], state: [] };
  const g = draft({ ...blank, stations } satisfies RailState);
  const gaveWay: Spot[] = [];
  const clashes = absorbStations(g, both, 'state', (one) => gaveWay.push(one));
  expect([clashes, gaveWay]).toEqual([['A5'], [spot('A3')]]);
  expect(g.s.stations['A']).toEqual([]);
  expect(g.s.stations['state']).toEqual([spot('A3')]);
  expect(g.s.stations['B']!.toSorted((a, b) => a.hex.localeCompare(b.hex) || a.node - b.node)).toEqual([
    spot('A1'),
    spot('A3'),
    spot('A5'),
    spot('A5', 1),
    spot('A7'),
  ]);
});

test('beyond the maximum unplaced stations go first; beyond the limit those cost that are new there', () => {
  const of = (placed: number, unplaced: number, before: number) =>
    surplusOf({ placed, unplaced, before, limit: 6, maximum: 9 });
  expect(of(5, 1, 2)).toEqual({ discarded: 0, replaced: 0, spare: 0, charged: 0 });
  expect(of(6, 1, 2)).toEqual({ discarded: 0, replaced: 0, spare: 1, charged: 1 });
  expect(of(6, 3, 8)).toEqual({ discarded: 0, replaced: 0, spare: 3, charged: 1 });
  expect(of(8, 3, 4)).toEqual({ discarded: 2, replaced: 0, spare: 3, charged: 3 });
  expect(of(12, 1, 9)).toEqual({ discarded: 1, replaced: 3, spare: 3, charged: 0 });
});
