import type { LoggedAction } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { textOf } from '../../table/details.ts';
import type { Names } from '../../table/names.ts';
import type { Words } from '../../table/words.ts';
import { forecastMerger } from './merger/forecast.ts';

/** What a merger comes to, and which arrangement of trains is that of now. */
export function rowNote(title: RailTitle, s: RailState, action: LoggedAction, names: Names): Words | null {
  if (action.type === 'arrange') {
    const upper = action['trains'] as readonly string[];
    const of = action.frame.split('/')[1]!;
    const here = Object.keys(s.trains).filter((train) => s.trains[train] === of);
    const same = here.length === upper.length && here.every((train) => upper.includes(train));
    return same ? { id: 'own.rowNote.arranged' } : null;
  }
  if (action.type !== 'merge') return null;
  const forecast = forecastMerger(title, s, action, 'tradeUp');
  if (!forecast || forecast.fails) return { id: 'own.rowNote.mergeFails' };
  const company = textOf(action, 'company');
  const price = title.priceOf(forecast.state, company);
  const director = forecast.state.companies[company]?.director ?? '';
  return { id: 'own.rowNote.merge', values: { price, player: names.player(director) } };
}
