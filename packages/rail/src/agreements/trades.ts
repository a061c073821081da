import {
  type Action,
  type Candidate,
  type Draft,
  type Frame,
  type OpenField,
  type PlayerId,
  range,
  updateFrame,
} from '@roundhouse/kernel';
import { log } from '../events.ts';
import { pay } from '../ledger/cash.ts';
import { faceInEvent, movePrivate, moveTrain } from '../ledger/things.ts';
import { directorOf } from '../shares/directors.ts';
import type { CompanyId, PrivateId, RailState, TrainId } from '../state.ts';
import { leastOffer, type Offer, type OfferingStep, partiesOf, propose, type Terms, termsAs } from './offer.ts';
import { about } from '../subjects.ts';

/** A thing for a price, from its owner to a company: a private, a train, or what a title names so. */
export interface TradeTerms {
  readonly thing: string;
  readonly id: string;
  readonly company: string;
  readonly price: number;
  readonly [key: string]: string | number;
}

export const privateTerms = (
  company: CompanyId,
  a: { readonly private: PrivateId; readonly price: number },
): TradeTerms => ({
  thing: 'private',
  id: a.private,
  company,
  price: a.price,
});

export const trainTerms = (company: CompanyId, a: { readonly train: TrainId; readonly price: number }): TradeTerms => ({
  thing: 'train',
  id: a.train,
  company,
  price: a.price,
});

/** The prices that can be offered: above what was declined, up to `most`. */
export function priceRange(step: OfferingStep, terms: TradeTerms, most: number): OpenField {
  const least = leastOffer(step, terms);
  return range(least, Math.max(least, most));
}

/** Privates that a company would look to buy, each for a price up to `most`. */
export const privateOffers = (
  step: OfferingStep,
  company: CompanyId,
  privates: readonly PrivateId[],
  most: (id: PrivateId) => number,
): Candidate[] =>
  privates.map((id) => ({
    fields: { private: id },
    openFields: { price: priceRange(step, privateTerms(company, { private: id, price: 1 }), most(id)) },
    subjects: [about.private(id)],
  }));

/** Carried out at once where one player decides for both sides, who then agrees with himself; else proposed. */
export function tradeWith<S extends RailState, T extends Terms & { readonly id: string }>(
  g: Draft<S>,
  made: Action,
  other: PlayerId,
  terms: T,
  carryOut: (g: Draft<S>, terms: T) => void,
): void {
  if (other === made.by) carryOut(g, terms);
  else propose(g, { of: terms.id, made, needs: [other], terms });
}

export const tradeTermsOf = (offer: Offer): TradeTerms => termsAs(offer.terms);

/** Is the thing still with the parties? The party that gives it up has proposed the trade or is asked. */
export function tradeStands<S extends RailState>(
  s: S,
  offer: Offer,
  companyOf = (_: S, owner: string) => owner,
): boolean {
  const { thing, id } = tradeTermsOf(offer);
  const parties = partiesOf(offer);
  if (thing === 'private') return parties.includes(s.privates[id]!);
  return directorOf(s, companyOf(s, s.trains[id]!)).some((director) => parties.includes(director));
}

/** What was agreed: money to the owner, the private to the company. */
export function tradePrivate<S extends RailState>(g: Draft<S>, { id, company, price }: TradeTerms): void {
  pay(g, company, g.s.privates[id]!, price, 'private');
  movePrivate(g, id, company);
}

/** What was agreed: money from the buying to the selling company, the train the other way. */
export function tradeTrain<S extends RailState>(
  g: Draft<S>,
  { id, company, price }: TradeTerms,
  seller: string = g.s.trains[id]!,
  to: string = company,
): void {
  log(g, { event: 'buyTrain', company, train: id, from: seller, ...faceInEvent(g.s, id) });
  pay(g, company, seller, price, 'train');
  moveTrain(g, id, to);
}

/** A train agreed upon is bought at once; in an emergency what is missing is raised first, for this train and no other. */
export const buyOrRaise =
  <S extends RailState, F extends Frame & { readonly agreed?: TradeTerms | null }>(
    emergencyOf: (s: S) => F | undefined,
    atHand: (s: S, f: F) => number,
    buy: (g: Draft<S>, terms: TradeTerms) => void,
  ) =>
  (g: Draft<S>, terms: TradeTerms): void => {
    const f = emergencyOf(g.s);
    if (f === undefined || atHand(g.s, f) >= terms.price) {
      buy(g, terms);
      return;
    }
    log(g, { event: 'raisesFor', company: terms.company, train: terms.id, price: terms.price });
    updateFrame(g, f as Frame & { readonly agreed?: TradeTerms | null }, { agreed: terms });
  };
