import {
  homeKind,
  type Home,
  isOpenHome,
  layoutOf,
  makeBoard,
  makeTiles,
  moveStation,
  mustChooseCity,
  placeStation,
  type RailState,
  sourcesIn,
  stationsWithout,
} from '@roundhouse/rail';
import { apply } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { blank, draft, started, Toy } from '../toy.ts';

const city = { kind: 'city', slots: 1 } as const;
const board = makeBoard([{ id: 'B2', color: 'white', nodes: [city, city] }]);
const tiles = makeTiles([{ id: '59', color: 'green', count: 1, nodes: [city, city], tracks: ['0:n0', '3:n1'] }]);
const layout = (s: RailState) => layoutOf(board, tiles, s.tiles);
const home: Home = { owner: 'A', hex: 'B2' };
const bare = started(blank, 'A', 'player1', { player1: 2 });
const tiled: RailState = { ...bare, tiles: { B2: { tile: '59', rotation: 0 } } };

describe('a home without a city yet', () => {
  test('stands in its hex as a whole until a tile lies there', () => {
    expect([isOpenHome(home), isOpenHome({ ...home, node: 0 })]).toEqual([true, false]);
    expect([
      mustChooseCity(bare, home),
      mustChooseCity(tiled, home),
      mustChooseCity(tiled, { ...home, node: 1 }),
    ]).toEqual([false, true, false]);
    expect(sourcesIn(layout(bare), home)).toEqual([
      { hex: 0, node: 0 },
      { hex: 0, node: 1 },
    ]);
  });

  const kind = homeKind<RailState>({
    layout,
    homeOf: () => home,
    director: () => ['player1'],
    rule: 'free-city',
    says: () => 'No.',
    settle: (g, { owner, hex }, node) => placeStation(g, owner, { hex, node }),
    asks: () => '?',
  });
  test('its director chooses a city with a place left', () => {
    const toy = new Toy(
      { home: kind },
      { ...tiled, stations: { B: [{ hex: 'B2', node: 0 }] } },
      { kind: 'home', of: 'A' },
    );
    const refused = apply(toy.title, toy.s, { type: 'chooseHome', by: 'player1', frame: 'home/A', node: 0 });
    expect(refused.ok ? null : refused.refusal.rule).toBe('toy:free-city');
    toy.act('player1', 'chooseHome', { node: 1 });
    expect([toy.top.kind, toy.s.stations['A']]).toEqual(['table', [{ hex: 'B2', node: 1 }]]);
  });
});

test('a station that moves leaves a marker of somebody else behind', () => {
  const [from, to] = [
    { hex: 'B2', node: 0 },
    { hex: 'B2', node: 1 },
  ];
  const g = draft({ ...tiled, stations: { A: [{ hex: 'C3', node: 0 }, from], shut: [{ hex: 'D4', node: 0 }] } });
  expect(stationsWithout(g.s.stations, 'A', from, 'shut')['A']).toEqual([{ hex: 'C3', node: 0 }]);
  moveStation(g, 'A', from, to, 'shut');
  expect(g.s.stations).toEqual({ A: [{ hex: 'C3', node: 0 }, to], shut: [{ hex: 'D4', node: 0 }, from] });
});
