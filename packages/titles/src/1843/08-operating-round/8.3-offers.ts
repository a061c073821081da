/** 8.3 Operating round actions: what waits for somebody's agreement. */
import {
  directorOf,
  type Offer,
  offerKind,
  partiesOf,
  tradeStands,
  type TradeTerms,
  tradeTermsOf,
  withArticle,
} from '@roundhouse/rail';
import { buyPrivateFor } from '../10-privates/10.2-val-de-loire-train.ts';
import { francs, nameOf, privateOf } from '../material.ts';
import type { Game, State } from '../state.ts';
import { judge } from './8.8.1-on-sale.ts';
import { agreeOnTrain } from './8.8.1-trains.ts';
import { sellPort } from './8.9-buying-ports.ts';

const carryOut: Readonly<Record<string, (g: Game, terms: TradeTerms) => void>> = {
  private: buyPrivateFor,
  train: agreeOnTrain,
  port: sellPort,
};

const inWords = (s: State, { thing, id }: TradeTerms): string => {
  if (thing === 'private') return privateOf(id).name;
  return thing === 'port'
    ? `the port marker of ${nameOf(id)}`
    : `${withArticle(judge.meant(s, { train: id }).face.name)} train`;
};

/** Is it still with the parties? */
function stands(s: State, offer: Offer): boolean {
  const { thing, id } = tradeTermsOf(offer);
  if (thing !== 'port') return tradeStands(s, offer);
  return directorOf(s, s.ext.ports[id]!).some((director) => partiesOf(offer).includes(director));
}

export const offer = offerKind<State>(
  (g, f) => carryOut[tradeTermsOf(f).thing]!(g, tradeTermsOf(f)),
  (s, f) => {
    const terms = tradeTermsOf(f);
    return `Sell ${inWords(s, terms)} to the ${terms.company} for ${francs(terms.price)}?`;
  },
  stands,
);
