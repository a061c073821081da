import { describe, expect, test } from 'vitest';
import { edgesOf } from '../edges.ts';
import { type Border, type HexDef, hexIndex, makeBoard, type NodeDef, type TileDef } from '../../src/hex/index.ts';
import { hasStation, passableFor, sourcesOf, type Stations } from '../../src/stations/index.ts';
import {
  faceOf,
  isNextColor,
  type LaidTiles,
  labelsMatch,
  makeTiles,
  preserves,
  sameKinds,
  supplyOf,
} from '../../src/tiles/index.ts';
import {
  type Closes,
  bordersAt,
  connects,
  deadAt,
  deadEnds,
  impassable,
  layCandidates,
  layCandidatesAt,
  layoutOf,
  newlyJoined,
  perPosition,
  type Reach,
  type ReplaceRule,
  reachOf,
  replacements,
  terrainCost,
} from '../../src/track/index.ts';

const city: NodeDef = { kind: 'city', slots: 1 };
const yellow = (id: string, tracks: readonly string[], more: Partial<TileDef> = {}): TileDef => ({
  id,
  color: 'yellow',
  count: 1,
  tracks,
  ...more,
});

/**
 *    A3 (red, entry at its lower left)
 *  B2 -- B4 ~~ B6 || B8      ~~ a river, || a side that is shut until later
 *    C3 (gray, no track)  C5 (hill)
 */
const hexes: readonly HexDef[] = [
  { id: 'A3', color: 'red', nodes: [{ kind: 'offboard', revenue: 30 }], tracks: ['0:n0'] },
  { id: 'B2', color: 'white', nodes: [city] },
  { id: 'B4', color: 'white', borders: [{ edge: 4, kind: 'river', cost: 50 }] },
  { id: 'B6', color: 'white', borders: [{ edge: 4, kind: 'impassable', cost: 80, openFrom: 'green' }] },
  { id: 'B8', color: 'white', nodes: [city], borders: [{ edge: 0, kind: 'stub', on: 'B8' }] },
  { id: 'C3', color: 'gray' },
  {
    id: 'C5',
    color: 'white',
    terrain: [
      { kind: 'hill', cost: 60 },
      { kind: 'toll', cost: 40, everyTime: true },
    ],
  },
  { id: 'C7', color: 'white' },
];
const board = makeBoard(hexes);
const tiles = makeTiles([
  yellow('7', ['0:1']),
  yellow('8', ['0:2']),
  yellow('9', ['0:3'], { count: 'unlimited' }),
  yellow('57', ['0:n0', '3:n0'], { nodes: [city] }),
  yellow('23', ['0:3', '0:4'], { color: 'green' }),
  yellow('B', ['0:n0', '3:n0'], { nodes: [city], labels: ['B'] }),
]);
const at = (id: string): number => hexIndex(board, id);
const edges = (mask: number): readonly number[] => edgesOf(mask);

const rule: ReplaceRule = (before, after, _, printed) =>
  isNextColor(before, after) && labelsMatch(printed, after) && sameKinds(before, after)
    ? preserves(before, after)
    : null;

function reachFor(laid: LaidTiles, stations: Stations, closes?: Closes): Reach {
  const layout = layoutOf(board, tiles, laid, closes);
  return reachOf(
    layout,
    sourcesOf(layout, stations, 'x'),
    passableFor(layout, stations, 'x', () => true),
  );
}

const home: Stations = { x: [{ hex: 'B2', node: 0 }] };
const line: LaidTiles = { B2: { tile: '57', rotation: 1 }, B4: { tile: '9', rotation: 1 } };

describe('layout', () => {
  test('tiles lie over the print', () => {
    const layout = layoutOf(board, tiles, line);
    expect(layout.faces[at('B4')]).toBe(faceOf(tiles, '9', 1));
    expect(layout.faces[at('B6')]).toBe(board.printed[at('B6')]);
    expect(layoutOf(board, tiles, line)).toBe(layout);
  });

  test('a side that a later phase opens is another layout', () => {
    const never: Closes = () => false;
    expect(edges(layoutOf(board, tiles, line).sides.dead[at('B6')] as number)).toContain(4);
    expect(edges(layoutOf(board, tiles, line, never).sides.dead[at('B6')] as number)).not.toContain(4);
  });

  test('a side can be closed without being an end: track runs up to it', () => {
    const none: Closes = () => false;
    const upTo = layoutOf(board, tiles, line, impassable, none);
    expect(edges(upTo.sides.dead[at('B6')] as number)).not.toContain(4);
    expect(upTo.sides.closed).toEqual(layoutOf(board, tiles, line).sides.closed);
  });

  test('a map is remembered in each way to look at it, and its tiles are looked up once', () => {
    const none: Closes = () => false;
    const [open, shut] = [layoutOf(board, tiles, line, none), layoutOf(board, tiles, line)];
    expect([layoutOf(board, tiles, line, none), layoutOf(board, tiles, line)]).toEqual([open, shut]);
    expect(layoutOf(board, tiles, line, none)).toBe(open);
    expect(layoutOf(board, tiles, line)).toBe(shut);
    expect(open.faces).toBe(shut.faces);
    expect(open).not.toBe(shut);
  });

  test('a tile off the map is a fault', () => {
    expect(() => layoutOf(board, tiles, { Z1: { tile: '9', rotation: 0 } })).toThrow('Z1');
  });
});

