import { expect, test } from 'vitest';
import { stationChanges } from '../../src/board/map/station-changes.ts';

const at = (hex: string, node = 0) => ({ hex, node });

test('two companies that swap stations change hands in both places', () => {
  const before = { A: [at('H5'), at('I16')], B: [at('D19')], government: [] };
  const after = { A: [at('H5'), at('D19')], B: [at('I16')], government: [] };
  expect(stationChanges(before, after)).toEqual([
    { hex: 'I16', node: 0, from: 'A', to: 'B' },
    { hex: 'D19', node: 0, from: 'B', to: 'A' },
  ]);
});

test('a station that is moved leaves one place and comes to another, or takes the place of one there', () => {
  const before = { A: [at('H5')], government: [at('I8')] };
  expect(stationChanges(before, { A: [at('K4', 1)], government: [at('I8')] })).toEqual([
    { hex: 'H5', node: 0, from: 'A', to: null },
    { hex: 'K4', node: 1, from: null, to: 'A' },
  ]);
  expect(stationChanges(before, { A: [at('I8')], government: [] })).toEqual([
    { hex: 'H5', node: 0, from: 'A', to: null },
    { hex: 'I8', node: 0, from: 'government', to: 'A' },
  ]);
});

test('of several in one city as many change as there are fewer, and nothing else does', () => {
  const before = { A: [at('H5')], government: [at('H5'), at('I8')] };
  const after = { A: [], government: [at('H5'), at('H5'), at('I8')] };
  expect(stationChanges(before, after)).toEqual([{ hex: 'H5', node: 0, from: 'A', to: 'government' }]);
  expect(stationChanges(before, { ...before })).toEqual([]);
});
