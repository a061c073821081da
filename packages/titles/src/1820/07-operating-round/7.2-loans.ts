/** Loans in a company's turn: at any time in it (17.1-3), before each step and after the last that costs something. */
import { isInLiquidation } from '../10-context/10.7-liquidation.ts';
import { isPrivate, sharesInPlay } from '../13-companies/13.1-sizes.ts';
import { isAtBottom, moveBy } from '../16-stock-market.ts';
import { loansOf, takeLoan as borrow } from '../17-loans.ts';
import { after, onlyThen } from '@roundhouse/kernel';
import { isInStep } from './7.2-any-time.ts';
import { directorOf, move, type OperatingTurn, type State } from '../state.ts';

/** Also instead of shares that would be sold for a train. */
const whenOpen = (s: State, f: OperatingTurn): readonly string[] =>
  isInStep(s) || s.stack.at(-1)!.kind === 'contribution' ? directorOf(s, f.of) : [];

/** Would one more put it into liquidation? */
const leadsDown = (s: State, company: string): boolean =>
  isAtBottom(
    after(s, (g) => moveBy(g, company, -1)),
    company,
  );

/** Interest on it is due in step 9, and at once when that is over (17.1-4, Q52). */
export const takeLoan = move({
  type: 'takeLoan',
  ambient: true,
  actors: whenOpen,
  candidates: (s, f: OperatingTurn) => (isPrivate(s, f.of) ? [] : [{}]),
  checks: [
    {
      rule: '17.1-2',
      passes: (s, f: OperatingTurn) => !isPrivate(s, f.of),
      says: (_, f) => `The ${f.of} is private and cannot take loans.`,
    },
    {
      rule: '10.7-3',
      passes: (s, f) => !isInLiquidation(s, f.of),
      says: (_, f) => `The ${f.of} is in liquidation and cannot take loans.`,
    },
    {
      rule: '17.2-1',
      passes: (s, f) => loansOf(s, f.of) < sharesInPlay(s, f.of),
      says(s, f) {
        const shares = sharesInPlay(s, f.of);
        return `The ${f.of} already has a loan for ${shares === 1 ? 'its one share' : `each of its ${shares} shares`} in play.`;
      },
    },
    {
      rule: '17.1-6',
      passes: (s, f) => !leadsDown(s, f.of),
      says: (_, f) => `One more loan would put the ${f.of} into liquidation.`,
    },
  ],
  when: [
    onlyThen('17.1-3', 'A company takes loans only on its Operating Round turn, or with a payment in another round.'),
  ],
  apply: (g, f) => borrow(g, f.of, f.settled),
});
