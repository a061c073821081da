import type { Draft, PlayerId } from '@roundhouse/kernel';
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
 * most first, a tie going to the next after the director in `order` (the seats, where not given). Nobody takes over
 * who cannot hold the director's certificate.
 */
export function directorAfter(
  s: RailState,
  company: CompanyId,
  directorShares: number,
  seller?: PlayerId,
  sold = 0,
  order: readonly PlayerId[] = s.players,
): PlayerId | null {
  const director = s.companies[company]!.director;
  if (director === null) return null;
  const held = (player: PlayerId) => sharesOf(s, company, player) - (player === seller ? sold : 0);
  let best = director;
  for (const player of clockwiseFrom(order, director)) {
    if (held(player) >= directorShares && held(player) > held(best)) best = player;
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
  order?: readonly PlayerId[],
): void {
  const director = directorAfter(g.s, company, directorShares, undefined, 0, order);
  if (director !== null) setDirector(g, company, director);
}

/** The largest number up to `most` that is allowed; none is always allowed. */
export function mostAllowed(most: number, allows: (count: number) => boolean): number {
  let count = most;
  while (count > 0 && !allows(count)) count--;
  return Math.max(0, count);
}
