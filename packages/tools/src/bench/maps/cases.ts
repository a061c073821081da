/** What the search is measured on. */
import type { Network, TrainSpec } from '@roundhouse/rail';
import { built1820 } from './built-1820.ts';
import { denseMap } from './dense-map.ts';
import {
  again,
  bestCitiesDouble,
  bestOf,
  citiesOnly,
  cityTown,
  double,
  doubleCities,
  express,
  freeTowns,
  onceOnly,
  stops,
  trainsOf,
  unlimited,
} from './families.ts';

export interface BenchCase {
  readonly name: string;
  readonly network: Network;
  readonly trains: readonly TrainSpec[];
  readonly maxNodes?: number;
}

const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

/** A narrow country, late: cities far apart, many towns. */
const country = { rows: 14, width: 7, cities: 0.2, towns: 0.22, blocked: 0.35, stations: 3 };
/** A wide map with much track; open if no city is full. */
const wide = { rows: 11, width: 13, cities: 0.22, towns: 0.14, blocked: 0.45, stations: 5 };
/** All cities brown; plain track as far as tiles last. */
const brown = { rows: 12, width: 10, cities: 0.3, towns: 0.15, blocked: 0.25, stations: 4, empty: 0.07, brown: true };
const gray = { rows: 9, width: 9, cities: 0.28, towns: 0.25, blocked: 0.3, stations: 5 };

/** What companies of 1820 may come to own, on its map when all is built; the longest with fewer nodes than there are. */
const late1820: readonly { readonly kinds: readonly string[]; readonly maxNodes?: number }[] = [
  { kinds: ['5D+'] },
  { kinds: times(3, '5D+'), maxNodes: 1_000_000 },
  { kinds: times(4, '8+'), maxNodes: 1_000_000 },
  { kinds: ['FLOOD'] },
  { kinds: ['FLOOD', 'FLOOD'] },
  { kinds: ['FLOOD', '8+'] },
  { kinds: ['FLOOD', '5D+'] },
];

const cases1820 = (): BenchCase[] =>
  late1820.map(({ kinds, ...limit }) => {
    const { network, trains } = built1820(1);
    return { name: `1820, all built: ${kinds.join(' + ')}`, network, trains: trains(...kinds), ...limit };
  });

/** Made afresh at each call, for nothing may be remembered from one measurement to the next. */
export function benchCases(): BenchCase[] {
  const one = (name: string, network: Network, trains: readonly TrainSpec[]): BenchCase => ({ name, network, trains });
  return [
    one('country: two that count cities', denseMap(11, country), trainsOf(freeTowns(6), freeTowns(6))),
    one('country: six and double cities', denseMap(12, country), trainsOf(freeTowns(6), doubleCities(3))),
    one('country: five, six', denseMap(13, country), trainsOf(freeTowns(5), freeTowns(6))),
    one('wide, blocked: four unlimited', denseMap(21, wide), trainsOf(...times(4, unlimited))),
    one(
      'wide, blocked: cities only and unlimited',
      denseMap(22, wide),
      trainsOf(citiesOnly(8), citiesOnly(8), unlimited, unlimited),
    ),
    one('wide, blocked: eight threes', denseMap(23, wide), trainsOf(...times(8, stops(3)))),
    one('wide, blocked: mixed', denseMap(24, wide), trainsOf(double(3), double(3), stops(5), stops(6))),
    one('wide, open: one unlimited', denseMap(21, { ...wide, blocked: 0 }), trainsOf(unlimited)),
    one('wide, open: two unlimited', denseMap(21, { ...wide, blocked: 0 }), trainsOf(...times(2, unlimited))),
    one('wide, open: four unlimited', denseMap(21, { ...wide, blocked: 0 }), trainsOf(...times(4, unlimited))),
    one('brown: two unlimited', denseMap(33, brown), trainsOf(...times(2, unlimited))),
    one('brown: four unlimited', denseMap(33, brown), trainsOf(...times(4, unlimited))),
    one('brown: best of any', denseMap(33, brown), trainsOf(express(5), express(8))),
    one('brown: best of seven, twice', denseMap(33, brown), trainsOf(bestOf(5, 7), bestOf(5, 7), cityTown(5, 2))),
    one('brown: best five doubled', denseMap(33, brown), trainsOf(...times(3, bestCitiesDouble(5)))),
    one('gray: once only and again', denseMap(41, gray), trainsOf(onceOnly(7), onceOnly(7), again(5), again(4))),
    one('gray: three once only', denseMap(42, gray), trainsOf(onceOnly(7), onceOnly(7), onceOnly(4))),
    ...cases1820(),
  ];
}
