/** 8.3.5.1 Train buying. */
import { type Action, type Check, field, pop, push, type When } from '@roundhouse/kernel';
import {
  about,
  buyOrRaise,
  cashOf,
  cashWith,
  directorsCash,
  drawUpTo,
  type OnSale,
  onSale,
  passUnless,
  type Purchase,
  purchaseJudge,
  type TradeTerms,
  tradeTrain,
  trainsOf,
} from '@roundhouse/rail';
import { closeWithTrain } from '../13-companies/13.2.1-privates.ts';
import { companyOf, isSystem, shellsOf, trainsIn } from '../13-companies/13.4-systems.ts';
import { hasRoute, isBoundToTrain } from '../14-track-tiles/geography.ts';
import { limitChecks, shellOf } from '../15-trains/15.4-train-limit.ts';
import { beginPhase, startsPhase } from '../17-phases.ts';
import { companyIds, dollars, roster, trainDef } from '../material.ts';
import { plays } from '../readings.ts';
import {
  type Emergency,
  emergencyOf,
  type Game,
  move,
  operatingTurnOf,
  type State,
  type StepFrame,
  stepKind,
} from '../state.ts';
import { inOrder, onTurn } from './8.3-order.ts';

/** The train that the supply sells now; there is always one. */
const sales = (s: State): OnSale[] => onSale(s, roster, { tier: ({ tier }) => tier });
export const nextTrain = (s: State): string => sales(s)[0]!.train;
export const trainPrice = (train: string): number => trainDef(train).faces[0]!.price;
/** The company that owns a train, whichever shell it lies in. */
export const sellerOf = (s: State, train: string): string => companyOf(s, s.trains[train]!);

/** Has it a route, and no train in any of its shells (8.3.5.1-12, 8.3.5.1-13)? */
export const mustBuyTrain = (s: State, company: string): boolean =>
  trainsIn(s, company).length === 0 && isBoundToTrain(s, company);

export const trainFields = { train: field.oneOf(roster.trains), shell: field.optional(field.oneOf(companyIds)) };

type Buying = Purchase & { readonly shell?: string | undefined };

const judge = purchaseJudge<State, Buying>({
  roster,
  money: dollars,
  onSale: sales,
  holders: companyIds,
  companyOf,
  further: (f, a) => ({ shell: shellOf(f, a) }),
  turn: (s) => operatingTurnOf(s)!,
});

/** Does it belong to another company? */
export const isOfAnother = (s: State, company: string, train: string): boolean =>
  (judge.ownerOf(s, train) ?? company) !== company;

export const onSaleCheck = judge.refusing('8.3.5.1-7', 'notOnSale', (s) => {
  const { id, unlimited } = trainDef(nextTrain(s));
  return `The supply sells only ${id}-trains ${unlimited ? 'now' : 'until they are sold out'}.`;
});

/** The shells that a train could go to, named only where there are two. */
export const shellFields = (s: State, company: string): ({ readonly shell: string } | Record<string, never>)[] =>
  isSystem(s, company) ? shellsOf(s, company).map((shell) => ({ shell })) : [{}];

export const whenTrains: readonly When<State>[] = [
  ...onTurn,
  {
    rule: '8.3.5.1-8',
    passes: (s) => s.stack.at(-1)?.kind !== 'discard',
    says: 'A new phase has begun: trains over its limit must go before anyone buys another.',
  },
  inOrder,
];

const buyTrain = move({
  type: 'buyTrain',
  fields: trainFields,
  candidates: (s, f: StepFrame) => judge.candidates(s, f, shellFields(s, f.of)),
  checks: [onSaleCheck, ...limitChecks, judge.refuses.money('8.3.5.1-4')],
  when: whenTrains,
  apply: (g, f, a) => buyFromSupply(g, f.of, a.train, shellOf(f, a)),
});

/** Money to the bank, the train to the charter; the first of a colour starts its phase at once. */
export function buyFromSupply(g: Game, company: string, train: string, shell: string): void {
  judge.buy(g, company, { train }, { holder: shell });
  closeWithTrain(g, company);
  if (startsPhase(g.s, train)) beginPhase(g, trainDef(train).phase);
}

type Offering = Buying & { readonly price: number };

