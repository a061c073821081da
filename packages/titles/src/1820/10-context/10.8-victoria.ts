/** 10.8 Death of Queen Victoria. */
import { log } from '@roundhouse/kernel';
import { setExt } from '@roundhouse/rail';
import { bringBritishRail } from '../13-companies/13.5-british-rail.ts';
import { colourNumber } from '../material.ts';
import type { Game, State } from '../state.ts';

const LAST_PHASE = 'brown';

/** Is this Operating Round, as it starts, her last one: the first in brown phase, or in a later one (10.8-1, Q40)? */
export const isHerLast = (s: State): boolean =>
  s.ext.victoriaDied === null && colourNumber(s.phase) >= colourNumber(LAST_PHASE);

/** At its end she dies, and British Rail comes (13.5-4). */
export function bury(g: Game): void {
  setExt(g, { victoriaDied: g.s.ext.stockRound });
  log(g, { event: 'victoria' });
  bringBritishRail(g);
}
