/** 7.2.7 Buy train(s): from other companies, in the buyer's turn (Q51). */
import { type Action, type Candidate, type Check, field, push, range } from '@roundhouse/kernel';
import {
  about,
  type CompanyId,
  leastOffer,
  type Offer,
  type StepFrame,
  type TradeTerms,
  type TrainId,
  tradeWith,
} from '@roundhouse/rail';
import { isPrivate } from '../13-companies/13.1-sizes.ts';
import { treasuryOf } from '../13-companies/13.2-private-companies.ts';
import { trainsOf } from '../13-companies/13.7-train-limit.ts';
import { companyIds, pounds, roster } from '../material.ts';
import { directorOf, type Game, move, operatingTurnOf, type State, type TrainsStep } from '../state.ts';
import { directorsMoney } from './7.2-raising.ts';
import { buyFor } from './7.2.7-buying.ts';
import { fairPrice, judge, lack, mayHelp, mostHelp, withinLimit } from './7.2.7-on-sale.ts';
import { whenFromOthers } from './7.2.7-order.ts';

interface Offering extends Action {
  readonly train: TrainId;
  readonly price: number;
}
const sellerOf = (s: State, train: TrainId): CompanyId => judge.ownerOf(s, train)!;

/** A private company pays a public one no less than this; between two of a kind any price will do. */
const least = (s: State, buyer: CompanyId, train: TrainId): number =>
  isPrivate(s, buyer) && !isPrivate(s, sellerOf(s, train)) ? fairPrice(s, train) : 1;
/** A public company pays a private one no more than this. */
const most = (s: State, buyer: CompanyId, train: TrainId): number =>
  !isPrivate(s, buyer) && isPrivate(s, sellerOf(s, train)) ? fairPrice(s, train) : Number.POSITIVE_INFINITY;

/** The limits of every such purchase, for any payer. */
const limits: readonly Check<State, StepFrame, Offering>[] = [
  judge.refuses.notAnothers('7.2.7-2'),
  {
    rule: 'Q49',
    passes: (s, _, a) => directorOf(s, sellerOf(s, a.train)).length > 0,
    says: (s, _f, a) => `No player directs the ${sellerOf(s, a.train)}, so it cannot sell trains.`,
  },
  withinLimit,
  judge.refuses.noPrice('7.2.7-2'),
  {
    rule: '7.2.7-3',
    passes: (s, f, a) => a.price >= least(s, f.of, a.train),
    says: (s, f, a) =>
      `The ${f.of} is private: it must pay the public ${sellerOf(s, a.train)} at least ${pounds(fairPrice(s, a.train))} for this train.`,
  },
  {
    rule: '7.2.7-4',
    passes: (s, f, a) => a.price <= most(s, f.of, a.train),
    says: (s, f, a) =>
      `The ${f.of} is public: it may pay the private ${sellerOf(s, a.train)} at most ${pounds(fairPrice(s, a.train))} for this train.`,
  },
  judge.refuses.declined('7.2.7-2'),
];

/** Trains of companies that a player directs, each with the prices that can be offered: from the cheapest that could be paid so. */
const offers = (s: State, f: StepFrame, dearest: (train: TrainId) => number, cheapest = 1): Candidate[] =>
  companyIds
    .filter((company) => company !== f.of && directorOf(s, company).length > 0)
    .flatMap((company) => trainsOf(s, company).map((train) => ({ company, train })))
    .map(({ company, train }) => {
      const terms = judge.terms(s, f, { by: '', train, price: 1 });
      const from = Math.max(cheapest, least(s, f.of, train), leastOffer(operatingTurnOf(s)!, terms));
      const to = Math.min(most(s, f.of, train), dearest(train));
      return {
        fields: { train },
        openFields: { price: range(from, Math.max(from, to)) },
        subjects: [about.train(train), about.company(company)],
      };
    });

/** By agreement of both directors; one who directs both agrees with himself. */
function offerFor(g: Game, f: StepFrame, a: Offering): void {
  const [seller] = directorOf(g.s, sellerOf(g.s, a.train));
  tradeWith(g, a, seller!, judge.terms(g.s, f, a), (draft, terms) => settle(draft, terms, a, seller!));
}
const HELPED = 'buyWithHelp';
function settle(g: Game, { company, id: train, price }: TradeTerms, made: Action, seller: string): void {
  if (made.type === HELPED)
    push(g, { kind: 'contribution', of: company, train, price, help: null, agreed: [made.by, seller], sold: false });
  else buyFor(g, { company, train, price, help: 0 });
}
/** What was agreed. */
export const sellTrain = (g: Game, terms: TradeTerms, { made }: Offer): void =>
  settle(g, terms, made, directorOf(g.s, sellerOf(g.s, terms.id))[0]!);

const fields = { train: field.oneOf(roster.trains), price: field.amount() };

/** From its treasury alone, which for a private company is its director's cash (Q51). */
export const buyTrainFrom = move({
  type: 'buyTrainFrom',
  fields,
  candidates: (s, f: TrainsStep) => offers(s, f, () => treasuryOf(s, f.of)),
  checks: [
    ...limits,
    {
      rule: '7.2.7-2',
      passes: (s, f: TrainsStep, a) => a.price <= treasuryOf(s, f.of),
      says: (s, f, a) => `The train would cost ${pounds(a.price)}, and the ${f.of} has ${pounds(treasuryOf(s, f.of))}.`,
    },
  ],
  when: whenFromOthers,
  apply: offerFor,
});

/** With what the director adds: cash, and for a private company what shares bring (7.2.7-5, Q51). */
export const buyWithHelp = move({
  type: HELPED,
  fields,
  candidates: (s, f: TrainsStep) =>
    mayHelp(s, f.of)
      ? offers(
          s,
          f,
          (train) => Math.min(fairPrice(s, train), treasuryOf(s, f.of) + mostHelp(s, f.of, fairPrice(s, train))),
          // Shares are sold only for what the treasury lacks.
          directorsMoney(s, f.of) > 0 ? 1 : treasuryOf(s, f.of) + 1,
        )
      : [],
  checks: [
    ...limits,
    {
      rule: '7.2.7-5',
      passes: (s, f: TrainsStep) => mayHelp(s, f.of),
      says: (_, f) => `The ${f.of} already has a train, so you cannot add your own money for another.`,
    },
    {
      rule: '7.2.7-8',
      passes: (s, _, a) => a.price <= fairPrice(s, a.train),
      says: (s, f, a) =>
        `With your own money added, the ${f.of} may pay at most ${pounds(fairPrice(s, a.train))} for this train.`,
    },
    {
      rule: '7.2.7-5',
      passes: (s, f, a) => mostHelp(s, f.of, a.price) >= Math.max(1, lack(s, f.of, a.price)),
      says: (s, f, a) =>
        `The ${f.of} has ${pounds(treasuryOf(s, f.of))} towards ${pounds(a.price)}, and you can add at most ${pounds(mostHelp(s, f.of, a.price))}.`,
    },
  ],
  when: whenFromOthers,
  apply: offerFor,
});
