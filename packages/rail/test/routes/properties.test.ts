import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  abroad,
  bestOf,
  express,
  families,
  onceOnly,
  stops,
  trainsOf,
  unlimited,
} from '@roundhouse/tools/bench/maps/families';
import { denseMap } from '@roundhouse/tools/bench/maps/dense-map';
import { Random } from '@roundhouse/tools/bench/maps/random';
import { randomMap } from './random-map.ts';
import { bestRun, checkRoutes, type End, type Network, searchRun, type TrainSpec } from '../../src/routes/index.ts';

// Machines may be slow and busy.
vi.setConfig({ testTimeout: 300_000 });

const seeds = fc.nat(1_000_000);
const anyTrains = fc.constantFrom(...Object.values(families));
/** With two networks, what joins them can lower what they earn. */
const oneNetwork = fc.constantFrom(
  ...Object.values(families).filter((trains) => trains.filter(({ spreads }) => spreads !== undefined).length < 2),
);
const runs = { numRuns: Number(process.env['ROUTE_RUNS'] ?? 80) };

const revenue = (network: Network, trains: readonly TrainSpec[]): number => {
  const best = bestRun(network, trains);
  expect(best.proven).toBe(true);
  return best.revenue;
};

/** The same network with everything numbered otherwise. */
function shuffled(network: Network, seed: number): Network {
  const random = new Random(seed);
  const order = (count: number): number[] => {
    const list = Array.from({ length: count }, (_, i) => i);
    for (let i = count - 1; i > 0; i--) {
      const j = random.below(i + 1);
      [list[i], list[j]] = [list[j]!, list[i]!];
    }
    return list;
  };
  const stopOrder = order(network.stops.length);
  const sideOrder = order(network.hexsides.length);
  const end = (old: End): End => (old >= 0 ? stopOrder.indexOf(old) : ~sideOrder.indexOf(~old));
  const unit = (old: number): number => (old < sideOrder.length ? sideOrder.indexOf(old) : old);
  return {
    stops: stopOrder.map((old) => network.stops[old]!),
    hexsides: sideOrder.map((old) => network.hexsides[old]!),
    units: network.units,
    tracks: order(network.tracks.length).map((old) => {
      const track = network.tracks[old]!;
      const turn = random.chance(0.5);
      const [a, b] = turn ? [track.b, track.a] : [track.a, track.b];
      return { ...track, a: end(a), b: end(b), units: track.units.map(unit) };
    }),
  };
}

