import { IPO, POOL, percentOf, type RailState } from '@roundhouse/rail';
import { hasCoal, inGray, isFloated } from '@roundhouse/titles/1828/face';
import type { Words } from '../../table/words.ts';
import type { CompanyLook } from '../presentation.ts';
import { as1828, frameOf } from './state.ts';

function notes(state: RailState, company: string): Words[] {
  const s = as1828(state);
  const [ipo, pool] = [percentOf(s, company, IPO), percentOf(s, company, POOL)];
  const par = s.ext.par[company];
  return [
    ...(isFloated(s, company) ? [] : [{ id: 'own.note.notFloated' } as const]),
    ...(inGray(s, company) ? [{ id: 'own.note.gray' } as const] : []),
    ...(ipo > 0 && par !== undefined ? [{ id: 'own.note.ipo', values: { ipo, par } } as const] : []),
    ...(ipo > 0 && par === undefined ? [{ id: 'own.note.ipoOnly', values: { ipo } } as const] : []),
    ...(pool > 0 ? [{ id: 'own.note.pool', values: { pool } } as const] : []),
    ...(ipo + pool === 0 ? [{ id: 'own.note.soldOut' } as const] : []),
    ...(hasCoal(s, company) ? [{ id: 'own.note.coal' } as const] : []),
  ];
}

export const company: CompanyLook = {
  homesGone: (s) => Object.keys(s.companies).filter((id) => as1828(s).ext.homes.every(({ owner }) => owner !== id)),
  notes,
};

/** By their number cards; in a stock round with the cards of the other colour that passing has brought. */
export function playerMark(s: RailState, player: string): Words | null {
  const at = frameOf(s, 'stockRound')?.cards.indexOf(player) ?? -1;
  return at < 0 ? null : { id: 'own.card', values: { place: at + 1 } };
}

/** How many coal markers lie on the map: on the coalfields and at their tunnel. */
export function legend(s: RailState): Words[] {
  const { coal } = as1828(s).ext;
  return [{ id: 'own.coal', values: { left: coal['K11'] ?? 0, tunnel: coal['K13'] ?? 0 } }];
}
