/** 8.8.1 Train purchasing: what the bank sells, who must buy, and with whose money. */
import { type Check, field } from '@roundhouse/kernel';
import {
  asItLies,
  cashOf,
  cashWith,
  directorsCash,
  type OnSale,
  onSale,
  POOL,
  type Purchase,
  purchaseJudge,
  type StepFrame,
  type TrainDef,
  type TrainFace,
  trainsOf,
} from '@roundhouse/rail';
import { isObsolete, isRusted } from '../13-trains.ts';
import { hasRoute } from '../geography.ts';
import { companyIds, FIRST_COLOR, LAST_COLOR, roster, francs } from '../material.ts';
import { plays } from '../readings.ts';
import type { State } from '../state.ts';
import { operatingTurnOf } from '../state-operating.ts';

/**
 * In gray phase all old trains are sold besides, each as a single one (8.8.1-7, 8.8.1-8, 8.8.1-9, 13.2-14, 13.2-15,
 * 13.2-16, 13.2-17, 13.2-18). They count for the limits (8.8.1-13).
 */
export const sidesSold = (s: State, { id, faces }: TrainDef): readonly TrainFace[] => {
  const isOld = s.phase === LAST_COLOR && id !== LAST_COLOR;
  const [first, second, third] = faces;
  if (id !== FIRST_COLOR) return isOld ? [first!] : faces;
  if (!isOld) return [first!, second!];
  return plays(s, 'rustedYellow', 'either-side') ? [first!, third!] : [first!];
};

/** What the supply sells, colour by colour, and the pool, each certificate with the side that is up (8.8.1-4, 8.8.1-5, 8.8.2-8). */
export const sales = (s: State): OnSale[] => [
  ...onSale(s, roster, {
    tier: ({ tier }) => (s.phase === LAST_COLOR ? 0 : tier),
    faces: (kind) => sidesSold(s, kind),
  }),
  ...trainsOf(s, roster, POOL).map((train) => asItLies(s, roster, train)),
];

/** The cheapest train of pool and supply; rusted ones are left out of account (Q44). */
export const cheapest = (s: State): OnSale | undefined =>
  sales(s)
    .filter(({ train }) => !isRusted(s, train))
    .sort((a, b) => a.face.price - b.face.price)[0];

/** A rusted train does not fulfil the duty, nor one that has had its last run (8.8.1-14, Q40). */
const fulfils = (s: State, train: string): boolean => !isRusted(s, train) && !isObsolete(s, train);

/** Has it a route and no train? */
export const mustBuyTrain = (s: State, company: string): boolean =>
  hasRoute(s, company) && !trainsOf(s, roster, company).some((train) => fulfils(s, train)) && cheapest(s) !== undefined;

/** Too poor for the cheapest train, so emergency buying follows (8.8.1-17). */
export const cannotAffordTrain = (s: State, company: string): boolean => cashOf(s, company) < cheapest(s)!.face.price;

export type Buying = Purchase & { readonly by: string; readonly instead?: string | undefined };
export type BuyCheck<A = Buying> = Check<State, StepFrame, A>;

export const judge = purchaseJudge<State, Buying>({
  roster,
  money: francs,
  onSale: sales,
  holders: companyIds,
  further: (_, { instead }): Readonly<Record<string, string>> => (instead === undefined ? {} : { instead }),
  turn: (s) => operatingTurnOf(s)!,
});

export const onSaleCheck = judge.refusing('8.8.1-4', 'notOnSale', (s) => {
  const names = new Set(sales(s).map(({ face }) => `“${face.name}”`));
  return names.size === 0 ? 'The bank has no trains left.' : `The bank sells only these now: ${[...names].join(', ')}.`;
});

export const trainFields = {
  train: field.oneOf(roster.trains),
  face: field.optional(
    field.oneOf([...new Set([...roster.kinds.values()].flatMap(({ faces }) => faces.map(({ name }) => name)))]),
  ),
};
/** A director who helps adds what the treasury lacks. */
export const sources = [directorsCash<State>('help')];
export const atHand = (s: State, f: StepFrame): number => cashWith(s, f.of, sources);
