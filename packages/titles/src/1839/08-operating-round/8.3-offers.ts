/** 8.3 Operating round actions: what waits for somebody's agreement (Q71). */
import { offerKind, tradeStands, tradeTermsOf, type TradeTerms } from '@roundhouse/rail';
import { trainDef } from '../16-trains/16.1-trains.ts';
import type { Game, State } from '../state.ts';
import { sellTrain } from './8.3.5-trains.ts';

/** What is done when all have agreed, and what they are asked, by what the offer is about. */
const things: Readonly<Record<string, Thing>> = {
  train: {
    carryOut: sellTrain,
    asks: (_, { id, company, price }) => `Sell a ${trainDef(id).id} train to the ${company} for ƒ${price}?`,
  },
};
interface Thing {
  carryOut(g: Game, terms: TradeTerms): void;
  asks(s: State, terms: TradeTerms): string;
}

export const offer = offerKind<State>(
  (g, f) => things[tradeTermsOf(f).thing]!.carryOut(g, tradeTermsOf(f)),
  (s, f) => things[tradeTermsOf(f).thing]!.asks(s, tradeTermsOf(f)),
  tradeStands,
);
