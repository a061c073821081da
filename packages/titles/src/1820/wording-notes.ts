import { apply, enclosing, type LoggedAction } from '@roundhouse/kernel';
import type { RailTitle, Said } from '@roundhouse/rail';
import { numberOf, textOf } from '@roundhouse/rail/telling/details';
import { treasuryOf } from './13-companies/13.2-private-companies.ts';
import { price, priceAfter } from './16-stock-market.ts';
import { cousinOf } from './material.ts';
import type { Leftovers, Overpayment, State, TakeTrains } from './state.ts';

/** What a cousin would have for so much. */
const treasury = (cousin: string, paid: number): Said => ({
  id: 'own.row.treasury',
  values: { treasury: Math.abs(cousinOf(cousin).price - paid) },
});

/** What is paid for markers above the limit, and the loans that it takes. */
function overageNote(title: RailTitle, s: State, action: LoggedAction): Said | null {
  const done = apply(title, s, action);
  if (!done.ok) return null;
  const paid = done.events.find(({ event, why }) => event === 'pay' && why === 'overage');
  const loans = done.events.filter(({ event, why }) => event === 'pay' && why === 'loan').length;
  return { id: 'own.row.fee', values: { fee: numberOf(paid ?? {}, 'amount'), loans } };
}

/** The most telling words about a row, where its differences do not say them. */
export function note(title: RailTitle, s: State, action: LoggedAction): Said | null {
  const cousin = textOf(action, 'private');
  if (action.type === 'buyCousin') return treasury(cousin, enclosing<Leftovers>(s, 'leftovers')?.price ?? 0);
  if (action.type === 'takeTrain') {
    const owed = s.ext.stockRound === 1;
    return {
      id: owed ? 'own.row.fromIncome' : 'own.row.paid',
      values: { price: enclosing<TakeTrains>(s, 'takeTrains')?.price ?? 0 },
    };
  }
  if (action.type === 'payOverage') return overageNote(title, s, action);
  if (action.type === 'reduce' && numberOf(action, 'size') === 1) return { id: 'own.row.private' };
  if (action.type === 'takeLoan' || action.type === 'repayLoan') {
    const [, company = ''] = action.frame.split('/');
    const spaces = action.type === 'takeLoan' ? -1 : 1;
    return s.market.at[company] === undefined
      ? null
      : {
          id: 'own.row.price',
          values: { before: price(s, company), after: priceAfter(s, company, spaces) },
        };
  }
  if (action.type === 'buyTrain') {
    const [, company = ''] = action.frame.split('/');
    const missing = (title.train(s, textOf(action, 'train'))?.price ?? 0) - treasuryOf(s, company);
    return missing > 0 ? { id: 'own.row.help', values: { missing } } : null;
  }
  if (action.type === 'overpay')
    return treasury(cousin, (enclosing<Overpayment>(s, 'overpayment')?.paid[cousin] ?? 0) + numberOf(action, 'amount'));
  return null;
}
