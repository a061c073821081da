import {
  buyStation,
  canPlaceBy,
  type Home,
  hasFreeSlot,
  layoutOf,
  leavesHomes,
  makeBoard,
  makeTiles,
  type NodeDef,
  passableFor,
  type Placing,
  type RailState,
  reachOf,
  type Spot,
  type StationFault,
  sourcesOf,
  stationJudge,
} from '@roundhouse/rail';
import { field, firstRefusal, movesFor } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { blank, draft, started } from '../toy.ts';

/** A line of cities from left to right: A1 – A3 – A5 (a single place) – A7; A9 lies apart. */
const city = (slots: number): NodeDef => ({ kind: 'city', slots });
const layout = layoutOf(
  makeBoard([
    { id: 'A1', color: 'gray', nodes: [city(2)], tracks: ['n0:4'] },
    { id: 'A3', color: 'gray', nodes: [city(2), { kind: 'town' }], tracks: ['1:n0', 'n0:4'] },
    { id: 'A5', color: 'gray', nodes: [city(1)], tracks: ['1:n0', 'n0:4'] },
    { id: 'A7', color: 'gray', nodes: [city(1)], tracks: ['1:n0'] },
    { id: 'A9', color: 'gray', nodes: [city(1)] },
  ]),
  makeTiles([]),
  {},
);
const homes: readonly Home[] = [{ owner: 'C', hex: 'A3', node: 0 }];
const reach = (s: RailState, company: string, blocking = s.stations) =>
  reachOf(
    layout,
    sourcesOf(layout, s.stations, company),
    passableFor(layout, blocking, company, () => true),
  );
const judge = stationJudge<RailState, Placing & { readonly by?: string }>({
  layout: () => layout,
  reach: (s, company) => reach(s, company),
  leavesKept: (s, company, a) =>
    leavesHomes(
      layout,
      s.stations,
      a,
      company,
      homes.filter((home) => home.hex === a.hex && home.owner !== company),
    ),
  needsNoTrack: ({ by }) => by === 'balloon',
});
const at = (hex: string, node = 0): Spot => ({ hex, node });
const position: RailState = {
  ...started(blank, 'A', 'player1', { player1: 5 }),
  cash: { ...blank.cash, A: 50 },
  stations: { A: [at('A1')], B: [at('A5')], C: [] },
};
const step = { kind: 'station', of: 'A' };

const faults = (s: RailState, spot: Placing & { readonly by?: string }): StationFault[] =>
  (['second', 'kept', 'full', 'unreached'] as const).filter(
    (fault) => !judge.refusing('r', fault, 'no').passes(s, step, spot),
  );

test('a tile can bring a city to a hex without one', () => {
  const board = makeBoard([
    { id: 'A1', color: 'gray', nodes: [city(2)], tracks: ['n0:4'] },
    { id: 'A3', color: 'white' },
  ]);
  const tiles = makeTiles([
    { id: '9', color: 'yellow', count: 1, tracks: ['1:4'] },
    { id: '57', color: 'yellow', count: 1, nodes: [city(1)], tracks: ['1:n0', 'n0:4'] },
  ]);
  const map = (s: RailState) => layoutOf(board, tiles, s.tiles);
  const finder = stationJudge<RailState, Placing>({
    layout: map,
    reach: (s, company) => reachOf(map(s), sourcesOf(map(s), s.stations, company), () => true),
    leavesKept: () => true,
  });
  const spots = (tile: string) => finder.spots({ ...position, tiles: { A3: { tile, rotation: 0 } } }, 'A');
  expect(spots('9')).toEqual([at('A1')]);
  expect(spots('57')).toEqual([at('A1'), at('A3')]);
});

test('what is wrong with a place', () => {
  expect(faults(position, at('A3'))).toEqual([]);
  expect(faults(position, at('A1'))).toEqual(['second']);
  expect(faults(position, at('A5'))).toEqual(['full']);
  expect(faults(position, at('A7'))).toEqual(['unreached']);
  expect(faults(position, at('A9'))).toEqual(['unreached']);
});

test('a town, and a node that is not there, have no place', () => {
  expect(faults(position, at('A3', 1))).toEqual(['full', 'unreached']);
  expect(faults(position, at('A1', 1))).toEqual(['second', 'full', 'unreached']);
});

