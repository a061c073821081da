/** What can happen in any railway game. A title adds its own, and has a sentence for each. */
import { type Draft, type EndEvent, type Json, log as logAny, type OwnerId, type PlayerId } from '@roundhouse/kernel';
import type { CompanyId, PrivateId, RailState, TrainId } from './state.ts';

type Terms = Readonly<Record<string, Json>>;
/** A route as it is recorded. */
export type RouteRun = { readonly train: TrainId; readonly path: readonly string[]; readonly power?: string };

/** Why a step was skipped, and what its sentence speaks of. */
export type Skipped = {
  readonly why: string;
  /** Places on the map, as routes name them. */
  readonly stops?: readonly string[];
  /** What it would cost, and what there is. */
  readonly price?: number;
  readonly amount?: number;
  readonly count?: number;
};

/** Acts of players and companies. */
type ActEvent =
  | { readonly event: 'bid'; readonly by: PlayerId; readonly lot: string; readonly amount: number }
  /** A bid no longer stands, and its money is free again. */
  | { readonly event: 'bidReturned'; readonly by: PlayerId; readonly lot: string; readonly amount: number }
  /** A lot of an auction has become cheaper. */
  | { readonly event: 'discount'; readonly by: PlayerId; readonly private: PrivateId; readonly price: number }
  /** `done`: the turn ends after something was done in it. `leaves`: out of an auction. */
  | { readonly event: 'pass' | 'done' | 'leaves'; readonly by: PlayerId }
  | { readonly event: 'start' | 'par'; readonly by: PlayerId; readonly company: CompanyId; readonly price: number }
  | { readonly event: 'buy'; readonly by: PlayerId; readonly company: CompanyId; readonly from: string }
  | { readonly event: 'sell'; readonly by: PlayerId; readonly company: CompanyId; readonly count: number }
  /** A company takes shares of its own into its treasury. */
  | { readonly event: 'redeem'; readonly by: PlayerId; readonly company: CompanyId; readonly count: number }
  | { readonly event: 'float' | 'operates' | 'noRevenue'; readonly company: CompanyId }
  /** A step of a turn in which nobody was asked; its sentence is `log.skipped.<step>.<why>`. */
  | ({ readonly event: 'skipped'; readonly company: CompanyId; readonly step: string } & Skipped)
  | {
      readonly event: 'layTile';
      readonly company: OwnerId;
      readonly hex: string;
      readonly tile: string;
      readonly rotation: number;
      readonly cost: number;
    }
  | { readonly event: 'placeStation'; readonly company: CompanyId; readonly hex: string }
  | { readonly event: 'run'; readonly company: OwnerId; readonly revenue: number; readonly routes: readonly RouteRun[] }
  | { readonly event: 'dividend' | 'withhold'; readonly company: CompanyId; readonly revenue: number }
  | {
      readonly event: 'buyTrain';
      readonly company: CompanyId;
      readonly train: TrainId;
      readonly face?: string;
      readonly from: OwnerId;
    }
  | { readonly event: 'turnOver'; readonly company: OwnerId; readonly train: TrainId; readonly face: string }
  | { readonly event: 'privateSold'; readonly private: PrivateId; readonly to: OwnerId; readonly price: number }
  /** The company is bankrupt, or `by` is, over it. */
  | { readonly event: 'bankrupt'; readonly company: CompanyId; readonly by?: PlayerId };

/** Offers, and what becomes of them. */
type OfferEvent =
  | { readonly event: 'offer'; readonly by: PlayerId; readonly needs: readonly PlayerId[]; readonly terms: Terms }
  | { readonly event: 'accepted' | 'declined' | 'withdrawn'; readonly by: PlayerId; readonly terms: Terms }
  | { readonly event: 'lapsed'; readonly terms: Terms }
  | { readonly event: 'raisesFor'; readonly company: CompanyId; readonly train: TrainId; readonly price: number };

/** What the ledger has written. */
type LedgerEvent =
  | {
      readonly event: 'pay';
      readonly from: OwnerId;
      readonly to: OwnerId;
      readonly amount: number;
      readonly why: string;
    }
  | {
      readonly event: 'shares';
      readonly company: CompanyId;
      readonly from: OwnerId;
      readonly to: OwnerId;
      readonly count: number;
    }
  | { readonly event: 'director'; readonly company: CompanyId; readonly director: OwnerId | null }
  | {
      readonly event: 'price';
      readonly company: CompanyId;
      readonly grid?: string;
      readonly row: number;
      readonly col: number;
    }
  /** In the stack of its cell the marker has come to lie behind that of another company. */
  | { readonly event: 'sinks'; readonly company: CompanyId; readonly behind: CompanyId }
  | {
      readonly event: 'train';
      readonly train: TrainId;
      readonly face?: string;
      readonly from: OwnerId;
      readonly to: OwnerId;
    }
  | { readonly event: 'private'; readonly private: PrivateId; readonly from: OwnerId; readonly to: OwnerId }
  | { readonly event: 'privateCloses'; readonly private: PrivateId }
  | { readonly event: 'station'; readonly company: CompanyId; readonly hex: string; readonly node: number }
  | { readonly event: 'tile'; readonly hex: string; readonly tile: string; readonly rotation: number }
  | { readonly event: 'restore'; readonly why: string };

/** The course of the game. */
type CourseEvent =
  | { readonly event: 'round'; readonly name: string; readonly round?: number }
  | { readonly event: 'phase'; readonly phase: string }
  | { readonly event: 'win'; readonly players: readonly PlayerId[] }
  | EndEvent;

export type RailEvent = ActEvent | OfferEvent | LedgerEvent | CourseEvent;

/** Says what has happened, in words that every railway game has. */
export const log = (g: Draft<RailState>, event: RailEvent): void => logAny<RailState>(g, event);
