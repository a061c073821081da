import type { OwnerId, PlayerId } from '@roundhouse/kernel';
import { type CompanyId, IPO, POOL, type RailState, UNUSED } from '../state.ts';

export const sharesOf = (s: RailState, company: CompanyId, owner: OwnerId): number => s.shares[company]?.[owner] ?? 0;

/** How many shares a company has in all, wherever they lie: those that it does not use at its size do not count. */
export function shareCount(s: RailState, company: CompanyId): number {
  let all = 0;
  for (const count of Object.values(s.shares[company] ?? {})) all += count;
  return all - sharesOf(s, company, UNUSED);
}

/** Derived, never stored. */
export function percentOf(s: RailState, company: CompanyId, owner: OwnerId): number {
  const all = shareCount(s, company);
  return all === 0 ? 0 : (sharesOf(s, company, owner) * 100) / all;
}

export function heldByPlayers(s: RailState, company: CompanyId): number {
  return s.players.reduce((sum, player) => sum + sharesOf(s, company, player), 0);
}

/** Is nothing of it to be had in the IPO or the pool? */
export const isSoldOut = (s: RailState, company: CompanyId): boolean =>
  sharesOf(s, company, IPO) + sharesOf(s, company, POOL) === 0;

/** Certificates of one company: a director's certificate stands for several shares. */
export function certificatesOf(s: RailState, company: CompanyId, owner: OwnerId, directorShares: number): number {
  const shares = sharesOf(s, company, owner);
  return s.companies[company]?.director === owner ? shares - directorShares + 1 : shares;
}

/** All certificates in a player's hand: those of shares, where they count, and privates. */
export function certificatesHeld(
  s: RailState,
  player: PlayerId,
  directorShares: number,
  counts: (company: CompanyId) => boolean = () => true,
): number {
  let held = 0;
  for (const company of Object.keys(s.shares)) {
    if (counts(company)) held += certificatesOf(s, company, player, directorShares);
  }
  for (const owner of Object.values(s.privates)) if (owner === player) held++;
  return held;
}

/** For books that set no limit: how many a player holds is still worth showing. */
export const unlimitedCertificates =
  (directorShares: number) =>
  (s: RailState, player: PlayerId): { readonly held: number; readonly limit: number } => ({
    held: certificatesHeld(s, player, directorShares),
    limit: Number.POSITIVE_INFINITY,
  });

/** What all shares of an owner are worth at these prices. */
export function worthOfShares(s: RailState, owner: OwnerId, price: (company: CompanyId) => number): number {
  let worth = 0;
  for (const [company, held] of Object.entries(s.shares)) worth += (held[owner] ?? 0) * price(company);
  return worth;
}
