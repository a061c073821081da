import { expect, test } from 'vitest';
import { isSameRun } from '../../../src/table/decision/run/ties.ts';

const on = (train: string, ...path: string[]) => ({ train, path });

test('a run is the same whatever the order of its trains, and another by a train or by a stop', () => {
  const run = [on('4+-1', 'A:n0', 'B:n0'), on('R5-1', 'C:n0')];
  expect(isSameRun(run, run.toReversed())).toBe(true);
  expect(isSameRun(run, run.slice(1))).toBe(false);
  expect(isSameRun(run, [on('4+-2', 'A:n0', 'B:n0'), on('R5-1', 'C:n0')])).toBe(false);
  expect(isSameRun(run, [on('4+-1', 'A:n0'), on('R5-1', 'C:n0')])).toBe(false);
});
