import type { HexId } from '@roundhouse/rail';
import { create } from 'zustand';
import type { Thing } from './thing.ts';

/** A pointer that rests on a name shows its card; a press or a key also gives it the focus. */
export type Opened = 'hover' | 'press';

export interface OpenCard {
  readonly thing: Thing;
  readonly how: Opened;
  /** Where it was named: the card stands beside it, and the focus goes back there. */
  readonly at: Element;
}

interface Cards {
  readonly card: OpenCard | null;
  /** Hexes that belong to the thing whose card is open. */
  readonly lit: readonly HexId[];
  readonly open: (card: OpenCard) => void;
  readonly close: () => void;
  readonly light: (hexes: readonly HexId[]) => void;
}

const NONE: readonly HexId[] = [];

/** The one card that is open. */
export const useCards = create<Cards>((set) => ({
  card: null,
  lit: NONE,
  open: (card) => set({ card }),
  close: () => set((now) => (now.card ? { card: null, lit: NONE } : now)),
  light: (lit) => set({ lit }),
}));
