import { IPO, loadsOf, POOL, percentOf, type RailState } from '@roundhouse/rail';
import { floating, limits, PORT_PRICE } from '@roundhouse/titles/1843/face';
import type { Words } from '../../table/words.ts';
import type { CompanyLook } from '../presentation.ts';
import { as1843 } from './state.ts';

function notes(state: RailState, company: string): Words[] {
  const s = as1843(state);
  const [ipo, pool] = [percentOf(s, company, IPO), percentOf(s, company, POOL)];
  const par = s.ext.par[company];
  const ports = Object.values(s.ext.ports).filter((owner) => owner === company).length;
  const loads = loadsOf(s, limits, company);
  return [
    ...(floating.isFloated(s, company) ? [] : [{ id: 'own.note.notFloated' } as const]),
    ...loads.flatMap(({ name, load, most }) =>
      load > 0 ? [{ id: `own.note.${name}`, values: { load, most } } as const] : [],
    ),
    ...(ports > 0 ? [{ id: 'own.note.ports', values: { income: ports * PORT_PRICE } } as const] : []),
    ...(ipo > 0 && par !== undefined ? [{ id: 'own.note.ipo', values: { ipo, par } } as const] : []),
    ...(pool > 0 ? [{ id: 'own.note.pool', values: { pool } } as const] : []),
    ...(ipo + pool === 0 ? [{ id: 'own.note.soldOut' } as const] : []),
  ];
}

export const company: CompanyLook = { notes };

/** A port marker that a company has claimed lies on its charter. */
export const markersTaken = (state: RailState): readonly string[] => {
  const { ports } = as1843(state).ext;
  return Object.keys(ports).filter((hex) => ports[hex] !== null);
};
