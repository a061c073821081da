/** 8.3.5 Buy train(s): from the supply, and from other companies. */
import { field, pop, push, updateFrame, type When } from '@roundhouse/kernel';
import {
  cashOf,
  isFullBy,
  type OnSale,
  onSale,
  passUnless,
  purchaseJudge,
  type StepFrame,
  type TradeTerms,
  tradeTrain,
  withArticle,
} from '@roundhouse/rail';
import { limits, trainsOf } from '../16-trains/16.1-trains.ts';
import { trainBought } from '../17-phases.ts';
import { companyIds, guilders, roster, trainLimit } from '../material.ts';
import { decides, type Game, move, operatingTurnOf, type State, type TrainsStep } from '../state.ts';
import { inOrder, publicOnTurn, stepOver } from './8.3-order.ts';

/** Rank by rank: the next one only when nothing is left of the one before at its printed price (8.3.5-4, 8.3.5-7, 16.1-4). There are always purple ones. */
export const nextTrain = (s: State): OnSale => onSale(s, roster, { tier: ({ tier }) => tier })[0]!;

/** Every company owns one at the end of its turn, with a route or without (8.3.5-2). */
export const mustBuyTrain = (s: State, company: string): boolean => trainsOf(s, company).length === 0;

interface Buying {
  readonly train: string;
  readonly price?: number;
}

export const judge = purchaseJudge<State, Buying>({
  roster,
  money: guilders,
  onSale: (s) => [nextTrain(s)],
  holders: companyIds,
  turn: (s) => operatingTurnOf(s)!,
});

/** The rule that says how many trains a company may own, by phase (17.9-7 with Q3). */
const LIMIT_RULES: Readonly<Record<string, string>> = {
  'light yellow': '17.1-4',
  'dark yellow': '17.2-4',
  'light green': '17.3-4',
  'dark green': '17.4-5',
  blue: '17.5-5',
  'light brown': '17.6-6',
  'medium brown': '17.7-5',
  'dark brown': '17.8-5',
  'light red': '17.9-7',
  'dark red': '17.10-10',
  gray: '17.11-8',
  purple: '17.12-6',
};
const saysLimit = (s: State, f: StepFrame): string =>
  `The ${f.of} already has ${trainLimit(s, s.phase)} trains, the limit in ${s.phase} phase.`;
/** The limit of the phase before the purchase is what counts (16.4-2). */
const limitOfPhase = Object.entries(LIMIT_RULES).map(([id, rule]) => ({
  rule,
  passes: (s: State, f: StepFrame) => s.phase !== id || !isFullBy(s, limits, f.of),
  says: saysLimit,
}));

/** Money to the bank, the train to the company; the phase of a new colour begins at once (8.3.5-8). */
export function buyFromSupply(g: Game, company: string, train: string, price?: number): void {
  judge.buy(g, company, { train }, { price });
  bought(g);
  trainBought(g, train);
}

function bought(g: Game): void {
  updateFrame(g, operatingTurnOf(g.s)!, { bought: true });
}

const whenTrains: readonly When<State>[] = [
  ...publicOnTurn,
  {
    rule: '8.3.5-8',
    passes: (s) => s.stack.at(-1)?.kind !== 'discard',
    says: 'A new phase has begun: trains over its limit must go before anyone buys another.',
  },
  inOrder,
];

const buyTrain = move({
  type: 'buyTrain',
  fields: { train: field.oneOf(roster.trains) },
  candidates: (s, f: TrainsStep) => judge.candidates(s, f, [{}]),
  checks: [
    judge.refusing('8.3.5-7', 'notOnSale', (s) => `The supply sells only ${nextTrain(s).face.name} trains now.`),
    ...limitOfPhase,
    {
      rule: '8.3.5-1',
      // The train that it must own is paid for with whatever can be raised (8.4-2).
      passes: (s, f, a) => mustBuyTrain(s, f.of) || judge.meant(s, a).face.price <= cashOf(s, f.of),
      says: (s, f, a) =>
        `The train costs ${guilders(judge.meant(s, a).face.price)}, and the ${f.of} has ${guilders(cashOf(s, f.of))}.`,
    },
  ],
  when: whenTrains,
  passedOver: stepOver('trains'),
  apply(g, f, a) {
    if (cashOf(g.s, f.of) >= nextTrain(g.s).face.price) buyFromSupply(g, f.of, a.train);
    else push(g, { kind: 'emergency', of: f.of, need: 'lastTrain' });
  },
});

const buyTrainFrom = move({
  type: 'buyTrainFrom',
  fields: { train: field.oneOf(roster.trains), price: field.amount() },
  candidates: (s, f: TrainsStep) =>
    mustBuyTrain(s, f.of) || isFullBy(s, limits, f.of) ? [] : judge.offers(s, f, [{}], () => cashOf(s, f.of)),
  checks: [
    {
      rule: '8.3.5-5',
      passes: (s, f: TrainsStep) => !mustBuyTrain(s, f.of),
      says: (_, f) => `The ${f.of} has no train and must buy its first from the supply.`,
    },
    judge.refuses.notAnothers('8.3.5-6'),
    { rule: '16.4-1', passes: (s, f) => !isFullBy(s, limits, f.of), says: saysLimit },
    judge.refuses.noPrice('8.3.5-6'),
    judge.refuses.treasury('8.3.5-1'),
    judge.refuses.declined('8.3.5-6'),
  ],
  when: whenTrains,
  passedOver: stepOver('trains'),
  apply: (g, f, a) => judge.trade(g, f, a, sellTrain),
});

/** What both directors have agreed on. */
export function sellTrain(g: Game, terms: TradeTerms): void {
  tradeTrain(g, terms);
  bought(g);
}

/** It goes on as long as it likes, after a train that it had to buy too (8.3.5-3, 8.3.5-9). */
const done = passUnless<State, TrainsStep>(
  [
    {
      rule: '8.3.5-2',
      passes: (s, f) => !mustBuyTrain(s, f.of),
      says: (s, f) =>
        `The ${f.of} has no train and must buy ${withArticle(nextTrain(s).face.name)} for ${guilders(nextTrain(s).face.price)}.`,
    },
  ],
  (g, f) => pop(g, f),
);

export const trains = decides<TrainsStep, 'buyTrain' | 'buyTrainFrom' | 'pass'>(
  [buyTrain, buyTrainFrom, done],
  (_, f) => `${f.of}: buy trains`,
);
