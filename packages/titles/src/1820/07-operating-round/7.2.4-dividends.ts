/** 7.2.4 Pay or withhold dividends. */
import { type FrameKind, timed } from '@roundhouse/kernel';
import {
  BANK,
  type CompanyId,
  type DividendFrame,
  dividendStep,
  pay,
  type Payout,
  POOL,
  type Step,
} from '@roundhouse/rail';
import { isPrivate } from '../13-companies/13.1-sizes.ts';
import { collect } from '../13-companies/13.2-private-companies.ts';
import { holders, isUndirected } from '../13-companies/13.4-directors.ts';
import { trainsOf } from '../13-companies/13.7-train-limit.ts';
import { moveBy, price } from '../16-stock-market.ts';
import { BR, pounds } from '../material.ts';
import type { Game, OperatingTurn, State } from '../state.ts';
import { showLate } from './7.2.3-running.ts';
import { plays } from '../readings.ts';
import { inOrder, onTurn, operating } from './7.2-order.ts';

/**
 * A share earns a part of the revenue that all shares divide (7.2.4-4). A holder's total is rounded, up for players and cousins
 * and down for the pool (7.2.4-5, 7.2.4-6, 7.2.4-8); the treasury gets what is left, never less than nothing (7.2.4-7, Q47).
 */
const byHolder: Payout = {
  gets: (revenue, held, shares, owner) => {
    const part = (held * revenue) / shares;
    return owner === POOL ? Math.floor(part) : Math.ceil(part);
  },
  keeps: (revenue, paid) => Math.max(0, revenue - paid),
};

/** How far a price rises for a dividend of one, two or four times itself (7.2.4-10). */
const RISES = [1, 2, 4];
/** It falls a second space if it also had no train (7.2.4-11); British Rail can own none (Q71). */
const fallOf = (s: State, company: CompanyId): number => (company === BR || trainsOf(s, company).length > 0 ? -1 : -2);

/** All of the revenue counts, with the parts of pool and treasury (16.2.3-1, Q47). */
export function moveByDividend(g: Game, company: CompanyId, dividend: number): void {
  const now = price(g.s, company);
  const rise = RISES.filter((times) => dividend >= times * now).length;
  moveBy(g, company, rise > 0 ? rise : fallOf(g.s, company));
}

/** As a dividend of £0, unless only a dividend moves the price (7.2.4-12, Q3). */
export function fallWithout(g: Game, company: CompanyId, revenue: number): void {
  if (revenue === 0 || !plays(g.s, 'withholding', 'stays')) moveBy(g, company, fallOf(g.s, company));
}

const shared = dividendStep<State, OperatingTurn>({
  payouts: { pay: byHolder },
  owners: (s) => [...holders(s), POOL],
  goesTo: (owner) => (owner === POOL ? BANK : owner),
  paid: moveByDividend,
  withheld: fallWithout,
  money: pounds,
});

/** The whole of it or nothing (7.2.4-1, 7.2.4-9); until then a better run may be shown (Q63). */
const deciding: FrameKind<State, DividendFrame, 'dividend' | 'indicate'> = {
  ...shared.kind,
  moves: [...shared.kind.moves, showLate],
};
export const dividend = timed(deciding, {
  dividend: [
    ...onTurn,
    {
      rule: '7.2.4-2',
      passes: (s) => !isUndirected(s, operating(s)),
      says: 'No player directs this company, so it withholds all its revenue.',
    },
    {
      rule: '7.2.4-3',
      passes: (s) => !isPrivate(s, operating(s)),
      says: 'A private company always pays its whole revenue to its director.',
    },
    inOrder,
  ],
  indicate: [...onTurn, inOrder],
});
/** British Rail always pays out (13.5-15). */
export const payOut = (g: Game, company: CompanyId, revenue: number): void => shared.settle(g, company, revenue, 'pay');

/** All that a private company earns goes to its director (7.2.4-3, 7.2.4-13); where a cousin directs, all is withheld (7.2.4-2). */
export const step: Step<State, OperatingTurn> = {
  ...shared.step,
  enter(g, f) {
    if (isPrivate(g.s, f.of)) {
      pay(g, BANK, f.of, f.revenue, 'revenue');
      collect(g, f.of);
    } else if (isUndirected(g.s, f.of) && f.revenue > 0) shared.settle(g, f.of, f.revenue, 'withhold');
    else shared.step.enter!(g, f);
  },
};
