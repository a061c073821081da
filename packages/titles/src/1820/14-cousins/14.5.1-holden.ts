/** 14.5.1 James Holden: a train before it runs, by the rules of 7.2.7; the cousin earns nothing by it (14.5.1-3, Q66). */
import { type CompanyId, setExt } from '@roundhouse/rail';
import { setCharter } from '../13-companies/13.1-sizes.ts';
import type { Game, State } from '../state.ts';
import { invested } from './14.1-investments.ts';

export const HOLDEN = 'JH';
export const MOST_EARLY_TRAINS = 3;

/** Is it a public company of which the cousin holds shares? */
export const isHoldens = (s: State, company: CompanyId): boolean => invested(s, HOLDEN, company) > 0;

/** Three times in a game, and once for each company (14.5.1-2). */
export const hasHoldenLeft = (s: State, company: CompanyId): boolean =>
  s.ext.earlyTrains < MOST_EARLY_TRAINS && !s.ext.charters[company]!.earlyTrain;

export function useHolden(g: Game, company: CompanyId): void {
  setExt(g, { earlyTrains: g.s.ext.earlyTrains + 1 });
  setCharter(g, company, { earlyTrain: true });
}
