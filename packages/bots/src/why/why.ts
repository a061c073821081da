/** One true sentence for a move: from the part of its worth that decided. */
import { choices, type LoggedAction } from '@roundhouse/kernel';
import { type BotReason, type BotWords, cashOf, type Material, type RailState } from '@roundhouse/rail';
import { kindOfTrain, lifeOf, boughtPerRound, trainsHeld } from '../features/clock.ts';
import { companyWith } from '../features/on-sale.ts';
import { type Forecast, forecast } from '../forecast/forecast.ts';
import type { Mind } from '../mind/mind.ts';
import { type Plan, scoreOf } from '../plans/plan.ts';
import type { Parts } from '../value.ts';
import { textOf } from '../plans/words.ts';
import { type Reason, sayReason, type WhyKey } from './reason.ts';

export interface Why extends Reason {
  readonly text: string;
  /** The table behind it: the parts of the worth, less those of the best different move. */
  readonly parts: Parts;
}

type Said = readonly [key: WhyKey, values?: Readonly<Record<string, string | number>>];

export function whyOf(mind: Mind, best: Plan, plans: readonly Plan[]): Why {
  const others = plans.filter((plan) => isDifferent(plan.action, best.action));
  // Where one that is nearly as good was taken, what it is better than comes after it.
  const other = others.find((plan) => scoreOf(plan) <= scoreOf(best)) ?? others[0];
  const parts = other ? difference(best.worth.parts, other.worth.parts) : best.worth.parts;
  const idle = plans.find((plan) => is(mind, 'pass', plan.action));
  const [key, values = {}] =
    other === undefined
      ? (only(mind, best) ?? [hasOthers(mind) ? 'none' : 'only'])
      : say(mind, best, plans, other, idle);
  return { key, values, text: sayReason(mind.material, { key, values })!, parts };
}

const NO_PARTS: Parts = { cash: 0, dividends: 0, prices: 0, privates: 0, duties: 0, treasuries: 0, others: 0 };

/** What is done by custom has its reason, and no sum behind it. */
export function whyCustom(material: Material, reason: BotReason): Why {
  const key: WhyKey = `custom.${reason}`;
  return { key, values: {}, text: sayReason(material, { key, values: {} })!, parts: NO_PARTS };
}

const isDifferent = (a: LoggedAction, b: LoggedAction): boolean => JSON.stringify(a) !== JSON.stringify(b);

const difference = (a: Parts, b: Parts): Parts => ({
  cash: a.cash - b.cash,
  dividends: a.dividends - b.dividends,
  prices: a.prices - b.prices,
  privates: a.privates - b.privates,
  duties: a.duties - b.duties,
  treasuries: a.treasuries - b.treasuries,
  others: a.others - b.others,
});

/** To a step in which people speak: fives below a hundred, tens above. */
const about = (value: number): number => {
  const size = Math.abs(value);
  const step = size < 20 ? 1 : size < 100 ? 5 : 10;
  return Math.round(size / step) * step;
};

const is = (mind: Mind, kind: keyof BotWords, { type, frame }: LoggedAction): boolean =>
  mind.sense.is(kind, type, frame);

/** Moves that were not thought over are still possible. */
function hasOthers({ title, root, seat }: Mind): boolean {
  const found = choices(title, root, seat);
  return found.length > 1 || found.some(({ openFields }) => Object.keys(openFields).length > 0);
}

function only(mind: Mind, best: Plan): Said | null {
  if (!is(mind, 'run', best.action)) return null;
  const shown = mind.root.stack.at(-1) as { indicated?: { revenue: number } | null } | undefined;
  return ['run.best', { amount: shown?.indicated?.revenue ?? 0 }];
}

/** Of two mergers the mirrored one says nothing: a merger shows beside going on apart. */
function merger(best: Plan, than: Plan): Said {
  const gain = about(best.worth.total - than.worth.total);
  return gain > 0 ? ['join', { gain }] : ['any.even'];
}

/** Does a share cost more now than all it will still bring? */
function isDumped(mind: Mind, company: string): boolean {
  const { dividends, price } = forecast(mind, mind.root, company);
  return mind.root.market.at[company] !== undefined && dividends + price < mind.title.priceOf(mind.root, company);
}

