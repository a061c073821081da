import { type HexDef, joinsStation, layoutOf, makeBoard, makeTiles, type NodeDef } from '@roundhouse/rail';
import { expect, test } from 'vitest';

const city: NodeDef = { kind: 'city', slots: 1 };
const town: NodeDef = { kind: 'town' };
/** A line of hexes from left to right, each with one node on its way. */
const line = (...nodes: readonly NodeDef[]) =>
  layoutOf(
    makeBoard(
      nodes.map((node, i): HexDef => ({ id: `A${2 * i + 1}`, color: 'gray', nodes: [node], tracks: ['1:n0', 'n0:4'] })),
    ),
    makeTiles([]),
    {},
  );
const stations = { x: [{ hex: 'A1', node: 0 }] };
const all = (): boolean => true;
const isCity = ({ kind }: NodeDef): boolean => kind === 'city';

test('another node in reach counts, the station itself does not', () => {
  expect(joinsStation(line(city, town), stations, 'x', all, all)).toBe(true);
  expect(joinsStation(line(city), stations, 'x', all, all)).toBe(false);
  expect(joinsStation(line(city, town), stations, 'y', all, all)).toBe(false);
});

test('what cannot be passed is reached all the same, what lies behind is not', () => {
  const map = line(city, town, city);
  expect(joinsStation(map, stations, 'x', all, isCity)).toBe(true);
  expect(joinsStation(map, stations, 'x', () => false, isCity)).toBe(false);
  expect(joinsStation(map, stations, 'x', () => false, all)).toBe(true);
});

test('parts of one stop are not joined to each other', () => {
  const part: NodeDef = { kind: 'city', slots: 1, group: 'g' };
  expect(joinsStation(line(part, part), stations, 'x', all, all)).toBe(false);
  expect(joinsStation(line(part, part, town), stations, 'x', all, all)).toBe(true);
});

test('what counts can depend on the hex', () => {
  const map = line(city, town);
  expect(joinsStation(map, stations, 'x', all, (_, hex) => hex !== map.board.indexOf.get('A3'))).toBe(false);
});
