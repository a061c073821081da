/** Stock round: maximum number of certificates. */
import { certificatesHeld, directorAfter } from '@roundhouse/rail';
import { certificateLimit, companyIds, DIRECTOR_SHARES } from '../material.ts';
import type { State } from '../state.ts';
import { mostToSell, startedThisRound } from './selling.ts';

/**
 * Share certificates, the president's counting as one, and privates in the player's own hand (maximum-certificates-2,
 * maximum-certificates-3).
 */
export const certificates = (s: State, player: string): number => certificatesHeld(s, player, DIRECTOR_SHARES);

export const limitOf = (s: State): number => certificateLimit[s.players.length]!;
export const overLimit = (s: State, player: string): boolean => certificates(s, player) > limitOf(s);

/** Over the limit, and able to do something about it (Q13: what the market cannot take is kept). */
export const mustSellDown = (s: State, player: string): boolean => overLimit(s, player) && canSellDown(s, player);

/**
 * Can the player have fewer certificates by selling? One share whose sale costs the presidency does not help: two
 * certificates come back for the president's.
 */
const canSellDown = (s: State, player: string): boolean =>
  companyIds.some((company) => {
    const { status, director } = s.companies[company]!;
    if (status !== 'started' || startedThisRound(s, company)) return false;
    const most = mostToSell(s, company, player);
    return most > 1 || (most === 1 && directorAfter(s, company, DIRECTOR_SHARES, player, 1) === director);
  });