describe('the best run', () => {
  test('is never lower with more track', () => {
    fc.assert(
      fc.property(seeds, oneNetwork, fc.nat(), (seed, trains, which) => {
        const whole = randomMap(seed);
        if (whole.tracks.length === 0) return;
        const lost = which % whole.tracks.length;
        const part = { ...whole, tracks: whole.tracks.filter((_, i) => i !== lost) };
        expect(revenue(whole, trains)).toBeGreaterThanOrEqual(revenue(part, trains));
      }),
      runs,
    );
  });

  test('is never lower with one more train', () => {
    fc.assert(
      fc.property(seeds, oneNetwork, fc.constantFrom(stops(3), unlimited, express(2)), (seed, trains, more) => {
        const network = randomMap(seed);
        const with1 = [...trains, { ...more, id: 'one more' }];
        expect(revenue(network, with1)).toBeGreaterThanOrEqual(revenue(network, trains));
      }),
      runs,
    );
  });

  test('is never lower when a foreign station goes', () => {
    fc.assert(
      fc.property(seeds, oneNetwork, fc.nat(), (seed, trains, which) => {
        const before = randomMap(seed, { blocked: 0.5 });
        const blocked = before.stops.flatMap((stop, i) => (stop.kind === 'city' && !stop.passable ? [i] : []));
        if (blocked.length === 0) return;
        const freed = blocked[which % blocked.length];
        const after = {
          ...before,
          stops: before.stops.map((stop, i) => (i === freed ? { ...stop, passable: true } : stop)),
        };
        expect(revenue(after, trains)).toBeGreaterThanOrEqual(revenue(before, trains));
      }),
      runs,
    );
  });

  test('is never lower with one more station', () => {
    fc.assert(
      fc.property(seeds, oneNetwork, fc.nat(), (seed, trains, which) => {
        const before = randomMap(seed, { offboards: 0.3 });
        const free = before.stops.flatMap(({ kind, mine }, i) => (kind === 'city' && !mine ? [i] : []));
        if (free.length === 0) return;
        const placed = free[which % free.length];
        const stops = before.stops.map((stop, i) => (i === placed ? { ...stop, mine: true, passable: true } : stop));
        expect(revenue({ ...before, stops }, trains)).toBeGreaterThanOrEqual(revenue(before, trains));
      }),
      runs,
    );
  });

  test('does not depend on the order of stops, stations, tracks and trains', () => {
    fc.assert(
      fc.property(seeds, anyTrains, seeds, (seed, trains, order) => {
        const network = randomMap(seed);
        expect(revenue(shuffled(network, order), trains.toReversed())).toBe(revenue(network, trains));
      }),
      runs,
    );
  });

  test('passes the validator, which agrees on its value, train by train', () => {
    fc.assert(
      fc.property(seeds, anyTrains, (seed, trains) => {
        const network = randomMap(seed, { rows: 3, width: 4 });
        const best = bestRun(network, trains);
        const check = checkRoutes(network, trains, best.routes);
        expect(check).toMatchObject({ revenue: best.revenue });
      }),
      runs,
    );
  });

  test('counts a stop once where stops pay once', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const network = randomMap(seed);
        const once = revenue(network, trainsOf(onceOnly(3), onceOnly(3)));
        const { once: _, ...often } = onceOnly(3);
        expect(once).toBeLessThanOrEqual(revenue(network, trainsOf(often, often)));
        expect(once).toBeGreaterThanOrEqual(revenue(network, trainsOf(onceOnly(3))));
      }),
      runs,
    );
  });

  test('is never lower when a train that counts stops once is exchanged for an equal one that always counts them', () => {
    const alike = Object.values(abroad).filter((trains) => trains.filter(({ once }) => once !== undefined).length > 1);
    expect(alike).toHaveLength(4);
    let higher = 0;
    fc.assert(
      fc.property(seeds, fc.constantFrom(...alike), (seed, trains) => {
        const network = randomMap(seed, { rows: 3, width: 4, abroad: true, simple: true });
        const [{ once: _, ...first }, ...others] = trains as [TrainSpec, ...TrainSpec[]];
        const before = revenue(network, trains);
        const after = revenue(network, [{ ...first, kind: `R ${first.kind}` }, ...others]);
        expect(after).toBeGreaterThanOrEqual(before);
        if (after > before) higher++;
      }),
      runs,
    );
    expect(higher).toBeGreaterThan(0);
  });

  test('grows with the number of stops that are counted', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 4 }), (seed, n) => {
        const network = randomMap(seed);
        const some = revenue(network, trainsOf(express(n), bestOf(n, 4)));
        expect(revenue(network, trainsOf(express(n + 1), bestOf(n + 1, 4)))).toBeGreaterThanOrEqual(some);
        expect(some).toBeLessThanOrEqual(revenue(network, trainsOf(unlimited, unlimited)));
      }),
      runs,
    );
  });

  test('with few nodes is a legal run, below a bound that holds, and the same each time', () => {
    fc.assert(
      fc.property(seeds, anyTrains, fc.integer({ min: 0, max: 3000 }), (seed, trains, maxNodes) => {
        const network = randomMap(seed, { rows: 3, width: 4 });
        const first = bestRun(network, trains, { maxNodes });
        const best = revenue(network, trains);
        const again = bestRun(structuredClone(network), trains, { maxNodes });
        expect(again).toEqual(first);
        expect(first.upperBound).toBeGreaterThanOrEqual(best);
        expect(first.revenue).toBeLessThanOrEqual(best);
        expect(first.proven).toBe(first.revenue === first.upperBound);
        expect(checkRoutes(network, trains, first.routes)).toMatchObject({ revenue: first.revenue });
        // The same without a list of routes, where bounds and prices do the work.
        const bounded = bestRun(network, trains, { maxNodes }, { list: 0, share: 0, sweep: false });
        expect(bounded.upperBound).toBeGreaterThanOrEqual(best);
        expect(checkRoutes(network, trains, bounded.routes)).toMatchObject({ revenue: bounded.revenue });
      }),
      runs,
    );
  });
});

test('a bound counts in full what track pays that leaves a station', () => {
  const stop = (id: string, value: number, mine = false) => ({
    id,
    kind: 'city' as const,
    value,
    passable: true,
    mine,
  });
  const network: Network = {
    stops: [stop('A1', 10), stop('A3', 30, true), stop('A5', 20), stop('A7', 20)],
    hexsides: [],
    units: 3,
    tracks: [
      { hex: 0, a: 0, b: 1, units: [0] },
      { hex: 1, a: 1, b: 2, units: [1], bonus: 10 },
      { hex: 2, a: 2, b: 3, units: [2] },
    ],
  };
  const bounded = bestRun(network, trainsOf(unlimited), {}, { list: 0, share: 0, sweep: false });
  expect(bounded).toMatchObject({ revenue: 90, proven: true });
});

test('a search in slices reports legal runs, each better than the last', () => {
  const network = denseMap(31, { rows: 9, width: 9, cities: 0.3, towns: 0.1, blocked: 0, stations: 4 });
  const trains = trainsOf(unlimited, unlimited, unlimited);
  const search = searchRun(network, trains, { maxNodes: 400_000 });
  let last = 0;
  let reports = 0;
  let step = search.next();
  for (; !step.done; step = search.next()) {
    reports++;
    const { revenue: now, upperBound, routes } = step.value;
    expect(upperBound).toBeGreaterThanOrEqual(now);
    if (routes === undefined) {
      expect(now).toBe(last);
    } else {
      expect(now).toBeGreaterThan(last);
      expect(checkRoutes(network, trains, routes)).toMatchObject({ revenue: now });
    }
    last = now;
  }
  expect(reports).toBeGreaterThan(3);
  expect(step.value.revenue).toBeGreaterThanOrEqual(last);
  expect(checkRoutes(network, trains, step.value.routes)).toMatchObject({ revenue: step.value.revenue });
});

test('nothing to run: no trains, no stations, no track', () => {
  const network = randomMap(3);
  const none = { routes: [], revenue: 0, upperBound: 0, proven: true };
  expect(bestRun(network, [])).toMatchObject(none);
  const bare = { ...network, stops: network.stops.map((stop) => ({ ...stop, mine: false })) };
  expect(bestRun(bare, trainsOf(unlimited))).toMatchObject(none);
  expect(bestRun({ ...network, tracks: [] }, trainsOf(unlimited))).toMatchObject(none);
});
