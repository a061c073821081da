/** What just happened: the difference to the position before my last deed, marked until the next one. */
import type { PlayerId } from '@roundhouse/kernel';
import type { Cell, RailState, RailTitle } from '@roundhouse/rail';
import type { Step } from '../game/handle.ts';

/** Saying no, often because nothing else is possible: what happened before it is still news. */
const REFUSING: ReadonlySet<string> = new Set(['pass', 'decline']);

/** The number of this player's last action that did something; 0: none yet. Without a player, of the last one of all. */
export function lastDeed(steps: readonly Step[], at: number, player: PlayerId | null): number {
  const isDeed = ({ action, events }: Step): boolean =>
    player === null || (action.by === player && !REFUSING.has(action.type) && events.length > 0);
  return steps.findLast((step) => step.seq <= at && isDeed(step))?.seq ?? 0;
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
