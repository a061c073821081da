/** The plan that is carried out: the best one, with noise one that is nearly as good, or by slack one that a beginner takes for as good. */
import type { Mind } from '../mind/mind.ts';
import { type Plan, scoreOf } from '../plans/plan.ts';

/** How far from the best a player may be, as parts of the worth: by error in everything, or by not minding. */
export interface Leeway {
  readonly noise: number;
  readonly slack: number;
}

/**
 * Each worth is off by up to the part `noise` of itself, by the seed. What gains nothing over passing is never done, however its worth is off.
 */
export function pick(mind: Mind, plans: readonly Plan[], { noise, slack }: Leeway, seed: number): Plan | undefined {
  if (slack > 0) return nearlyBest(mind, plans, slack, seed);
  if (noise === 0) return plans[0];
  const pass = plans.find((plan) => isPass(mind, plan));
  let word = seed | 0;
  let best: Plan | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const plan of plans) {
    word = scrambled(word);
    if (pass && plan !== pass && scoreOf(plan) <= scoreOf(pass)) continue;
    const error = (2 * chanceIn(word) - 1) * noise;
    const score = scoreOf(plan) + error * Math.abs(plan.worth.total);
    if (score > most) [best, most] = [plan, score];
  }
  return best;
}

/** One of those that lose less than the slack, the likelier the less it loses. To pass, and what becomes of a revenue, is never by chance. */
function nearlyBest(mind: Mind, plans: readonly Plan[], slack: number, seed: number): Plan | undefined {
  const [best] = plans;
  if (!best || isPass(mind, best) || mind.sense.words.dividend.includes(best.action.frame.split('/')[0]!)) return best;
  const pass = plans.find((plan) => isPass(mind, plan));
  const least = pass ? scoreOf(pass) : Number.NEGATIVE_INFINITY;
  const margin = slack * ownWorth(best);
  const near = plans.flatMap((plan) => {
    const loses = scoreOf(best) - scoreOf(plan);
    return loses < margin && scoreOf(plan) > least ? [{ plan, chance: margin - loses }] : [];
  });
  let at = chanceIn(scrambled(scrambled(seed | 0))) * near.reduce((sum, { chance }) => sum + chance, 0);
  return near.find(({ chance }) => (at -= chance) < 0)?.plan ?? best;
}

const ownWorth = ({ worth: { total, parts } }: Plan): number => Math.max(0, total - parts.others);

const isPass = (mind: Mind, { action: { type, frame } }: Plan): boolean => mind.sense.is('pass', type, frame);

const scrambled = (word: number): number => Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
const chanceIn = (word: number): number => ((word ^ (word >>> 13)) >>> 0) / 2 ** 32;

/** A seed for each decision of each seat, so that two players at a table do not err alike. */
export const seedFor = (seed: number, seq: number, place: number): number =>
  seed ^ Math.imul(seq + 1, 0x9e3779b1) ^ Math.imul(place + 1, 0x85ebca6b);
