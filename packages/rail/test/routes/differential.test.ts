/**
 * The fast search against the plain one, in each of its ways of working, and both against an integer-programming
 * solver. More maps: ROUTE_MAPS=5000 ROUTE_PROGRAMS=300 npx vitest run packages/rail/test/routes/differential
 */
import { describe, expect, test, vi } from 'vitest';
import { abroad, families } from '@roundhouse/tools/bench/maps/families';
import { bonusOf, type Mirror, mirrored } from './mirror.ts';
import { type MapOptions, randomMap } from './random-map.ts';
import { exhaustiveRun } from '@roundhouse/tools/exhaustive/search';
import { bestRun, checkRoutes, type Network, type RunRules, type TrainSpec } from '../../src/routes/index.ts';
import { programRevenue } from './integer-program.ts';

const MAPS = Number(process.env['ROUTE_MAPS'] ?? 120);
const PROGRAMS = Number(process.env['ROUTE_PROGRAMS'] ?? 3);

// Thousands of maps take their time.
vi.setConfig({ testTimeout: 3_600_000 });

/** As it comes; without a list of routes, by walking or by sweeping; with a list, but sharpened at once. */
const ways = {
  listed: undefined,
  bounded: { list: 0, share: 0, sweep: false },
  swept: { list: 0, share: 0, sweep: true },
  priced: { list: 250_000, share: 0, sweep: false },
};

/** A bonus such as titles give: for long routes, and for certain ends. */
const bonus = {
  of: (_: TrainSpec, stops: readonly number[], tracks: readonly number[]) =>
    (stops.length > 3 ? 20 : 0) + ((stops[0]! + stops.at(-1)!) % 3 === 0 ? 15 : 0) - (tracks.length > 12 ? 5 : 0),
  most: () => 35,
};

/** Ports and off-boards matter most to these. */
const rimFor = (family: string): MapOptions => (/flood|power/.test(family) ? { offboards: 0.4 } : {});

/** How many trains may run, where there are more; an obsolete one runs besides such a limit. */
const MOST: Readonly<Record<string, number>> = {
  'one too many': 2,
  'two cards of two ways': 3,
  'one more run': 3,
  'flood, N+, N': 2,
};
/** How often powers may be used, where trains have some. */
const POWERS = { 'two ports': 1, double: 1, city: 1 };
const limitOf = (family: string): RunRules => ({
  powers: POWERS,
  ...(MOST[family] === undefined ? {} : { maxTrains: MOST[family] }),
});

function rulesFor(family: string, seed: number): RunRules {
  return {
    ...limitOf(family),
    ...(seed % 5 === 4 ? { bonus } : {}),
  };
}

/** Compares the searches on one map in all their ways. Does the map tell something? */
function agree(seed: number, network: Network, trains: readonly TrainSpec[], rules: RunRules): boolean {
  const plain = exhaustiveRun(network, trains, { ...rules, maxNodes: 100_000 });
  if (!plain.proven) return false;
  for (const [way, tuning] of Object.entries(ways)) {
    const fast = bestRun(network, trains, rules, tuning);
    const check = checkRoutes(network, trains, fast.routes, rules);
    const checked = 'revenue' in check ? check.revenue : check.fault;
    if (fast.proven && fast.upperBound === plain.revenue && checked === plain.revenue) continue;
    expect({ seed, way, ...fast, checked }).toEqual({ seed, way, revenue: plain.revenue, proven: true });
  }
  const check = checkRoutes(network, trains, plain.routes, rules);
  if (!('revenue' in check) || check.revenue !== plain.revenue) expect({ seed, check }).toEqual(plain);
  return plain.revenue > 0;
}

describe('the fast search finds what the plain search finds', () => {
  for (const [family, trains] of Object.entries(families)) {
    test(family, () => {
      let told = 0;
      for (let seed = 0; seed < MAPS; seed++) {
        const network = randomMap(seed, { ...(seed % 4 === 0 ? { rows: 3, width: 4 } : {}), ...rimFor(family) });
        if (agree(seed, network, trains, rulesFor(family, seed))) told++;
      }
      expect(told).toBeGreaterThan(MAPS / 3);
    });
  }
});

/** Off-boards in three colours, those of one worth what else is on the route. */
const colored = (seed: number, options: MapOptions) => {
  const { network, mirror } = mirrored(randomMap(seed, { ...options, abroad: true, simple: true }), 'black');
  return { network, mirror, rules: { bonus: bonusOf(network, mirror) } };
};

describe('and with a bonus for what is on the route', () => {
  for (const [family, trains] of Object.entries(abroad)) {
    test(family, () => {
      let told = 0;
      for (let seed = 0; seed < MAPS; seed++) {
        const { network, rules } = colored(seed, seed % 4 === 0 ? { rows: 3, width: 4 } : {});
        if (agree(seed, network, trains, rules)) told++;
      }
      expect(told).toBeGreaterThan(MAPS / 3);
    });
  }
});

/** Compares the search with the program on the first maps on which something runs: others tell nothing. */
async function programsAgree(
  trains: readonly TrainSpec[],
  at: (seed: number) => { readonly network: Network; readonly rules: RunRules; readonly mirror?: Mirror },
): Promise<void> {
  for (let seed = 0, done = 0; done < PROGRAMS; seed++) {
    const { network, rules, mirror } = at(10_000 + seed);
    const { revenue } = bestRun(network, trains, rules);
    if (revenue === 0) continue;
    expect({ seed, revenue: await programRevenue(network, trains, rules, mirror) }).toEqual({ seed, revenue });
    done++;
  }
}

describe('an integer program finds the same', () => {
  const size = { rows: 2, width: 4 };
  for (const [family, trains] of Object.entries(families)) {
    // A spread takes all that it reaches, which a program is not made to do: with one it is no harm, with two it is.
    if (trains.filter(({ spreads }) => spreads !== undefined).length > 1) continue;
    const map = (seed: number): Network => randomMap(seed, { ...size, ...rimFor(family) });
    test(family, () => programsAgree(trains, (seed) => ({ network: map(seed), rules: limitOf(family) })));
  }
  for (const [family, trains] of Object.entries(abroad)) {
    test(`${family}, with a bonus`, () => programsAgree(trains, (seed) => colored(seed, size)));
  }
});
