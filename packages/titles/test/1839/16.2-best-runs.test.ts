/** What holds for the best runs on any map of 1839: maps that are built in part, with markers anywhere. */
import { bestRun, type RailState, type RunOf } from '@roundhouse/rail';
import { title1839 } from '@roundhouse/titles';
import { built1839 } from '@roundhouse/tools/bench/maps/built-1839';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

// Machines may be slow and busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const LOCAL = 'L1';
const MAJOR = 'AMS';
const GOVERNMENT = 'government';
const SETS = [['2+1'], ['3', '3'], ['4+', '4+'], ['R5', 'R4'], ['PR2+', 'PR3+1'], ['4', 'R4'], ['7']];

const full = built1839(5);
const cities = title1839
  .runProblemOf(full as Parameters<typeof title1839.runProblemOf>[0], MAJOR)
  .network.stops.flatMap(({ id, kind }) => {
    const [hex, node] = id.split(':n');
    return kind === 'city' ? [{ hex: hex!, node: Number(node) }] : [];
  });

interface Sketch {
  /** Which tiles lie on the map: of all that are there, those whose number is not a multiple of it. */
  readonly gaps: number;
  readonly own: readonly number[];
  readonly government: readonly number[];
  readonly trains: readonly string[];
}
const somewhere = (least: number, most: number) =>
  fc.uniqueArray(fc.nat(cities.length - 1), { minLength: least, maxLength: most });
const sketches = fc.record({
  gaps: fc.integer({ min: 2, max: 9 }),
  own: somewhere(1, 3),
  // Two in each city, for most have two places.
  government: somewhere(8, 20).map((list) => [...list, ...list]),
  trains: fc.constantFrom(...SETS),
});
const runs = { numRuns: Number(process.env['ROUTE_RUNS'] ?? 60) };

/** The run of the one company that is on the map beside the government, on the market for Majors or for Locals. */
function runOf(company: string, grid: string, { gaps, own, government, trains }: Sketch): RunOf {
  const s: RailState = {
    ...full,
    tiles: Object.fromEntries(Object.entries(full.tiles).filter((_, i) => i % gaps !== 1)),
    stations: { [company]: own.map((at) => cities[at]!), [GOVERNMENT]: government.map((at) => cities[at]!) },
    market: { at: { [company]: { grid, row: 0, col: 0 } }, order: [company] },
  };
  const ids: string[] = [];
  const position = s as Parameters<typeof title1839.runProblemOf>[0];
  for (const kind of trains) {
    const isNext = (id: string): boolean => title1839.train(position, id)?.id === kind && !ids.includes(id);
    ids.push(Object.keys(s.trains).find(isNext)!);
  }
  return title1839.runProblemOf(position, company, ids);
}

function revenue({ network, trains, rules = {} }: RunOf): number {
  const best = bestRun(network, trains, rules);
  expect(best.proven).toBe(true);
  return best.revenue;
}

/** The same without track to off-boards. */
function withoutOffboards(run: RunOf): RunOf {
  const { stops, tracks } = run.network;
  const isOffboard = (end: number): boolean => end >= 0 && stops[end]!.kind === 'offboard';
  return { ...run, network: { ...run.network, tracks: tracks.filter(({ a, b }) => !isOffboard(a) && !isOffboard(b)) } };
}

describe('the best run', () => {
  test('of a Local is that of a Major on a map without off-boards and without the government', () => {
    let less = 0;
    fc.assert(
      fc.property(sketches, (wish) => {
        const local = revenue(runOf(LOCAL, 'local', wish));
        const major = runOf(LOCAL, 'major', { ...wish, government: [] });
        expect(revenue(withoutOffboards(major))).toBe(local);
        expect(revenue(withoutOffboards(runOf(LOCAL, 'local', wish)))).toBe(local);
        if (local < revenue(major)) less++;
      }),
      runs,
    );
    expect(less).toBeGreaterThan(0);
  });

  test('of a Major is never lower when a government marker goes', () => {
    let higher = 0;
    fc.assert(
      fc.property(sketches, (wish) => {
        // One after the other, until none is left.
        let before = 0;
        for (let gone = 0; gone <= wish.government.length; gone++) {
          const after = revenue(runOf(MAJOR, 'major', { ...wish, government: wish.government.slice(gone) }));
          expect(after).toBeGreaterThanOrEqual(before);
          if (gone > 0 && after > before) higher++;
          before = after;
        }
      }),
      { numRuns: runs.numRuns / 4 },
    );
    expect(higher).toBeGreaterThan(0);
  });

  test('is never lower with an R4 instead of a 4', () => {
    let higher = 0;
    fc.assert(
      fc.property(sketches, fc.constantFrom('4', '7', '4+'), (wish, other) => {
        const before = revenue(runOf(MAJOR, 'major', { ...wish, trains: ['4', other] }));
        const after = revenue(runOf(MAJOR, 'major', { ...wish, trains: ['R4', other] }));
        expect(after).toBeGreaterThanOrEqual(before);
        if (after > before) higher++;
      }),
      runs,
    );
    expect(higher).toBeGreaterThan(0);
  });
});
