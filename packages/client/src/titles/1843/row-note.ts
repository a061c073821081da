import type { LoggedAction } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { isRusted, lackingFor, PORT_PRICE } from '@roundhouse/titles/1843/face';
import { outcomeOf } from '../../table/decision/consequences.ts';
import type { Words } from '../../table/words.ts';
import { as1843 } from './state.ts';

/** What a port brings; what a source of money in an emergency leaves to be found, and which price it moves. */
export function rowNote(title: RailTitle, s: RailState, action: LoggedAction): Words | null {
  if (['claimPort', 'buyPort'].includes(action.type)) return { id: 'own.port.pays', values: { income: PORT_PRICE } };
  const [kind, company] = action.frame.split('/');
  if (kind !== 'emergency' || !['sell', 'giveUpPrivate'].includes(action.type)) return null;
  const outcome = outcomeOf(title, s, action);
  if (!outcome.ok) return null;
  const moved = outcome.changes.find((change) => change.kind === 'price');
  const move = moved?.kind === 'price' ? `${moved.company} ${moved.before} ▸ ${moved.after}` : 'none';
  return { id: 'own.owed.then', values: { lacking: lackingFor(as1843(outcome.done), company!), move } };
}

/** An old train does not fulfil the duty to own one. */
export const isSecondary = (s: RailState, { train }: Readonly<Record<string, unknown>>): boolean =>
  typeof train === 'string' && isRusted(as1843(s), train);
