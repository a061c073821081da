/** What follows from an action before anybody decides freely again: answers to offers, the course of a procedure. */
import { reapply, type Choice, choices, deciders, fill, type LoggedAction } from '@roundhouse/kernel';
import type { Offer, RailState } from '@roundhouse/rail';
import { isGift } from '../features/on-sale.ts';
import type { Mind } from '../mind/mind.ts';
import { worthOf } from '../value.ts';

/** Longer than any procedure. */
const LONGEST = 60;
export function quiet(mind: Mind, from: RailState): RailState {
  let s = from;
  for (let i = 0; i < LONGEST; i++) {
    const top = s.stack.at(-1);
    if (!top) return s;
    const { offer, procedure, usually } = mind.sense.words;
    const isOffer = offer.includes(top.kind);
    if (!isOffer && !procedure.includes(top.kind)) return s;
    const [by] = deciders(mind.title, s);
    if (by === undefined) return s;
    const next = isOffer ? answered(mind, s, by) : gone(mind, s, usual(choices(mind.title, s, by), usually));
    if (!next) return s;
    s = next;
  }
  return s;
}

const gone = (mind: Mind, s: RailState, action: LoggedAction | undefined): RailState | undefined =>
  action && reapply(mind.title, s, action);

/**
 * A player who gains by it, by my count, accepts; what others gain counts against it as it does for me. The position that was
 * looked at for this is the one to go on from: all that was worked out for it still holds.
 */
function answered(mind: Mind, s: RailState, by: string): RailState | undefined {
  const found = choices(mind.title, s, by);
  const [yes] = found.filter(({ type, frame }) => mind.sense.is('accept', type, frame));
  const [no] = found.filter(({ type, frame }) => mind.sense.is('decline', type, frame));
  if (!yes || !no) return undefined;
  const accepted = quiet(mind, reapply(mind.title, s, fill(yes)));
  const declined = reapply(mind.title, s, fill(no));
  const gain = worthOf(mind, accepted, by).total - worthOf(mind, declined, by).total;
  if (gain <= mind.weights.tradeMargin || isGift(mind, s, by)) return declined;
  return isUnfair(mind, s, { by, gain, accepted, declined }) ? declined : accepted;
}

interface Bargain {
  readonly by: string;
  readonly gain: number;
  readonly accepted: RailState;
  readonly declined: RailState;
}

/** Would the player who asks gain so much by it that too little is left of it for the one who is asked? */
export function isUnfair(mind: Mind, s: RailState, { by, gain, accepted, declined }: Bargain): boolean {
  const { fair } = mind.weights;
  const { made, needs } = s.stack.at(-1) as Partial<Offer>;
  if (fair === 0 || made === undefined || made.by === by || needs?.length !== 1) return false;
  const theirs = worthOf(mind, accepted, made.by).total - worthOf(mind, declined, made.by).total;
  return theirs > 0 && gain < fair * (gain + theirs);
}

function usual(found: readonly Choice[], usually: readonly string[]): LoggedAction | undefined {
  const best = usually
    .map((type) => found.find((choice) => choice.type === type))
    .find((choice) => choice !== undefined);
  const choice = best ?? found[0];
  return choice && fill(choice);
}
