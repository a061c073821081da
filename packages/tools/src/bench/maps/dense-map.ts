/** Large maps such as late games have, for measuring. */
import type { Network } from '@roundhouse/rail';
import { cells, lay, networkOf } from './hex-map.ts';
import { Random } from './random.ts';
import { brownCities, brownPlain, cities, offboard, plain, type Shape, towns } from './shapes.ts';

export interface DenseOptions {
  readonly rows: number;
  readonly width: number;
  /** Shares of hexes. */
  readonly cities: number;
  readonly towns: number;
  /** Share of foreign cities that are full. */
  readonly blocked: number;
  readonly stations: number;
  /** Share of hexes without a tile. */
  readonly empty?: number;
  /** Only cities with much track. */
  readonly brown?: boolean;
}

export function denseMap(seed: number, options: DenseOptions): Network {
  const random = new Random(seed);
  const { rows, width } = options;
  const cityShapes = options.brown ? brownCities : cities;
  const plainShapes = options.brown ? [...plain, ...brownPlain] : plain;
  const some = (shapes: readonly Shape[]): Shape[] => Array.from({ length: 10 }, () => random.pick(shapes));
  const candidates = (row: number): Shape[] => {
    if ((row === 0 || row === rows - 1) && random.chance(0.2)) return [offboard(row === 0 ? [0, 5] : [2, 3])];
    if (random.chance(options.empty ?? 0)) return [];
    const at = random.next();
    if (at < options.cities) return some(cityShapes);
    return some(at < options.cities + options.towns ? towns : plainShapes);
  };
  const tiles = lay(cells(rows, width), candidates, () => random.below(6));
  const homes = tiles.flatMap((tile, t) =>
    tile.shape.stops.flatMap((kind, i) => (kind === 'city' ? [`${t} ${i}`] : [])),
  );
  // Stations stand far from each other: one in each part of the list.
  const mine = new Set<string>();
  for (let i = 0; i < options.stations; i++) {
    mine.add(homes[Math.floor(((i + 0.5) * homes.length) / options.stations)]!);
  }
  const numberOf = new Map(tiles.map((tile, t) => [tile, t]));
  return networkOf(tiles, (tile, index, kind) => {
    const own = mine.has(`${numberOf.get(tile)} ${index}`);
    const full = random.chance(options.blocked);
    const values = kind === 'town' ? [10] : kind === 'city' ? [30, 40, 40, 50, 60] : [40, 50, 60, 70];
    return {
      value: random.pick(values),
      passable: kind === 'town' || (kind === 'city' && (own || !full)),
      mine: own,
      ...(kind === 'offboard' ? { group: `side ${tile.row} ${Math.floor(tile.column / 4)}` } : {}),
    };
  });
}
