/** Stock round: maximum number of certificates. */
import { canSellDown, certificatesHeld } from '@roundhouse/rail';
import { certificateLimit, DIRECTOR_SHARES } from '../material.ts';
import type { State } from '../state.ts';
import { selling, startedThisRound } from './selling.ts';

/**
 * Share certificates, the president's counting as one, and privates in the player's own hand (maximum-certificates-2,
 * maximum-certificates-3).
 */
export const certificates = (s: State, player: string): number => certificatesHeld(s, player, DIRECTOR_SHARES);

export const limitOf = (s: State): number => certificateLimit[s.players.length]!;
export const overLimit = (s: State, player: string): boolean => certificates(s, player) > limitOf(s);

/** Over the limit, and able to do something about it (Q13: what the market cannot take is kept). */
export const mustSellDown = (s: State, player: string): boolean =>
  overLimit(s, player) && canSellDown(s, player, selling, (company) => !startedThisRound(s, company));
