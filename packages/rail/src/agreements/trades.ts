import { type Draft, type Hole, log, type PlayerId, range } from '@roundhouse/kernel';
import { pay } from '../ledger/cash.ts';
import { movePrivate, moveTrain } from '../ledger/things.ts';
import type { RailState } from '../state.ts';
import { leastOffer, type Offer, type OfferingStep, propose } from './offer.ts';

/** A private or a train for a price, from its owner to a company. */
export interface TradeTerms {
  readonly thing: 'private' | 'train';
  readonly id: string;
  readonly company: string;
  readonly price: number;
  readonly [key: string]: string | number;
}

/** The prices that can be offered: above what was declined, up to `most`. */
export function priceHole(step: OfferingStep, terms: TradeTerms, most: number): Hole {
  const least = leastOffer(step, terms);
  return range(least, Math.max(least, most));
}

/** Carried out at once where one player decides for both sides, who then agrees with himself; else proposed. */
export function tradeWith<S extends RailState>(
  g: Draft<S>,
  by: PlayerId,
  other: PlayerId,
  terms: TradeTerms,
  carryOut: (g: Draft<S>, terms: TradeTerms) => void,
): void {
  if (other === by) carryOut(g, terms);
  else propose(g, { of: terms.id, by, needs: [other], terms });
}

export const tradeTermsOf = (offer: Offer): TradeTerms => offer.terms as TradeTerms;

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
  log(g, { event: 'buyTrain', company, train: id, from: seller });
  pay(g, company, seller, price, 'train');
  moveTrain(g, id, to);
}
