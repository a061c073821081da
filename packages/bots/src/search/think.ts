/** The best plan of a decision. */
import { reapply, type Choice, choices, deciders, fill, frameName, type LoggedAction } from '@roundhouse/kernel';
import type { RailState, RunFrame } from '@roundhouse/rail';
import { isGift } from '../features/on-sale.ts';
import { isSpent, type Mind } from '../mind/mind.ts';
import { filled, offered } from '../plans/actions.ts';
import { auctionPlans } from '../plans/auction.ts';
import { liked } from '../plans/likes.ts';
import { type Plan, scoreOf } from '../plans/plan.ts';
import { buyingPlan } from '../plans/stock.ts';
import { withoutSpite } from '../plans/spite.ts';
import { trackPlans } from '../plans/track.ts';
import { mergerPlans, tradePlans } from '../plans/trades.ts';
import { poweredRun, poweredWays } from '../powers.ts';
import { worthOf } from '../value.ts';
import { isUnfair, quiet } from './quiet.ts';
import { textOf } from '../plans/words.ts';

/** What was thought of, the best first. Yields now and then: a place to stop. */
export function* thinkOf(mind: Mind, s: RailState): Generator<void, Plan[]> {
  const { sense } = mind;
  const found = modestly(
    mind,
    offered(mind.title, s, mind.seat).filter(({ type, frame }) => !sense.is('customary', type, frame)),
  );
  const of = (kind: Parameters<typeof sense.is>[0]): Choice[] =>
    found.filter(({ type, frame }) => sense.is(kind, type, frame));
  const runs = of('run');
  if (runs.length > 0) return runs.map((choice) => single(mind, s, bestByPower(mind, s, choice) ?? fill(choice)));
  const bids = [...of('bid'), ...of('outright')];
  const special = new Set<Choice>([
    ...bids,
    ...of('lay'),
    ...of('trade'),
    ...of('buy'),
    ...of('start'),
    ...of('sell'),
    ...of('opens'),
    ...of('join'),
  ]);
  const plans: Plan[] = [];
  for (const choice of found) {
    if (special.has(choice)) continue;
    for (const action of filled(choice)) plans.push(single(mind, s, action));
    yield;
  }
  if (bids.length > 0) return ordered(mind, [...staying(mind, s, plans), ...auctionPlans(mind, s, bids, isStalled(s))]);
  plans.push(...(yield* trackPlans(mind, s, of('lay').flatMap(filled))));
  plans.push(...tradePlans(mind, s, of('trade')), ...mergerPlans(mind, s, of('join')));
  yield;
  plans.push(...(yield* stockPlans(mind, s, [...of('start'), ...of('buy')])));
  plans.push(...(yield* sales(mind, s, of('sell'))));
  for (const action of of('opens').flatMap(filled)) plans.push(...opened(mind, s, action));
  return ordered(mind, plans);
}

/** A modest player leaves alone what others would have to agree to, and sells nothing, unless it is asked for just that. */
function modestly(mind: Mind, found: readonly Choice[]): readonly Choice[] {
  const is = (kind: Parameters<typeof mind.sense.is>[0], { type, frame }: Choice): boolean =>
    mind.sense.is(kind, type, frame);
  if (mind.weights.modest === 0) return found;
  const bold = ['sell', 'trade', 'join', 'opens'] as const;
  const rest = found.filter((choice) => !bold.some((kind) => is(kind, choice)));
  return rest.length > 0 ? rest : found;
}

/** A run that earns more by a power than the best without. */
function bestByPower(mind: Mind, s: RailState, choice: Choice): LoggedAction | undefined {
  let most = (s.stack.at(-1) as Partial<RunFrame>).indicated?.revenue ?? 0;
  let best: LoggedAction | undefined;
  for (const way of poweredWays(mind.title, s)) {
    const found = poweredRun(mind.title, s, choice, way);
    if (found && found.revenue > most) [best, most] = [found.action, found.revenue];
  }
  return best;
}

