/** 7.2.7 Buy train(s): from the supply, and the step. */
import { type Candidate, type Check, field, range, updateFrame } from '@roundhouse/kernel';
import {
  about,
  cashOf,
  type CompanyId,
  isFullBy,
  type OnSale,
  onSale,
  pay,
  purchaseJudge,
  type StepFrame,
  type TrainId,
} from '@roundhouse/rail';
import { beginColour, startsPhase } from '../05-phases.ts';
import { trainLimitIn } from '../10-context/10.5-cost-of-business.ts';
import { isPrivate } from '../13-companies/13.1-sizes.ts';
import { fund, treasuryOf } from '../13-companies/13.2-private-companies.ts';
import { isUndirected } from '../13-companies/13.4-directors.ts';
import { limits, trainsOf } from '../13-companies/13.7-train-limit.ts';
import { colourOf, companyIds, roster } from '../material.ts';
import { directorOf, type Game, move, operatingTurnOf, type State, type TrainsStep } from '../state.ts';
import { fail } from './7.2.5-maintenance.ts';
import { directorsMoney } from './7.2-raising.ts';

/** Colour by colour (15.1-3); nothing once the last gray train is gone. */
export const nextTrain = (s: State): OnSale | undefined => onSale(s, roster, { tier: ({ tier }) => tier })[0];

interface Buying {
  readonly by: string;
  readonly train: TrainId;
  readonly price?: number;
}

export const judge = purchaseJudge<State, Buying>({
  roster,
  onSale: (s) => [nextTrain(s)].filter((sale) => sale !== undefined),
  holders: companyIds,
  turn: (s) => operatingTurnOf(s)!,
});

/** The limit of the phase before the purchase (7.2.7-1, 13.7-1). */
export const withinLimit: Check<State, StepFrame, unknown> = {
  rule: '7.2.7-1',
  passes: (s, f) => !isFullBy(s, limits, f.of),
  says: (s, f) => `A company owns ${trainLimitIn(s)} trains at most now, and the ${f.of} has that many.`,
};

/** The director may add money, and need not, for a private company or for one that owns no train (7.2.7-5, 7.2.7-6). */
export const mayHelp = (s: State, company: CompanyId): boolean =>
  isPrivate(s, company) || trainsOf(s, company).length === 0;

/** The director's money for a purchase; what a private company pays is that in any case (Q51). */
export const addHelp = (g: Game, company: CompanyId, help: number): void => {
  if (isPrivate(g.s, company)) return;
  for (const director of directorOf(g.s, company)) pay(g, director, company, help, 'help');
};

/** The phase of a new colour begins at once, for all companies (7.2.7-10, 5-4). */
function buyFromSupply(g: Game, company: CompanyId, train: TrainId): void {
  if (isPrivate(g.s, company)) fund(g, company, judge.meant(g.s, { train }).face.price);
  judge.buy(g, company, { train });
  if (startsPhase(g.s, train)) beginColour(g, colourOf(train));
}

const costs = (s: State, a: Buying): number => judge.meant(s, a).face.price;

/** Alone, or with so much of the director's money. */
function candidates(s: State, f: TrainsStep): Candidate[] {
  const sale = nextTrain(s);
  if (sale === undefined) return [];
  const { train, face } = sale;
  const subjects = [about.train(train), about.company(f.of)];
  const least = Math.max(1, face.price - treasuryOf(s, f.of));
  const most = Math.min(face.price, directorsMoney(s, f.of));
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
    judge.refusing('15.1-3', 'not-on-sale', (s) => {
      const next = nextTrain(s);
      return next ? `The supply sells ${next.face.name} trains now.` : 'There are no trains left in the supply.';
    }),
    withinLimit,
    {
      rule: '7.2.7-5',
      passes: (s, f: TrainsStep, a) => a.help === undefined || mayHelp(s, f.of),
      says: (_, f) => `The ${f.of} owns a train, so its director adds nothing to the price of another.`,
    },
    {
      rule: '7.2.7-5',
      passes: (s, _, a) => (a.help ?? 0) <= Math.min(costs(s, a), cashOf(s, a.by)),
      says: (s, _f, a) => `The train costs £${costs(s, a)}, and you have £${cashOf(s, a.by)} to add.`,
    },
    {
      rule: '7.2.7-2',
      passes: (s, f, a) => treasuryOf(s, f.of) + (isPrivate(s, f.of) ? 0 : (a.help ?? 0)) >= costs(s, a),
      says: (s, f, a) =>
        `That train costs £${costs(s, a)}, and the ${f.of} has £${treasuryOf(s, f.of)}${a.help === undefined ? '' : ` with £${a.help} of yours`}.`,
    },
  ],
  apply(g, f, a) {
    updateFrame<State, TrainsStep>(g, f, { raised: false });
    addHelp(g, f.of, a.help ?? 0);
    buyFromSupply(g, f.of, a.train);
  },
});

/** Has it room for a train, and somebody to decide (Q49)? */
export const mayBuy = (s: State, company: CompanyId): boolean =>
  !isUndirected(s, company) && !isFullBy(s, limits, company);

/** A company without a train at the end of the step fails (7.2.7-11, 7.2.7-12, Q50). */
export function failIfTrainless(g: Game, company: CompanyId): void {
  if (trainsOf(g.s, company).length === 0) fail(g, company);
}
