/**
 * The fast search against the plain one, in each of its ways of working, and both against an integer-programming
 * solver. More maps: ROUTE_MAPS=5000 ROUTE_PROGRAMS=300 npx vitest run packages/rail/test/routes/differential
 */
import { describe, expect, test, vi } from 'vitest';
import { families } from '@roundhouse/tools/bench/maps/families';
import { randomMap } from './random-map.ts';
import { exhaustiveRun } from './exhaustive.ts';
import { bestRun, checkRoutes, type RunRules, type TrainSpec } from '../../src/routes/index.ts';
import { programRevenue } from './integer-program.ts';

const MAPS = Number(process.env['ROUTE_MAPS'] ?? 120);
const PROGRAMS = Number(process.env['ROUTE_PROGRAMS'] ?? 3);

// Thousands of maps take their time.
vi.setConfig({ testTimeout: 3_600_000 });

/** As it comes; without a list of routes; with a list, but sharpened at once. */
const ways = { listed: undefined, bounded: { list: 0, share: 0 }, priced: { list: 250_000, share: 0 } };

/** A bonus such as titles give: for long routes, and for certain ends. */
const bonus = {
  of: (_: TrainSpec, stops: readonly number[], tracks: readonly number[]) =>
    (stops.length > 3 ? 20 : 0) + ((stops[0]! + stops.at(-1)!) % 3 === 0 ? 15 : 0) - (tracks.length > 12 ? 5 : 0),
  most: () => 35,
};

/** How many trains may run, where there are more; an obsolete one runs besides such a limit. */
const MOST: Readonly<Record<string, number>> = { 'one too many': 2, 'two cards of two ways': 3, 'one more run': 3 };
const limitOf = (family: string): RunRules => (MOST[family] === undefined ? {} : { maxTrains: MOST[family] });

function rulesFor(family: string, seed: number): RunRules {
  return {
    ...limitOf(family),
    ...(seed % 5 === 4 ? { bonus } : {}),
  };
}

describe('the fast search finds what the plain search finds', () => {
  for (const [family, trains] of Object.entries(families)) {
    test(family, () => {
      let told = 0;
      for (let seed = 0; seed < MAPS; seed++) {
        const network = randomMap(seed, seed % 4 === 0 ? { rows: 3, width: 4 } : {});
        const rules = rulesFor(family, seed);
        const plain = exhaustiveRun(network, trains, { ...rules, maxNodes: 100_000 });
        if (!plain.proven) continue;
        told += plain.revenue > 0 ? 1 : 0;
        for (const [way, tuning] of Object.entries(ways)) {
          const fast = bestRun(network, trains, rules, tuning);
          const check = checkRoutes(network, trains, fast.routes, rules);
          const checked = 'revenue' in check ? check.revenue : check.fault;
          if (fast.proven && fast.upperBound === plain.revenue && checked === plain.revenue) continue;
          expect({ seed, way, ...fast, checked }).toEqual({ seed, way, revenue: plain.revenue, proven: true });
        }
        const check = checkRoutes(network, trains, plain.routes, rules);
        if (!('revenue' in check) || check.revenue !== plain.revenue) expect({ seed, check }).toEqual(plain);
      }
      expect(told).toBeGreaterThan(MAPS / 3);
    });
  }
});

describe('an integer program finds the same', () => {
  for (const [family, trains] of Object.entries(families)) {
    test(family, async () => {
      for (let seed = 0, done = 0; done < PROGRAMS; seed++) {
        const network = randomMap(10_000 + seed, { rows: 2, width: 4 });
        const rules = limitOf(family);
        const fast = bestRun(network, trains, rules);
        // Maps where nothing runs tell nothing.
        if (fast.revenue === 0) continue;
        expect({ seed, revenue: await programRevenue(network, trains, rules) }).toEqual({
          seed,
          revenue: fast.revenue,
        });
        done++;
      }
    });
  }
});
