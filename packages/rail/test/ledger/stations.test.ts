import { handOverStations, type RailState, replaceStation, returnStation, swapStations } from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { blank, draft } from '../toy.ts';

const here = { hex: 'A1', node: 0 };

test('a station takes the place of one of another owner, and of no more than one', () => {
  const stations = { A: [], state: [here, { hex: 'A3', node: 0 }, here] };
  const g = draft({ ...blank, stations } satisfies RailState);
  replaceStation(g, 'A', here, 'state');
  expect(g.s.stations).toEqual({ A: [here], state: [{ hex: 'A3', node: 0 }, here] });
  expect(g.events).toEqual([{ event: 'station', company: 'A', hex: 'A1', node: 0 }]);
  expect(() => replaceStation(g, 'A', { hex: 'A5', node: 0 }, 'state')).toThrow('state has no station in A5');
});

test('all markers of one owner become another’s, who may have some there already', () => {
  const there = { hex: 'A3', node: 1 };
  const g = draft({ ...blank, stations: { A: [here, there], B: [here], state: [there] } } satisfies RailState);
  handOverStations(g, 'A', 'state');
  expect(g.s.stations).toEqual({ A: [], B: [here], state: [there, here, there] });
  expect(g.events).toEqual([
    { event: 'station', company: 'state', ...here },
    { event: 'station', company: 'state', ...there },
  ]);
});

test('two companies swap one station each, also in cities where they have others', () => {
  const there = { hex: 'A3', node: 1 };
  const g = draft({ ...blank, stations: { A: [here, there], B: [there, here] } } satisfies RailState);
  swapStations(g, 'A', here, 'B', there);
  expect(g.s.stations).toEqual({ A: [there, there], B: [here, here] });
  expect(() => swapStations(g, 'A', here, 'B', there)).toThrow('A has no station in A1');
});

test('one of two stations in a city goes back, and another’s marker stands in its place', () => {
  const g = draft({ ...blank, stations: { A: [here, here] } } satisfies RailState);
  returnStation(g, 'A', here, 'state');
  expect(g.s.stations).toEqual({ A: [here], state: [here] });
});
