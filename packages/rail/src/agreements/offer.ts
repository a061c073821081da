import {
  become,
  canonical,
  type Draft,
  type Frame,
  type FrameKind,
  type Json,
  log,
  movesFor,
  type PlayerId,
  pop,
  push,
} from '@roundhouse/kernel';
import type { RailState } from '../state.ts';

/** A proposal that waits for others: nothing has moved yet, and it happens at once when the last of them agrees. */
export interface Offer extends Frame {
  readonly kind: 'offer';
  /** What it is about: a private, a train. */
  readonly of: string;
  readonly by: PlayerId;
  /** Who has still to agree. */
  readonly needs: readonly PlayerId[];
  readonly terms: Json;
}

/** The turn or step in which offers are made: after a declined one only a higher price can be offered in it. */
export interface OfferingStep extends Frame {
  readonly declined: readonly string[];
}

/** Terms with a price: all else in them tells what the offer is about. */
type Priced = { readonly price: number; readonly [key: string]: Json };

/** The lowest price that can still be offered for the same: above what was declined. */
export function leastOffer(f: OfferingStep, terms: Priced): number {
  const declined = f.declined
    .map((one) => JSON.parse(one) as Priced)
    .filter((one) => canonical({ ...one, price: terms.price }) === canonical(terms));
  return Math.max(0, ...declined.map(({ price }) => price)) + 1;
}

/** Was this price, or a higher one, declined? */
export const wasDeclined = (f: OfferingStep, terms: Priced): boolean =>
  f.declined.length > 0 && terms.price < leastOffer(f, terms);

export function propose<S extends RailState>(g: Draft<S>, offer: Omit<Offer, 'kind'>): void {
  log(g, { event: 'offer', by: offer.by, needs: offer.needs, terms: offer.terms });
  push(g, { kind: 'offer', ...offer } satisfies Offer);
}

/** The frame of pending offers. `carryOut` does what was agreed. */
export function offerKind<S extends RailState>(
  carryOut: (g: Draft<S>, offer: Offer) => void,
  asks: (s: S, offer: Offer) => string,
): FrameKind<S, Offer> {
  const move = movesFor<S>();
  const nothing = { fields: {}, candidates: () => [{}], checks: [] };
  const accept = move<Offer, Record<never, never>>({
    ...nothing,
    type: 'accept',
    apply(g, f, a) {
      log(g, { event: 'accepted', by: a.by, terms: f.terms });
      const needs = f.needs.filter((player) => player !== a.by);
      if (needs.length > 0) {
        become(g, f, { needs });
        return;
      }
      pop(g, f);
      carryOut(g, f);
    },
  });
  const decline = move<Offer, Record<never, never>>({
    ...nothing,
    type: 'decline',
    apply(g, f, a) {
      log(g, { event: 'declined', by: a.by, terms: f.terms });
      pop(g, f);
      const step = g.s.stack.findLast((frame): frame is OfferingStep => 'declined' in frame);
      if (step) become(g, step, { declined: [...step.declined, canonical(f.terms)] });
    },
  });
  const withdraw = move<Offer, Record<never, never>>({
    ...nothing,
    type: 'withdraw',
    actors: (_, f) => [f.by],
    apply(g, f, a) {
      log(g, { event: 'withdrawn', by: a.by, terms: f.terms });
      pop(g, f);
    },
  });
  return { actors: (_, f) => f.needs, moves: [accept, decline, withdraw], asks };
}
