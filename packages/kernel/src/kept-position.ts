/** States that a host keeps beside a game: a cache, from which it opens without being played, and never the truth. */
import { fingerprints } from './fingerprints.ts';
import { own } from './json.ts';
import type { KernelState } from './state.ts';
import type { Title } from './title.ts';

/** Which rules a title plays by here; null for a title that was not there when the program was put together. */
export const rulesFingerprint = (titleId: string): string | null => own(fingerprints, titleId) ?? null;

export interface KeptPosition<S extends KernelState = KernelState> {
  /** Of the rules that have made the state. */
  readonly fingerprint: string | null;
  /** After so many entries. */
  readonly n: number;
  readonly state: S;
}

export const keptPosition = <S extends KernelState>(title: Title<S>, n: number, state: S): KeptPosition<S> => ({
  fingerprint: rulesFingerprint(title.id),
  n,
  state,
});

/**
 * The states that can be gone on from, by the number of entries before them, as `History` takes them. One that other rules have
 * made is never used: the game is replayed, and the state computed again. Nor is one of rules without a fingerprint.
 */
export function usableStates<S extends KernelState>(
  title: Title<S>,
  kept: Iterable<KeptPosition<S>>,
): ReadonlyMap<number, S> {
  const rules = rulesFingerprint(title.id);
  const usable = [...kept].filter(({ fingerprint }) => rules !== null && fingerprint === rules);
  return new Map(usable.map(({ n, state }) => [n, state]));
}
