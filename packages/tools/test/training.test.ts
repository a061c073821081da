import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { weightsFor, withWeights } from '@roundhouse/bots';
import { expect, test } from 'vitest';
import { UsageError } from '../src/failure.ts';
import { titleOf } from '../src/title.ts';
import { challenger, GENES, isBetter } from '../src/training/evolve.ts';
import { fitting } from '../src/training/fit.ts';
import { TrainingLog } from '../src/training/log.ts';
import { errorOf, outcomesOf, ownGame } from '../src/training/outcomes.ts';

const title = titleOf('soh');
const from = weightsFor('soh');

test('a forecast that was made worse is fitted to what came', { timeout: 120_000 }, () => {
  const blind = withWeights({ beam: 0, seconds: 0, stockPlans: 2 }, from);
  const outcomes = outcomesOf(title, 4, ownGame(title, blind, 4, 0)).filter((_, index) => index % 9 === 4);
  expect(outcomes.length).toBeGreaterThan(1);
  const poor = withWeights({ growth: { now: 0.05, perRound: 0.02, perPhase: 0.01 } }, from);
  expect(errorOf(title, poor, outcomes)).toBeGreaterThan(errorOf(title, from, outcomes));
  const work = fitting(title, poor, outcomes);
  let step = work.next();
  while (!step.done) step = work.next();
  expect(step.value.after).toBeLessThan(0.9 * step.value.before);
  expect(errorOf(title, step.value.weights, outcomes)).toBeCloseTo(step.value.after);
});

test('a challenger changes one to three of twelve weights, the same each time, within their bounds', () => {
  expect(GENES).toHaveLength(12);
  for (let number = 0; number < 50; number++) {
    const weights = challenger(from, number, 7);
    expect(weights).toEqual(challenger(from, number, 7));
    const changed = GENES.filter(({ name }) => weights[name] !== from[name]);
    expect(changed.length).toBeLessThanOrEqual(3);
    for (const { name, least, most } of changed) {
      expect(Number(weights[name])).toBeGreaterThanOrEqual(least);
      expect(Number(weights[name])).toBeLessThanOrEqual(most);
    }
  }
});

test('better is what is shown to be', () => {
  const lead = (low: number, high: number) => ({ mean: (low + high) / 2, low, high });
  expect(isBetter({ games: 12, lead: lead(1, 300) })).toBe(true);
  expect(isBetter({ games: 36, lead: lead(-1, 900) })).toBe(false);
  expect(isBetter({ games: 6, lead: lead(100, 300) })).toBe(false);
});

test('what was stopped goes on from its file, and one of other weights is left alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'train-'));
  const file = join(folder, 'log.jsonl');
  const log = new TrainingLog(file, { seed: 1 });
  log.add({ kind: 'game', deal: 1, actions: [] });
  log.add({ kind: 'game', deal: 2, actions: [] });
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -10));
  expect(new TrainingLog(file, { seed: 1 }).steps).toEqual([{ kind: 'game', deal: 1, actions: [] }]);
  const before = readFileSync(file, 'utf8');
  expect(() => new TrainingLog(file, { seed: 2 })).toThrow(UsageError);
  expect(readFileSync(file, 'utf8')).toBe(before);
  rmSync(folder, { recursive: true });
});
