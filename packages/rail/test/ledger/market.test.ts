import { restackMarker, sinkMarker } from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { blank, draft } from '../toy.ts';

const [here, there] = [
  { row: 3, col: 1 },
  { row: 2, col: 1 },
];

/** A, B and C in one cell, with X and Y, who came between them, in another. */
const stacked = () =>
  draft({
    ...blank,
    market: { at: { A: here, X: there, B: here, Y: there, C: here }, order: ['A', 'X', 'B', 'Y', 'C'] },
  });

test('a marker sinks past those of its own cell, one for each place, to the end of the stack at most', () => {
  const after = (places: number) => {
    const g = stacked();
    sinkMarker(g, 'A', places);
    return g.s.market.order;
  };
  expect([0, 1, 2, 5].map(after)).toEqual([
    ['A', 'X', 'B', 'Y', 'C'],
    ['X', 'B', 'A', 'Y', 'C'],
    ['X', 'B', 'Y', 'C', 'A'],
    ['X', 'B', 'Y', 'C', 'A'],
  ]);
});

test('it is told behind whom it lies now, and the last one stays without a word', () => {
  const g = stacked();
  sinkMarker(g, 'C', 2);
  expect([g.s.market, g.events]).toEqual([stacked().s.market, []]);
  sinkMarker(g, 'A', 2);
  expect(g.events).toEqual([{ event: 'sinks', company: 'A', behind: 'C' }]);
  expect(g.s.market.at).toEqual(stacked().s.market.at);
});

test('a marker that arrives again where it stands comes behind all others there', () => {
  const g = stacked();
  restackMarker(g, 'A');
  expect(g.s.market).toEqual({ ...stacked().s.market, order: ['X', 'B', 'Y', 'C', 'A'] });
  expect(g.events).toEqual([]);
});
