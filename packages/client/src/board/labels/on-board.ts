import type { HexId, LaidTiles, TileDef } from '@roundhouse/rail';
import { centreOf } from '../geometry/hexagon.ts';
import { add, distance, type Point, toRadians, turned } from '../geometry/point.ts';
import type { PrintedBoard, PrintedPlace } from '../map/printed.ts';
import type { Label } from './label.ts';
import { type Legible, otherLetters, playedLetters } from './legible.ts';
import { type Ground, Room, type Standing } from './room.ts';
import { placeSigns } from './signs.ts';
import { solidOf } from './solid.ts';
import { type Wish, wishesOf } from './wishes.ts';

/** What of the writing on a board is shown. */
export interface Shown {
  readonly names: boolean;
  readonly revenue: boolean;
  readonly tileNumbers: boolean;
  readonly coordinates: boolean;
}

export function isShown(kind: Label['kind'], { names, revenue, tileNumbers, coordinates }: Shown): boolean {
  if (kind === 'name') return names;
  if (kind === 'revenue') return revenue;
  if (kind === 'number') return tileNumbers;
  return kind === 'coordinate' ? coordinates : true;
}

/** A board as it is seen: what has all of it written again. */
export interface Sight {
  readonly printed: PrintedBoard;
  readonly turn: number;
  /** Pixels of a hex side, as far as letters go by it. */
  readonly scale: number;
  readonly shown: Shown;
  /** The phase colour whose values hold. */
  readonly phase: string | undefined;
}

/** What lies on the board: where it changes, what is written there and around it is placed again. */
export interface OnBoard {
  readonly tiles: LaidTiles;
  /** Hexes with stations. */
  readonly stationed: ReadonlySet<HexId>;
  /** Hexes that are pointed at or run through just now: they come first. */
  readonly first: ReadonlySet<HexId>;
  /** Hexes whose printed marker somebody has taken. */
  readonly taken: readonly HexId[];
}

/** In the order in which they take their room; the later ones give way. */
const RANKS: Readonly<Record<Label['kind'], number>> = {
  revenue: 0,
  values: 0,
  rule: 0,
  name: 1,
  letter: 4,
  terrain: 5,
  icon: 6,
  tag: 7,
  number: 20,
  coordinate: 21,
};
/** Where what edges cost comes among them. */
const SIGNS = 5;
/** What is pointed at, what is played, and the rest: where figures and names come among the others. */
const FIRST = 0;
const PLAYED = 2;
const REST = 8;

type Labels = ReadonlyMap<HexId, readonly Label[]>;

/** All that is written on a board, and where. */
export interface Writings {
  readonly labels: Labels;
  /** What edges cost, by the keys of the fences. */
  readonly signs: ReadonlyMap<string, Point>;
}

/** A hex as it is to be written on. */
interface Place {
  readonly printed: PrintedPlace;
  readonly tile: TileDef | undefined;
  readonly rotation: number;
  readonly level: number;
  readonly taken: boolean;
  /** All of that, easily compared. */
  readonly key: string;
}

/** Of each board what was written last: after a move, only what lies around it is placed again. */
const last = new WeakMap<PrintedBoard, Written>();

interface Written {
  readonly sight: Sight;
  readonly places: readonly Place[];
  readonly writings: Writings;
}

/** So many hexes that have changed: then all is placed again. */
const MANY = 10;

/**
 * Where everything is written on a board that is seen so large: no letter smaller than can be read, none on track, on a
 * station or on another; what finds no room is left out until somebody zooms in.
 */
export function placeLabels(sight: Sight, onBoard: OnBoard): Writings {
  const { printed } = sight;
  const places = printed.hexes.map((place) => placeOf(printed, onBoard, place));
  const before = last.get(printed);
  const changed =
    before && isSameSight(before.sight, sight)
      ? places.flatMap(({ key }, index) => (before.places[index]!.key === key ? [] : [index]))
      : null;
  if (before && changed?.length === 0) return before.writings;
  const near = nearbyOn(printed);
  const few = changed && changed.length <= MANY;
  const again = few ? new Set(changed.flatMap((index) => [index, ...near[index]!])) : null;
  const kept: Labels = before && again ? before.writings.labels : new Map<HexId, readonly Label[]>();
  const writings = write(sight, places, (index) => again?.has(index) ?? true, kept);
  last.set(printed, { sight, places, writings });
  return writings;
}

const isSameSight = (a: Sight, b: Sight): boolean =>
  a.turn === b.turn &&
  a.scale === b.scale &&
  a.phase === b.phase &&
  JSON.stringify(a.shown) === JSON.stringify(b.shown);

function placeOf({ tileSet }: PrintedBoard, { tiles, stationed, first, taken }: OnBoard, printed: PrintedPlace): Place {
  const { id, color } = printed.hex;
  const laid = tiles[id];
  const tile = laid && tileSet.byId.get(laid.tile)?.def;
  const rotation = laid?.rotation ?? 0;
  const level = first.has(id) ? FIRST : tile || color !== 'white' || stationed.has(id) ? PLAYED : REST;
  const gone = taken.includes(id);
  return { printed, tile, rotation, level, taken: gone, key: `${tile?.id ?? ''}/${rotation}/${level}/${gone}` };
}

