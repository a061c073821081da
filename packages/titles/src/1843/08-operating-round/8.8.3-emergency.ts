/** 8.8.3 Emergency train buying: the director helps with cash, then with shares and privates. */
import { pop } from '@roundhouse/kernel';
import { cashOf, drawUpTo, type StepFrame } from '@roundhouse/rail';
import { isRusted } from '../13-trains.ts';
import { decides, move, type State } from '../state.ts';
import { atHand, judge, mustBuyTrain, onSaleCheck, sources, trainFields } from './8.8.1-on-sale.ts';
import { insteadChecks, insteadField, waysFor } from './8.8.1-rusted.ts';
import { buyFromBank, offerFields, offerForTrain, tradeCandidates, tradeChecks, whenTrains } from './8.8.1-trains.ts';
import { bankrupt } from './8.8.3-bankruptcy.ts';
import { bankPrice, faceValue, giveUp, sell } from './8.8.3-raising.ts';

const buyTrain = move({
  type: 'buyTrain',
  fields: { ...trainFields, ...insteadField },
  candidates: (s, f: StepFrame) =>
    judge.candidates(s, f, waysFor(s, f.of)).filter(({ fields }) => !isRusted(s, fields!['train'] as string)),
  checks: [
    onSaleCheck,
    {
      rule: '8.8.1-10',
      passes: (s, _: StepFrame, a) => !isRusted(s, a.train),
      says: 'A rusted train is bought by the treasury alone, and before the director has to help.',
    },
    ...insteadChecks,
    {
      rule: '8.8.3-12',
      passes: (s, _, a) => judge.meant(s, a).face.price === bankPrice(s),
      says: (s) => `With the director’s help only the cheapest train of the bank can be bought, for ${bankPrice(s)}fr.`,
    },
    {
      rule: '8.8.3-2',
      passes: (s, f) => atHand(s, f) >= bankPrice(s),
      says: (s, f) => `The train costs ${bankPrice(s)}fr; the ${f.of} and you have ${atHand(s, f)}fr. Sell something.`,
    },
  ],
  when: whenTrains,
  apply(g, f, a) {
    // No more than the train needs; the treasury is empty then (8.8.3-10).
    drawUpTo(g, f.of, bankPrice(g.s), sources);
    buyFromBank(g, f.of, a);
  },
});

/** Beyond what the treasury holds the director adds up to the face value, and nothing for a rusted train. */
const mostOffered = (s: State, f: StepFrame, train: string): number =>
  isRusted(s, train) ? cashOf(s, f.of) : Math.min(atHand(s, f), Math.max(faceValue(s, train), cashOf(s, f.of)));

const buyTrainFrom = move({
  type: 'buyTrainFrom',
  fields: offerFields,
  candidates: (s, f: StepFrame) => tradeCandidates(s, f, (train) => mostOffered(s, f, train)),
  checks: [
    ...tradeChecks,
    {
      rule: '8.8.1-11',
      passes: (s, f: StepFrame, a) => !isRusted(s, a.train) || a.price <= cashOf(s, f.of),
      says: (_, f) => `A rusted train is paid for by the treasury of the ${f.of} alone.`,
    },
    {
      rule: '8.8.3-11',
      passes: (s, f, a) => a.price <= cashOf(s, f.of) || a.price <= faceValue(s, a.train),
      says: (s, _, a) =>
        `With the director’s help it may not cost more than its face value, ${faceValue(s, a.train)}fr.`,
    },
    {
      rule: '8.8.3-2',
      passes: (s, f, a) => a.price <= atHand(s, f),
      says: (s, f) => `The ${f.of} and you have ${atHand(s, f)}fr.`,
    },
  ],
  when: whenTrains,
  apply: (g, f, a) => offerForTrain(g, f, a),
});

export const emergency = decides(
  [buyTrain, buyTrainFrom, sell, giveUp, bankrupt],
  (s, f) => `${f.of}: a train must be bought, for ${bankPrice(s)}fr; ${atHand(s, f)}fr are there`,
  (g, f) => {
    const over = !mustBuyTrain(g.s, f.of);
    if (over) pop(g, f);
    return over;
  },
);
