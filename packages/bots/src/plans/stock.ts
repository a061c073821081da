/** Buying: one share, or on until a company floats or pays, the others passing. */
import { reapply, choices, deciders, fill, type Frame, type LoggedAction } from '@roundhouse/kernel';
import { about, type RailState } from '@roundhouse/rail';
import type { Mind } from '../mind/mind.ts';
import { quiet } from '../search/quiet.ts';
import { type Worth, worthOf } from '../value.ts';
import type { Plan } from './plan.ts';
import { textOf } from './words.ts';

/** Purchases that a plan looks ahead. */
const FAR = 6;

/** The same purchase again and again while the others pass; the plan is worth its best stage, with some doubt. */
export function buyingPlan(mind: Mind, s: RailState, action: LoggedAction): Plan {
  const after = quiet(mind, reapply(mind.title, s, action));
  const first = worthOf(mind, after);
  const company = textOf(action['company']);
  const further: LoggedAction[] = [];
  let best: { worth: Worth; count: number } = { worth: first, count: 0 };
  let at = after;
  for (let i = 0; i < FAR; i++) {
    const turn = nextTurn(mind, at);
    if (!turn) break;
    const [next] = mind.sense.words.buy
      .flatMap((type) => choices(mind.title, turn, mind.seat, { type, subject: about.company(company) }))
      .filter(({ fields }) => fields['company'] === company);
    if (!next) break;
    const more = fill(next);
    at = reapply(mind.title, turn, more);
    further.push(more);
    const worth = worthOf(mind, at);
    if (worth.total > best.worth.total) best = { worth, count: further.length };
  }
  const bias = (mind.weights.planFaith - 1) * (best.worth.total - first.total) - mind.weights.buyMargin;
  return { action, next: further.slice(0, best.count), worth: best.worth, bias, after };
}

/** The position of my next turn if everybody else passes; none when the round is over by then. */
function nextTurn(mind: Mind, from: RailState): RailState | undefined {
  let s = from;
  for (let i = 0; i <= 2 * s.players.length; i++) {
    const top = s.stack.at(-1);
    if (!top || !mind.sense.words.stockTurn.includes(top.kind)) return undefined;
    if (top.of === mind.seat && s !== from && freshTurn(top)) return s;
    const [by] = deciders(mind.title, s);
    if (by === undefined) return undefined;
    const [pass] = mind.sense.words.pass.flatMap((type) => choices(mind.title, s, by, { type }));
    if (!pass) return undefined;
    s = reapply(mind.title, s, fill(pass));
  }
  return undefined;
}

/** A turn in which the main thing is still to be done. */
const freshTurn = (top: Frame): boolean => ((top as { main?: unknown }).main ?? null) === null;
