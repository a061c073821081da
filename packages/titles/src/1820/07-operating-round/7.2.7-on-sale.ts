/** 7.2.7 Buy train(s): what is for sale, and the limits of every purchase. */
import type { Check } from '@roundhouse/kernel';
import {
  type CompanyId,
  isFullBy,
  type OnSale,
  onSale,
  purchaseJudge,
  type StepFrame,
  type TrainId,
} from '@roundhouse/rail';
import { maintenance, trainLimitIn } from '../10-context/10.5-cost-of-business.ts';
import { isPrivate } from '../13-companies/13.1-sizes.ts';
import { treasuryOf } from '../13-companies/13.2-private-companies.ts';
import { limits, trainsOf } from '../13-companies/13.7-train-limit.ts';
import { companyIds, roster, pounds } from '../material.ts';
import { operatingTurnOf, type State } from '../state.ts';
import { directorsMoney, sharesBring } from './7.2-raising.ts';

/** Colour by colour (15.1-3); nothing once the last gray train is gone. */
export const nextTrain = (s: State): OnSale | undefined => onSale(s, roster, { tier: ({ tier }) => tier })[0];

export interface Buying {
  readonly by: string;
  readonly train: TrainId;
  readonly price?: number;
}

export const judge = purchaseJudge<State, Buying>({
  roster,
  money: pounds,
  onSale: (s) => [nextTrain(s)].filter((sale) => sale !== undefined),
  holders: companyIds,
  turn: (s) => operatingTurnOf(s)!,
});

/** What a train costs in the supply, or did. */
export const supplyPrice = (s: State, train: TrainId): number => judge.meant(s, { train }).face.price;

/** What a train of another company is worth at most, or at least, where one of the two is private or the director adds to it. */
export const fairPrice = (s: State, train: TrainId): number =>
  Math.max(1, supplyPrice(s, train) - maintenance(s, train));

/** The limit of the phase before the purchase (7.2.7-1, 13.7-1). */
export const withinLimit: Check<State, StepFrame, unknown> = {
  rule: '7.2.7-1',
  passes: (s, f) => !isFullBy(s, limits, f.of),
  says: (s, f) => `The ${f.of} is at the train limit of ${trainLimitIn(s)}.`,
};

/** The director may add money, and need not, for a private company or for one that owns no train (7.2.7-5, 7.2.7-6). */
export const mayHelp = (s: State, company: CompanyId): boolean =>
  isPrivate(s, company) || trainsOf(s, company).length === 0;
/** What the treasury lacks, which the director would have to add at least. */
export const lack = (s: State, company: CompanyId, price: number): number =>
  Math.max(0, price - treasuryOf(s, company));
/** What the director can add: cash freely; for what is still missing then, shares are sold, and not for more (Q80). */
export function mostHelp(s: State, company: CompanyId, price: number): number {
  const [needed, cash] = [lack(s, company, price), directorsMoney(s, company)];
  return needed > cash ? Math.min(needed, cash + sharesBring(s, company)) : Math.min(price, cash);
}
