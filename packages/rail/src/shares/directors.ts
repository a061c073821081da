import type { Draft, OwnerId, PlayerId } from '@roundhouse/kernel';
import { setDirector } from '../ledger/shares.ts';
import { clockwiseFrom } from '../rounds/order.ts';
import type { CompanyId, RailState } from '../state.ts';
import { sharesOf } from './holdings.ts';

/** Who decides for a company, as a frame asks for its actors: nobody where its director is no player. */
export function directorOf(s: RailState, company: CompanyId): PlayerId[] {
  const director = s.companies[company]?.director ?? null;
  return director !== null && s.players.includes(director) ? [director] : [];
}

export const directedBy = (s: RailState, owner: OwnerId): CompanyId[] =>
  Object.keys(s.companies).filter((company) => s.companies[company]!.director === owner);

/**
 * All who would hold the most, and more than the director, once `seller` has given up `sold` shares: in the order given,
 * and nobody where the director stays. Nobody takes over who cannot hold the director's certificate.
 */
export function heirsOf(
  s: RailState,
  company: CompanyId,
  directorShares: number,
  order: readonly OwnerId[],
  seller?: OwnerId,
  sold = 0,
): OwnerId[] {
  const { director } = s.companies[company]!;
  const held = (holder: OwnerId) => sharesOf(s, company, holder) - (holder === seller ? sold : 0);
  let heirs: OwnerId[] = [];
  let most = Math.max(directorShares - 1, director === null ? 0 : held(director));
  for (const holder of order) {
    if (held(holder) > most) heirs = [];
    if (held(holder) > most || (heirs.length > 0 && held(holder) === most)) heirs.push(holder);
    most = Math.max(most, held(holder));
  }
  return heirs;
}

/**
 * Who directs a company once `seller` has given up `sold` shares: the player who then holds more than the director, the
 * most first, a tie going to the next after the director among the `holders` (the players by their seats, where not
 * given).
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
  const [heir = director] = heirsOf(s, company, directorShares, clockwiseFrom(holders, director), seller, sold);
  return heir;
}

/**
 * After shares have moved: makes the player direct who now ought to. The director's certificate is exchanged for
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
