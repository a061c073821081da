/** 8.8.1 Train purchasing: the one rusted train of a company, and what it is given back for. */
import { field } from '@roundhouse/kernel';
import { asItLies, DEPOT, trainsOf } from '@roundhouse/rail';
import { isRusted } from '../13-trains.ts';
import { roster, trainDef } from '../material.ts';
import type { State } from '../state.ts';
import { type BuyCheck, type Buying, judge } from './8.8.1-on-sale.ts';

/** Its rusted train, which it would give back for the purchase, is not there any more. */
export const without = (s: State, { instead }: Buying): State =>
  instead === undefined ? s : { ...s, trains: { ...s.trains, [instead]: DEPOT } };

/** A later colour, or the 3+1 in place of a 2+1 (Q46). */
function isLarger(s: State, a: Buying): boolean {
  const [given, taken] = [asItLies(s, roster, a.instead!), judge.meant(s, a)];
  const [before, after] = [trainDef(given.train).tier, trainDef(taken.train).tier];
  return after > before || (after === before && taken.face.price > given.face.price);
}

export const insteadChecks: readonly BuyCheck[] = [
  {
    rule: '8.8.1-15',
    passes: (s, f, a) =>
      a.instead === undefined || (s.trains[a.instead] === f.of && isRusted(s, a.instead) && isLarger(s, a)),
    says: 'A company can give back a rusted train only while it buys a larger one.',
  },
  {
    rule: '8.8.1-12',
    passes: (s, f, a) =>
      !isRusted(s, a.train) || !trainsOf(without(s, a), roster, f.of).some((train) => isRusted(s, train)),
    says: (_, f) => `The ${f.of} already owns a rusted train, and may own only one.`,
  },
];

export const insteadField = { instead: field.optional(field.oneOf(roster.trains)) };

/** With each purchase its rusted train can be given back. */
export const waysFor = (
  s: State,
  company: string,
): readonly ({ readonly instead: string } | Record<string, never>)[] => [
  {},
  ...trainsOf(s, roster, company)
    .filter((train) => isRusted(s, train))
    .map((instead) => ({ instead })),
];
