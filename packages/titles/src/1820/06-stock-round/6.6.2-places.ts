/** 6.6.2 Float a new public company: where its markers can stand, and the tiles that are placed for them. */
import type { Check } from '@roundhouse/kernel';
import {
  deadEnds,
  faceOf,
  freeSlots,
  type HexId,
  hexIndex,
  isNextColor,
  type NodeMap,
  remapStations,
  tilesLeft,
} from '@roundhouse/rail';
import { keeps, typeOf, typesFor } from '../12-track/12.2-types.ts';
import { hasTwin, tooNear } from '../12-track/12.3.3-spacing.ts';
import { layout } from '../geography.ts';
import { board, nameOf, tileSet } from '../material.ts';
import { phase, type State, stockRoundOf } from '../state.ts';

/** A circle, in the tile that lies there or in one that is placed for it. */
export interface Place {
  readonly hex: HexId;
  readonly node: number;
  readonly tile?: string | undefined;
  readonly rotation?: number | undefined;
}

/** A place, looked up. */
interface Looked {
  readonly hex: number;
  readonly before: ReturnType<typeof faceOf>;
  readonly after: ReturnType<typeof faceOf>;
  readonly type: string | undefined;
  readonly map: NodeMap | null;
}
/** All checks of an action ask about the same place, so it is looked up once on one map. */
const known = new WeakMap<Place, { readonly tiles: State['tiles']; readonly looked: Looked }>();
function look(s: State, place: Place): Looked {
  const earlier = known.get(place);
  if (earlier?.tiles === s.tiles) return earlier.looked;
  const { hex: id, tile, rotation = 0 } = place;
  const hex = hexIndex(board, id);
  const before = layout(s).faces[hex]!;
  const after = tile === undefined ? before : faceOf(tileSet, tile, rotation);
  const map = tile === undefined ? before.nodes.map((_, node) => node) : keeps(before, after);
  const looked = { hex, before, after, type: typeOf(after), map };
  known.set(place, { tiles: s.tiles, looked });
  return looked;
}

/** Empty circles of a city as it would be. */
function freeAfter(s: State, place: Place): number {
  const { after, map } = look(s, place);
  const slots = after.nodes[place.node]?.slots ?? 0;
  if (place.tile === undefined) return slots === 0 ? 0 : freeSlots(layout(s), s.stations, place.hex, place.node);
  const moved = remapStations(s.stations, place.hex, map ?? []);
  const there = Object.values(moved)
    .flat()
    .filter(({ hex, node }) => hex === place.hex && node === place.node);
  return slots - there.length;
}

/** Were there empty circles before, in what becomes this city? */
const wasFree = (s: State, place: Place): boolean =>
  look(s, place).map?.some((to, node) => to === place.node && freeAfter(s, { hex: place.hex, node }) > 0) ?? false;

const MANCHESTER = 'D6';
const isPlaced = ({ tile }: Place): boolean => tile !== undefined;
const isUpgrade = (s: State, a: Place): boolean => isPlaced(a) && s.tiles[a.hex] !== undefined;
/** Tiles that another float of this round has placed or upgraded (Q24). */
const floatTiles = (s: State): readonly string[] => stockRoundOf(s)?.floatTiles ?? [];

