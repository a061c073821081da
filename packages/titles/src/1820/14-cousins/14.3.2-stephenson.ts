/** 14.3.2 Robert Stephenson & Charles Fox: station markers for nothing. */
import { BANK, type CompanyId, pay } from '@roundhouse/rail';
import { setCharter } from '../13-companies/13.1-sizes.ts';
import { charterOf, type Game, type State } from '../state.ts';
import { invested } from './14.1-investments.ts';

export const STEPHENSON = 'RSCF';
export const MOST_FREE_MARKERS = 3;
/** 14.3.2-4. */
const REWARD = 50;

/** How many more a company may place or acquire for nothing: one in a game for each share held, three at most (14.3.2-2, Q65). */
export const freeMarkersLeft = (s: State, company: CompanyId): number =>
  Math.max(0, Math.min(MOST_FREE_MARKERS, invested(s, STEPHENSON, company)) - charterOf(s, company)!.freeMarkers);

/** One of them is placed or acquired. */
export function useFreeMarker(g: Game, company: CompanyId): void {
  setCharter(g, company, { freeMarkers: charterOf(g.s, company)!.freeMarkers + 1 });
  pay(g, BANK, STEPHENSON, REWARD, 'power');
}
