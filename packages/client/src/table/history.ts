import type { PlayerId, RedoEntry, UndoEntry } from '@roundhouse/kernel';
import type { Table } from './context.tsx';

/** Bringing back what somebody here took back last. */
export function redoOf({ view, here }: Pick<Table, 'view' | 'here'>): RedoEntry | null {
  const by = view.redoBelongsTo;
  return by !== null && here.includes(by) ? { type: 'redo', by } : null;
}

/** An undo, and who at other devices must agree to it first. */
export interface PossibleUndo {
  readonly entry: UndoEntry;
  readonly asks: readonly PlayerId[];
}

/** What taking back would do: the last action of somebody here, with everything that followed it. */
export function undoOf({ game, view, here }: Pick<Table, 'game' | 'view' | 'here'>): PossibleUndo | null {
  if (game.can.undo === 'none') return null;
  const last = view.steps.findLastIndex(({ action }) => here.includes(action.by));
  const by = view.steps[last]?.action.by;
  if (by === undefined) return null;
  const target = game.undoTargets(by).find(({ to }) => to === last);
  if (!target) return null;
  const remote = view.seats.filter((seat) => seat.kind === 'remote').map((seat) => seat.player);
  const asks = target.consents.filter((player) => remote.includes(player));
  if (asks.length > 0 && game.can.undo === 'own') return null;
  return { entry: { type: 'undo', by, to: target.to }, asks };
}
