/** 10.1 Negotiation & holdings: what the rules themselves need somebody's word for (Q21, Q75). */
import { type Offer, offerKind } from '@roundhouse/rail';
import { buyShare, type ShareTerms } from '../06-stock-round/6.5.2.4-buying.ts';
import { carryOutFloat, type FloatTerms } from '../06-stock-round/6.6.2-founding.ts';
import type { Game, State } from '../state.ts';

/** What is carried out, by what it is about. */
const deeds = {
  share: (g: Game, terms: ShareTerms) => buyShare(g, terms),
  float: (g: Game, terms: FloatTerms) => carryOutFloat(g, terms),
};
type Terms = ShareTerms | FloatTerms;
const termsOf = (offer: Offer): Terms => offer.terms as unknown as Terms;

const asks = (terms: Terms): string =>
  terms.thing === 'share'
    ? `Sell a share of the ${terms.company} for £${terms.price}?`
    : `Buy shares of the ${terms.company}, which floats with ${terms.size} shares at £${terms.par}?`;

export const offer = offerKind<State>(
  (g, f) => {
    const terms = termsOf(f);
    deeds[terms.thing](g, terms as never);
  },
  (_, f) => asks(termsOf(f)),
);
