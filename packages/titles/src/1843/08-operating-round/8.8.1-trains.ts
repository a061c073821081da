/** 8.8.1 Train purchasing: from the bank, and from other companies. */
import { type Action, field, pop, type When } from '@roundhouse/kernel';
import {
  buyOrRaise,
  cashOf,
  drawUpTo,
  passUnless,
  restock,
  setExt,
  type StepFrame,
  type TradeTerms,
  tradeTrain,
} from '@roundhouse/rail';
import { closeWithTrain } from '../10-privates/10.1-privates.ts';
import { markTrain } from '../10-privates/10.2-engineers.ts';
import { isObsolete } from '../13-trains.ts';
import { beginPhase, startsPhase, unmark } from '../15-phases.ts';
import { LAST_COLOR, roster, trainDef } from '../material.ts';
import { decides, type Game, move, type State } from '../state.ts';
import { type Emergency, emergencyOf } from '../state-operating.ts';
import {
  atHand,
  type BuyCheck,
  type Buying,
  judge,
  cannotAffordTrain,
  mustBuyTrain,
  onSaleCheck,
  sources,
  trainFields,
} from './8.8.1-on-sale.ts';
import { insteadChecks, insteadField, waysFor } from './8.8.1-rusted.ts';
import { limitChecks } from './8.8.2-limit.ts';
import { inOrder, onTurn } from './8.3-order.ts';

export const whenTrains: readonly When<State>[] = [
  ...onTurn,
  {
    rule: '8.8.2-4',
    passes: (s) => s.stack.at(-1)?.kind !== 'discard',
    says: 'A new phase has begun: certificates over its limits must go before anyone buys another.',
  },
  inOrder,
];

const buyTrain = move({
  type: 'buyTrain',
  fields: { ...trainFields, ...insteadField },
  candidates: (s, f: StepFrame) => judge.candidates(s, f, waysFor(s, f.of)),
  checks: [onSaleCheck, ...insteadChecks, ...limitChecks, judge.refuses.money('8.8.1-2')],
  when: whenTrains,
  apply: (g, f, a) => buyFromBank(g, f.of, a),
});

/** Money to the bank, the certificate to the company; the first of a colour starts its phase at once. */
export function buyFromBank(g: Game, company: string, a: Pick<Buying, 'train' | 'face' | 'instead'>): void {
  const starts = startsPhase(g.s, a.train);
  if (a.instead !== undefined) restock(g, a.instead);
  judge.buy(g, company, a);
  acquired(g, company, a.train);
  if (starts) beginPhase(g, trainDef(a.train).phase);
}

/** What follows when a company has got a train, by whatever means. */
export function acquired(g: Game, company: string, train: string): void {
  closeWithTrain(g, company);
  if (trainDef(train).id === LAST_COLOR) noteGray(g);
}

/** A set in which a company owned a gray train (8.10.1-5). */
function noteGray(g: Game): void {
  const { graySets, stockRound } = g.s.ext;
  if (!graySets.includes(stockRound)) setExt(g, { graySets: [...graySets, stockRound] });
}

export type Offering = Buying & { readonly price: number };

/** The limits of buying from another company; what can be paid is a matter of the step. */
export const tradeChecks: readonly BuyCheck<Offering>[] = [
  judge.refuses.notAnothers('8.8.1-3'),
  {
    rule: '10.2-25',
    passes: (s, _, a) => !isObsolete(s, a.train),
    says: 'An obsolete train cannot be sold to another company.',
  },
  ...insteadChecks,
  ...limitChecks,
  judge.refuses.noPrice('8.8.1-3'),
  judge.refuses.declined('8.8.1-3'),
];

/** Trains of others, each with the prices that can be offered. */
export const tradeCandidates = (s: State, f: StepFrame, most: (train: string) => number) =>
  judge.offers(s, f, waysFor(s, f.of), most).filter(({ fields }) => !isObsolete(s, fields['train'] as string));

export const offerFields = { train: field.oneOf(roster.trains), price: field.amount(), ...insteadField };

const buyTrainFrom = move({
  type: 'buyTrainFrom',
  fields: offerFields,
  candidates: (s, f: StepFrame) => tradeCandidates(s, f, () => cashOf(s, f.of)),
  checks: [...tradeChecks, judge.refuses.treasury('8.8.1-3')],
  when: whenTrains,
  apply: (g, f, a) => offerForTrain(g, f, a),
});

export const offerForTrain = (g: Game, f: StepFrame, a: Offering & Action): void => judge.trade(g, f, a, agreeOnTrain);

/** In an emergency the money for it is raised first (Q48, Q49). */
export const agreeOnTrain = buyOrRaise<State, Emergency>(emergencyOf, atHand, sellTrain);

/** What was agreed; the mark of the Engineers is lost. Only in an emergency the director adds something (8.8.1-11). */
export function sellTrain(g: Game, terms: TradeTerms): void {
  const instead = terms['instead'] as string | undefined;
  if (instead !== undefined) restock(g, instead);
  drawUpTo(g, terms.company, terms.price, sources);
  tradeTrain(g, terms);
  unmark(g, terms.id);
  acquired(g, terms.company, terms.id);
}

const done = passUnless<State, StepFrame>(
  [
    {
      rule: '8.8.1-16',
      passes: (s, f) => !mustBuyTrain(s, f.of) || cannotAffordTrain(s, f.of),
      says: (_, f) => `The ${f.of} has a route, no train and the money for one, so it must buy a train.`,
    },
  ],
  (g, f) => pop(g, f),
);

export const trains = decides([buyTrain, buyTrainFrom, markTrain, done], (_, f) => `${f.of}: buy trains`);
