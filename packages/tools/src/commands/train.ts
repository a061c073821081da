import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { type Weights, weightsFor } from '@roundhouse/bots';
import { note, out } from '../output.ts';
import { STOPPED, untilStopped } from '../stopping.ts';
import { type AnyTitle, titleOf } from '../title.ts';
import { type Arena, challenger, isBetter, type Trial, tried } from '../training/evolve.ts';
import { fitting } from '../training/fit.ts';
import { TrainingLog } from '../training/log.ts';
import { outcomesOf, ownGame } from '../training/outcomes.ts';
import { wholeNumber } from '../values.ts';

interface TrainOptions {
  readonly fit: number;
  readonly trials: number;
  readonly confirm: number;
  readonly seed: number;
  readonly jobs: number;
  readonly keep?: string;
  readonly write?: string;
}

const NOISE = 0.001;
/** Deals apart, so that what is confirmed was never trained on. */
const FRESH = 1_000_000;

export function addTrain(program: Command): void {
  program
    .command('train')
    .description(
      'Looks for better weights of the club player: fits its forecast to own games, then tries changes in games, and confirms what it finds on fresh deals.',
    )
    .argument('<title>', 'the game’s id (see `roundhouse titles`)')
    .option('--fit <games>', 'own games to fit the forecast to', wholeNumber('--fit', 0, 10_000), 60)
    .option('--trials <count>', 'changes to try', wholeNumber('--trials', 0, 100_000), 60)
    .option('--confirm <games>', 'games that confirm what was found', wholeNumber('--confirm', 6, 10_000), 60)
    .option('--seed <number>', 'seed of deals and changes', wholeNumber('--seed', 0, 2 ** 30), 1)
    .option('--jobs <count>', 'how many cores to use', wholeNumber('--jobs', 1, 64), 1)
    .option('--keep <file>', 'keep every step in this file, and go on from the steps in it')
    .option('--write <file>', 'write weights here that are confirmed to be better; others are never written')
    .action(train);
}

async function train(id: string, options: TrainOptions): Promise<void> {
  const title = titleOf(id);
  const from = weightsFor(title.id);
  const log = new TrainingLog(options.keep ?? null, { title: title.id, seed: options.seed, fit: options.fit, from });
  const stopped = await untilStopped(async (stop) => {
    const arena = { title, jobs: Math.min(options.jobs, availableParallelism()), stop };
    const fitted = await fit(arena, log, from, options);
    if (!fitted) return;
    const best = await evolve(arena, log, fitted, options);
    if (best) await confirm(arena, from, best, options);
  });
  if (!stopped) return;
  note('\nStopped; with --keep the same command goes on from here.');
  process.exitCode = STOPPED;
}

async function breath(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

async function fit(
  { title, stop }: Arena,
  log: TrainingLog,
  from: Weights,
  options: TrainOptions,
): Promise<Weights | null> {
  const known = log.steps.find((step) => step.kind === 'fit');
  if (known) return known.weights;
  if (options.fit === 0) return from;
  const played = log.steps.filter((step) => step.kind === 'game').length;
  for (let game = played; game < options.fit; game++) {
    const deal = options.seed + game;
    log.add({ kind: 'game', deal, actions: ownGame(title, from, deal, NOISE) });
    note(`own game ${game + 1} of ${options.fit}`);
    await breath();
    if (stop.aborted) return null;
  }
  const outcomes = log.steps.flatMap((step) =>
    step.kind === 'game' ? outcomesOf(title, step.deal, step.actions) : [],
  );
  const work = fitting(title, from, outcomes);
  let step = work.next();
  for (; !step.done; step = work.next()) {
    await breath();
    if (stop.aborted) return null;
  }
  const { weights, before, after } = step.value;
  log.add({ kind: 'fit', weights, before, after });
  out(`Forecasts of ${outcomes.length} positions are off by ${spread(before)}; fitted, by ${spread(after)}.`);
  return weights;
}

/** A factor by which forecasts are off, either way. */
const spread = (error: number): string => `a factor of ${Math.exp(Math.sqrt(error)).toFixed(2)}`;

async function evolve(arena: Arena, log: TrainingLog, fitted: Weights, options: TrainOptions): Promise<Weights | null> {
  const pool = [fitted];
  for (const step of log.steps) if (step.kind === 'trial' && isBetter(step.trial)) pool.push(step.weights);
  let number = log.steps.filter(({ kind }) => kind === 'trial').length;
  for (; number < options.trials; number++) {
    const best = pool.at(-1)!;
    const weights = challenger(best, number, options.seed);
    const earlier = pool[number % pool.length]!;
    const deal = options.seed + FRESH + 100 * number;
    const trial = await tried(arena, [weights, best, earlier], deal);
    if (!trial) return null;
    log.add({ kind: 'trial', number, weights, trial });
    if (isBetter(trial)) pool.push(weights);
    out(`change ${number + 1} of ${options.trials}: ${told(trial)}${isBetter(trial) ? ', taken over' : ''}`);
  }
  return pool.at(-1)!;
}

const told = ({ games, lead: { mean, low, high } }: Trial): string =>
  `${mean.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)}) more than the others in ${games} games`;

async function confirm(arena: Arena, from: Weights, best: Weights, options: TrainOptions): Promise<void> {
  const changed = differences(arena.title, from, best);
  if (changed.length === 0) {
    out('Nothing was found that is better.');
    return;
  }
  const trial = await tried(arena, [best, from, from], options.seed + 2 * FRESH, options.confirm);
  if (!trial) return;
  out(`On fresh deals against the weights of before: ${told(trial)}.`);
  for (const line of changed) out(`  ${line}`);
  if (!isBetter(trial)) out('That is not shown to be better: nothing is written.');
  else if (options.write !== undefined) writeFileSync(options.write, `${JSON.stringify(best, null, 2)}\n`);
}

function differences(title: AnyTitle, from: Weights, to: Weights): string[] {
  const before = from as Readonly<Record<string, unknown>>;
  return Object.entries(to).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(before[name])
      ? []
      : [`${title.id} ${name}: ${JSON.stringify(before[name])} → ${JSON.stringify(value)}`],
  );
}
