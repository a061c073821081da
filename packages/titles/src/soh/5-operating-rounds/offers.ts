/** Privates and trains change hands only when both sides agree. */
import { offerKind, type Offer } from '@roundhouse/rail';
import type { FrameKind } from '@roundhouse/kernel';
import { privateOf, trainDef } from '../material.ts';
import type { State, TradeTerms } from '../state.ts';
import { sellPrivate } from './buying-privates.ts';
import { sellTrain } from './purchasing-trains.ts';

const termsOf = (offer: Offer): TradeTerms => offer.terms as TradeTerms;

export const offer: FrameKind<State, Offer> = offerKind<State>(
  (g, agreed) => {
    const terms = termsOf(agreed);
    if (terms.thing === 'private') sellPrivate(g, terms);
    else sellTrain(g, terms);
  },
  (_, agreed) => {
    const { thing, id, company, price } = termsOf(agreed);
    const what = thing === 'private' ? privateOf(id).name : `a ${trainDef(id).id} train`;
    return `${company} offers fl. ${price} for ${what}`;
  },
);
