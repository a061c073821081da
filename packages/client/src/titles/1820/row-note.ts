import type { LoggedAction } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { cousinOf } from '@roundhouse/titles/1820/face';
import { numberOf, textOf } from '../../table/details.ts';
import type { Words } from '../../table/words.ts';
import { frameOf } from './state.ts';

/** What a cousin would have for so much. */
const treasury = (cousin: string, paid: number): Words => ({
  id: 'own.row.treasury',
  values: { treasury: Math.abs(cousinOf(cousin).price - paid) },
});

/** The most telling words about a row, where its differences do not say them. */
export function rowNote(_: RailTitle, s: RailState, action: LoggedAction): Words | null {
  const cousin = textOf(action, 'private');
  if (action.type === 'buyCousin') return treasury(cousin, frameOf(s, 'leftovers')?.price ?? 0);
  if (action.type === 'overpay')
    return treasury(cousin, (frameOf(s, 'overpayment')?.paid[cousin] ?? 0) + numberOf(action, 'amount'));
  return null;
}
