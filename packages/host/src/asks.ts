/** What a host asks players that no book does: to agree to an undo, to a promise, or to a new link. Each answers in person. */
import type { PlayerId, Refusal } from '@roundhouse/kernel';

interface Pending {
  readonly id: string;
  /** Everybody whose yes it takes. */
  readonly needs: readonly PlayerId[];
  readonly agreed: readonly PlayerId[];
  /** The host's clock when it was asked. */
  readonly since: number;
}

/** To take the game back to after so many actions. */
export interface UndoAsk extends Pending {
  readonly kind: 'undo';
  readonly by: PlayerId;
  readonly to: number;
}

/** To promise each other something, for all to see. */
export interface AgreementAsk extends Pending {
  readonly kind: 'agreement';
  readonly by: readonly PlayerId[];
  readonly text: string;
}

/** To give out a new link for the seat of a player who has lost the way back. */
export interface LinkAsk extends Pending {
  readonly kind: 'link';
  readonly by: PlayerId;
  readonly player: PlayerId;
}

export type Ask = UndoAsk | AgreementAsk | LinkAsk;

/** After a day nobody waits for an answer any longer. */
const LAPSES_AFTER = 24 * 60 * 60 * 1000;
/** More questions than a table can read. */
const MOST_ASKS = 20;

export const asksInForce = (asks: readonly Ask[], now: number): readonly Ask[] => {
  const kept = asks.filter(({ since }) => now - since < LAPSES_AFTER);
  return kept.length === asks.length ? asks : kept;
};

/** An undo that is asked for speaks of the actions of its moment: whatever is added makes it lapse. */
export const asksAfterEntry = (asks: readonly Ask[]): readonly Ask[] => {
  const kept = asks.filter(({ kind }) => kind !== 'undo');
  return kept.length === asks.length ? asks : kept;
};

/** With one more question; the same one is asked once. */
export function withAsk(asks: readonly Ask[], ask: Ask): readonly Ask[] | Refusal {
  const others = asks.filter(({ id }) => id !== ask.id);
  if (others.length < MOST_ASKS) return [...others, ask];
  return { rule: 'table:asks', text: `${MOST_ASKS} questions are open at this table: answer those first.` };
}

/** Those who have not said yes. */
export const stillAsked = ({ needs, agreed }: Ask): PlayerId[] => needs.filter((player) => !agreed.includes(player));
