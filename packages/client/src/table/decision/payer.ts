import type { RailState } from '@roundhouse/rail';
import type { Decision } from './model.ts';
import { isOffer } from './offer-terms.tsx';

/** Whose money a decision is about: the company's, that of whatever the step belongs to, or the player's own. */
export const payerOf = (s: RailState, { company, frame, by }: Decision): string =>
  company ?? (frame.of !== undefined && frame.of in s.cash ? frame.of : by);

/** Is it this player's own money, or that of a company that the player decides for? Of an offer, the company on turn is another's. */
export function decidesFor(s: RailState, decision: Decision | null, by: string, owner: string): boolean {
  if (owner === by || s.companies[owner]?.director === by) return true;
  return decision !== null && owner === decision.company && !isOffer(decision.frame);
}
