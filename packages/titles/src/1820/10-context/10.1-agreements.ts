/** 10.1 Negotiation & holdings: what the rules themselves need somebody's word for (Q21, Q75). */
import {
  nameInEvent,
  type Offer,
  offerKind,
  sharesInWords,
  termsAs,
  type TradeTerms,
  withArticle,
} from '@roundhouse/rail';
import { assignTrain, type FutureTrainTerms } from '../06-stock-round/6.4.3-use.ts';
import { carryOutIncrease, type IncreaseTerms } from '../06-stock-round/6.5.2.2-growing.ts';
import { buyShare, type ShareTerms } from '../06-stock-round/6.5.2.4-buying.ts';
import { carryOutFloat, type FloatTerms } from '../06-stock-round/6.6.2-founding.ts';
import { sellTrain } from '../07-operating-round/7.2.7-from-companies.ts';
import { carryOutSale, type SaleTerms } from '../07-operating-round/7.2.7-raising.ts';
import { pounds } from '../material.ts';
import type { Game, State } from '../state.ts';

/** What is carried out, by what it is about. */
const deeds = {
  share: (g: Game, terms: ShareTerms) => buyShare(g, terms),
  float: (g: Game, terms: FloatTerms) => carryOutFloat(g, terms),
  futureTrain: (g: Game, terms: FutureTrainTerms) => assignTrain(g, terms),
  increase: (g: Game) => carryOutIncrease(g),
  train: (g: Game, terms: TrainTerms, made: Offer) => sellTrain(g, terms, made),
  sale: (g: Game, _: SaleTerms, made: Offer) => carryOutSale(g, made),
};
type TrainTerms = TradeTerms & { readonly thing: 'train' };
type Terms = ShareTerms | FloatTerms | IncreaseTerms | FutureTrainTerms | TrainTerms | SaleTerms;
const termsOf = (offer: Offer): Terms => termsAs(offer.terms);

/** What is asked, in a sentence. */
const questions = {
  share: ({ company, price }: ShareTerms) => `Sell a share of the ${company} for ${pounds(price)}?`,
  float: ({ company, size, par }: FloatTerms) =>
    `Buy shares of the ${company}, floating with ${size} shares at ${pounds(par)}?`,
  increase: ({ company, size, price }: IncreaseTerms) =>
    `Buy shares of the ${company} at ${pounds(price)} as it grows to ${size}?`,
  futureTrain: ({ id, company }: FutureTrainTerms) => `Assign the future ${nameInEvent(id)} train to the ${company}?`,
  train: ({ id, company, price }: TrainTerms) =>
    `Sell ${withArticle(nameInEvent(id))} train to the ${company} for ${pounds(price)}?`,
  sale: ({ id, company, count }: SaleTerms) =>
    `Allow the sale of ${sharesInWords(count)} of the ${id} so the ${company} can buy its train?`,
};
const asks = (terms: Terms): string => questions[terms.thing](terms as never);

export const offer = offerKind<State>(
  (g, f) => {
    const terms = termsOf(f);
    deeds[terms.thing](g, terms as never, f);
  },
  (_, f) => asks(termsOf(f)),
);