export function single(mind: Mind, s: RailState, action: LoggedAction): Plan {
  const next = reapply(mind.title, s, action);
  const accepts = mind.sense.is('accept', action.type, action.frame);
  const after = quiet(mind, accepts ? agreed(mind, next) : next);
  const worth = worthOf(mind, after);
  const never = goesBack(mind, action) || (accepts && (isGift(mind, s, mind.seat) || isPoorShare(mind, s, after)));
  const bias = never ? -NEVER : firstTrain(mind, s, action) - stepCost(mind, action);
  return withTrain(mind, { action, next: [], worth, bias, after });
}

/** A modest player buys the first train of a company without asking what it will earn. */
function firstTrain({ title, weights, companies }: Mind, s: RailState, { type, frame }: LoggedAction): number {
  const company = frame.split('/')[1] ?? '';
  if (weights.modest === 0 || type !== 'buyTrain' || !companies.includes(company)) return 0;
  const held = title.shells(s, company).some((shell) => Object.values(s.trains).includes(shell));
  return held ? 0 : weights.modest;
}

/** What somebody asks of me, gaining much more by it than I do. */
function isPoorShare(mind: Mind, s: RailState, accepted: RailState): boolean {
  const [no] = offered(mind.title, s, mind.seat, mind.sense.words.decline);
  if (!no) return false;
  const declined = reapply(mind.title, s, fill(no));
  const gain = worthOf(mind, accepted).total - worthOf(mind, declined).total;
  return isUnfair(mind, s, { by: mind.seat, gain, accepted, declined });
}

/** What becomes of a revenue is judged at the end of the turn: with the train that it can pay for, where one is bought next. */
function withTrain(mind: Mind, plan: Plan): Plan {
  const { action, after } = plan;
  const [asked = ''] = action.frame.split('/');
  if (mind.weights.turns === 0 || !mind.sense.words.dividend.includes(asked)) return plan;
  const company = action.frame.split('/')[1];
  if (after.stack.at(-1)?.of !== company || deciders(mind.title, after)[0] !== mind.seat) return plan;
  let best = plan;
  for (const choice of choices(mind.title, after, mind.seat, { type: 'buyTrain' })) {
    if (Object.keys(choice.openFields).length > 0) continue;
    const train = fill(choice);
    const bought = reapply(mind.title, after, train);
    const worth = worthOf(mind, bought);
    if (worth.total > best.worth.total) best = { ...plan, next: [train], worth };
  }
  return best;
}

/** What was sold a round ago is not bought back for nothing: it must gain more than the steps of both cost. */
const stepCost = (mind: Mind, { type, frame }: LoggedAction): number =>
  mind.sense.is('redeem', type, frame) ? mind.weights.saleMargin : 0;

/** More than any gain: what is done only when nothing else can be. */
export const NEVER = 1_000_000;

/** A player who has opened a question answers it: leaving it again would lead back to where it was opened. */
const goesBack = (mind: Mind, { type, frame }: LoggedAction): boolean =>
  mind.sense.is('pass', type, frame) && mind.sense.words.opened.includes(frame.split('/')[0]!);

/** A player who accepts must reckon with all others accepting, too. */
function agreed(mind: Mind, from: RailState): RailState {
  let s = from;
  for (let i = 0; i < s.players.length; i++) {
    const [by] = deciders(mind.title, s);
    const yes = by === undefined ? undefined : offered(mind.title, s, by, mind.sense.words.accept)[0];
    if (!yes) return s;
    s = reapply(mind.title, s, fill(yes));
  }
  return s;
}

/** In an auction not to bid changes nothing, whichever player gets the lot then. */
const staying = (mind: Mind, s: RailState, plans: readonly Plan[]): Plan[] => {
  const worth = worthOf(mind, s);
  return plans.map((plan) => (mind.sense.is('pass', plan.action.type, plan.action.frame) ? { ...plan, worth } : plan));
};

/** The best first; of equals passing, then what was listed first. */
function ordered(mind: Mind, plans: readonly Plan[]): Plan[] {
  const passes = (plan: Plan): number => (mind.sense.is('pass', plan.action.type, plan.action.frame) ? 1 : 0);
  return liked(mind, withoutSpite(mind, plans)).toSorted((a, b) => scoreOf(b) - scoreOf(a) || passes(b) - passes(a));
}

