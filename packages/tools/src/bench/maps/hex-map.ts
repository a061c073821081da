/** From shapes on hexes to a network. */
import type { Network, Stop, StopKind, Track } from '@roundhouse/rail';
import type { Shape } from './shapes.ts';

export interface Tile {
  readonly row: number;
  readonly column: number;
  readonly shape: Shape;
  readonly turn: number;
}

/** What a stop of the tile is like, apart from its name and kind. */
export type StopMaker = (tile: Tile, index: number, kind: StopKind) => Omit<Stop, 'id' | 'kind'>;
/** What is special about a track: nothing, a bonus, or that trains may share it. */
export type TrackMaker = (tile: Tile) => { readonly bonus?: number; readonly shared?: boolean };

const STEPS: readonly (readonly [number, number])[] = [
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
  [0, 2],
  [1, 1],
];

const nameOf = (row: number, column: number): string => `${String.fromCharCode(65 + row)}${column}`;

/** The hexside as both of its hexes call it. */
function sideName(tile: Tile, side: number): string {
  const [rows, columns] = STEPS[side]!;
  const own = `${nameOf(tile.row, tile.column)}/${side}`;
  const other = `${nameOf(tile.row + rows, tile.column + columns)}/${(side + 3) % 6}`;
  return side < 3 ? own : other;
}

/** The sides of the hex that the tile's tracks touch, by the names of the hexsides. */
export function sidesOf(tile: Tile): string[] {
  const sides = new Set(
    joinsOf(tile)
      .flat()
      .filter((end) => typeof end === 'number'),
  );
  return [...sides].map((side) => sideName(tile, side));
}

export function networkOf(tiles: readonly Tile[], makeStop: StopMaker, makeTrack: TrackMaker = () => ({})): Network {
  const meeting = new Map<string, number>();
  const turned = tiles.map((tile) => ({ tile, joins: joinsOf(tile) }));
  for (const { tile } of turned) {
    for (const side of sidesOf(tile)) meeting.set(side, (meeting.get(side) ?? 0) + 1);
  }
  const stops: Stop[] = [];
  const hexsides: string[] = [];
  const sideOf = new Map<string, number>();
  const tracks: (Track & { units: number[] })[] = [];
  const white: Track[] = [];
  const shared = new Set<number>();
  turned.forEach(({ tile, joins }, hex) => {
    const first = stops.length;
    tile.shape.stops.forEach((kind, i) => {
      stops.push({ id: `${nameOf(tile.row, tile.column)}:n${i}`, kind, ...makeStop(tile, i, kind) });
    });
    const endOf = (end: string | number): number | undefined => {
      if (typeof end === 'string') return first + Number(end.slice(1));
      const name = sideName(tile, end);
      if (meeting.get(name) !== 2) return undefined;
      if (!sideOf.has(name)) {
        sideOf.set(name, hexsides.length);
        hexsides.push(name);
      }
      return ~sideOf.get(name)!;
    };
    for (const [from, to] of joins) {
      const a = endOf(from);
      const b = endOf(to);
      if (a === undefined || b === undefined) continue;
      const { bonus, shared: isShared } = makeTrack(tile);
      const sides = [a, b].filter((end) => end < 0).map((end) => ~end);
      if (isShared) for (const side of sides) shared.add(side);
      const more = bonus === undefined ? {} : { bonus };
      (isShared ? white : tracks).push({ hex, a, b, units: isShared ? [] : sides, ...more });
    }
  });
  // Shared hexsides forbid nothing; what then touches one, or touches none at all, is a unit of its own.
  let units = hexsides.length;
  for (const track of tracks) {
    const own = track.units.filter((side) => !shared.has(side));
    track.units = own.length > 0 && own.length === track.units.length ? own : [...own, units++];
  }
  return { stops, hexsides, units, tracks: [...tracks, ...white] };
}

/** The pairs of ends that the tile's tracks join, turned; tracks that meet at `j` join each with each. */
function joinsOf(tile: Tile): (readonly [string | number, string | number])[] {
  const ends = tile.shape.tracks.map((track) =>
    track.split(':').map((end) => (/\d/.test(end[0]!) ? (Number(end) + tile.turn) % 6 : end)),
  );
  const meeting = ends.filter(([, b]) => b === 'j').map(([a]) => a!);
  const joins: (readonly [string | number, string | number])[] = [];
  for (const [a, b] of ends) if (b !== 'j') joins.push([a!, b!]);
  meeting.forEach((a, i) => {
    for (const b of meeting.slice(i + 1)) joins.push([a, b]);
  });
  return joins;
}

/** The hexes of a map so many rows high and hexes wide. */
export function cells(rows: number, width: number): { readonly row: number; readonly column: number }[] {
  const all: { row: number; column: number }[] = [];
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < width; i++) all.push({ row, column: 2 * i + 1 + (row % 2) });
  }
  return all;
}

/** Lays a tile on each hex, each time the one of a few candidates whose tracks meet most of what lies already. */
export function lay(
  hexes: readonly { readonly row: number; readonly column: number }[],
  candidates: (row: number, column: number) => readonly Shape[],
  turn: () => number,
): Tile[] {
  const open = new Map<string, number>();
  const tiles: Tile[] = [];
  for (const { row, column } of hexes) {
    let best: Tile | undefined;
    let most = -1;
    for (const shape of candidates(row, column)) {
      const tile = { row, column, shape, turn: turn() };
      const meets = sidesOf(tile).filter((side) => open.has(side)).length;
      if (meets > most) {
        most = meets;
        best = tile;
      }
    }
    if (best === undefined) continue;
    tiles.push(best);
    for (const side of sidesOf(best)) open.set(side, 1);
  }
  return tiles;
}