function say(mind: Mind, best: Plan, plans: readonly Plan[], other: Plan, idle: Plan | undefined): Said {
  const { action } = best;
  const gain = about(best.worth.total - other.worth.total);
  if (is(mind, 'pass', action))
    return other.worth.total < best.worth.total - 1 ? ['pass.gain', { loss: gain }] : ['pass.nothing'];
  const answers = is(mind, 'accept', action) || is(mind, 'decline', action);
  const isMerger = is(mind, 'join', action);
  if (answers && gain <= 0) return ['any.even'];
  if (is(mind, 'accept', action)) return ['offer.accept', { gain }];
  if (is(mind, 'decline', action)) return ['offer.decline', { loss: gain }];
  if (is(mind, 'bid', action) || is(mind, 'outright', action))
    return best.bias > 0 ? ['bid.stalled'] : ['bid.worth', { worth: about(lotWorth(mind, best, idle ?? other)) }];
  if (isMerger) return merger(best, idle ?? other);
  if (is(mind, 'sell', action)) {
    const more = about(best.worth.total - (idle ?? other).worth.total);
    if (best.next.length > 0 && more > 0) return ['sell.for', { gain: more }];
    if (isDumped(mind, textOf(action['company']))) return ['sell.dump', { company: textOf(action['company']) }];
  }
  const isShare = mind.byBook && action.type === 'buy';
  if (isShare || is(mind, 'buy', action) || is(mind, 'start', action)) return share(mind, best);
  const company = action.frame.split('/')[1];
  const isOwn = company !== undefined && mind.companies.includes(company);
  const own = isOwn ? ofCompany(mind, best, plans, company, idle) : null;
  if (own) return own;
  // The next best is often nearly the same: one share more or less. What it is good for shows against doing nothing.
  const than = idle ?? other;
  const total = best.worth.total - than.worth.total;
  const touchesPrivates = best.after.privates !== mind.root.privates;
  return byPart(difference(best.worth.parts, than.worth.parts), idle ? 'over' : 'any', total, touchesPrivates);
}

/** What the lot is worth to the bidder: what it would cost, and what it gains against doing nothing. */
function lotWorth({ material }: Mind, { action, worth }: Plan, than: Plan): number {
  const lot = textOf(action['private'] ?? action.frame.split('/')[1]);
  const printed = material.privates.find(({ id }) => id === lot)?.price ?? 0;
  const price = typeof action['amount'] === 'number' ? action['amount'] : printed;
  return price + worth.parts.privates - than.worth.parts.privates;
}

function share(mind: Mind, best: Plan): Said {
  const company = textOf(best.action['company']);
  const starts = is(mind, 'start', best.action);
  if (best.next.length > 0) return [starts ? 'start.plan' : 'share.plan', { company, count: best.next.length }];
  // What will be paid, not what that counts for now.
  const seen = forecast(mind, best.after, company);
  const [dividends, price] = [about(seen.pays), about(seen.ends)];
  if (dividends === 0) return [starts ? 'start.price' : 'share.price', { company, price }];
  return [starts ? 'start.worth' : 'share.worth', { company, dividends, price }];
}

/** What the move does for the company whose turn it is, against the next best and against the position as it is. */
function ofCompany(
  mind: Mind,
  best: Plan,
  plans: readonly Plan[],
  company: string,
  idle: Plan | undefined,
): Said | null {
  const { action, after } = best;
  const then = forecast(mind, after, company);
  const now = forecast(mind, mind.root, company);
  if (is(mind, 'lay', action)) return lay(mind, best, plans, company);
  if ('hex' in action) return station(company, then, now);
  if (mind.sense.words.dividend.includes(action.frame.split('/')[0]!)) {
    if (action['choice'] === 'withhold') return withheld(mind, best, plans, company);
    return paid(mind, best, company);
  }
  if (is(mind, 'trade', action)) return trade(mind, best, company);
  return typeof action['train'] === 'string' ? train(mind, best, company, action['train'], idle) : null;
}

function paid(mind: Mind, { after }: Plan, company: string): Said | null {
  const cash = about(cashOf(after, mind.seat) - cashOf(mind.root, mind.seat));
  const falls = mind.title.priceOf(after, company) < mind.title.priceOf(mind.root, company);
  return cash <= 0 ? null : [falls ? 'dividend.cash' : 'dividend.pay', { company, cash }];
}

/** Kept for the train that is bought with it next; without one the sum has to speak for itself. */
function withheld(mind: Mind, best: Plan, plans: readonly Plan[], company: string): Said {
  const [bought] = best.next;
  if (bought)
    return ['dividend.train', { company, train: kindOfTrain(mind.title, best.after, textOf(bought['train'])) }];
  const paying = plans.find(({ action }) => action['choice'] !== 'withhold');
  const gain = paying ? about(best.worth.total - paying.worth.total) : 0;
  return gain > 0 ? ['dividend.hold', { company, gain }] : ['any.even'];
}

