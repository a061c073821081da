import type { OwnerId, PlayerId } from '@roundhouse/kernel';
import type { PrivateId, RailState } from './state.ts';

/** The owner of a private, if that is a player. */
export const playerOwning = (s: RailState, id: PrivateId): PlayerId | undefined =>
  s.players.find((player) => s.privates[id] === player);

/** Those of `all` privates that an owner has, in the same order. */
export const privatesOf = (s: RailState, all: readonly PrivateId[], owner: OwnerId): PrivateId[] =>
  all.filter((id) => s.privates[id] === owner);

/** Whoever decides for a private, as a frame asks for its actors: its owner, if that is a player. */
export const ownerOf = (s: RailState, id: PrivateId): PlayerId[] =>
  s.players.filter((player) => s.privates[id] === player);
