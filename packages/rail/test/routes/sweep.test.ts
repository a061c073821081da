/** Sweeping the map against walking it: the same routes, the same best at any prices. */
import { describe, expect, test, vi } from 'vitest';
import { families } from '@roundhouse/tools/bench/maps/families';
import { Random } from '@roundhouse/tools/bench/maps/random';
import { type Graph, graphOf } from '../../src/routes/graph.ts';
import { layoutOf } from '../../src/routes/layout.ts';
import { Pool } from '../../src/routes/pool.ts';
import { PriceTable } from '../../src/routes/prices.ts';
import { NO_MORE, Sweep } from '../../src/routes/sweep/sweep.ts';
import { onceStopsOf, type TrainClass, trainClassOf } from '../../src/routes/train-class.ts';
import { Walker } from '../../src/routes/walker.ts';
import { randomMap } from './random-map.ts';

// Machines may be slow and busy.
vi.setConfig({ testTimeout: 300_000 });

const MAPS = 60;

const unlimited = () => ({ nodes: 0, max: Number.POSITIVE_INFINITY });
const singles = Object.entries(families).filter(([, [spec]]) => spec!.spreads === undefined);

interface Case {
  readonly graph: Graph;
  readonly train: TrainClass;
  readonly sweep: Sweep;
  /** All routes that a walker hands on. */
  readonly walked: Pool;
  readonly random: Random;
}

/** Each map with the first train of a family, where it can be swept. */
function* cases(withCuts: boolean): Generator<Case> {
  for (let seed = 0; seed < MAPS; seed++) {
    const graph = graphOf(randomMap(seed), {}, unlimited())!;
    const [, trains] = singles[seed % singles.length]!;
    const once = onceStopsOf(graph, trains);
    const train = trainClassOf(graph, trains[0]!, once, undefined);
    const layout = layoutOf(graph, once.count, withCuts);
    const sweep = Sweep.of(graph, train, layout, unlimited());
    if (sweep === null) continue;
    const walked = new Pool(layout.words);
    const walker = new Walker(graph, train, layout, unlimited(), (at) => walked.add(at));
    const prices = { stopGain: train.hopedPay, segGain: train.segBonus, passGain: null };
    walker.start(prices, null, Number.NEGATIVE_INFINITY, null);
    walker.run(Number.POSITIVE_INFINITY);
    if (walked.size > 0) yield { graph, train, sweep, walked, random: new Random(seed) };
  }
}

const bitsOf = (pool: Pool, route: number): string =>
  pool.mask.slice(route * pool.words, (route + 1) * pool.words).join();

describe('a sweep', () => {
  test('finds every route that a walker finds, at its value', () => {
    let told = 0;
    for (const { sweep, walked } of cases(true)) {
      const swept = new Pool(walked.words);
      sweep.price(null, null);
      expect(
        sweep.routes(Number.NEGATIVE_INFINITY, (value, mask) => {
          swept.put(value, mask, 0);
          return Number.NEGATIVE_INFINITY;
        }),
      ).toBe(true);
      const values = new Map(Array.from({ length: swept.size }, (_, i) => [bitsOf(swept, i), swept.value[i]]));
      for (let i = 0; i < walked.size; i++) expect(values.get(bitsOf(walked, i))).toBe(walked.value[i]);
      told++;
    }
    expect(told).toBeGreaterThan(MAPS / 2);
  });

  test('tells the best at any prices, and beside what is taken', () => {
    for (const { graph, sweep, walked, random } of cases(true)) {
      for (let round = 0; round < 4; round++) {
        const prices = new PriceTable(walked.words);
        for (let i = 0; i < prices.price.length; i++) prices.price[i] = random.chance(0.5) ? random.below(12) : 0;
        prices.update();
        const taken = new Int32Array(walked.words);
        if (round > 1) for (let w = 0; w < graph.words; w++) taken[w] = random.below(2 ** 31) & random.below(2 ** 31);
        let most = Number.NEGATIVE_INFINITY;
        for (let i = 0; i < walked.size; i++) {
          const isFree = taken.every((word, w) => (word & walked.mask[i * walked.words + w]!) === 0);
          if (isFree) most = Math.max(most, walked.value[i]! - prices.of(walked.mask, i * walked.words));
        }
        const swept = sweep.price(prices, taken);
        // Of routes that pay nothing a walker leaves out some, which may cost less.
        if (most > 0 || swept > 0) expect(swept).toBeCloseTo(most, 6);
        const met: number[] = [];
        if (swept > 0)
          sweep.routes(swept - 1e-6, (value, mask) =>
            met.push(value - prices.of(mask, 0)) < 3 ? swept - 1e-6 : NO_MORE,
          );
        for (const gain of met) expect(gain).toBeCloseTo(swept, 5);
        expect(met.length > 0).toBe(swept > 0);
      }
    }
  });
});