/** A train that earns more with its buyer than the seller loses; a private for which its own director is paid. */
function trade(mind: Mind, { action, after }: Plan, company: string): Said | null {
  if (action['private'] !== undefined)
    return mind.root.privates[textOf(action['private'])] === mind.seat ? ['trade.private', { company }] : null;
  const holder = mind.root.trains[textOf(action['train'])];
  const seller = holder === undefined ? undefined : companyWith(mind, mind.root, holder);
  if (seller === undefined) return null;
  const mean = (s: RailState, of: string): number => forecast(mind, s, of).mean;
  const gains = mean(after, company) - mean(mind.root, company);
  if (gains <= mean(mind.root, seller) - mean(after, seller) || gains <= 0) return null;
  const isOwn = mind.root.companies[seller]?.director === mind.seat;
  return isOwn ? ['trade.train', { company }] : ['trade.bought', { company, seller, more: about(gains) }];
}

/** One that earns nothing stands there for another reason: it shuts others out. */
function station(company: string, then: Forecast, now: Forecast): Said | null {
  const more = about(then.mean - now.mean);
  return more > 0 && then.mean > now.mean ? ['station', { company, more }] : null;
}

function lay(mind: Mind, best: Plan, plans: readonly Plan[], company: string): Said | null {
  const then = forecast(mind, best.after, company);
  const now = forecast(mind, mind.root, company);
  const more = about(then.mean - now.mean);
  if (more <= 0 || then.mean <= now.mean) {
    const lays = plans.filter(({ action }) => is(mind, 'lay', action));
    const isMost = lays.every(({ after }) => forecast(mind, after, company).mean <= then.mean + 1);
    return isMost ? ['lay.only', { company }] : null;
  }
  if (best.next.length > 0) return ['lay.two', { company, more }];
  return then.next > now.next
    ? ['lay.now', { company, more: about(then.next - now.next) }]
    : ['lay.later', { company, more }];
}

function train(mind: Mind, best: Plan, company: string, card: string, idle: Plan | undefined): Said | null {
  const { after } = best;
  const kind = kindOfTrain(mind.title, after, card);
  const [then, now] = [forecast(mind, after, company), forecast(mind, mind.root, company)];
  const more = about(then.mean - now.mean);
  if (then.mean <= now.mean || more === 0) {
    const gain = idle ? about(best.worth.total - idle.worth.total) : 0;
    if (gain <= 0) return null;
    const isFirst = trainsHeld(mind, mind.root, company).length === 0;
    return [isFirst ? 'train.need' : 'train.spare', { company, train: kind, gain }];
  }
  const rivals = losers(mind, after, company);
  return rivals.length > 0
    ? ['train.rust', { company, train: kind, more, count: rivals.length, rival: rivals[0]! }]
    : ['train.more', { company, train: kind, more }];
}

/** Companies of others that lose trains at least a round sooner. */
function losers(mind: Mind, after: RailState, company: string): string[] {
  const rate = boughtPerRound(mind, mind.root);
  const director = mind.root.companies[company]?.director;
  return mind.companies.filter((rival) => {
    if (mind.root.companies[rival]!.director === director) return false;
    return trainsHeld(mind, mind.root, rival).some((card) => {
      const kind = kindOfTrain(mind.title, mind.root, card);
      return lifeOf(mind, after, kind, rate) <= lifeOf(mind, mind.root, kind, rate) - 1;
    });
  });
}

/**
 * The largest part in which the move is better than the next best, or than to do nothing. What it gains there may be paid for
 * elsewhere, so the sum is that of all parts; and privates are named only by a move that gives one to somebody.
 */
function byPart(parts: Parts, than: 'any' | 'over', total: number, touchesPrivates: boolean): Said {
  const names = (['cash', 'dividends', 'prices', 'privates', 'duties', 'treasuries', 'others'] as const).filter(
    (name) => name !== 'privates' || touchesPrivates,
  );
  let most: (typeof names)[number] = 'cash';
  for (const name of names) if (parts[name] > parts[most]) most = name;
  const gain = Math.min(parts[most], total);
  return gain >= 1 ? [`${than}.${most}`, { gain: about(gain) }] : ['any.even'];
}