function* stockPlans(mind: Mind, s: RailState, found: readonly Choice[]): Generator<void, Plan[]> {
  const singles: Plan[] = [];
  for (const action of found.flatMap(filled)) {
    singles.push({ ...single(mind, s, action), bias: -mind.weights.buyMargin });
    if (singles.length % 8 === 0) yield;
  }
  const plans: Plan[] = [...singles];
  for (const plan of worthAPlan(mind, s, singles)) {
    if (isSpent(mind)) break;
    plans.push(buyingPlan(mind, s, plan.action));
    yield;
  }
  return plans;
}

/**
 * The purchases to look further ahead with: first in companies of my own that do not operate yet, then the best others.
 * Of companies that have still to float and that nothing tells apart one is enough.
 */
function worthAPlan(mind: Mind, s: RailState, singles: readonly Plan[]): Plan[] {
  const best = new Map<string, Plan>();
  const begun = new Map<string, Plan>();
  const floats = (at: RailState, company: string): boolean => mind.sense.toOperate(at, company).missing === 0;
  for (const plan of singles.toSorted((a, b) => scoreOf(b) - scoreOf(a))) {
    const company = textOf(plan.action['company']);
    const price = textOf(plan.action['price']);
    const isNew = s.companies[company]?.status === 'unstarted';
    const key = isNew && !floats(plan.after, company) ? `${price} ${scoreOf(plan)}` : `${company} ${price}`;
    const own = s.companies[company]?.director === mind.seat && !floats(s, company);
    const kept = own ? begun : best;
    if (!kept.has(key)) kept.set(key, plan);
  }
  return [...begun.values(), ...[...best.values()].slice(0, mind.weights.stockPlans)];
}

/** A sale by itself, and followed by the best purchase that its money allows; it must gain more than its steps cost. */
function* sales(mind: Mind, s: RailState, found: readonly Choice[]): Generator<void, Plan[]> {
  const plans: Plan[] = [];
  for (const action of found.flatMap(filled)) {
    const plan = single(mind, s, action);
    plans.push({ ...plan, bias: -mind.weights.saleMargin });
  }
  yield;
  const best = plans.toSorted((a, b) => scoreOf(b) - scoreOf(a)).slice(0, 4);
  for (const sale of best) {
    if (isSpent(mind)) break;
    if (deciders(mind.title, sale.after)[0] !== mind.seat) continue;
    const next = [...mind.sense.words.start, ...mind.sense.words.buy].flatMap((type) =>
      choices(mind.title, sale.after, mind.seat, { type }),
    );
    let top: Plan | undefined;
    for (const action of next.flatMap(filled)) {
      const plan = single(mind, sale.after, action);
      if (!top || scoreOf(plan) > scoreOf(top)) top = plan;
    }
    if (top) plans.push({ ...top, action: sale.action, next: [top.action], bias: -2 * mind.weights.saleMargin });
    yield;
  }
  return plans;
}

/** Steps that a question which was opened may take. */
const STEPS = 8;

/** A question that can be left again, or must be gone through to its end, is opened only for what then comes of it. */
function opened(mind: Mind, s: RailState, action: LoggedAction): Plan[] {
  let at = reapply(mind.title, s, action);
  const question = questionOf(at);
  const next: LoggedAction[] = [];
  while (next.length < STEPS && at.stack.some((frame) => frameName(frame) === question)) {
    const done = offered(mind.title, at, mind.seat)
      .filter(({ type, frame }) => !mind.sense.is('pass', type, frame) && !mind.sense.is('trade', type, frame))
      .flatMap(filled)
      .map((one) => single(mind, at, one));
    const [best] = ordered(mind, done);
    if (!best) break;
    next.push(best.action);
    at = best.after;
  }
  if (next.length === 0) return [];
  return [{ action, next, worth: worthOf(mind, at), bias: -mind.weights.tradeMargin, after: at }];
}

/** Has everybody else passed in a row, so that it would stand still with one pass more? */
function isStalled(s: RailState): boolean {
  const top = s.stack.at(-1) as { passes?: number; bids?: Readonly<Record<string, readonly unknown[]>> } | undefined;
  if (top?.passes === undefined || top.passes < s.players.length - 1) return false;
  return Object.values(top.bids ?? {}).every((bids) => bids.length === 0);
}

export const questionOf = (s: RailState): string => frameName(s.stack.at(-1)!);
