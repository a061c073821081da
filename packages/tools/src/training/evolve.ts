/** Changes of a few weights at a time, each tried in games against the best so far and an earlier version. */
import { type Weights, withWeights } from '@roundhouse/bots';
import { dice } from '@roundhouse/kernel';
import { matchesFor } from '../commands/tournament.ts';
import { workAll } from '../simulate/pool.ts';
import type { AnyTitle } from '../title.ts';
import type { Entrant } from '../tournament/entrants.ts';
import { type Interval, Tournament } from '../tournament/standings.ts';

interface Gene {
  readonly name: keyof Weights;
  /** A usual change, and the bounds. */
  readonly step: number;
  readonly least: number;
  readonly most: number;
}

/** At most twelve: more would take more games than a machine plays. */
export const GENES: readonly Gene[] = [
  { name: 'trust', step: 0.04, least: 0.4, most: 0.95 },
  { name: 'rust', step: 0.05, least: 0.1, most: 1 },
  { name: 'doubt', step: 0.3, least: 0, most: 3 },
  { name: 'early', step: 0.15, least: 0, most: 1 },
  { name: 'envy', step: 0.2, least: 0, most: 1.5 },
  { name: 'treasury', step: 0.1, least: 0, most: 1 },
  { name: 'fair', step: 0.1, least: 0, most: 0.6 },
  { name: 'planFaith', step: 0.05, least: 0.5, most: 1 },
  { name: 'buyMargin', step: 3, least: 0, most: 40 },
  { name: 'saleMargin', step: 6, least: 0, most: 80 },
  { name: 'waitIfPaid', step: 0.2, least: 0, most: 2 },
  { name: 'spends', step: 0.1, least: 0, most: 1 },
];

/** How many weights a challenger changes at once. */
const CHANGED = 3;

/** The challenger of this number: the same each time. */
export function challenger(best: Weights, number: number, seed: number): Weights {
  const chance = dice(seed ^ Math.imul(number + 1, 0x9e3779b1));
  const changes: Record<string, number> = {};
  const count = 1 + chance(CHANGED);
  for (let i = 0; i < count; i++) {
    const { name, step, least, most } = GENES[chance(GENES.length)]!;
    const by = ((chance(2001) - 1000) / 500) * step;
    changes[name] = Math.round(1000 * Math.min(most, Math.max(least, Number(best[name]) + by))) / 1000;
  }
  return withWeights(changes, best);
}

export interface Trial {
  readonly games: number;
  /** Worth beyond the mean of the others. */
  readonly lead: Interval;
}

export const isBetter = ({ games, lead }: Trial): boolean => games >= FEWEST && lead.low > 0;
const isHopeless = ({ games, lead }: Trial): boolean => games >= FEWEST && lead.high < 0;

/** Two deals in all seatings; a trial is judged from so many games on, and goes on at most this long. */
const BATCH = 6;
const FEWEST = 12;
const LONGEST = 36;
/** A thousandth, as in tournaments. */
const NOISE = 1;

export interface Arena {
  readonly title: AnyTitle;
  readonly jobs: number;
  readonly stop: AbortSignal;
}

/** Plays one against two until it is clear which is better, or long enough; null if it was stopped. */
export async function tried(
  { title, jobs, stop }: Arena,
  [one, ...others]: readonly [Weights, Weights, Weights],
  deal: number,
  longest = LONGEST,
): Promise<Trial | null> {
  const entrants: Entrant[] = [one, ...others].map((weights, index) => ({ name: `player ${index + 1}`, weights }));
  const sums = new Tournament(entrants);
  const task = { kind: 'tournament', title: title.id, entrants } as const;
  for (let games = 0; games < longest; games += BATCH) {
    const batch = matchesFor([0, 1, 2], BATCH, deal + games / 3, NOISE);
    await workAll(task, batch, jobs, (result) => sums.add(result), stop);
    if (stop.aborted) return null;
    const trial = trialOf(sums);
    if (longest === LONGEST && (isBetter(trial) || isHopeless(trial))) return trial;
  }
  return trialOf(sums);
}

function trialOf(sums: Tournament): Trial {
  const { games, entrants } = sums.standings();
  return { games, lead: entrants[0]!.lead! };
}
