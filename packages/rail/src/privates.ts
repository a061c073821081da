import type { Draft, OwnerId, PlayerId } from '@roundhouse/kernel';
import { moveShares } from './ledger/shares.ts';
import { movePrivate } from './ledger/things.ts';
import type { PrivateDef } from './data/index.ts';
import { GONE, type PrivateId, type RailState } from './state.ts';

/** A private with the shares that come with it, if any do. */
export type DealtPrivate = Pick<PrivateDef, 'id' | 'comesWith'>;

/** Somebody gets it for the first time, with the shares that lie on it. */
export function takePrivate<S extends RailState>(g: Draft<S>, { id, comesWith }: DealtPrivate, player: PlayerId): void {
  movePrivate(g, id, player);
  if (comesWith) moveShares(g, comesWith.company, id, player, comesWith.shares);
}

/** The owner of a private, if that is a player. */
export const playerOwning = (s: RailState, id: PrivateId): PlayerId | undefined =>
  s.players.find((player) => s.privates[id] === player);

/** Those of `all` privates that an owner has, in the same order. */
export const privatesOf = (s: RailState, all: readonly PrivateId[], owner: OwnerId): PrivateId[] =>
  all.filter((id) => s.privates[id] === owner);

/** Who decides for a private, as a frame asks for its actors: its owner, if that is a player. */
export const ownerOf = (s: RailState, id: PrivateId): PlayerId[] =>
  s.players.filter((player) => s.privates[id] === player);

/** Which private keeps this hex closed to all? One that a company owns, or that has left the game, does not. */
export function closingPrivate(
  s: RailState,
  blockedBy: ReadonlyMap<string, PrivateId>,
  hex: string,
): PrivateId | undefined {
  const id = blockedBy.get(hex);
  return id !== undefined && s.privates[id] !== GONE && !(s.privates[id]! in s.companies) ? id : undefined;
}
