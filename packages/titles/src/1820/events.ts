import type { PlayerId } from '@roundhouse/kernel';
import type { RailEvent } from '@roundhouse/rail';

/** What happens in this game alone. */
export type OwnEvent =
  /** Maintenance or interest is not paid. */
  | { readonly event: 'refuses'; readonly company: string; readonly what: string; readonly amount: number }
  /** A private company leaves the game. */
  | { readonly event: 'closes'; readonly company: string }
  /** The Cost of Business marker. */
  | { readonly event: 'column'; readonly column: number }
  /** More than was bid for a cousin. */
  | { readonly event: 'overpay'; readonly by: PlayerId; readonly cousin: string; readonly amount: number }
  | { readonly event: 'futureTrain'; readonly by: PlayerId; readonly train: string; readonly price: number }
  /** A future train becomes a company's. */
  | { readonly event: 'assigns'; readonly by: PlayerId; readonly company: string; readonly train: string }
  /** Takes nothing of what was won. */
  | { readonly event: 'defaults'; readonly by: PlayerId }
  | { readonly event: 'lobby' | 'resolves'; readonly by: PlayerId; readonly amount: number }
  | {
      readonly event: 'raise';
      readonly by: PlayerId;
      readonly of: PlayerId;
      readonly price: number;
      readonly amount: number;
    }
  | {
      readonly event: 'floats';
      readonly by: PlayerId;
      readonly company: string;
      readonly size: number;
      readonly price: number;
    }
  /** A share-count that has grown, or that its director has given up to enlarge. */
  | { readonly event: 'grows'; readonly by: PlayerId; readonly company: string; readonly size: number }
  | { readonly event: 'floatsNot'; readonly by: PlayerId }
  | { readonly event: 'growsNot'; readonly by: PlayerId; readonly company: string }
  /** Shares from its treasury to the bank pool. */
  | { readonly event: 'issue'; readonly company: string; readonly count: number }
  | { readonly event: 'reduces'; readonly company: string; readonly size: number }
  /** One marker on the map becomes British Rail’s. */
  | { readonly event: 'givesUp'; readonly company: string; readonly hex: string }
  /** A company is offered for takeover, by another one or by itself; or the bank offers one that is liquidated. */
  | { readonly event: 'offers'; readonly company: string; readonly lot: string }
  | { readonly event: 'offersItself'; readonly company: string }
  | { readonly event: 'bankBids'; readonly lot: string; readonly amount: number }
  /** Nobody has bid. */
  | { readonly event: 'takeoverFails'; readonly company: string }
  /** The turn of a company in step 5 is over. */
  | { readonly event: 'offersNothing'; readonly company: string }
  | { readonly event: 'acceptsBid' | 'declinesBid'; readonly by: PlayerId; readonly company: string }
  /** The winner of an auction does not buy. */
  | { readonly event: 'forgoes'; readonly by: PlayerId; readonly company: string }
  | {
      readonly event: 'acquires' | 'buysAssets';
      readonly company: string;
      readonly other: string;
      readonly amount: number;
    }
  /** A private company becomes a part of an older one. */
  | { readonly event: 'merges'; readonly company: string; readonly other: string }
  /** An acquired company is in the supply again. */
  | { readonly event: 'dissolves'; readonly company: string }
  /** Markers that were not on the map leave the game. */
  | { readonly event: 'discardsMarkers'; readonly company: string; readonly count: number }
  /** The bank has bought what a company had. */
  | { readonly event: 'liquidated'; readonly company: string; readonly amount: number }
  /** A player or cousin is bankrupt. */
  | { readonly event: 'ruined'; readonly by: string }
  /** Queen Victoria dies. */
  | { readonly event: 'victoria' }
  /** What British Rail earns in its turn. */
  | { readonly event: 'britishRail'; readonly cities: number; readonly ports: number; readonly offBoards: number }
  /** Trains of a colour that is no longer sold. */
  | { readonly event: 'unsold'; readonly trains: string };

export type Events = RailEvent | OwnEvent;