describe('the questions of laying track', () => {
  test('dead ends: off the map, against a finished hex without track there, over a shut side', () => {
    const layout = layoutOf(board, tiles, {});
    expect(edges(layout.sides.dead[at('B2')] as number)).toEqual([0, 1, 2, 5]);
    expect(edges(deadEnds(layout, at('B2'), faceOf(tiles, '57', 0)))).toEqual([0]);
    expect(deadEnds(layout, at('B2'), faceOf(tiles, '8', 4) /* 4:0 */)).toBe(1);
    expect(deadEnds(layout, at('B6'), faceOf(tiles, '9', 1))).toBe(1 << 4);
  });
  test('a dead end is told by what lies behind it: nothing, a barrier, or a hex of some colour', () => {
    const leadsTo = deadAt(board);
    const dead = (id: string, ...ends: string[]) =>
      [0, 1, 2, 3, 4, 5].filter((edge) => leadsTo(...ends)({ hex: at(id), dead: 1 << edge }));
    const behind = (id: string) => ({
      nothing: dead(id, 'nothing'),
      barrier: dead(id, 'barrier'),
      gray: dead(id, 'gray'),
    });
    expect(behind('B6')).toEqual({ nothing: [2, 3], barrier: [4], gray: [] });
    expect(behind('B2').gray).toEqual([5]);
    expect(leadsTo('nothing')({ hex: at('B2'), dead: 0 })).toBe(false);
  });

  test('the company must get to a track of the new tile', () => {
    const reach = reachFor(line, home);
    expect(connects(reach, at('B6'), faceOf(tiles, '9', 1))).toBe(true);
    expect(connects(reach, at('B6'), faceOf(tiles, '9', 0))).toBe(false);
    expect(connects(reach, at('B8'), faceOf(tiles, '57', 1))).toBe(false);
  });

  test('its own station in the hex does, where it has track', () => {
    const reach = reachFor({}, home);
    expect(connects(reach, at('B2'), faceOf(tiles, '57', 1))).toBe(true);
    expect(connects(reach, at('B2'), faceOf(tiles, '57', 1), [1])).toBe(false);
    expect(connects(reach, at('B4'), faceOf(tiles, '9', 1))).toBe(false);
  });

  test('track is newly joined where it meets track and did not before', () => {
    const layout = layoutOf(board, tiles, { ...line, B6: { tile: '9', rotation: 1 } });
    const bare = board.printed[at('B4')] as (typeof board.printed)[number];
    const straight = faceOf(tiles, '9', 1);
    expect(edges(newlyJoined(layout, at('B4'), bare, straight))).toEqual([1, 4]);
    expect(newlyJoined(layout, at('B4'), straight, straight)).toBe(0);
    expect(edges(newlyJoined(layout, at('B4'), straight, faceOf(tiles, '23', 4)))).toEqual([]);
    expect(edges(newlyJoined(layout, at('B6'), bare, straight))).toEqual([1]);
  });

  test('what lies on a hexside is met from either side', () => {
    expect(bordersAt(board, at('B4'), 1 << 4, 'river')).toHaveLength(1);
    expect(bordersAt(board, at('B6'), 1 << 1, 'river')).toHaveLength(1);
    expect(bordersAt(board, at('B4'), 1)).toEqual([]);
    expect(bordersAt(board, at('B6'), 63).map((border: Border) => border.kind)).toEqual(['river', 'impassable']);
  });

  test('ground is paid once, a toll every time', () => {
    expect(terrainCost(board, at('C5'), true)).toBe(100);
    expect(terrainCost(board, at('C5'), false)).toBe(40);
    expect(terrainCost(board, at('C5'), true, (terrain) => terrain.kind === 'hill')).toBe(60);
    expect(terrainCost(board, at('B4'), true)).toBe(0);
  });
});

