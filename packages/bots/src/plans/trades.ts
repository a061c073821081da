/** Trades: things for a price that somebody has to accept. Few, sensible, and never one twice. */
import { amountAt, amountsIn, reapply, type Choice, fill, type LoggedAction } from '@roundhouse/kernel';
import type { OfferingStep, RailState } from '@roundhouse/rail';
import { kindOfTrain, trainsHeld } from '../features/clock.ts';
import { companyWith, isOnSale } from '../features/on-sale.ts';
import { isSpent, type Mind } from '../mind/mind.ts';
import { quiet } from '../search/quiet.ts';
import { worthOf } from '../value.ts';
import type { Plan } from './plan.ts';
import { textOf } from './words.ts';

/** Prices that are tried, as parts of the range. */
const PARTS = [0, 0.5, 1];
const FINE_PARTS = [0, 0.1, 0.25, 0.5, 0.75, 1];
/** Trades looked at in one position. */
const MOST = 14;

/** Was something declined in this turn? Then neither it nor one just like it is asked for again. */
const wasAsked = (mind: Mind, s: RailState, thing: string): boolean => {
  const alike = likeIt(mind, s, thing);
  return s.stack.some((frame) =>
    Object.keys((frame as Partial<OfferingStep>).declined ?? {}).some((subject) =>
      alike.some((one) => subject.includes(`"${one}"`)),
    ),
  );
};

/** A train and the others of its kind in the same company, which are worth the same to the player who is asked; or a private. */
function likeIt(mind: Mind, s: RailState, thing: string): readonly string[] {
  const holder = s.trains[thing];
  if (holder === undefined) return [thing];
  const kind = kindOfTrain(mind.title, s, thing);
  return trainsHeld(mind, s, companyWith(mind, s, holder)).filter((one) => kindOfTrain(mind.title, s, one) === kind);
}

/** Each trade at a few prices; what would be declined is no plan. */
export function tradePlans(mind: Mind, s: RailState, found: readonly Choice[]): Plan[] {
  const plans: Plan[] = [];
  let tried = 0;
  mind.bargains = true;
  for (const choice of found) {
    const thing = textOf(choice.fields['train'] ?? choice.fields['private'] ?? choice.fields['hex'] ?? '');
    if (wasAsked(mind, s, thing) || (choice.fields['train'] !== undefined && !isSensible(mind, s, choice))) continue;
    if (tried++ >= MOST) break;
    let before = Number.NEGATIVE_INFINITY;
    for (const action of pricesOf(choice, mind.weights.fair > 0 ? FINE_PARTS : PARTS)) {
      const offered = reapply(mind.title, s, action);
      const after = quiet(mind, offered);
      if (after !== offered && wasAsked(mind, after, thing)) continue;
      const worth = worthOf(mind, after);
      plans.push({ action, next: [], worth, bias: -mind.weights.tradeMargin, after });
      // What is agreed to at one price and is worth less at the next is worth still less at all that follow.
      if (mind.weights.fair > 0 && worth.total < before) break;
      before = worth.total;
    }
  }
  mind.bargains = false;
  return plans;
}

/** Proposals to join companies, one a turn: what would be declined is no plan. */
export function mergerPlans(mind: Mind, s: RailState, found: readonly Choice[]): Plan[] {
  const before = declinedIn(s);
  if (before > 0) return [];
  const plans: Plan[] = [];
  mind.focus = hasOtherStations(mind);
  for (const choice of found) {
    if (isSpent(mind)) break;
    const action = fill(choice);
    const after = quiet(mind, reapply(mind.title, s, action));
    if (declinedIn(after) > before) continue;
    plans.push({ action, next: [], worth: worthOf(mind, after), bias: -mind.weights.mergerMargin, after });
  }
  mind.focus = null;
  return plans;
}

/** Of a merger only those are looked at on the new map whose own stations it changes. */
const hasOtherStations =
  ({ root }: Mind): NonNullable<Mind['focus']> =>
  (s, company) =>
    s.stations[company] !== root.stations[company];

const declinedIn = (s: RailState): number =>
  s.stack.reduce((sum, frame) => sum + Object.keys((frame as Partial<OfferingStep>).declined ?? {}).length, 0);

/**
 * Nobody asks another director for a train that the bank sells: who would part with it for less, and why pay more? Between
 * companies of one director it changes hands where the buyer has none and the seller keeps one: else it is only money going round.
 */
function isSensible(mind: Mind, s: RailState, choice: Choice): boolean {
  const buyer = choice.frame.split('/')[1] ?? '';
  const train = textOf(choice.fields['train']);
  const seller = companyWith(mind, s, s.trains[train]!);
  if (s.companies[buyer]?.director !== s.companies[seller]?.director) return !isOnSale(mind, s, train);
  return trainsHeld(mind, s, buyer).length === 0 && trainsHeld(mind, s, seller).length > 1;
}

function pricesOf(choice: Choice, parts: readonly number[]): LoggedAction[] {
  const openField = choice.openFields['price'];
  if (openField?.kind !== 'range') return [fill(choice)];
  const steps = amountsIn(openField) - 1;
  const prices = new Set(parts.map((part) => amountAt(openField, Math.floor(part * steps))));
  return [...prices].map((price) => fill(choice, { price }));
}
