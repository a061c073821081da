/** 7.2.9 Repay loans: the last step (17.3-1). */
import { pop, type LoggedAction, namedIn } from '@roundhouse/kernel';
import { cashOf, type CompanyId, endStep } from '@roundhouse/rail';
import { isUndirected } from '../13-companies/13.4-directors.ts';
import { loansOf, repayLoan as payBack } from '../17-loans.ts';
import { companyIds, LOAN } from '../material.ts';
import { decides, move, type OperatingTurn, operatingTurnOf, type Repaying, type State } from '../state.ts';
import { plays } from '../readings.ts';
import { inOrder, onTurn, operating } from './7.2-order.ts';
import { isInLiquidation } from '../10-context/10.7-liquidation.ts';

/** Has it a loan, and the money for it? A private company has none (17.1-2). */
const canRepay = (s: State, company: CompanyId): boolean => loansOf(s, company) > 0 && cashOf(s, company) >= LOAN;

/** Interest comes first: a company that has refused to pay it repays nothing (7.2.9-1). */
export const mayRepay = (s: State, { of, settled }: OperatingTurn): boolean =>
  (settled || plays(s, 'refusedInterest', 'repaying')) && !isUndirected(s, of) && canRepay(s, of);

/** The company that the action names, else the one on turn. */
const meant = (s: State, a: LoggedAction): CompanyId => companyIds.find((id) => id === namedIn(a)) ?? operating(s);

/** One after the other; the price does not rise for a company that has failed in this turn (10.7-6). */
const repayLoan = move({
  type: 'repayLoan',
  // The step is over when the company has no loan, or less than £200 for one (7.2.9-1).
  when: [
    {
      rule: '17.3-1',
      passes: (s) => operatingTurnOf(s) !== undefined,
      says: 'A company can repay loans only on its turn in an Operating Round.',
    },
    {
      rule: '17.1-2',
      passes: (s, _, a) => loansOf(s, meant(s, a)) > 0,
      says: (s, _, a) => `The ${meant(s, a)} has no loans to repay.`,
    },
    {
      rule: '7.2.9-1',
      passes: (s, _, a) => meant(s, a) === operating(s) || !isInLiquidation(s, meant(s, a)),
      says: 'Only a company that has paid its interest repays loans, in its own turn.',
    },
    {
      rule: '7.2.9-1',
      passes: (s, _, a) => cashOf(s, meant(s, a)) >= LOAN,
      says: (s, _, a) => `Repaying a loan costs £${LOAN}, and the ${meant(s, a)} has £${cashOf(s, meant(s, a))}.`,
    },
    ...onTurn,
    inOrder,
  ],
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
