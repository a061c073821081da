/** Small random maps with everything that routes can meet: what the searches are held against each other on. */
import type { Network, Stop, StopKind } from '../../src/routes/index.ts';
import { cells, lay, networkOf } from '@roundhouse/tools/bench/maps/hex-map';
import { Random } from '@roundhouse/tools/bench/maps/random';
import { cities, offboard, plain, type Shape, towns } from '@roundhouse/tools/bench/maps/shapes';

export interface MapOptions {
  readonly rows?: number;
  readonly width?: number;
  /** Shares of hexes with towns and with cities; the rest is plain track or (a few) nothing. */
  readonly towns?: number;
  readonly cities?: number;
  readonly blocked?: number;
  readonly stations?: number;
  /** More off-boards, and each of one of three colours, of which a route ends at different ones. */
  readonly abroad?: boolean;
  /** Share of hexes at the upper and lower rim that are off-boards or ports. */
  readonly offboards?: number;
  /** Without bonuses, groups, shared track and odd kinds of stops. */
  readonly simple?: boolean;
}

export function randomMap(seed: number, options: MapOptions = {}): Network {
  const random = new Random(seed);
  const rows = options.rows ?? 2 + random.below(2);
  const width = options.width ?? 3 + random.below(2);
  const share = { towns: options.towns ?? 0.25, cities: options.cities ?? 0.4, blocked: options.blocked ?? 0.25 };
  const odd = options.simple !== true;
  // How hard the tracks try to meet: sparse and dense maps both.
  const tries = 1 + random.below(5);
  const candidates = (row: number): Shape[] => {
    const at = random.next();
    if ((row === 0 || row === rows - 1) && random.chance(options.offboards ?? (options.abroad ? 0.5 : 0.15))) {
      const sides = [0, 1, 2, 3, 4, 5].filter(() => random.chance(0.5));
      return sides.length === 0 ? [] : [offboard(sides)];
    }
    const some = (shapes: readonly Shape[]): Shape[] => Array.from({ length: tries }, () => random.pick(shapes));
    if (at < share.cities) return some(cities);
    if (at < share.cities + share.towns) return some(towns);
    return at < 0.97 ? some(plain) : [];
  };
  const tiles = lay(cells(rows, width), candidates, () => random.below(6));
  const places = tiles.flatMap((tile, t) => tile.shape.stops.map((kind, i) => ({ kind, key: `${t} ${i}` })));
  const homes = places.filter(({ kind }) => kind === 'city' || (odd && kind === 'offboard' && random.chance(0.1)));
  const mine = new Set<string>();
  const wanted = options.stations ?? 1 + random.below(3);
  while (mine.size < Math.min(wanted, homes.length)) mine.add(random.pick(homes).key);
  const network = networkOf(
    tiles,
    (tile, index, kind) => {
      const own = mine.has(`${tiles.indexOf(tile)} ${index}`);
      const passable = kind === 'town' || (kind === 'city' && (own || !random.chance(share.blocked)));
      return {
        value: kind === 'town' ? 10 : 10 * (1 + random.below(8)),
        passable,
        mine: own,
        ...(options.abroad && kind === 'offboard' ? { group: random.pick(['red', 'blue', 'black']) } : {}),
        ...(odd && random.chance(kind === 'offboard' ? 0.4 : 0.08) ? { group: random.pick(['red', 'blue']) } : {}),
        ...(odd && random.chance(0.06) ? { endBonus: 10 } : {}),
      };
    },
    () => (odd && random.chance(0.06) ? { bonus: 10 } : odd && random.chance(0.05) ? { shared: true } : {}),
  );
  return odd
    ? {
        ...network,
        stops: network.stops.map((stop) => passedAbroad(random, { ...stop, kind: oddKind(random, stop.kind) })),
      }
    : network;
}

/** A few cities become coalfields, a few off-boards ports. */
function oddKind(random: Random, kind: StopKind): StopKind {
  if (kind === 'city' && random.chance(0.05)) return 'coalfield';
  if (kind === 'offboard' && random.chance(0.3)) return 'port';
  return kind;
}

/** An off-board here and there lets pass and weighs as a town, with a value of its own. */
const passedAbroad = (random: Random, stop: Stop): Stop =>
  stop.kind === 'offboard' && random.chance(0.3) ? { ...stop, kind: 'town', passable: true } : stop;
