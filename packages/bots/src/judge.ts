/** What any legal action is worth, in the same mind that chooses: for hints, reviews and positions with a known answer. */
import { deciders, type LoggedAction } from '@roundhouse/kernel';
import { anyTitle, type RailState, type RailTitle } from '@roundhouse/rail';
import { type ChooseOptions, customOf } from './choose.ts';
import { isWeighed, makeMind, type Mind } from './mind/mind.ts';
import { type Plan, scoreOf } from './plans/plan.ts';
import { textOf } from './plans/words.ts';
import { NEVER, thinkOf } from './search/think.ts';
import { isSame, proposed, withPlan } from './search/weigh.ts';
import { imagined, type View } from './view.ts';
import { weightsFor } from './weights/index.ts';
import type { WhyKey } from './why/reason.ts';
import { type Why, whyOf } from './why/why.ts';

/** What a decision is about. */
export type Matter = 'auction' | 'stock' | 'track' | 'dividend' | 'trains' | 'other';

export interface Move {
  readonly action: LoggedAction;
  /** What is meant to follow. */
  readonly next: readonly LoggedAction[];
  /** What it is worth less than the best one, in the game's money. */
  readonly less: number;
  /** What it is worth more than doing nothing; null where something must be done. */
  readonly gain: number | null;
  /** Up to what price it would be worth its money, of a bid. */
  readonly upTo: number | null;
  /** None where the sentence would compare a move that is not the best with one that is. */
  readonly why: Why | null;
}

export interface Judgement {
  readonly matter: Matter;
  /** What the player may expect to have at the end, after the best move. */
  readonly worth: number;
  /** Moves that really differ, the best first: another company, another hex, another thing. */
  readonly moves: readonly Move[];
  /** The action in question among them, or beside them; none where nothing was asked about. */
  readonly judged: Move | null;
}

/** A move that loses less than this part of what somebody has is as good. */
const AS_GOOD = 0.01;

export const isAsGood = ({ worth }: Judgement, { less }: Move): boolean => less < AS_GOOD * Math.abs(worth);

/** Where to look, without a move. */
export const ideaFor = ({ matter, moves }: Judgement): WhyKey =>
  moves[0]?.action.type === 'pass' ? 'idea.pass' : `idea.${matter}`;

/** In slices, like thinking; null where nothing is decided, or where the book's own custom decides without a sum. */
export function* judging<S extends RailState>(
  title: RailTitle<S>,
  view: View<S>,
  seat: string,
  action: LoggedAction | null,
  options: ChooseOptions = {},
): Generator<void, Judgement | null> {
  const s = imagined(view);
  const any = anyTitle(title);
  if (s.ended || !deciders(any, s).includes(seat)) return null;
  const custom = customOf(any, s, seat);
  if (custom && !isWeighed(any, s)) return null;
  const mind = makeMind(any, s, seat, options.weights ?? weightsFor(title.id));
  const found = yield* thinkOf(mind, s);
  const thought = custom ? proposed(mind, s, found, custom) : found;
  const plans =
    action && !thought.some((plan) => isSame(plan.action, action)) ? withPlan(mind, s, thought, action) : thought;
  const [best] = plans;
  if (!best) return null;
  const told = (plan: Plan): Move => moveOf(mind, plan, best, plans);
  const own = action ? plans.find((plan) => isSame(plan.action, action)) : undefined;
  const { others: _, ...parts } = best.worth.parts;
  return {
    matter: matterOf(mind, best),
    worth: Object.values(parts).reduce((sum, part) => sum + part, 0),
    moves: different(mind, plans).map(told),
    judged: own ? told(own) : null,
  };
}

export function judge<S extends RailState>(
  title: RailTitle<S>,
  view: View<S>,
  seat: string,
  action: LoggedAction | null,
  options: ChooseOptions = {},
): Judgement | null {
  const work = judging(title, view, seat, action, options);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

function moveOf(mind: Mind, plan: Plan, best: Plan, plans: readonly Plan[]): Move {
  const why = whyOf(mind, plan, plans);
  const compares = /^(pass|any|over|offer|sell|join|only)/.test(why.key);
  const pass = plans.find(({ action: { type, frame } }) => mind.sense.is('pass', type, frame));
  const gain = pass ? valued(plan) - valued(pass) : null;
  const { type, frame, amount } = plan.action;
  const isBid = mind.sense.is('bid', type, frame) && typeof amount === 'number';
  return {
    action: plan.action,
    next: plan.next,
    gain,
    upTo: isBid && gain !== null && gain > 0 ? Math.floor(amount + gain) : null,
    less: plan === best ? 0 : Math.max(0, valued(best) - valued(plan)),
    why: plan === best || !compares ? why : null,
  };
}

/** Its score in money: what must or must never be done is told by its worth. */
const valued = (plan: Plan): number => (Math.abs(plan.bias) >= NEVER ? plan.worth.total : scoreOf(plan));

/** One of each kind of move: two prices of one trade, or one share more, are the same idea. */
function different(mind: Mind, plans: readonly Plan[]): Plan[] {
  const kept = new Map<string, Plan>();
  for (const plan of plans) {
    const name = ideaOf(mind, plan);
    if (!kept.has(name)) kept.set(name, plan);
  }
  return [...kept.values()];
}

function ideaOf(mind: Mind, { action }: Plan): string {
  const { type, frame } = action;
  const names = ['company', 'hex', 'train', 'private', 'choice', 'lot'];
  const own = names.flatMap((name) => (action[name] === undefined ? [] : [textOf(action[name])]));
  return mind.sense.is('pass', type, frame) ? 'pass' : [type, ...own].join(' ');
}

function matterOf(mind: Mind, { action }: Plan): Matter {
  const { type, frame } = action;
  const is = (kind: Parameters<Mind['sense']['is']>[0]): boolean => mind.sense.is(kind, type, frame);
  const asks = frame.split('/')[0]!;
  if (is('bid') || is('outright') || /auction/i.test(asks)) return 'auction';
  if (mind.sense.words.stockTurn.includes(asks) || is('sell')) return 'stock';
  if (mind.sense.words.dividend.includes(asks)) return 'dividend';
  if (is('lay') || /track|station/i.test(asks)) return 'track';
  return action['train'] !== undefined || /train/i.test(asks) ? 'trains' : 'other';
}
