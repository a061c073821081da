/** 7.2.7 Buy train(s): the director's money for one, and shares that are sold for it. */
import {
  type Action,
  type Check,
  field,
  type OwnerId,
  pop,
  range,
  updateFrame,
  onlyThen,
  type When,
} from '@roundhouse/kernel';
import { type CompanyId, type Offer, propose, type Terms, wasDeclined } from '@roundhouse/rail';
import { sellShares } from '../06-stock-round/6.5.2.3-selling.ts';
import { heirs } from '../13-companies/13.4-directors.ts';
import { isCousin, pounds, pricedIds } from '../material.ts';
import { type Contribution, decides, directorOf, type Game, move, operatingTurnOf, type State } from '../state.ts';
import { keepsDirector, missingFor, mostFor, raisingChecks, saleCandidates } from './7.2-raising.ts';
import { buyFor } from './7.2.7-buying.ts';
import { judge, lack, mostHelp } from './7.2.7-on-sale.ts';
import { inStockRound } from '../06-stock-round/6.1-order.ts';

const missing = (s: State, f: Contribution): number => missingFor(s, f.of, f.price);
/** A pound at least, unless a loan has made it needless since and the director has none. */
const least = (s: State, f: Contribution): number =>
  Math.min(Math.max(1, lack(s, f.of, f.price)), mostHelp(s, f.of, f.price));

/** How much of it; asked only where there is a choice. */
const whenContributed: readonly When<State>[] = [
  onlyThen('7.2.7-5', 'A director adds money only while a train is being bought for a company without one.'),
];

const contribute = move({
  type: 'contribute',
  fields: { amount: field.amount() },
  candidates: (s, f: Contribution) =>
    missing(s, f) > 0 ? [] : [{ openFields: { amount: range(least(s, f), mostHelp(s, f.of, f.price)) } }],
  checks: [
    {
      rule: '7.2.7-7',
      passes: (s, f: Contribution) => missing(s, f) === 0,
      says: (s, f) => `First sell shares: you are ${pounds(missing(s, f))} short.`,
    },
    {
      rule: '7.2.7-5',
      passes: (s, f, a) => a.amount >= least(s, f) && a.amount <= mostHelp(s, f.of, f.price),
      says: (s, f) =>
        `You can add ${pounds(least(s, f))} to ${pounds(mostHelp(s, f.of, f.price))} towards the price of ${pounds(f.price)}.`,
    },
  ],
  when: whenContributed,
  apply: (g, f, a) => finish(g, f, a.amount),
});

interface Sale extends Action {
  readonly company: CompanyId;
  readonly count: number;
}
/** Who would direct the company that sells the train after this sale of its shares; of other shares nobody is asked. */
function concerned(s: State, f: Contribution, { by, company, count }: Sale): OwnerId | null {
  if (company !== judge.ownerOf(s, f.train)) return null;
  const then = heirs(s, company, by, count)[0] ?? s.companies[company]!.director!;
  return f.agreed.includes(then) ? null : then;
}
export interface SaleTerms extends Terms {
  readonly thing: 'sale';
  readonly id: CompanyId;
  readonly company: CompanyId;
  readonly count: number;
}
const termsOf = (f: Contribution, a: Sale): SaleTerms => ({
  thing: 'sale',
  id: a.company,
  company: f.of,
  count: a.count,
});

/** The player who would then direct the seller of the train must agree to it (7.2.7-9). */
const consent: readonly Check<State, Contribution, Sale>[] = [
  {
    rule: '7.2.7-9',
    passes: (s, f, a) => !isCousin(concerned(s, f, a) ?? ''),
    says: (_, _f, a) => `A cousin would direct the ${a.company} after this sale, and a cousin cannot agree to it.`,
  },
  {
    rule: '7.2.7-9',
    passes: (s, f, a) => concerned(s, f, a) === null || !wasDeclined(operatingTurnOf(s)!, termsOf(f, a)),
    says: (_, _f, a) => `The player who would then direct the ${a.company} has declined this sale.`,
  },
];

/** No more than it needs, and the company keeps its director (7.2.7-7, Q80). */
const saleLimits: readonly Check<State, Contribution, Sale>[] = [
  keepsDirector<Contribution>('7.2.7-7', () => true),
  ...raisingChecks((s, f: Contribution) => missing(s, f)),
  ...consent,
];
const sell = move({
  type: 'sell',
  fields: { company: field.oneOf(pricedIds), count: field.amount() },
  candidates: (s, f: Contribution) => (missing(s, f) > 0 ? saleCandidates(s, f.of) : []),
  checks: saleLimits,
  when: inStockRound.sell,
  apply(g, f, a) {
    const other = concerned(g.s, f, a);
    if (other === null) sellFor(g, f, a);
    else propose(g, { of: a.company, made: a, needs: [other], terms: termsOf(f, a) });
  },
});

function sellFor(g: Game, f: Contribution, { by, company, count }: Sale, agreed: readonly string[] = f.agreed): void {
  updateFrame<State, Contribution>(g, f, { sold: true, agreed });
  sellShares(g, { as: by, company, count });
}
/** The sale that somebody has agreed to. */
export function carryOutSale(g: Game, { made, needs }: Offer): void {
  const f = g.s.stack.findLast((frame): frame is Contribution => frame.kind === 'contribution')!;
  sellFor(g, f, made as Sale, [...f.agreed, ...needs]);
}

/** Before anything has been sold for it, a train of the supply may be left there. */
const takeBack = move({
  type: 'takeBack',
  candidates: (_, f: Contribution) => (f.sold || f.agreed.length > 0 ? [] : [{}]),
  checks: [
    {
      rule: '7.2.7-7',
      passes: (_, f: Contribution) => !f.sold && f.agreed.length === 0,
      says: 'You must buy this train: its price is agreed, or you have sold shares for it.',
    },
  ],
  apply: (g, f) => pop(g, f),
});

function finish(g: Game, f: Contribution, help: number): void {
  pop(g, f);
  buyFor(g, { company: f.of, train: f.train, price: f.price, help });
}

/** Is there a sale left that nobody has declined? */
const canStillSell = (s: State, f: Contribution): boolean =>
  directorOf(s, f.of).some((by) =>
    pricedIds.some((company) =>
      Array.from({ length: mostFor(s, f.of, by, company) }, (_, i) => i + 1).some((count) =>
        saleLimits.every((check) => check.passes(s, f, { type: 'sell', by, frame: '', company, count })),
      ),
    ),
  );

/** Nothing more to be asked: the purchase happens; or it cannot, because a sale was declined. */
function advance(g: Game, f: Contribution): boolean {
  if (missing(g.s, f) > 0) {
    if (canStillSell(g.s, f)) return false;
    pop(g, f);
    return true;
  }
  const choice = f.help === null && !f.sold && least(g.s, f) < mostHelp(g.s, f.of, f.price);
  // What had to be raised first is no more than is still missing: a loan may have come in between.
  const isRaised = f.sold || f.help !== null;
  if (!choice) finish(g, f, isRaised ? lack(g.s, f.of, f.price) : least(g.s, f));
  return !choice;
}

export const contribution = decides<Contribution, 'contribute' | 'sell' | 'takeBack'>(
  [contribute, sell, takeBack],
  (s, f) =>
    missing(s, f) > 0
      ? `${f.of}: sell shares, you are ${pounds(missing(s, f))} short for the train`
      : `${f.of}: how much of the train’s ${pounds(f.price)} do you add?`,
  advance,
  (_, f) => [f.train, f.price, f.help, f.agreed],
);
