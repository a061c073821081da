/**
 * Does a game stand where it stood when other rules played it? It is played again with all checks, and compared with the hashes
 * that were stored: a hash costs more than an action, so all of them are compared only where one differs.
 */
import { aboutOf, differs, type Envelope, type GameFile, History, type LoggedAction } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { KEPT_EVERY } from './past.ts';

/** An entry as it is stored, with the lasting hash after it. */
export interface StoredEntry {
  readonly entry: string;
  readonly lasting: string;
}

/** A game that is to be played again. */
export interface Claim {
  readonly title: string;
  readonly header: Omit<GameFile, 'entries'>;
  readonly entries: readonly StoredEntry[];
  /** Where the operator has resumed it: what was before is believed. */
  readonly from?: { readonly n: number; readonly state: RailState } | undefined;
}

export type Proof =
  | { readonly kind: 'equal'; readonly state: RailState; readonly last: LoggedAction | undefined }
  /** The first entry that is refused, or after which it stands elsewhere. */
  | { readonly kind: 'differs'; readonly entry: number; readonly refusal: string | null };

export function proofOf(title: RailTitle, claim: Claim): Proof {
  const { length } = claim.entries;
  const coarse = played(title, claim, length, (n) => n % KEPT_EVERY === 0 || n === length);
  if (coarse.entry === null) return { kind: 'equal', state: coarse.history.state, last: coarse.history.lastAction };
  const from = coarse.entry - KEPT_EVERY;
  const fine = played(title, claim, coarse.entry, (n) => n > from);
  return { kind: 'differs', entry: fine.entry ?? coarse.entry, refusal: fine.refusal ?? null };
}

/** The number of the entry from which the operator has resumed a game last; 0 where that never was. */
export function resumedAt(entries: readonly StoredEntry[]): number {
  // Most games have no such note: their entries need not be read for it.
  const at = entries.findLastIndex(({ entry }) => entry.includes('"resumed"') && isResumed(entry));
  return at + 1;
}

function isResumed(entry: string): boolean {
  const envelope = JSON.parse(entry) as Envelope;
  return 'note' in envelope && envelope.note.type === 'resumed';
}

interface Played {
  readonly history: History<RailState>;
  readonly entry: number | null;
  readonly refusal: string | null;
}

function played(title: RailTitle, claim: Claim, upTo: number, isCompared: (n: number) => boolean): Played {
  const { header, from } = claim;
  const envelopes = claim.entries.slice(0, upTo).map(({ entry }) => JSON.parse(entry) as Envelope);
  const before = from && { entries: envelopes.slice(0, from.n), states: new Map([[from.n, from.state]]) };
  const history = new History(title, header, before ? { from: before } : {});
  for (let n = (from?.n ?? 0) + 1; n <= envelopes.length; n++) {
    const refusal = refusalOf(history, envelopes[n - 1]!);
    if (refusal !== null) return { history, entry: n, refusal };
    const { lasting } = claim.entries[n - 1]!;
    if (isCompared(n) && lasting !== '' && differs(title, history.state, lasting))
      return { history, entry: n, refusal: null };
  }
  return { history, entry: null, refusal: null };
}

function refusalOf(history: History<RailState>, envelope: Envelope): string | null {
  if ('note' in envelope) {
    history.replayNote(envelope.note, aboutOf(envelope));
    return null;
  }
  try {
    const result = history.replay(envelope.action, aboutOf(envelope));
    return result.ok ? null : result.refusal.text;
  } catch {
    return 'These rules cannot play it.';
  }
}
