import type { RailState } from '@roundhouse/rail';
import type { AnyTitle } from '../title.ts';

/** What the record of a state says of a company; the part that the commands read. */
export interface CompanyRecord {
  readonly cash: number;
  readonly price: number;
  readonly director: string | null;
  /** Kinds; in some titles by the shells that hold them. */
  readonly trains: readonly string[] | Readonly<Record<string, readonly string[]>>;
  readonly stations: readonly (readonly [hex: string, node: number])[];
  /** Of its own shares, in a game whose companies can hold some. */
  readonly treasury?: number;
  readonly pool: number;
  readonly ipo: number;
  readonly privates: readonly string[];
  /** Into how many shares it is divided, in a game in which that changes. */
  readonly size?: number;
  readonly loans?: number;
}

export interface PlayerRecord {
  readonly cash: number;
  readonly worth: number;
  readonly shares: Readonly<Record<string, number>>;
  readonly privates: readonly string[];
}

/** Of somebody who is no player and yet holds shares. */
export interface HolderRecord {
  /** The player to whom they belong; somebody else where they belong to none. */
  readonly of: string;
  readonly cash: number;
  readonly shares: Readonly<Record<string, number>>;
}

/** A title's record of a state: what every title's `project` has at least. */
export interface StateRecord {
  readonly seq: number;
  readonly round: string;
  readonly phase: string;
  readonly players: Readonly<Record<string, PlayerRecord>>;
  readonly companies: Readonly<Record<string, CompanyRecord>>;
  /** Where only players hold shares there are none. */
  readonly holders?: Readonly<Record<string, HolderRecord>>;
}

export const recordOf = (title: AnyTitle, s: RailState): StateRecord => title.project(s) as unknown as StateRecord;
