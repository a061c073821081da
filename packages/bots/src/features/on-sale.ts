/** Trains that the bank still sells: what one of them is worth to anybody. */
import type { Offer, RailState } from '@roundhouse/rail';
import type { Mind } from '../mind/mind.ts';
import { textOf } from '../plans/words.ts';
import { depotOf, kindOfTrain, trainFacts } from './clock.ts';

/** Can another of its kind be had from the bank now? */
export const isOnSale = (mind: Mind, s: RailState, train: string): boolean =>
  depotOf(mind.title, s).queue[0] === kindOfTrain(train);

/** The company that a train belongs to, whichever of its holders has it. */
export const companyWith = (mind: Mind, s: RailState, holder: string): string =>
  mind.companies.find((company) => mind.sense.shells(s, company).includes(holder)) ?? holder;

/** Is somebody asked to give up a train for less than the bank wants for another? */
export function isGift(mind: Mind, s: RailState, by: string): boolean {
  const { terms } = (s.stack.at(-1) ?? {}) as Partial<Offer>;
  const train = terms?.['thing'] === 'train' ? textOf(terms['id']) : '';
  const holder = s.trains[train];
  if (!terms || holder === undefined || !isOnSale(mind, s, train)) return false;
  const price = trainFacts(mind.title).get(kindOfTrain(train))!.price;
  return s.companies[companyWith(mind, s, holder)]?.director === by && Number(terms['price']) < price;
}