/** The limits of buying from another company; what can be paid is a matter of the step. */
export const tradeChecks: readonly Check<State, StepFrame, Offering>[] = [
  judge.refuses.notAnothers('8.3.5.1-5'),
  ...limitChecks,
  judge.refuses.noPrice('8.3.5.1-5'),
  judge.refuses.declined('8.3.5.1-5'),
];

/** Trains of others, each with the prices that can be offered. */
export const tradeCandidates = (s: State, f: StepFrame, most: (train: string) => number) =>
  judge.offers(s, f, shellFields(s, f.of), most);

export const offerFields = { ...trainFields, price: field.amount() };

const buyTrainFrom = move({
  type: 'buyTrainFrom',
  fields: offerFields,
  candidates: (s, f: StepFrame) => tradeCandidates(s, f, () => cashOf(s, f.of)),
  checks: [...tradeChecks, judge.refuses.treasury('8.3.5.1-6')],
  when: whenTrains,
  apply: (g, f, a) => offerForTrain(g, f, a),
});

export const offerForTrain = (g: Game, f: StepFrame, a: Offering & Action): void => judge.trade(g, f, a, agreeOnTrain);

/** A director who helps adds what the treasury lacks. */
export const sources = [directorsCash<State>('help')];
export const atHand = (s: State, f: StepFrame): number => cashWith(s, f.of, sources);

/** In an emergency the money for it is raised first (Q36). */
export const agreeOnTrain = buyOrRaise<State, Emergency>(emergencyOf, atHand, sellTrain);

/** What was agreed. */
export function sellTrain(g: Game, terms: TradeTerms): void {
  drawUpTo(g, terms.company, terms.price, sources);
  tradeTrain(g, terms, sellerOf(g.s, terms.id), terms['shell'] as string);
  closeWithTrain(g, terms.company);
}

/** The empty shell of a system whose other shell has a train. */
const emptyShell = (s: State, company: string): string | undefined => {
  const empty = shellsOf(s, company).filter((shell) => trainsOf(s, roster, shell).length === 0);
  return isSystem(s, company) && empty.length === 1 ? empty[0] : undefined;
};

export const emergencyFor = (company: string, shell = company, voluntary = false): Emergency => ({
  kind: 'emergency',
  of: company,
  shell,
  voluntary,
  prices: {},
  least: 0,
});

/** The director may help to fill it, though nobody has to. */
const fillShell = move({
  type: 'fillShell',
  candidates: (s, f: StepFrame) => (emptyShell(s, f.of) === undefined ? [] : [{ subjects: [about.company(f.of)] }]),
  checks: [
    {
      rule: '8.3.5.1-14',
      passes: (s, f: StepFrame) => emptyShell(s, f.of) !== undefined,
      says: 'You can help only with a system’s empty shell while its other shell has a train.',
    },
    {
      rule: '8.3.5.1-14',
      passes: (s, f) => plays(s, 'trainDuty', 'generous') || hasRoute(s, f.of),
      says: (_, f) => `The ${f.of} has no route, so you cannot help it buy a train.`,
    },
    {
      rule: '8.3.5.2-1',
      passes: (s, f) => cashOf(s, f.of) < trainPrice(nextTrain(s)),
      says: (_, f) => `The ${f.of} can pay for the train itself.`,
    },
  ],
  when: whenTrains,
  apply(g, f) {
    push(g, emergencyFor(f.of, emptyShell(g.s, f.of), true));
  },
});

const done = passUnless<State, StepFrame>(
  [
    {
      rule: '8.3.5.1-11',
      passes: (s, f) => !mustBuyTrain(s, f.of) || cashOf(s, f.of) < trainPrice(nextTrain(s)),
      says: (_, f) => `The ${f.of} has a route, no train and the money for one, so it must buy a train.`,
    },
  ],
  (g, f) => {
    // A system comes back: its other shell is empty then and may be filled, too.
    if (isSystem(g.s, f.of) && mustBuyTrain(g.s, f.of)) push(g, emergencyFor(f.of));
    else pop(g, f);
  },
);

export const trains = stepKind([buyTrain, buyTrainFrom, fillShell, done], (_, f) => `${f.of}: buy trains`);