test('the last place is kept for the home of another, and open to whose home it is', () => {
  const s = { ...position, stations: { ...position.stations, B: [at('A3')] } };
  expect(faults(s, at('A3'))).toEqual(['kept']);
  expect(judge.refusing('r', 'kept', 'no').passes(s, { ...step, of: 'C' }, at('A3'))).toBe(true);
});

test('a full city is full, and not kept', () => {
  const s = { ...position, stations: { ...position.stations, B: [at('A3')], C: [at('A3')] } };
  expect(faults(s, at('A3'))).toEqual(['full']);
});

test('a marker that gives way is a place, and goes back to its supply', () => {
  expect(faults(position, { ...at('A5'), replaces: 'B' })).toEqual([]);
  expect(faults(position, { ...at('A5'), replaces: 'C' })).toEqual(['full']);
  expect(faults(position, { ...at('A3'), replaces: 'B' })).toEqual(['full']);
  const g = draft(position);
  buyStation(g, 'A', { ...at('A5'), replaces: 'B' }, 40);
  expect([g.s.stations['A'], g.s.stations['B'], g.s.cash['A']]).toEqual([[at('A1'), at('A5')], [], 10]);
});

test('a power may need no track', () => {
  expect(faults(position, { ...at('A9'), by: 'balloon' })).toEqual([]);
});

test('one limit of the trace can be named: without it the place would be reached', () => {
  const blocked = judge.keptAway('r', (s, company) => reach(s, company, {}), 'B is in the way.');
  expect(blocked.passes(position, step, at('A7'))).toBe(false);
  expect(blocked.passes(position, step, at('A3'))).toBe(true);
  expect(blocked.passes(position, step, at('A9'))).toBe(true);
  expect(blocked.passes(position, step, at('A1', 1))).toBe(true);
  expect(blocked.passes(position, step, { ...at('A7'), by: 'balloon' })).toBe(true);
});

test('a check carries the rule and the sentence', () => {
  const check = judge.refusing('stations-2', 'second', (_, f, a) => `${f.of} has one in ${a.hex}.`);
  expect(firstRefusal('toy', [check], position, step, at('A1'))).toEqual({
    rule: 'toy:stations-2',
    text: 'A has one in A1.',
  });
});

test('a company looks at the cities that it reaches, full ones and its own too', () => {
  const fields = (company: string, ways?: { by: string }[]) =>
    judge.candidates(position, company, ways).map((candidate) => candidate.fields);
  expect(fields('A')).toEqual([at('A1'), at('A3'), at('A5')]);
  expect(fields('A', [{ by: 'foot' }, { by: 'balloon' }]).slice(1, 3)).toEqual([
    { ...at('A1'), by: 'balloon' },
    { ...at('A3'), by: 'foot' },
  ]);
  expect(fields('C')).toEqual([]);
});

test('there is something to decide while a place passes every check', () => {
  const place = movesFor<RailState>()({
    type: 'place',
    fields: { hex: field.oneOf(layout.board.ids), node: field.amount() },
    candidates: (s, f: typeof step) => judge.candidates(s, f.of),
    checks: (['second', 'kept', 'full'] as const).map((fault) => judge.refusing(fault, fault, fault)),
    apply: () => {},
  });
  expect(canPlaceBy(position, step, place)).toBe(true);
  expect(canPlaceBy({ ...position, stations: { ...position.stations, B: [at('A3'), at('A5')] } }, step, place)).toBe(
    false,
  );
  expect(canPlaceBy(position, { ...step, of: 'B' }, place)).toBe(false);
});

test('the price goes to the bank and the marker to its place, and the log says so', () => {
  const g = draft(position);
  buyStation(g, 'A', { ...at('A3'), by: 'balloon' } as Spot, 40);
  expect([g.s.cash['A'], g.s.cash['bank'], g.s.stations['A']]).toEqual([
    10,
    blank.cash['bank']! + 40,
    [at('A1'), at('A3')],
  ]);
  expect(hasFreeSlot(layout, g.s.stations, at('A3'))).toBe(true);
  expect(hasFreeSlot(layout, g.s.stations, at('A5'))).toBe(false);
  expect(g.events.at(-1)).toEqual({ event: 'placeStation', company: 'A', hex: 'A3' });
});
