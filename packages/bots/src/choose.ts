/** A sensible player: the same position, seat and seed give the same move. */
import { choices, deciders, type LoggedAction } from '@roundhouse/kernel';
import { anyTitle, type RailState, type RailTitle } from '@roundhouse/rail';
import { type AnyTitle, isWeighed, makeMind } from './mind/mind.ts';
import type { Plan } from './plans/plan.ts';
import { pick, seedFor } from './search/pick.ts';
import { thinkOf } from './search/think.ts';
import { isSame, proposed, type Proposal } from './search/weigh.ts';
import { imagined, type View } from './view.ts';
import { type Weights, weightsFor } from './weights/index.ts';
import { type Why, whyCustom, whyOf } from './why/why.ts';

export interface Chosen {
  readonly action: LoggedAction;
  /** One sentence why. */
  readonly why: Why;
  /** Evaluations that it took. */
  readonly work: number;
  readonly plans: readonly Plan[];
}

export interface ChooseOptions {
  readonly weights?: Weights;
  /** Every worth is off by up to this part, by the seed: for games that must not all be alike. */
  readonly noise?: number;
  /** Of moves that lose less than this part of the best one's worth, one is taken by chance. */
  readonly slack?: number;
}

/** In slices: each yield is a place to stop. Null where the seat has nothing to decide. */
export function* thinking<S extends RailState>(
  title: RailTitle<S>,
  view: View<S>,
  seat: string,
  seed: number,
  options: ChooseOptions = {},
): Generator<void, Chosen | null> {
  const s = imagined(view);
  const any = anyTitle(title);
  if (s.ended || !deciders(any, s).includes(seat)) return null;
  const custom = customOf(any, s, seat);
  const weights = options.weights ?? weightsFor(title.id);
  if (custom && (!isWeighed(any, s) || weights.turns === 0)) return custom;
  const mind = makeMind(any, s, seat, weights);
  const found = yield* thinkOf(mind, s);
  const plans = custom ? proposed(mind, s, found, custom) : found;
  const { noise = 0, slack = 0 } = options;
  const best = pick(mind, plans, { noise, slack }, seedFor(seed, s.seq, s.players.indexOf(seat)));
  if (!best) return null;
  const why = whyOf(mind, best, plans);
  const isCustom = custom !== null && isSame(best.action, custom.action) && !tellsNumber(why);
  return { action: best.action, why: isCustom ? custom.why : why, work: mind.work, plans };
}

const tellsNumber = ({ values }: Why): boolean => Object.values(values).some((value) => typeof value === 'number');

/** What needs no thought: the book's own players know what one does there. */
export function customOf(title: AnyTitle, s: RailState, seat: string): (Chosen & Proposal) | null {
  const known = title.bot?.custom?.(s, seat, (type) => choices(title, s, seat, { type }));
  if (!known) return null;
  const { action, why, sure = false } = known;
  return { action, why: whyCustom(title.material(s), why), work: 0, plans: [], sure };
}

export function choose<S extends RailState>(
  title: RailTitle<S>,
  view: View<S>,
  seat: string,
  seed: number,
  options: ChooseOptions = {},
): Chosen | null {
  const work = thinking(title, view, seat, seed, options);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
