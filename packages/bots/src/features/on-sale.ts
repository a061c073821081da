/** Trains that the bank still sells: what one of them is worth to anybody. */
import type { Offer, RailState } from '@roundhouse/rail';
import type { Mind } from '../mind/mind.ts';
import { textOf } from '../plans/words.ts';
import { boughtPerRound, depotOf, kindOfTrain, lifeOf, trainFacts, trainsHeld } from './clock.ts';

/** Can another of its kind be had from the bank now? */
export const isOnSale = (mind: Mind, s: RailState, train: string): boolean =>
  depotOf(mind.title, s).queue[0] === kindOfTrain(mind.title, s, train);

/** The company that a train belongs to, whichever of its holders has it. */
export const companyWith = (mind: Mind, s: RailState, holder: string): string =>
  mind.companies.find((company) => mind.title.shells(s, company).includes(holder)) ?? holder;

/**
 * Is somebody asked to give up a train for less than it costs to get another: of its kind where the bank sells it, and of
 * whatever the bank sells where it is the last one of its company and would still run?
 */
export function isGift(mind: Mind, s: RailState, by: string): boolean {
  const { terms } = (s.stack.at(-1) ?? {}) as Partial<Offer>;
  const train = terms?.['thing'] === 'train' ? textOf(terms['id']) : '';
  const holder = s.trains[train];
  if (!terms || holder === undefined) return false;
  const seller = companyWith(mind, s, holder);
  if (s.companies[seller]?.director !== by) return false;
  const [sold] = depotOf(mind.title, s).queue;
  const isLast =
    trainsHeld(mind, s, seller).length === 1 &&
    lifeOf(mind, s, kindOfTrain(mind.title, s, train), boughtPerRound(mind, s)) > 1;
  if (sold === undefined || !(isLast || mind.weights.modest > 0 || isOnSale(mind, s, train))) return false;
  return Number(terms['price']) < trainFacts(mind.material).get(sold)!.price;
}
