/** Stock round: maximum number of certificates. */
import { certificatesOf } from '@roundhouse/rail';
import { certificateLimit, companyIds, PRESIDENT_SHARES, privateIds } from '../material.ts';
import type { State } from '../state.ts';

/** Share certificates, the president's counting as one, and privates in the player's own hand. */
export function certificates(s: State, player: string): number {
  const shares = companyIds.reduce((sum, company) => sum + certificatesOf(s, company, player, PRESIDENT_SHARES), 0);
  return shares + privateIds.filter((id) => s.privates[id] === player).length;
}

export const limitOf = (s: State): number => certificateLimit[s.players.length]!;
export const overLimit = (s: State, player: string): boolean => certificates(s, player) > limitOf(s);
