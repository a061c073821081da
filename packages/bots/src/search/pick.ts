/** The plan that is carried out: the best one, or with noise one that is nearly as good. */
import type { Mind } from '../mind/mind.ts';
import { type Plan, scoreOf } from '../plans/plan.ts';

/**
 * Each worth is off by up to the part `noise` of itself, by the seed. What gains nothing over passing is never done, however its worth is off.
 */
export function pick(mind: Mind, plans: readonly Plan[], noise: number, seed: number): Plan | undefined {
  if (noise === 0) return plans[0];
  const pass = plans.find(({ action: { type, frame } }) => mind.sense.is('pass', type, frame));
  let word = seed | 0;
  let best: Plan | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const plan of plans) {
    word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    if (pass && plan !== pass && scoreOf(plan) <= scoreOf(pass)) continue;
    const error = (((word ^ (word >>> 13)) >>> 0) / 2 ** 31 - 1) * noise;
    const score = scoreOf(plan) + error * Math.abs(plan.worth.total);
    if (score > most) [best, most] = [plan, score];
  }
  return best;
}

/** A seed for each decision of each seat, so that two players at a table do not err alike. */
export const seedFor = (seed: number, seq: number, place: number): number =>
  seed ^ Math.imul(seq + 1, 0x9e3779b1) ^ Math.imul(place + 1, 0x85ebca6b);
