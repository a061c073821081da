import { expect, test, vi } from 'vitest';
import { benchCases } from '@roundhouse/tools/bench/maps/cases';
import { bestRun, checkRoutes } from '../../src/routes/index.ts';

vi.setConfig({ testTimeout: 300_000 });

/** What the measurements run on, with few nodes: legal, and the bounds of two ways of searching agree with each other. */
for (const { name, network, trains } of benchCases()) {
  test(name, () => {
    const listed = bestRun(network, trains, { maxNodes: 40_000 });
    const bounded = bestRun(network, trains, { maxNodes: 40_000 }, { list: 0, share: 0, sweep: false });
    for (const run of [listed, bounded]) {
      expect(checkRoutes(network, trains, run.routes)).toMatchObject({ revenue: run.revenue });
      expect(run.revenue).toBeGreaterThan(0);
      expect(run.revenue).toBeLessThanOrEqual(Math.min(listed.upperBound, bounded.upperBound));
    }
  });
}
