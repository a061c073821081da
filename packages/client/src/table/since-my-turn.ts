/** What just happened: the difference to the position before the last own action, marked until the next one. */
import type { PlayerId } from '@roundhouse/kernel';
import type { Cell, RailState, RailTitle } from '@roundhouse/rail';
import type { Step } from '../game/handle.ts';

/** How many actions had been taken before this player's last one; without a player, before the last of all. */
export function actionsBefore(steps: readonly Step[], at: number, player: PlayerId | null): number {
  const last = steps.findLast(({ seq, action }) => seq <= at && (player === null || action.by === player));
  return last ? last.seq - 1 : 0;
}

/** Stations that were not there: by hex, for a new tile may move them within it. */
export function newStations(before: RailState, now: RailState): { company: string; hex: string }[] {
  return Object.entries(now.stations).flatMap(([company, spots]) => {
    const old = new Set((before.stations[company] ?? []).map(({ hex }) => hex));
    return spots.filter(({ hex }) => !old.has(hex)).map(({ hex }) => ({ company, hex }));
  });
}

/** How a price has moved, if it has; a company that was not on the market has come, not moved. */
export function priceMove(
  title: RailTitle,
  before: RailState,
  now: RailState,
  company: string,
): { readonly before: number; readonly after: number } | null {
  if (!before.market.at[company] || !now.market.at[company]) return null;
  const move = { before: title.priceOf(before, company), after: title.priceOf(now, company) };
  return move.before === move.after ? null : move;
}

/** The cells that markers have left. */
export const cellsLeft = (title: RailTitle, before: RailState, now: RailState): Cell[] =>
  Object.keys(now.market.at).flatMap((company) =>
    priceMove(title, before, now, company) ? (before.market.at[company] ?? []) : [],
  );
