/** 8.8.3 Emergency train buying: the director helps with cash, then with shares and privates. */
import { type Action, type Check, hasChoice, log, pop, updateFrame } from '@roundhouse/kernel';
import { cashOf, drawUpTo, faceUp } from '@roundhouse/rail';
import { isRusted } from '../13-trains.ts';
import { francs, roster } from '../material.ts';
import { decides, directorOf, type Game, move, type State } from '../state.ts';
import type { Emergency } from '../state-operating.ts';
import { atHand, judge, mustBuyTrain, onSaleCheck, sources, trainFields } from './8.8.1-on-sale.ts';
import { insteadChecks, insteadField, waysFor } from './8.8.1-rusted.ts';
import {
  buyFromBank,
  offerFields,
  offerForTrain,
  sellTrain,
  tradeCandidates,
  tradeChecks,
  whenTrains,
} from './8.8.1-trains.ts';
import { bankrupt } from './8.8.3-bankruptcy.ts';
import { bankPrice, faceValue, giveUp, isAnothers, mostFor, owed, reach, sell } from './8.8.3-raising.ts';

/** Once a train is agreed upon, money is raised for that one (Q49). */
const stillOpen: Check<State, Emergency, Action> = {
  rule: 'Q49',
  passes: (_, f) => !f.agreed,
  says: (s, f) =>
    `The ${f.of} will buy the ${faceUp(s, roster, f.agreed!.id).name} train of the ${judge.ownerOf(s, f.agreed!.id)} for ${francs(f.agreed!.price)}: raise the money for it.`,
};

const buyTrain = move({
  type: 'buyTrain',
  fields: { ...trainFields, ...insteadField },
  candidates: (s, f: Emergency) =>
    f.agreed
      ? []
      : judge.candidates(s, f, waysFor(s, f.of)).filter(({ fields }) => !isRusted(s, fields!['train'] as string)),
  checks: [
    stillOpen,
    onSaleCheck,
    {
      rule: '8.8.1-10',
      passes: (s, _: Emergency, a) => !isRusted(s, a.train),
      says: 'Only the treasury can buy a rusted train, before the director has to help.',
    },
    ...insteadChecks,
    {
      rule: '8.8.3-12',
      passes: (s, _, a) => judge.meant(s, a).face.price === bankPrice(s),
      says: (s) =>
        `With your own money added, you can buy only the bank’s cheapest train, for ${francs(bankPrice(s))}.`,
    },
    {
      rule: '8.8.3-2',
      passes: (s, f) => atHand(s, f) >= bankPrice(s),
      says: (s, f) =>
        `The train costs ${francs(bankPrice(s))}, and the ${f.of} and you have ${francs(atHand(s, f))}: sell shares or give up a private.`,
    },
  ],
  when: whenTrains,
  apply(g, f, a) {
    // No more than the train needs; the treasury is empty then (8.8.3-10).
    drawUpTo(g, f.of, bankPrice(g.s), sources);
    buyFromBank(g, f.of, a);
  },
});

const buyTrainFrom = move({
  type: 'buyTrainFrom',
  fields: offerFields,
  candidates: (s, f: Emergency) =>
    f.agreed ? [] : tradeCandidates(s, f, (train) => mostFor(s, f, train, reach(s, f))),
  checks: [
    stillOpen,
    ...tradeChecks,
    {
      rule: '8.8.1-11',
      passes: (s, f: Emergency, a) => !isRusted(s, a.train) || a.price <= cashOf(s, f.of),
      says: (_, f) => `Only the ${f.of}’s treasury can pay for a rusted train.`,
    },
    {
      rule: '8.8.3-11',
      passes: (s, f, a) => a.price <= cashOf(s, f.of) || a.price <= faceValue(s, a.train),
      says: (s, _, a) =>
        `With your own money added, offer at most the train’s face value, ${francs(faceValue(s, a.train))}.`,
    },
    {
      rule: '8.8.3-2',
      // What is not there yet is raised when its director has agreed.
      passes: (s, f, a) => a.price <= reach(s, f),
      says: (s, f) => `The ${f.of} and you have ${francs(atHand(s, f))}, and can raise ${francs(reach(s, f))} at most.`,
    },
  ],
  when: whenTrains,
  apply: (g, f, a) => offerForTrain(g, f, a),
});

export const emergency = decides(
  [buyTrain, buyTrainFrom, sell, giveUp, bankrupt],
  (s, f: Emergency) => `${f.of}: a train must be bought, for ${francs(owed(s, f))}; ${francs(atHand(s, f))} at hand`,
  (g, f) => {
    const over = !mustBuyTrain(g.s, f.of);
    if (over) pop(g, f);
    return over || buyAgreed(g, f);
  },
  (_, { agreed }) => agreed ?? null,
);

/** The train that was agreed upon is bought as soon as the money is there. Where it cannot be any more, or nothing may be given for it, that lapses. */
function buyAgreed(g: Game, f: Emergency): boolean {
  const { agreed } = f;
  if (!agreed) return false;
  const isThere = atHand(g.s, f) >= agreed.price;
  const director = directorOf(g.s, f.of)[0]!;
  const canRaise = (): boolean => [sell, giveUp].some((one) => hasChoice(g.s, f, one, director));
  const stands = isAnothers(g.s, f.of, agreed.id) && reach(g.s, f) >= agreed.price && (isThere || canRaise());
  if (stands && !isThere) return false;
  updateFrame(g, f, { agreed: null });
  if (stands) sellTrain(g, agreed);
  else log(g, { event: 'lapsed', terms: agreed });
  return true;
}
