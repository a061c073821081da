import type { LoggedAction } from '@roundhouse/kernel';
import { cashOf, cellAt, type RailState, type RailTitle } from '@roundhouse/rail';
import { salePrice } from '@roundhouse/titles/1839/face';
import { numberOf, textOf } from '../../table/details.ts';
import type { Words } from '../../table/words.ts';
import { fallOf } from './lanes.ts';
import { as1839 } from './state.ts';

/** What a sale would bring before it is announced, and what a company pays to have its shares back. */
export function rowNote(title: RailTitle, s: RailState, action: LoggedAction): Words | null {
  if (!action.frame.startsWith('stockTurn')) return null;
  const company = textOf(action, 'company');
  const count = numberOf(action, 'count');
  if (action.type === 'sell') {
    const after = cellAt(title.material(s).markets, fallOf(title, s, { company, count })).price;
    const each = salePrice(as1839(s), company);
    return { id: 'own.row.sell', values: { each, before: title.priceOf(s, company), after } };
  }
  if (action.type !== 'redeem') return null;
  return { id: 'own.row.redeem', values: { cost: count * title.priceOf(s, company), treasury: cashOf(s, company) } };
}
