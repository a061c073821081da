/** 13.3.3 Company directors. */
import { canGiveUp, directorAfter, mostToGiveUp, settleDirector as settleByOrder } from '@roundhouse/rail';
import { DIRECTOR_SHARES } from '../material.ts';
import type { Game, State } from '../state.ts';

/** Who directs after so many shares are given up; ties go by the number cards (13.3.3-6). */
export const directorThen = (s: State, company: string, seller: string, sold: number): string | null =>
  directorAfter(s, company, DIRECTOR_SHARES, seller, sold, s.ext.order);

/**
 * Whoever owns more than the director takes over at once; certificates are exchanged, so nothing else changes
 * (13.3.3-1, 13.3.3-2, 13.3.3-3, 13.3.3-4, 13.3.3-7).
 */
export const settleDirector = (g: Game, company: string): void =>
  settleByOrder(g, company, DIRECTOR_SHARES, g.s.ext.order);

export const mayGiveUp = (s: State, company: string, seller: string, count: number): boolean =>
  canGiveUp(s, company, DIRECTOR_SHARES, seller, count);

export const mostToSell = (s: State, company: string, seller: string): number =>
  mostToGiveUp(s, company, DIRECTOR_SHARES, seller);