describe('candidates', () => {
  const named = (reach: Reach, laid: LaidTiles, more: object = {}): string[] =>
    layCandidates({ layout: reach.layout, reach, supply: supplyOf(tiles, laid), rule, ...more }).map(
      ({ hex, tile, rotations }) => `${board.ids[hex]} ${tile.id} ${rotations.join('')}`,
    );

  test('a company without track lays at home first', () => {
    expect(named(reachFor({}, home), {})).toEqual([]);
    // Of B2's sides only 3 and 4 lead anywhere, and no tile here joins them through a city.
    const inland: Stations = { x: [{ hex: 'B8', node: 0 }] };
    expect(
      named(
        reachFor({}, inland, () => false),
        {},
      ),
    ).toEqual([]);
  });

  test('what keeps track, connects and leads somewhere', () => {
    expect(named(reachFor(line, home), line)).toEqual(['B4 23 1', 'B6 7 0', 'B6 8 5']);
    const green = (tile: { color: string }): boolean => tile.color === 'green';
    expect(named(reachFor(line, home), line, { tiles: green })).toEqual(['B4 23 1']);
  });

  test('what is worth a look is asked of a tile and its hex together, and of nothing that could not be laid', () => {
    const asked: string[] = [];
    const worth = (hex: number, tile: { id: string }): boolean => {
      asked.push(`${board.ids[hex]} ${tile.id}`);
      return hex !== at('B6') || tile.id === '8';
    };
    expect(named(reachFor(line, home), line, { worth })).toEqual(['B4 23 1', 'B6 8 5']);
    expect(asked).toEqual(['B4 23', 'B6 7', 'B6 8']);
    const reach = reachFor(line, home);
    const search = { layout: reach.layout, reach, supply: supplyOf(tiles, line), rule, worth };
    expect(layCandidatesAt(search, at('B6')).map(({ tile }) => tile.id)).toEqual(['7', '8']);
  });

  test('a tile that is used up is none', () => {
    const used: LaidTiles = { ...line, C7: { tile: '8', rotation: 1 } };
    expect(named(reachFor(used, home), used)).not.toContain('B6 8 5');
  });

  test('every candidate passes the single questions, and nothing that does is left out', () => {
    const reach = reachFor(line, home);
    const layout = reach.layout;
    const supply = supplyOf(tiles, line);
    const byHand: string[] = [];
    board.ids.forEach((id, hex) => {
      for (const tile of tiles.tiles) {
        for (const rotation of tile.rotations) {
          const face = faceOf(tiles, tile.id, rotation);
          const map = rule(layout.faces[hex] ?? face, face, tile, board.printed[hex] ?? face);
          const fine = map && (supply[tile.index] ?? 0) > 0 && deadEnds(layout, hex, face) === 0;
          if (fine && !board.fixed[hex] && connects(reach, hex, face, map)) byHand.push(`${id} ${tile.id} ${rotation}`);
        }
      }
    });
    const listed = layCandidates({ layout, reach, supply, rule }).flatMap(({ hex, tile, rotations }) =>
      rotations.map((rotation) => `${board.ids[hex]} ${tile.id} ${rotation}`),
    );
    expect(listed).toEqual(byHand);
  });

  test('without a reach all that can lie somewhere is found', () => {
    const { layout } = reachFor(line, home);
    const supply = supplyOf(tiles, line);
    const all = layCandidates({ layout, supply, rule });
    const near = layCandidates({ layout, reach: reachFor(line, home), supply, rule });
    const named = (list: typeof all) => list.map(({ hex, tile }) => `${board.ids[hex]} ${tile.id}`);
    expect(named(all)).toEqual(expect.arrayContaining(named(near)));
    expect(named(all)).toContain('C7 8');
    expect(named(near)).not.toContain('C7 8');
    for (const { hex, tile, rotations } of all) {
      expect(board.fixed[hex]).toBe(0);
      for (const rotation of rotations) expect(deadEnds(layout, hex, tile.faces[rotation]!)).toBe(0);
    }
  });

  test('no tile goes on a finished hex', () => {
    const reach = reachFor(line, home);
    expect(layCandidatesAt({ layout: reach.layout, reach, supply: supplyOf(tiles, line), rule }, at('C3'))).toEqual([]);
  });

  test('what can follow on a face is worked out once', () => {
    const bare = board.printed[at('B4')] as (typeof board.printed)[number];
    const found = replacements(tiles, bare, bare, rule);
    expect(found.map(({ tile }) => tile.id)).toEqual(['7', '8', '9']);
    expect(replacements(tiles, bare, bare, rule)).toBe(found);
  });
});

test('what is derived for a position is kept as long as tiles and stations are the same', () => {
  let count = 0;
  const derived = perPosition((state: { tiles: LaidTiles; stations: Stations; cash: number }, owner) => {
    count++;
    return hasStation(state.stations, owner, 'B2');
  });
  const state = { tiles: line, stations: home, cash: 0 };
  expect(derived(state, 'x')).toBe(true);
  expect(derived({ ...state, cash: 10 }, 'x')).toBe(true);
  expect(count).toBe(1);
  expect(derived(state, 'y')).toBe(false);
  expect(derived({ ...state, stations: {} }, 'x')).toBe(false);
  expect(derived({ ...state, tiles: {} }, 'x')).toBe(true);
  expect(count).toBe(4);
});
