import { type Action, type Candidate, type Draft, field } from '@roundhouse/kernel';
import { type Judge, refusingBy } from '../faults.ts';
import { cashOf } from '../ledger/cash.ts';
import { playerOwning } from '../privates.ts';
import type { StepFrame } from '../rounds/frames.ts';
import type { CompanyId, PrivateId, RailState } from '../state.ts';
import { leastOffer, type OfferingStep, wasDeclined } from './offer.ts';
import { privateOffers, privateTerms, type TradeTerms, tradeWith } from './trades.ts';

interface PrivateOffer extends Action {
  readonly private: PrivateId;
  readonly price: number;
  /** As what it is bought, where a book lets it be something else. */
  readonly as?: string | undefined;
}
const termsOf = (company: CompanyId, a: PrivateOffer): TradeTerms => ({
  ...privateTerms(company, a),
  ...(a.as === undefined ? {} : { as: a.as }),
});

interface Spec<S extends RailState> {
  readonly privates: readonly PrivateId[];
  /** What a private is called, and how a sum is written. */
  readonly called: (id: PrivateId) => string;
  readonly money: (sum: number) => string;
  /** The highest price that the book allows. */
  most(id: PrivateId): number;
  /** Where declined offers are noted. */
  turn(s: S): OfferingStep;
  /** Does what was agreed, and what comes with it. */
  carryOut(g: Draft<S>, terms: TradeTerms): void;
}

/** How a company's offer for a private can be wrong. */
export interface PrivateOfferFaults {
  /** It belongs to no player. */
  readonly owner: object;
  /** It costs something, and no more than this. */
  readonly price: { readonly most: number };
  readonly money: { readonly cash: number };
  /** After a refusal only this or more can be offered. */
  readonly declined: { readonly least: number };
}

/** A company buys privates from players who agree. */
export function privatePurchases<S extends RailState>(spec: Spec<S>) {
  const judge: Judge<S, StepFrame, PrivateOffer, PrivateOfferFaults> = {
    owner: (s, _, a) => (playerOwning(s, a.private) === undefined ? {} : null),
    price: (_, _f, a) => (a.price >= 1 && a.price <= spec.most(a.private) ? null : { most: spec.most(a.private) }),
    money: (s, f, a) => (a.price <= cashOf(s, f.of) ? null : { cash: cashOf(s, f.of) }),
    declined(s, f, a) {
      const terms = termsOf(f.of, a);
      return wasDeclined(spec.turn(s), terms) ? { least: leastOffer(spec.turn(s), terms) } : null;
    },
  };
  const refusing = refusingBy(judge);
  return {
    /** What the books say in the same words: a title names the rule. */
    refuses: {
      owner: (rule: string) =>
        refusing(
          rule,
          'owner',
          (_, a) => `Companies buy only from players, and no player owns ${spec.called(a.private)}.`,
        ),
      /** `bound`: what the highest price is in this book. */
      price: (rule: string, bound: string) =>
        refusing(rule, 'price', ({ most }) => `Offer from ${spec.money(1)} to ${spec.money(most)}, ${bound}.`),
      money: (rule: string) =>
        refusing(rule, 'money', ({ cash }, _, _s, f) => `The ${f.of} has only ${spec.money(cash)} in its treasury.`),
      declined: (rule: string) =>
        refusing(
          rule,
          'declined',
          ({ least }) => `The owner has declined: offer at least ${spec.money(least)} this turn.`,
        ),
    },
    fields: { private: field.oneOf(spec.privates), price: field.amount() },
    /** Privates that a company would look to buy. */
    candidates: (s: S, f: StepFrame, privates: readonly PrivateId[]): Candidate[] =>
      privateOffers(spec.turn(s), f.of, privates, (id) => Math.min(spec.most(id), cashOf(s, f.of))),
    /** The owner is asked, unless one player decides for both. */
    offer: (g: Draft<S>, f: StepFrame, a: PrivateOffer): void =>
      tradeWith(g, a, playerOwning(g.s, a.private)!, termsOf(f.of, a), (h, terms) => spec.carryOut(h, terms)),
  };
}
