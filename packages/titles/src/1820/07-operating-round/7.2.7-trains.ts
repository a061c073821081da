/** 7.2.7 Buy train(s): from the supply. */
import { type Candidate, field, push, range } from '@roundhouse/kernel';
import { about, type CompanyId, isFullBy } from '@roundhouse/rail';
import { isPrivate } from '../13-companies/13.1-sizes.ts';
import { treasuryOf } from '../13-companies/13.2-private-companies.ts';
import { isUndirected } from '../13-companies/13.4-directors.ts';
import { limits, trainsOf } from '../13-companies/13.7-train-limit.ts';
import { hasHoldenLeft, isHoldens } from '../14-cousins/14.5.1-holden.ts';
import { pounds, roster } from '../material.ts';
import { type Game, move, type State, type TrainsStep } from '../state.ts';
import { fail } from './7.2.5-maintenance.ts';
import { directorsMoney } from './7.2-raising.ts';
import { buyFor } from './7.2.7-buying.ts';
import { judge, lack, mayHelp, mostHelp, nextTrain, supplyPrice, withinLimit } from './7.2.7-on-sale.ts';
import { whenFromSupply } from './7.2.7-order.ts';

/** Alone, or with so much of the director's money. */
function candidates(s: State, f: TrainsStep): Candidate[] {
  const sale = nextTrain(s);
  if (sale === undefined) return [];
  const { train, face } = sale;
  const subjects = [about.train(train), about.company(f.of)];
  const least = Math.max(1, lack(s, f.of, face.price));
  const most = mostHelp(s, f.of, face.price);
  return [
    { fields: { train }, subjects },
    ...(mayHelp(s, f.of) && least <= most
      ? [{ fields: { train }, openFields: { help: range(least, most) }, subjects }]
      : []),
  ];
}

/** At its face value (7.2.7-2). */
export const buyTrain = move({
  type: 'buyTrain',
  fields: { train: field.oneOf(roster.trains), help: field.optional(field.amount()) },
  candidates,
  checks: [
    judge.refusing('15.1-3', 'notOnSale', (s) => {
      const next = nextTrain(s);
      return next ? `The supply sells only ${next.face.name} trains now.` : 'The supply has no trains left.';
    }),
    withinLimit,
    {
      rule: '7.2.7-5',
      passes: (s, f: TrainsStep, a) => a.help === undefined || mayHelp(s, f.of),
      says: (_, f) => `The ${f.of} already has a train, so you cannot add your own money for another.`,
    },
    {
      rule: '7.2.7-5',
      passes: (s, f, a) => (a.help ?? 0) <= mostHelp(s, f.of, supplyPrice(s, a.train)),
      says: (s, f, a) =>
        `The train costs ${pounds(supplyPrice(s, a.train))}, and you can add at most ${pounds(mostHelp(s, f.of, supplyPrice(s, a.train)))}.`,
    },
    {
      rule: '7.2.7-2',
      passes: (s, f, a) => (a.help ?? 0) >= lack(s, f.of, supplyPrice(s, a.train)),
      says: (s, f, a) =>
        `The train costs ${pounds(supplyPrice(s, a.train))}, and the ${f.of} has ${pounds(treasuryOf(s, f.of))}${a.help === undefined ? '' : ` plus ${pounds(a.help)} from you`}.`,
    },
  ],
  when: whenFromSupply,
  apply(g, f, { train, help = 0 }) {
    const price = supplyPrice(g.s, train);
    if (help > directorsMoney(g.s, f.of))
      push(g, { kind: 'contribution', of: f.of, train, price, help, agreed: [], sold: false });
    else buyFor(g, { company: f.of, train, price, help });
  },
});

/** Has it room for a train, and somebody to decide (Q49)? */
export const mayBuy = (s: State, company: CompanyId): boolean =>
  !isUndirected(s, company) && !isFullBy(s, limits, company);

/** A private company, and one that Holden's power serves: before its trains run, from the supply only (7.2-2, 14.5.1-1). */
export const mayBuyEarly = (s: State, company: CompanyId): boolean =>
  mayBuy(s, company) &&
  nextTrain(s) !== undefined &&
  (isPrivate(s, company) || (isHoldens(s, company) && hasHoldenLeft(s, company)));

/** A company without a train at the end of the step fails (7.2.7-11, 7.2.7-12, Q50). */
export function failIfTrainless(g: Game, company: CompanyId): void {
  if (trainsOf(g.s, company).length === 0) fail(g, company);
}
