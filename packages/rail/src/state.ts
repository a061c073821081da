import type { Frame, GameEvent, KernelState, OwnerId } from '@roundhouse/kernel';
import type { HexId } from './hex/types.ts';
import type { LaidTiles } from './tiles/supply.ts';

export type CompanyId = string;
export type PrivateId = string;
export type TrainId = string;

/** Owners that every game has. `GONE` holds what has left the game, so that nothing is ever lost from the books. */
export const BANK = 'bank';
export const POOL = 'pool';
export const IPO = 'ipo';
export const DEPOT = 'depot';
/** Certificates that a company of its size does not use: they lie ready, and count for nothing. */
export const UNUSED = 'unused';
/** Shares of a sale that waits for answers: sold already, and not yet in the pool. */
export const SOLD = 'sold';
export const GONE = 'gone';

export interface CompanyState {
  /** `closed`: bankrupt or taken over; it never comes back unless a title says so. */
  readonly status: 'unstarted' | 'started' | 'closed';
  /** The one who holds the most: a player, or another owner who does not act. */
  readonly director: OwnerId | null;
  /** Has it ever taken an operating turn? */
  readonly operated: boolean;
}

/** A station on the map: a node of a hex. */
export interface Spot {
  readonly hex: HexId;
  readonly node: number;
}

/** A place on the stock market. Where that consists of several grids, a cell names its own. */
export interface Cell {
  readonly grid?: string;
  readonly row: number;
  readonly col: number;
}

/** Where the price markers stand. In one cell, who came first in `order` came first. */
export interface MarketState {
  readonly at: Readonly<Record<CompanyId, Cell>>;
  readonly order: readonly CompanyId[];
}

/** The tables of a railway game. Flat, keyed by id, nothing static, no log. `ext` is the title's own part. */
export interface RailState<X = unknown, F extends Frame = Frame, E extends GameEvent = GameEvent>
  extends KernelState<F, E> {
  readonly phase: string;
  /** A bank without limit starts at nothing and goes below: the sum over all owners never changes. */
  readonly cash: Readonly<Record<OwnerId, number>>;
  /** Shares by company and owner, counted in shares; the company itself owns what lies in its treasury. */
  readonly shares: Readonly<Record<CompanyId, Readonly<Record<OwnerId, number>>>>;
  readonly companies: Readonly<Record<CompanyId, CompanyState>>;
  readonly privates: Readonly<Record<PrivateId, OwnerId>>;
  readonly trains: Readonly<Record<TrainId, OwnerId>>;
  /** The face that is up of a certificate that has several, once one has been chosen. */
  readonly faces?: Readonly<Record<TrainId, string>>;
  readonly stations: Readonly<Record<CompanyId, readonly Spot[]>>;
  readonly tiles: LaidTiles;
  readonly market: MarketState;
  readonly ext: X;
}
