/** 14.5.1 James Holden: a train before it runs, by the rules of 7.2.7; the cousin earns nothing by it (14.5.1-3, Q66). */
import { type CompanyId, setExt, sharesOf } from '@roundhouse/rail';
import { isPublic, setCharter } from '../13-companies/13.1-sizes.ts';
import type { Game, State } from '../state.ts';

const HOLDEN = 'JH';
const MOST = 3;

/** Is it a public company of which the cousin holds shares? */
export const isHoldens = (s: State, company: CompanyId): boolean =>
  isPublic(s, company) && sharesOf(s, company, HOLDEN) > 0;

/** Three times in a game, and once for each company (14.5.1-2). */
export const hasHoldenLeft = (s: State, company: CompanyId): boolean =>
  s.ext.earlyTrains < MOST && !s.ext.charters[company]!.earlyTrain;

export function useHolden(g: Game, company: CompanyId): void {
  setExt(g, { earlyTrains: g.s.ext.earlyTrains + 1 });
  setCharter(g, company, { earlyTrain: true });
}
