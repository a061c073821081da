/** What follows from an action before anybody decides freely again: answers to offers, the course of a procedure. */
import { reapply, type Choice, choices, deciders, fill, type LoggedAction } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
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
    const action = isOffer ? answer(mind, s, by) : usual(choices(mind.title, s, by), usually);
    if (!action) return s;
    s = reapply(mind.title, s, action);
  }
  return s;
}

/** Whoever gains by it, by my count, accepts; what others gain counts against it as it does for me. */
function answer(mind: Mind, s: RailState, by: string): LoggedAction | undefined {
  const found = choices(mind.title, s, by);
  const [yes] = found.filter(({ type, frame }) => mind.sense.is('accept', type, frame));
  const [no] = found.filter(({ type, frame }) => mind.sense.is('decline', type, frame));
  if (!yes || !no) return undefined;
  const accepted = quiet(mind, reapply(mind.title, s, fill(yes)));
  const declined = reapply(mind.title, s, fill(no));
  const gain = worthOf(mind, accepted, by).total - worthOf(mind, declined, by).total;
  return fill(gain > mind.weights.tradeMargin && !isGift(mind, s, by) ? yes : no);
}

function usual(found: readonly Choice[], usually: readonly string[]): LoggedAction | undefined {
  const best = usually
    .map((type) => found.find((choice) => choice.type === type))
    .find((choice) => choice !== undefined);
  const choice = best ?? found[0];
  return choice && fill(choice);
}
