import {
  type Action,
  updateFrame,
  canonical,
  type Draft,
  type Frame,
  type FrameKind,
  type Json,
  movesFor,
  type PlayerId,
  pop,
  push,
  whyNot,
} from '@roundhouse/kernel';
import { log } from '../events.ts';
import type { RailState } from '../state.ts';

/** A proposal that waits for others: nothing has moved yet, and it happens at once when the last of them agrees. */
export interface Offer extends Frame {
  readonly kind: 'offer';
  /** What it is about: a private, a train. */
  readonly of: string;
  /** What was done to make it, and by whom. */
  readonly made: Action;
  /** Who has still to agree. */
  readonly needs: readonly PlayerId[];
  readonly terms: Terms;
}

/**
 * The turn or step in which offers are made. A rule of the table: what was declined in it is not offered again on terms
 * that are no better for those who are asked.
 */
export interface OfferingStep extends Frame {
  readonly declined: DeclinedOffers;
}

/** By what an offer is about, its price left out: the prices that were declined. */
export type DeclinedOffers = Readonly<Record<string, { readonly lowest: number; readonly highest: number }>>;

/** What an offer is about: the terms, of which a price may be a part. */
export type Terms = Readonly<Record<string, Json>>;

/** The terms as the title that made the offer wrote them. */
export const termsAs = <T extends object>(terms: Terms): T => terms as unknown as T;

const priceOf = (terms: Terms): number => (typeof terms['price'] === 'number' ? terms['price'] : 0);
const subjectOf = (terms: Terms): string => canonical({ ...terms, price: undefined });

/** Was the same declined at this price or a higher one, or without any? */
export const wasDeclined = (f: OfferingStep, terms: Terms): boolean =>
  priceOf(terms) <= (f.declined[subjectOf(terms)]?.highest ?? -1);

/** What was declined in a turn or step, for its record; null where nothing was. */
export function declinedRecord(f: Frame | OfferingStep): Json {
  const declined = 'declined' in f ? Object.entries(f.declined) : [];
  return declined.length === 0 ? null : declined.map(([subject, { lowest, highest }]) => [subject, lowest, highest]);
}

/** Was anything declined whose terms are such? */
export const hasDeclined = (f: OfferingStep, isSuch: (terms: Terms) => boolean): boolean =>
  Object.keys(f.declined).some((subject) => isSuch(JSON.parse(subject) as Terms));

/** The lowest price that can still be offered to a seller: above what was declined. */
export const leastOffer = (f: OfferingStep, terms: Terms): number => (f.declined[subjectOf(terms)]?.highest ?? 0) + 1;

/** The highest price that can still be asked of a buyer: below what was declined. */
export const mostAsked = (f: OfferingStep, terms: Terms): number =>
  (f.declined[subjectOf(terms)]?.lowest ?? Number.POSITIVE_INFINITY) - 1;

function noteDeclined<S extends RailState>(g: Draft<S>, step: OfferingStep, terms: Terms): void {
  const subject = subjectOf(terms);
  const price = priceOf(terms);
  const { lowest = price, highest = price } = step.declined[subject] ?? {};
  const now = { lowest: Math.min(lowest, price), highest: Math.max(highest, price) };
  updateFrame(g, step, { declined: { ...step.declined, [subject]: now } });
}

export function propose<S extends RailState>(g: Draft<S>, offer: Omit<Offer, 'kind'>): void {
  log(g, { event: 'offer', by: offer.made.by, needs: offer.needs, terms: offer.terms });
  push<RailState>(g, { kind: 'offer', ...offer } satisfies Offer);
}

/** All who have a say in an offer: who made it, and who has still to agree. */
export const partiesOf = (offer: Offer): PlayerId[] => [offer.made.by, ...offer.needs];

/**
 * The frame of pending offers. `carryOut` does what was agreed. An offer lapses as soon as it no longer `stands`: what it
 * is about is no longer to be had from those who speak about it; or could no longer be made: the same checks that judged
 * it then are asked again, so that nobody pays what they have lost meanwhile.
 */
export function offerKind<S extends RailState>(
  carryOut: (g: Draft<S>, offer: Offer) => void,
  asks: (s: S, offer: Offer) => string,
  stands: (s: S, offer: Offer) => boolean = () => true,
): FrameKind<S, Offer, 'accept' | 'decline' | 'withdraw'> {
  const move = movesFor<S>();
  const accept = move({
    type: 'accept',
    apply(g, f: Offer, a) {
      log(g, { event: 'accepted', by: a.by, terms: f.terms });
      const needs = f.needs.filter((player) => player !== a.by);
      if (needs.length > 0) {
        updateFrame(g, f, { needs });
        return;
      }
      pop(g, f);
      carryOut(g, f);
    },
  });
  const decline = move({
    type: 'decline',
    apply(g, f: Offer, a) {
      log(g, { event: 'declined', by: a.by, terms: f.terms });
      pop(g, f);
      const step = g.s.stack.findLast((frame): frame is OfferingStep => 'declined' in frame);
      if (step) noteDeclined(g, step, f.terms);
    },
  });
  const withdraw = move({
    type: 'withdraw',
    actors: (_, f: Offer) => [f.made.by],
    apply(g, f: Offer, a) {
      log(g, { event: 'withdrawn', by: a.by, terms: f.terms });
      pop(g, f);
    },
  });
  return {
    actors: (_, f) => f.needs,
    moves: [accept, decline, withdraw],
    record: (_, f) => [f.made.type, f.made.by, f.terms],
    advance(g, f, title) {
      const before = { ...g.s, stack: g.s.stack.slice(0, -1) };
      const lapses = !stands(g.s, f) || whyNot(title, before, f.made) !== null;
      if (lapses) {
        log(g, { event: 'lapsed', terms: f.terms });
        pop(g, f);
      }
      return lapses;
    },
    asks,
  };
}
