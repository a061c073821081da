/** 10 Negotiation: what needs the agreement of others. */
import {
  type Offer,
  offerKind,
  partiesOf,
  tradeTermsOf,
  tradeStands,
  termsAs,
  directorOf,
  withArticle,
} from '@roundhouse/rail';
import { agreeOnTrain } from './08-operating-round/8.3.5.1-trains.ts';
import { endByAgreement } from './09-game-end.ts';
import { buyPrivateFor } from './13-companies/13.2.2-purchases.ts';
import { dollars, privateOf, trainDef } from './material.ts';
import type { Game, State } from './state.ts';
import { companyOf } from './13-companies/13.4-systems.ts';
import { beginMerger } from './07-stock-round/7.5-mergers/7.5.2-assets.ts';

interface Terms {
  readonly thing: 'private' | 'train' | 'merger' | 'winner';
  readonly company: string;
  readonly other: string;
  readonly winner: string;
}
const termsOf = (offer: Offer): Terms => termsAs(offer.terms);

function carryOut(g: Game, offer: Offer): void {
  const { thing, company, other, winner } = termsOf(offer);
  if (thing === 'private') buyPrivateFor(g, tradeTermsOf(offer));
  else if (thing === 'train') agreeOnTrain(g, tradeTermsOf(offer));
  else if (thing === 'merger') beginMerger(g, { by: offer.made.by, company, other });
  else endByAgreement(g, winner);
}

function asks(_: State, offer: Offer): string {
  const { thing, company, other, winner } = termsOf(offer);
  if (thing === 'merger') return `Merge the ${other} into the ${company}?`;
  if (thing === 'winner') return `Has ${winner} won the game?`;
  const { id, price } = tradeTermsOf(offer);
  const what = thing === 'private' ? privateOf(id).name : `${withArticle(trainDef(id).id)} train`;
  return `${company} offers ${dollars(price)} for ${what}`;
}

/** Directors of the two companies speak about a merger; all players say who has won. */
function stands(s: State, offer: Offer): boolean {
  const { thing, company, other } = termsOf(offer);
  if (thing === 'winner') return true;
  if (thing !== 'merger') return tradeStands(s, offer, companyOf);
  return [company, other].flatMap((one) => directorOf(s, one)).every((one) => partiesOf(offer).includes(one));
}

export const offer = offerKind<State>(carryOut, asks, stands);
