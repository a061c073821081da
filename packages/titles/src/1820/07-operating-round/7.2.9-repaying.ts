/** 7.2.9 Repay loans: the last step (17.3-1). */
import { pop } from '@roundhouse/kernel';
import { cashOf, type CompanyId, endStep } from '@roundhouse/rail';
import { isUndirected } from '../13-companies/13.4-directors.ts';
import { loansOf, repayLoan as payBack } from '../17-loans.ts';
import { LOAN } from '../material.ts';
import { decides, move, type OperatingTurn, operatingTurnOf, type Repaying, type State } from '../state.ts';
import { plays } from '../readings.ts';

/** Has it a loan, and the money for it? A private company has none (17.1-2). */
const canRepay = (s: State, company: CompanyId): boolean => loansOf(s, company) > 0 && cashOf(s, company) >= LOAN;

/** Interest comes first: a company that has refused to pay it repays nothing (7.2.9-1). */
export const mayRepay = (s: State, { of, settled }: OperatingTurn): boolean =>
  (settled || plays(s, 'refusedInterest', 'repaying')) && !isUndirected(s, of) && canRepay(s, of);

/** One after the other; the price does not rise for a company that has failed in this turn (10.7-6). */
const repayLoan = move({
  type: 'repayLoan',
  fields: {},
  candidates: () => [{}],
  // The step is over when the company has no loan, or less than £200 for one (7.2.9-1).
  checks: [],
  apply: (g, f: Repaying) => payBack(g, f.of, !operatingTurnOf(g.s)!.failed),
});

export const repaying = decides<Repaying, 'repayLoan' | 'pass'>(
  [repayLoan, endStep],
  (s, f) => `${f.of}: repay ${loansOf(s, f.of) === 1 ? 'its loan' : `some of its ${loansOf(s, f.of)} loans`}`,
  (g, f) => {
    const over = !canRepay(g.s, f.of);
    if (over) pop(g, f);
    return over;
  },
);
