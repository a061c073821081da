import type { RailState } from '@roundhouse/rail';
import { use } from 'react';
import type { MessageId, Words } from '../table/words.ts';
import { byTitle } from './folders.ts';

/** A column that only this game's ledger has. */
export interface OwnColumn {
  readonly name: MessageId;
  /** For the holder or company of a row: a figure, or words; null where there is nothing to say. */
  readonly of: (s: RailState, id: string) => number | Words | null;
}

/** What a title adds to the ledger. */
export interface LedgerLook {
  readonly players?: readonly OwnColumn[];
  readonly companies?: readonly OwnColumn[];
  /** Events of its own that start a company and name its price. */
  readonly starts?: readonly string[];
}

const loaders = byTitle(import.meta.glob<LedgerLook>('./*/ledger.ts', { import: 'ledger' }));
const known = new Map<string, Promise<LedgerLook>>();

/** What the title adds to the ledger; it comes with the first look. */
export function useLedgerLook(id: string): LedgerLook {
  let look = known.get(id);
  if (!look) {
    look = loaders.get(id)?.() ?? Promise.resolve({});
    known.set(id, look);
  }
  return use(look);
}
