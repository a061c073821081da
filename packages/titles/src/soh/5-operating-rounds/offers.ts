/** Privates and trains change hands only when both sides agree. */
import { offerKind, tradePrivate, tradeTermsOf, tradeStands, withArticle } from '@roundhouse/rail';
import { guilders, privateOf, trainDef } from '../material.ts';
import type { State } from '../state.ts';
import { sellTrain } from './purchasing-trains.ts';

/** buying-privates-4. */
export const offer = offerKind<State>(
  (g, agreed) => {
    const terms = tradeTermsOf(agreed);
    if (terms.thing === 'private') tradePrivate(g, terms);
    else sellTrain(g, terms);
  },
  (_, agreed) => {
    const { thing, id, company, price } = tradeTermsOf(agreed);
    const what = thing === 'private' ? privateOf(id).name : `${withArticle(trainDef(id).id)} train`;
    return `${company} offers ${guilders(price)} for ${what}`;
  },
  tradeStands,
);
