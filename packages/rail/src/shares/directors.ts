import type { Draft, OwnerId, PlayerId } from '@roundhouse/kernel';
import { setDirector } from '../ledger/shares.ts';
import { clockwiseFrom } from '../rounds/order.ts';
import type { CompanyId, RailState } from '../state.ts';
import { sharesOf } from './holdings.ts';

/** Whoever decides for a company, as a frame asks for its actors: nobody where it has no director. */
export function directorOf(s: RailState, company: CompanyId): PlayerId[] {
  const director = s.companies[company]?.director ?? null;
  return director === null ? [] : [director];
}

export const directedBy = (s: RailState, player: PlayerId): CompanyId[] =>
  Object.keys(s.companies).filter((company) => s.companies[company]!.director === player);

/**
 * Who directs a company once `seller` has given up `sold` shares: whoever then holds more than the director, the
 * most first, a tie going to the next after the director among the `holders` (the players by their seats, where not
 * given). Nobody takes over who cannot hold the director's certificate.
 */
export function directorAfter(
  s: RailState,
  company: CompanyId,
  directorShares: number,
  seller?: OwnerId,
  sold = 0,
  holders: readonly OwnerId[] = s.players,
): OwnerId | null {
  const director = s.companies[company]!.director;
  if (director === null) return null;
  const held = (holder: OwnerId) => sharesOf(s, company, holder) - (holder === seller ? sold : 0);
  let best = director;
  for (const holder of clockwiseFrom(holders, director)) {
    if (held(holder) >= directorShares && held(holder) > held(best)) best = holder;
  }
  return best;
}

/**
 * After shares have moved: whoever ought to direct does so from now on. The director's certificate is exchanged for
 * ordinary ones, so nothing else changes hands.
 */
export function settleDirector<S extends RailState>(
  g: Draft<S>,
  company: CompanyId,
  directorShares: number,
  holders?: readonly OwnerId[],
): void {
  const director = directorAfter(g.s, company, directorShares, undefined, 0, holders);
  if (director !== null) setDirector(g, company, director);
}

/** The largest number up to `most` that is allowed; none is always allowed. */
export function mostAllowed(most: number, allows: (count: number) => boolean): number {
  let count = most;
  while (count > 0 && !allows(count)) count--;
  return Math.max(0, count);
}
