/** A game that was just begun or brought in has been played through: its table takes it over as it is. */
import type { GameLog } from './game-log.ts';

/** The last one; its table is opened next. */
let ready: { readonly id: string; readonly log: GameLog } | null = null;

export function handOver(id: string, log: GameLog): void {
  ready = { id, log };
}

/** Null for a game that must be played from its entries, because others may have been added since. */
export function takeOver(id: string, entries: number): GameLog | null {
  const found = ready?.id === id && ready.log.entries.length === entries ? ready.log : null;
  ready = null;
  return found;
}
