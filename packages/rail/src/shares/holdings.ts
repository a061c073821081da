import type { OwnerId, PlayerId } from '@roundhouse/kernel';
import { clockwiseFrom } from '../rounds/order.ts';
import type { CompanyId, RailState } from '../state.ts';

export const sharesOf = (s: RailState, company: CompanyId, owner: OwnerId): number => s.shares[company]?.[owner] ?? 0;

/** How many shares a company has in all, wherever they lie. */
export function shareCount(s: RailState, company: CompanyId): number {
  let all = 0;
  for (const count of Object.values(s.shares[company] ?? {})) all += count;
  return all;
}

/** Derived, never stored. */
export function percentOf(s: RailState, company: CompanyId, owner: OwnerId): number {
  const all = shareCount(s, company);
  return all === 0 ? 0 : (sharesOf(s, company, owner) * 100) / all;
}

export function heldByPlayers(s: RailState, company: CompanyId): number {
  return s.players.reduce((sum, player) => sum + sharesOf(s, company, player), 0);
}

/** Certificates of one company: a director's certificate stands for several shares. */
export function certificatesOf(s: RailState, company: CompanyId, owner: OwnerId, directorShares: number): number {
  const shares = sharesOf(s, company, owner);
  return s.companies[company]?.director === owner ? shares - directorShares + 1 : shares;
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

/** Can `seller` give up so many shares, given that the director's certificate itself is never sold? */
export function canGiveUp(
  s: RailState,
  company: CompanyId,
  directorShares: number,
  seller: PlayerId,
  count: number,
): boolean {
  const left = sharesOf(s, company, seller) - count;
  if (s.companies[company]!.director !== seller || left >= directorShares) return true;
  return directorAfter(s, company, directorShares, seller, count) !== seller;
}

/** How many shares somebody could give up at most, as far as the director's certificate allows. */
export function mostToGiveUp(
  s: RailState,
  company: CompanyId,
  directorShares: number,
  seller: PlayerId,
  limit: number = Number.POSITIVE_INFINITY,
): number {
  let most = Math.min(sharesOf(s, company, seller), limit);
  while (most > 0 && !canGiveUp(s, company, directorShares, seller, most)) most--;
  return Math.max(0, most);
}
