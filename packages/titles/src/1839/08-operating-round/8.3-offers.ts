/** 8.3 Operating round actions: what waits for somebody's agreement (Q71). */
import { type Offer, offerKind, partiesOf, tradeStands, tradeTermsOf, withArticle } from '@roundhouse/rail';
import { sellPrivate } from '../14-companies/14.2.1-buying.ts';
import { carryOut as carryOutMove, moveOf } from '../14-companies/14.2.3.2.1-kabinet.ts';
import { giveKeptTrain } from '../14-companies/14.2.3.2.3-diepenbrock.ts';
import { trainDef } from '../16-trains/16.1-trains.ts';
import { guilders, KABINET, nameOf, privateOf } from '../material.ts';
import { directorOf, type Game, type State } from '../state.ts';
import { carryOut as carryOutSwap, swapOf } from './8.3.2.3-swapping.ts';
import { sellTrain } from './8.3.5-trains.ts';

/** What is done when all have agreed, what they are asked, and whether it is still theirs, by what the offer is about. */
interface Thing {
  carryOut(g: Game, offer: Offer): void;
  asks(offer: Offer): string;
  stands(s: State, offer: Offer): boolean;
}

const things: Readonly<Record<string, Thing>> = {
  private: {
    carryOut: (g, f) => sellPrivate(g, tradeTermsOf(f)),
    asks(f) {
      const { id, company, price } = tradeTermsOf(f);
      return `Sell ${privateOf(id).name} to the ${company} for ${guilders(price)}?`;
    },
    stands: tradeStands,
  },
  train: {
    carryOut: (g, f) => sellTrain(g, tradeTermsOf(f)),
    asks(f) {
      const { id, company, price } = tradeTermsOf(f);
      return `Sell ${withArticle(trainDef(id).id)} train to the ${company} for ${guilders(price)}?`;
    },
    stands: tradeStands,
  },
  keptTrain: {
    carryOut: (g, f) => giveKeptTrain(g, tradeTermsOf(f)),
    asks(f) {
      const { id, company } = tradeTermsOf(f);
      return `Give Diepenbrock’s ${trainDef(id).id} train to the ${company} for free?`;
    },
    // The checks of the offer say all that is to be said.
    stands: () => true,
  },
  swap: {
    carryOut: (g, { terms }) => carryOutSwap(g, swapOf(terms)),
    asks({ terms }) {
      const { company, hex, other, otherHex } = swapOf(terms);
      return `Swap the ${other}’s marker in ${nameOf(otherHex)} for the ${company}’s in ${nameOf(hex)}?`;
    },
    stands: (s, f) => directorOf(s, swapOf(f.terms).other).some((player) => partiesOf(f).includes(player)),
  },
  move: {
    carryOut: (g, { terms }) => carryOutMove(g, moveOf(terms)),
    asks({ terms }) {
      const { company, fromHex, hex } = moveOf(terms);
      return `Let ${privateOf(KABINET).name} move the ${company}’s marker from ${nameOf(fromHex)} to ${nameOf(hex)}?`;
    },
    stands: (s, f) => partiesOf(f).includes(s.privates[KABINET]!),
  },
};
const thingOf = ({ terms }: Offer): Thing => things[terms['thing'] as string]!;

export const offer = offerKind<State>(
  (g, f) => thingOf(f).carryOut(g, f),
  (_, f) => thingOf(f).asks(f),
  (s, f) => thingOf(f).stands(s, f),
);