/** Writes in the hexes that are to be written on again; the others keep what they have. */
function write(sight: Sight, places: readonly Place[], isAgain: (index: number) => boolean, kept: Labels): Writings {
  const { printed, turn, shown, scale } = sight;
  const angle = toRadians(90 * turn);
  const standing = places.map(({ printed: { hex, stubs }, tile, rotation }): Standing => {
    return { at: turned(centreOf(hex.id), angle), solid: solidOf(hex, tile, rotation, stubs, turn) };
  });
  const room = new Room(turn % 2 === 1);
  const labels = new Map<HexId, readonly Label[]>();
  places.forEach(({ printed: { hex } }, index) => {
    const here = isAgain(index) ? undefined : kept.get(hex.id);
    if (!here) return;
    labels.set(hex.id, here);
    for (const { at, width, height } of here) room.take({ at: add(at, standing[index]!.at), width, height });
  });
  const letters = { played: playedLetters(scale), other: otherLetters(scale) };
  const wanted = places.flatMap((place, index) => {
    if (!isAgain(index)) return [];
    const wishes = knownWishes(place, sight, place.level < REST ? letters.played : letters.other);
    return wishes
      .filter(({ forms: [{ kind }] }) => isShown(kind, shown) && !(kind === 'icon' && place.taken))
      .map((wish) => ({ index, wish, rank: rankOf(wish, place) }));
  });
  const grounds = new Map<number, Ground>();
  const fresh = new Map<HexId, Label[]>();
  const place = ({ index, wish }: (typeof wanted)[number]): void => {
    const ground = grounds.get(index) ?? groundOf(printed, standing, index);
    grounds.set(index, ground);
    const found = room.find(wish, ground);
    if (!found) return;
    const { form, at } = found;
    room.take({ at, width: form.width, height: form.height });
    const { id } = places[index]!.printed.hex;
    fresh.set(id, [...(fresh.get(id) ?? []), { ...form, at: add(at, ground.at, -1) }]);
  };
  const inOrder = wanted.toSorted((a, b) => a.rank - b.rank);
  for (const one of inOrder.filter(({ rank }) => rank < SIGNS)) place(one);
  const near = nearbyOn(printed);
  const signs = placeSigns(room, printed.fences, sight, (hex) => [hex, ...near[hex]!].map((one) => standing[one]!));
  for (const one of inOrder.filter(({ rank }) => rank >= SIGNS)) place(one);
  for (const [id, list] of fresh) labels.set(id, list);
  return { labels, signs };
}

function rankOf({ forms: [{ kind }] }: Wish, { printed: { hex }, level }: Place): number {
  const rank = RANKS[kind];
  if (kind === 'name' && level === REST && !hex.nodes?.some((node) => node.kind !== 'town')) return level + 3;
  return rank < 2 ? level + rank : rank;
}

const wishesMade = new WeakMap<PrintedPlace, Map<string, readonly Wish[]>>();

function knownWishes(
  { printed, tile, rotation }: Place,
  { turn, phase, shown }: Sight,
  letters: Legible,
): readonly Wish[] {
  const known = wishesMade.get(printed) ?? new Map<string, readonly Wish[]>();
  wishesMade.set(printed, known);
  const key = `${tile?.id ?? ''}/${rotation}/${turn}/${phase}/${letters.scale}/${letters.name}/${shown.coordinates}`;
  const { coordinates } = shown;
  const found = known.get(key) ?? wishesOf({ ...printed, tile, rotation, turn, phase, coordinates }, letters);
  known.set(key, found);
  return found;
}

const nearby = new WeakMap<PrintedBoard, readonly (readonly number[])[]>();

/** For each hex, those around it and those around these: as far as anything is written from its hex. */
function nearbyOn(printed: PrintedBoard): readonly (readonly number[])[] {
  const known = nearby.get(printed);
  if (known) return known;
  const middles = printed.board.ids.map(centreOf);
  const found = middles.map((at) =>
    middles.flatMap((other, index) => (other !== at && distance(at, other) < 3.6 ? [index] : [])),
  );
  nearby.set(printed, found);
  return found;
}

function groundOf(printed: PrintedBoard, standing: readonly Standing[], index: number): Ground {
  const { hexes } = printed;
  const { ground } = hexes[index]!;
  const near = nearbyOn(printed)[index]!;
  const { at } = standing[index]!;
  const off = (one: number): Point => add(standing[one]!.at, at, -1);
  const beside = near.filter((one) => distance(standing[one]!.at, at) < 1.8);
  const dark = ground.startsWith('abroad');
  const joined = dark ? beside.filter((one) => hexes[one]!.ground === ground) : [];
  return {
    at,
    around: [standing[index]!, ...near.map((one) => standing[one]!)],
    own: joined.map(off),
    others: beside.filter((one) => !joined.includes(one)).map(off),
    dark,
  };
}