export const placeChecks: readonly Check<State, unknown, Place>[] = [
  {
    rule: '6.6.2-9',
    passes: (_, _f, a) => a.hex !== 'M13',
    says: 'No company starts in London.',
  },
  {
    rule: '6.6.2-17',
    passes: (s, _, a) => isPlaced(a) || s.tiles[a.hex] !== undefined,
    says: (_, _f, a) => `Starting markers stand on track tiles, and there is none in ${nameOf(a.hex)}.`,
  },
  {
    rule: '6.6.2-5',
    passes: (s, _, a) => !isPlaced(a) || (a.rotation !== undefined && board.fixed[hexIndex(board, a.hex)] === 0),
    says: (_, _f, a) => `No tile is placed on ${nameOf(a.hex)}.`,
  },
  {
    rule: '12.1-1',
    passes: (s, _, a) => !isPlaced(a) || tilesLeft(tileSet, s.tiles, a.tile!) > 0,
    says: (_, _f, a) => `No tile ${a.tile} is left.`,
  },
  {
    rule: '12.1-3',
    passes: (s, _, a) => !isPlaced(a) || isNextColor(look(s, a).before, look(s, a).after),
    says: (s, _f, a) => `On ${nameOf(a.hex)} a ${look(s, a).after.color} tile cannot come next.`,
  },
  {
    rule: '6.6.2-6',
    passes: (s, _, a) => !isPlaced(a) || phase(s).tiles.includes(look(s, a).after.color),
    says: (s, _f, a) => `There are no ${look(s, a).after.color} tiles in ${s.phase} phase.`,
  },
  {
    rule: '6.6.2-7',
    passes: (s, _, a) => !isUpgrade(s, a) || !floatTiles(s).includes(a.hex),
    says: (_, _f, a) => `The tile in ${nameOf(a.hex)} was placed by another float of this Stock Round.`,
  },
  {
    rule: '12.3.5-4',
    passes: (s, _, a) => !isUpgrade(s, a) || look(s, a).type === typeOf(look(s, a).before),
    says: (s, _f, a) => `The tile in ${nameOf(a.hex)} is a ${typeOf(look(s, a).before)} and stays one.`,
  },
  {
    rule: '12.3.3.3-1',
    passes: (s, _, a) => !isPlaced(a) || (a.hex === MANCHESTER) === (look(s, a).type === 'Manchester'),
    says: (_, _f, a) =>
      a.hex === MANCHESTER ? 'Manchester takes tiles with an M only.' : 'This tile is for Manchester only.',
  },
  {
    rule: '12.2-2',
    passes: (s, _, a) => !isPlaced(a) || isUpgrade(s, a) || typesFor(look(s, a).hex).includes(look(s, a).type!),
    says: (s, _f, a) => `A ${look(s, a).type} tile does not go on ${nameOf(a.hex)}.`,
  },
  {
    rule: '12.3.1.1-3',
    passes: (s, _, a) => !isPlaced(a) || look(s, a).map !== null,
    says: 'Track that lies there would be lost.',
  },
  {
    rule: '12.3.1.1-4',
    passes: (s, _, a) => !isPlaced(a) || deadEnds(layout(s), look(s, a).hex, look(s, a).after) === 0,
    says: 'Its track would lead nowhere: off the map, into a side without track, or at a barrier that is still closed.',
  },
  {
    rule: '12.3.3.2-2',
    passes: (s, _, a) => !isPlaced(a) || isUpgrade(s, a) || !hasTwin(s, look(s, a).hex, look(s, a).type!),
    says: 'Only one of Hull and Grimsby can be a big city.',
  },
  {
    rule: '12.3.3.1-2',
    passes: (s, _, a) => !isNear(s, a, 'small city'),
    says: (s, _f, a) => `A small city may not be next to another city, and ${nearName(s, a)} is.`,
  },
  {
    rule: '12.3.3.2-3',
    passes: (s, _, a) => !isNear(s, a, 'big city'),
    says: (s, _f, a) => `A big city needs more room to the next city, which is ${nearName(s, a)}.`,
  },
  {
    rule: '6.6.2-4',
    passes: (s, _, a) => (look(s, a).map === null ? true : freeAfter(s, a) > 0),
    says: (_, _f, a) => `There is no empty circle there in ${nameOf(a.hex)}.`,
  },
  {
    rule: '6.6.2-6',
    passes: (s, _, a) => !isUpgrade(s, a) || !wasFree(s, a),
    says: (_, _f, a) => `There is an empty circle in ${nameOf(a.hex)}; a tile is upgraded only to make one.`,
  },
];

/** Spacing is tested for yellow tiles only, at a float too (Q56). */
const cityNear = (s: State, a: Place): string | null =>
  !isPlaced(a) || isUpgrade(s, a) ? null : tooNear(s, look(s, a).hex, look(s, a).type ?? '');
const isNear = (s: State, a: Place, type: string): boolean =>
  isPlaced(a) && look(s, a).type === type && cityNear(s, a) !== null;
const nearName = (s: State, a: Place): string => nameOf(cityNear(s, a)!);

/** A place with the rotations in which its tile, where there is one, can lie. */
interface Placing {
  readonly place: Place;
  readonly rotations: readonly number[];
}

/**
 * What could be looked for in a hex: its circles, and tiles that would give it one. `all`: also where spacing, supply or
 * dead ends are against it, so that somebody who points at the hex is told why.
 */
export function placesIn(s: State, id: HexId, all: boolean): Placing[] {
  const hex = hexIndex(board, id);
  if (board.fixed[hex] === 1) return [];
  const map = layout(s);
  const before = map.faces[hex]!;
  const open = before.nodes.flatMap((node, at) =>
    before.tile !== undefined && node.kind === 'city' ? [{ place: { hex: id, node: at }, rotations: [] }] : [],
  );
  const isFirst = before.tile === undefined;
  const types = (isFirst ? typesFor(hex) : [typeOf(before)!]).filter(
    (type) => all || !isFirst || (tooNear(s, hex, type) === null && !hasTwin(s, hex, type)),
  );
  const placed = tileSet.tiles
    .filter(
      ({ id: tile, color, def, faces }) =>
        phase(s).tiles.includes(color) &&
        types.includes(def.type ?? '') &&
        isNextColor(before, faces[0]!) &&
        (all || tilesLeft(tileSet, s.tiles, tile) > 0),
    )
    .flatMap(({ id: tile, faces, rotations }) => {
      const fitting = rotations.filter(
        (rotation) =>
          deadEnds(map, hex, faces[rotation]!) === 0 && (isFirst || keeps(before, faces[rotation]!) !== null),
      );
      if (!all && fitting.length === 0) return [];
      return faces[0]!.nodes.flatMap((node, at) =>
        node.kind === 'city' ? [{ place: { hex: id, node: at, tile }, rotations: all ? rotations : fitting }] : [],
      );
    });
  return [...open, ...placed];
}

/** The map with this place taken by a company: the next one is judged on it. */
export function withPlace(s: State, company: string, place: Place): State {
  const { map } = look(s, place);
  const { hex, node, tile, rotation = 0 } = place;
  const tiles = tile === undefined ? s.tiles : { ...s.tiles, [hex]: { tile, rotation } };
  const moved = tile === undefined ? s.stations : remapStations(s.stations, hex, map ?? []);
  return { ...s, tiles, stations: { ...moved, [company]: [...(moved[company] ?? []), { hex, node }] } };
}
