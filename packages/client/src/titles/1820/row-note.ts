import { apply, type LoggedAction } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { cousinOf, price, priceAfter, treasuryOf } from '@roundhouse/titles/1820/face';
import { numberOf, textOf } from '../../table/details.ts';
import type { Words } from '../../table/words.ts';
import { as1820, frameOf } from './state.ts';

/** What a cousin would have for so much. */
const treasury = (cousin: string, paid: number): Words => ({
  id: 'own.row.treasury',
  values: { treasury: Math.abs(cousinOf(cousin).price - paid) },
});

/** What is paid for markers above the limit, and the loans that it takes. */
function overageNote(title: RailTitle, s: RailState, action: LoggedAction): Words | null {
  const done = apply(title, s, action);
  if (!done.ok) return null;
  const paid = done.events.find(({ event, why }) => event === 'pay' && why === 'overage');
  const loans = done.events.filter(({ event, why }) => event === 'pay' && why === 'loan').length;
  return { id: 'own.row.fee', values: { fee: numberOf(paid ?? {}, 'amount'), loans } };
}

/** The most telling words about a row, where its differences do not say them. */
export function rowNote(title: RailTitle, s: RailState, action: LoggedAction): Words | null {
  const cousin = textOf(action, 'private');
  if (action.type === 'buyCousin') return treasury(cousin, frameOf(s, 'leftovers')?.price ?? 0);
  if (action.type === 'takeTrain') {
    const owed = as1820(s).ext.stockRound === 1;
    return {
      id: owed ? 'own.row.fromIncome' : 'own.row.paid',
      values: { price: frameOf(s, 'takeTrains')?.price ?? 0 },
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
          values: { before: price(as1820(s), company), after: priceAfter(as1820(s), company, spaces) },
        };
  }
  if (action.type === 'buyTrain') {
    const [, company = ''] = action.frame.split('/');
    const missing = (title.train(s, textOf(action, 'train'))?.price ?? 0) - treasuryOf(as1820(s), company);
    return missing > 0 ? { id: 'own.row.help', values: { missing } } : null;
  }
  if (action.type === 'overpay')
    return treasury(cousin, (frameOf(s, 'overpayment')?.paid[cousin] ?? 0) + numberOf(action, 'amount'));
  return null;
}
