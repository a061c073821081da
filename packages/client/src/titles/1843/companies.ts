import { IPO, POOL, percentOf, type RailState } from '@roundhouse/rail';
import { floating } from '@roundhouse/titles/1843/face';
import type { Words } from '../../table/words.ts';
import type { CompanyLook } from '../presentation.ts';
import { ours } from './state.ts';

function notes(state: RailState, company: string): Words[] {
  const s = ours(state);
  const [ipo, pool] = [percentOf(s, company, IPO), percentOf(s, company, POOL)];
  const par = s.ext.par[company];
  return [
    ...(floating.isFloated(s, company) ? [] : [{ id: 'own.note.notFloated' } as const]),
    ...(ipo > 0 && par !== undefined ? [{ id: 'own.note.ipo', values: { ipo, par } } as const] : []),
    ...(pool > 0 ? [{ id: 'own.note.pool', values: { pool } } as const] : []),
    ...(ipo + pool === 0 ? [{ id: 'own.note.soldOut' } as const] : []),
  ];
}

export const company: CompanyLook = { notes };
