import { describe, expect, test, vi } from 'vitest';
import { families } from '@roundhouse/tools/bench/maps/families';
import { randomMap } from './random-map.ts';
import { bestRun, goodRevenue, type Network } from '../../src/routes/index.ts';

// Machines may be slow and busy.
vi.setConfig({ testTimeout: 300_000 });

/** The same map, of which nothing is known yet. */
const fresh = (network: Network): Network => ({ ...network });

describe('lists of routes that are kept with a map', () => {
  test('change neither the answer nor the count of nodes, whatever was asked before', () => {
    let asked = 0;
    for (let seed = 0; seed < 40; seed++) {
      const network = randomMap(seed);
      for (const trains of Object.values(families)) {
        for (const maxNodes of [undefined, 300]) {
          const options = maxNodes === undefined ? {} : { maxNodes };
          expect(bestRun(network, trains, options)).toEqual(bestRun(fresh(network), trains, options));
          asked++;
        }
      }
    }
    expect(asked).toBeGreaterThan(100);
  });
});

describe('a good revenue', () => {
  test('is that of a run, never above the best, and the best itself for a single train', () => {
    let equal = 0;
    let all = 0;
    for (let seed = 0; seed < 60; seed++) {
      const network = randomMap(seed);
      for (const trains of Object.values(families)) {
        const best = bestRun(network, trains);
        const good = goodRevenue(network, trains);
        expect(good).toBeLessThanOrEqual(best.revenue);
        all++;
        if (good === best.revenue) equal++;
        const [first] = trains;
        expect(goodRevenue(network, [first!])).toBe(bestRun(network, [first!]).revenue);
      }
    }
    expect(equal / all).toBeGreaterThan(0.8);
  });
});
