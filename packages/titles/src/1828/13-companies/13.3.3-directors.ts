/** 13.3.3 Company directors. */
import { settleDirector as settleByOrder } from '@roundhouse/rail';
import { DIRECTOR_SHARES } from '../material.ts';
import type { Game } from '../state.ts';

/**
 * A player who owns more than the director takes over at once; certificates are exchanged, so nothing else changes
 * (13.3.3-1, 13.3.3-2, 13.3.3-3, 13.3.3-4, 13.3.3-6, 13.3.3-7).
 */
export const settleDirector = (g: Game, company: string): void =>
  settleByOrder(g, company, DIRECTOR_SHARES, g.s.ext.order);
