/** 7.2.5 Pay train maintenance and 7.2.8 Pay loan interest: what a company owes in its turn, paid in full or refused. */
import { field, log, pop, push, updateFrame } from '@roundhouse/kernel';
import { type CompanyId, pay } from '@roundhouse/rail';
import { sellShares } from '../06-stock-round/6.5.2.3-selling.ts';
import { interest, maintenance } from '../10-context/10.5-cost-of-business.ts';
import { putIntoLiquidation } from '../10-context/10.7-liquidation.ts';
import { isPrivate } from '../13-companies/13.1-sizes.ts';
import { charge, closePrivate, treasuryOf } from '../13-companies/13.2-private-companies.ts';
import { isUndirected } from '../13-companies/13.4-directors.ts';
import { trainsOf } from '../13-companies/13.7-train-limit.ts';
import { moveBy } from '../16-stock-market.ts';
import { loansOf } from '../17-loans.ts';
import { pounds, pricedIds } from '../material.ts';
import { decides, directorOf, type Due, type Game, move, operatingTurnOf, type State } from '../state.ts';
import {
  directorsMoney,
  keepsDirector,
  missingFor,
  raisingChecks,
  saleCandidates,
  sharesBring,
} from './7.2-raising.ts';
import { inStockRound } from '../06-stock-round/6.1-order.ts';
import { inOrder, onTurn } from './7.2-order.ts';

/** For every train by its colour (7.2.5-1), and for every loan, those taken to pay it included (7.2.8-1, Q52). */
const owed: Readonly<Record<Due['what'], (s: State, company: CompanyId) => number>> = {
  maintenance: (s, company) => trainsOf(s, company).reduce((sum, train) => sum + maintenance(s, train), 0),
  interest: (s, company) => loansOf(s, company) * interest(s),
};
export const owes = (s: State, { what, of }: Pick<Due, 'what' | 'of'>): number => owed[what](s, of);

/** What the treasury lacks, which is what a director may add (Q45). */
const lacks = (s: State, f: Due): number => Math.max(0, owes(s, f) - treasuryOf(s, f.of));

/** What treasury and director together lack, for which shares can be sold. */
const missing = (s: State, f: Due): number => missingFor(s, f.of, owes(s, f));
const canRaise = (s: State, f: Due): boolean => missing(s, f) <= sharesBring(s, f.of);

/** It has not paid, or owns no train: a public company goes into liquidation, a private one closes (15.1-4, Q46). */
export function fail(g: Game, company: CompanyId): void {
  if (isPrivate(g.s, company)) {
    closePrivate(g, company);
    return;
  }
  putIntoLiquidation(g, company);
  updateFrame(g, operatingTurnOf(g.s)!, { failed: true });
}

/** All of it or nothing (7.2.8-6). If the director has added something, the price falls one space (7.2.5-2, 7.2.8-2). */
const payDue = move({
  type: 'payDue',
  checks: (['maintenance', 'interest'] as const).map((what) => ({
    rule: what === 'maintenance' ? '7.2.5-2' : '7.2.8-2',
    passes: (s: State, f: Due) => f.what !== what || missing(s, f) === 0,
    says(s: State, f: Due) {
      const help = directorsMoney(s, f.of);
      return `The ${f.of} owes ${pounds(owes(s, f))} but has only ${pounds(treasuryOf(s, f.of))}, and you can add ${help === 0 ? 'nothing' : `only ${pounds(help)}`}.`;
    },
  })),
  when: [...onTurn, inOrder],
  apply(g, f) {
    pop(g, f);
    const help = lacks(g.s, f);
    for (const director of directorOf(g.s, f.of)) pay(g, director, f.of, help, 'help');
    charge(g, f.of, owes(g.s, f), f.what);
    if (help > 0) moveBy(g, f.of, -1);
    settled(g, f);
  },
});

/** 7.2.5-3, 7.2.5-4, 7.2.8-4, 7.2.8-5. */
const refuse = move({
  type: 'refuse',
  candidates: (s, f: Due) => (f.sold && canRaise(s, f) ? [] : [{}]),
  checks: [
    {
      rule: 'Q80',
      passes: (s, f: Due) => !f.sold || !canRaise(s, f),
      says: (_, f) => `You have sold shares so that the ${f.of} can pay, so it must pay.`,
    },
  ],
  when: [...onTurn, inOrder],
  apply(g, f) {
    pop(g, f);
    defaultOn(g, f);
  },
});

function defaultOn(g: Game, f: Pick<Due, 'what' | 'of'>): void {
  log(g, { event: 'refuses', company: f.of, what: f.what, amount: owes(g.s, f) });
  fail(g, f.of);
}

/** Nothing is owed any more. Only who has paid its interest may repay loans (7.2.9-1). */
const settled = (g: Game, { what }: Pick<Due, 'what'>): void => {
  const turn = operatingTurnOf(g.s)!;
  if (what === 'interest') updateFrame(g, turn, { settled: true });
};

/** For what treasury and director lack, shares can be sold, and the company keeps its director (7.2.8-3, Q45). */
const sell = move({
  type: 'sell',
  fields: { company: field.oneOf(pricedIds), count: field.amount() },
  candidates: (s, f: Due) => (missing(s, f) > 0 && canRaise(s, f) ? saleCandidates(s, f.of) : []),
  checks: [
    keepsDirector<Due>('Q45', ({ what }) => what === 'maintenance'),
    keepsDirector<Due>('7.2.8-3', ({ what }) => what === 'interest'),
    ...raisingChecks(missing),
    {
      rule: 'Q80',
      passes: canRaise,
      says: (s, f) =>
        `Your shares would bring only ${pounds(sharesBring(s, f.of))} of the ${pounds(missing(s, f))} needed, so you cannot sell any for this.`,
    },
  ],
  when: inStockRound.sell,
  apply(g, f, a) {
    updateFrame<State, Due>(g, f, { sold: true });
    sellShares(g, { as: a.by, company: a.company, count: a.count });
  },
});

export const due = decides<Due, 'payDue' | 'refuse' | 'sell'>(
  [payDue, refuse, sell],
  (s, f) => `${f.of}: pay ${pounds(owes(s, f))} ${f.what}, or refuse`,
);

/** Where a cousin directs, nothing is paid: whatever is owed is refused (14.1-6, Q49). */
export function enterDue(g: Game, company: CompanyId, what: Due['what']): void {
  const f = { what, of: company };
  if (owes(g.s, f) === 0) settled(g, f);
  else if (isUndirected(g.s, company)) defaultOn(g, f);
  else push(g, { kind: 'due', ...f, sold: false });
}
