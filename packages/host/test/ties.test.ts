import type { RunProblem } from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { again, onceOnly, trainsOf } from '@roundhouse/tools/bench/maps/families';
import { indication } from '../src/indication.ts';

/** Two cities in one line, and two trains for it. */
const network = {
  stops: [
    { id: 'A1:n0', kind: 'city' as const, value: 20, passable: true, mine: true },
    { id: 'A3:n0', kind: 'city' as const, value: 30, passable: true, mine: false },
  ],
  hexsides: ['A1/4'],
  units: 1,
  tracks: [
    { hex: 0, a: 0, b: ~0, units: [0] },
    { hex: 1, a: ~0, b: 1, units: [0] },
  ],
};
const problem: RunProblem = { frame: 'run/A', company: 'A', network, trains: trainsOf(onceOnly(2), again(2)) };
const showing = (more: Partial<RunProblem>) =>
  indication(
    { runProblem: () => ({ ...problem, ...more }) } as never,
    { stack: [{ kind: 'run', of: 'A', indicated: null }] } as never,
  );

test('runs of one worth are shown together where it matters which train runs', () => {
  const found = showing({ apart: (routes) => routes.map(({ train }) => train).join() });
  const trains = [found!['routes'], ...(found!['ties'] as unknown[])].map((routes) =>
    (routes as { train: string }[]).map(({ train }) => train).join(),
  );
  expect(found).toMatchObject({ revenue: 50 });
  expect(new Set(trains)).toEqual(new Set(['0', '1']));
  // Elsewhere the first one is all.
  expect(showing({})).not.toHaveProperty('ties');
});
