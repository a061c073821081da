/** Stock round: maximum number of certificates. */
import { canSellDown, certificatesHeld } from '@roundhouse/rail';
import { certificateLimit, DIRECTOR_SHARES } from '../material.ts';
import type { State } from '../state.ts';
import { selling, startedThisRound } from './selling.ts';
import type { Check } from '@roundhouse/kernel';

/**
 * Share certificates, the president's counting as one, and privates in the player's own hand (maximum-certificates-2,
 * maximum-certificates-3).
 */
export const certificates = (s: State, player: string): number => certificatesHeld(s, player, DIRECTOR_SHARES);

export const limitOf = (s: State): number => certificateLimit[s.players.length]!;
const overLimit = (s: State, player: string): boolean => certificates(s, player) > limitOf(s);

/** A player with too many sells first. */
export const withinLimit: Check<State, unknown, { readonly by: string }> = {
  rule: 'maximum-certificates-4',
  passes: (s, _, a) => !overLimit(s, a.by),
  says: (s) => `You hold more than ${limitOf(s)} certificates: sell down to the limit first.`,
};

/** Over the limit, and able to do something about it (Q13: what the market cannot take is kept). */
export const mustSellDown = (s: State, player: string): boolean =>
  overLimit(s, player) && canSellDown(s, player, selling, (company) => !startedThisRound(s, company));
