/** 6.6.2 Float a new public company: where its markers can stand, and the tiles that are placed for them. */
import type { Check } from '@roundhouse/kernel';
import {
  capitalised,
  type Face,
  type HexId,
  hexIndex,
  type Lay,
  remapStations,
  stationsAt,
  type StepFrame,
  type Tile,
} from '@roundhouse/rail';
import { type Build, type BuildCheck, cityChecks, isSpaced, judge } from '../12-track/12.3-placing.ts';
import { layout } from '../geography.ts';
import { board, LONDON, nameOf, tileSet } from '../material.ts';
import { phase, type State, stockRoundOf } from '../state.ts';

/** A circle, in the tile that lies there or in one that is placed for it. */
export interface Place {
  readonly hex: HexId;
  readonly node: number;
  readonly tile?: string | undefined;
  readonly rotation?: number | undefined;
}

/** A place, looked up: the city as it lies there, or as the tile would make it. */
type Looked = Pick<Lay, 'after' | 'map'>;
function look(s: State, place: Place): Looked {
  if (isPlaced(place)) return judge.lay(s, place);
  const after = layout(s).faces[hexIndex(board, place.hex)]!;
  return { after, map: after.nodes.map((_, node) => node) };
}

/** Circles of a city as it would be, less so many for everything that becomes this city. */
function circlesBeyond(s: State, place: Place, taken: (node: number) => number): number {
  const { after, map } = look(s, place);
  let circles = after.nodes[place.node]?.slots ?? 0;
  for (const [node, to] of (map ?? []).entries()) if (to === place.node) circles -= taken(node);
  return circles;
}
/** Empty circles: markers of all that becomes the city stand in it. */
const freeAfter = (s: State, place: Place): number =>
  circlesBeyond(s, place, (node) => stationsAt(s.stations, place.hex, node).length);
/** Are there more circles than in the tile that lies there? */
const makesCircle = (s: State, place: Place): boolean => {
  const { nodes } = layout(s).faces[hexIndex(board, place.hex)]!;
  return circlesBeyond(s, place, (node) => nodes[node]!.slots ?? 0) > 0;
};

type Placed = Place & Pick<Build, 'tile' | 'rotation'>;
const isPlaced = (place: Place): place is Placed => place.tile !== undefined;
const isUpgrade = (s: State, a: Place): boolean => isPlaced(a) && s.tiles[a.hex] !== undefined;
/** Tiles that another float of this round has placed or upgraded (Q24). */
const floatTiles = (s: State): readonly string[] => stockRoundOf(s)?.floatTiles ?? [];

type PlaceCheck = Check<State, StepFrame, Place>;

/** What holds for any tile holds for one that comes with a marker; only nothing is paid, and no track has to lead there. */
const ofTile = (check: BuildCheck): PlaceCheck => ({
  rule: check.rule,
  passes: (s, f, a) => !isPlaced(a) || check.passes(s, f, a),
  says: (s, f, a) => (typeof check.says === 'string' ? check.says : check.says(s, f, a as Placed)),
});

export const placeChecks: readonly PlaceCheck[] = [
  {
    rule: '6.6.2-9',
    passes: (_, _f, a) => a.hex !== LONDON,
    says: 'A company cannot start in London.',
  },
  {
    // Nor on printed circles, gray ones included (Q22).
    rule: '6.6.2-17',
    passes: (s, _, a) => isPlaced(a) || s.tiles[a.hex] !== undefined,
    says: (_, _f, a) => `Starting markers go on track tiles, and ${nameOf(a.hex)} has none.`,
  },
  {
    rule: '6.6.2-5',
    passes: (_, _f, a) => !isPlaced(a) || a.rotation !== undefined,
    says: 'Choose a rotation for the tile.',
  },
  {
    rule: '6.6.2-6',
    passes: (s, _, a) => !isPlaced(a) || phase(s).tiles.includes(look(s, a).after.color),
    says: (s, _f, a) => `${capitalised(look(s, a).after.color)} tiles are not available in ${s.phase} phase.`,
  },
  {
    rule: '6.6.2-7',
    passes: (s, _, a) => !isUpgrade(s, a) || !floatTiles(s).includes(a.hex),
    says: (_, _f, a) =>
      `Another company’s float placed the tile in ${nameOf(a.hex)} this Stock Round, so you cannot upgrade it.`,
  },
  {
    rule: '6.6.2-4',
    passes: (s, _, a) => look(s, a).after.nodes[a.node]?.kind === 'city',
    says: 'A marker needs a city circle, and there is none here.',
  },
  ...cityChecks.map(ofTile),
  {
    rule: '6.6.2-4',
    passes: (s, _, a) => freeAfter(s, a) > 0,
    says: (_, _f, a) => `That city in ${nameOf(a.hex)} has no empty circle.`,
  },
  {
    rule: '6.6.2-6',
    passes: (s, _, a) => !isUpgrade(s, a) || makesCircle(s, a),
    says: (_, _f, a) => `You may upgrade the tile in ${nameOf(a.hex)} only if that opens a new circle.`,
  },
];

/** A place with the rotations in which its tile, where there is one, can lie. */
interface Placing {
  readonly place: Place;
  readonly rotations: readonly number[];
}

type Worth = (hex: number, tile: Tile) => boolean;

const withCities = (hex: HexId, { nodes }: Face, tile: string | undefined, rotations: readonly number[]): Placing[] =>
  nodes.flatMap(({ kind }, node) => (kind === 'city' ? [{ place: { hex, node, tile }, rotations }] : []));

const openIn = (s: State, hex: number): Placing[] => {
  const face = layout(s).faces[hex]!;
  return face.tile === undefined ? [] : withCities(board.ids[hex]!, face, undefined, []);
};
const laidIn = (s: State, worth?: Worth, asked?: number): Placing[] =>
  judge
    .anywhere(s, worth, asked)
    .flatMap(({ hex, tile, rotations }) => withCities(board.ids[hex]!, tile.faces[0]!, tile.id, rotations));
const yellowTiles = tileSet.tiles.filter(({ color }) => color === 'yellow');

/** What could be looked for: the circles of tiles that lie there, and tiles that would bring one. */
export const placesOn = (s: State): Placing[] => [
  ...board.ids.flatMap((_, hex) => openIn(s, hex)),
  ...laidIn(s, (hex, tile) => isSpaced(s, hex, tile)),
];

/** The same in a hex at which somebody points, who is told why what could lie there does not. */
export function placesIn(s: State, id: HexId): Placing[] {
  const hex = hexIndex(board, id);
  const found = [...openIn(s, hex), ...laidIn(s, undefined, hex)];
  if (found.length > 0) return found;
  return yellowTiles.flatMap(({ id: tile, faces, rotations }) => withCities(id, faces[0]!, tile, rotations));
}

/** The map with this place taken by a company: the next one is judged on it. */
export function withPlace(s: State, company: string, place: Place): State {
  const { map } = look(s, place);
  const { hex, node, tile, rotation = 0 } = place;
  const tiles = tile === undefined ? s.tiles : { ...s.tiles, [hex]: { tile, rotation } };
  const moved = tile === undefined ? s.stations : remapStations(s.stations, hex, map ?? []);
  return { ...s, tiles, stations: { ...moved, [company]: [...(moved[company] ?? []), { hex, node }] } };
}
