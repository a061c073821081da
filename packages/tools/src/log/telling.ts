import type { RailState } from '@roundhouse/rail';
import type { AnyTitle } from '../title.ts';
import type { Telling } from './sentence.ts';
import { wordsOf } from './words.ts';

/** What the record of a state says of a company; the part that the commands read. */
export interface CompanyRecord {
  readonly cash: number;
  readonly price: number;
  readonly director: string | null;
  /** Kinds; in some titles by the shells that hold them. */
  readonly trains: readonly string[] | Readonly<Record<string, readonly string[]>>;
  readonly stations: readonly (readonly [hex: string, node: number])[];
  readonly treasury: number;
  readonly pool: number;
  readonly ipo: number;
  readonly privates: readonly string[];
}

export interface PlayerRecord {
  readonly cash: number;
  readonly worth: number;
  readonly shares: Readonly<Record<string, number>>;
  readonly privates: readonly string[];
}

/** A title's record of a state: what every title's `project` has at least. */
export interface StateRecord {
  readonly seq: number;
  readonly round: string;
  readonly phase: string;
  readonly players: Readonly<Record<string, PlayerRecord>>;
  readonly companies: Readonly<Record<string, CompanyRecord>>;
}

export const recordOf = (title: AnyTitle, s: RailState): StateRecord => title.project(s) as unknown as StateRecord;

/** How to tell what led to a state. */
export function tellingOf(title: AnyTitle, names: readonly string[], after: RailState): Telling {
  let record: StateRecord | null = null;
  const words = wordsOf(title);
  return {
    words,
    place(hex) {
      const name = words.names.get(hex);
      return name === undefined ? hex : `${name} (${hex})`;
    },
    name(owner) {
      const seat = after.players.indexOf(owner);
      if (seat >= 0) return names[seat] ?? owner;
      return owner === 'bank' ? 'the bank' : owner in after.companies ? `the ${owner}` : owner;
    },
    train: (id) => title.train(after, id)?.id ?? id,
    price(company) {
      record ??= recordOf(title, after);
      return record.companies[company]?.price;
    },
  };
}
