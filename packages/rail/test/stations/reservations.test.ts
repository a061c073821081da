import { allFit, type HexDef, layoutOf, makeBoard, makeTiles, type Reservation, roomIn } from '@roundhouse/rail';
import { expect, test } from 'vitest';

const city = (slots: number) => ({ kind: 'city' as const, slots });
const hexes: HexDef[] = [
  { id: 'A1', color: 'gray', nodes: [city(1), city(2)] },
  { id: 'A3', color: 'gray', nodes: [{ kind: 'town' }] },
];
const layout = layoutOf(makeBoard(hexes), makeTiles([]), {});

test('a hex has room in all its cities, and where a marker gives way', () => {
  const stations = {
    x: [{ hex: 'A1', node: 0 }],
    state: [
      { hex: 'A1', node: 1 },
      { hex: 'A1', node: 1 },
    ],
  };
  expect([roomIn(layout, {}, 'A1'), roomIn(layout, {}, 'A3')]).toEqual([3, 0]);
  expect([roomIn(layout, stations, 'A1'), roomIn(layout, stations, 'A1', (owner) => owner === 'state')]).toEqual([
    0, 2,
  ]);
});

const kept = (...hexLists: readonly string[]): Reservation[] =>
  hexLists.map((list, i) => ({ owner: `c${i}`, hexes: list.split('|') }));
const fits = (room: Readonly<Record<string, number>>, ...hexLists: readonly string[]): boolean =>
  allFit(kept(...hexLists), (hex) => room[hex] ?? 0);

test('what is kept fits where each finds a place', () => {
  expect([fits({ A: 2 }, 'A', 'A'), fits({ A: 1 }, 'A', 'A'), fits({}, 'A'), fits({})]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('one that has a choice leaves the others theirs, in whatever order they come', () => {
  const room = { A: 1, B: 1, C: 1 };
  expect([fits(room, 'A|B', 'A'), fits(room, 'A', 'A|B'), fits(room, 'A|B', 'A', 'B')]).toEqual([true, true, false]);
  // The first moves on twice: from A to B when A is asked for, and from there to C.
  expect(fits(room, 'A|B|C', 'A|B', 'A')).toBe(true);
  expect(fits({ ...room, C: 0 }, 'A|B|C', 'A|B', 'A')).toBe(false);
});
