/**
 * The clocks of a table. They are the server's and no rule ever sees them. A bank of time for each player runs while that player is
 * waited for, and each decision refills it, up to what it began with. At zero nothing happens by itself.
 */
import type { PlayerId } from '@roundhouse/kernel';

/** In seconds. */
export interface ClockSetting {
  readonly bank: number;
  readonly refill: number;
}

/** In milliseconds. */
export interface Clocks {
  /** What each player has left; below zero, how long it is over. */
  readonly left: Readonly<Record<PlayerId, number>>;
  /** Those who are charged since `at`. */
  readonly running: readonly PlayerId[];
  /** When all of it was reckoned last, by the steady clock of the server that did. */
  readonly at: number;
  readonly paused: boolean;
}

export const newClocks = ({ bank }: ClockSetting, players: readonly PlayerId[], at: number): Clocks => ({
  left: Object.fromEntries(players.map((player) => [player, bank * 1000])),
  running: [],
  at,
  paused: false,
});

/** The clocks as they are now. What passed before the server began is charged to nobody. */
export function reckoned(clocks: Clocks, now: number, began: number): Clocks {
  const passed = Math.max(0, now - Math.max(clocks.at, began));
  const charged = ([player, left]: [string, number]): [string, number] => [
    player,
    clocks.running.includes(player) ? left - passed : left,
  ];
  return { ...clocks, at: now, left: Object.fromEntries(Object.entries(clocks.left).map(charged)) };
}

/** As they are read: a machine whose clock was set back must not wait until it is as late as it was. */
export const anchored = (clocks: Clocks, now: number): Clocks => ({ ...clocks, at: Math.min(clocks.at, now) });

/** Clocks that were reckoned, with these players running from now on. */
export const running = (clocks: Clocks, players: readonly PlayerId[]): Clocks => ({
  ...clocks,
  running: clocks.paused ? [] : players.filter((player) => player in clocks.left),
});

/** After a decision of this player. One who was over begins again at zero. */
export const refilled = (clocks: Clocks, { bank, refill }: ClockSetting, player: PlayerId): Clocks =>
  withLeft(clocks, player, (left) => Math.max(left, Math.min(bank * 1000, Math.max(0, left) + refill * 1000)));

/** The others have given time: the whole bank again. */
export const given = (clocks: Clocks, { bank }: ClockSetting, player: PlayerId): Clocks =>
  withLeft(clocks, player, () => bank * 1000);

function withLeft(clocks: Clocks, player: PlayerId, change: (left: number) => number): Clocks {
  const left = clocks.left[player];
  return left === undefined ? clocks : { ...clocks, left: { ...clocks.left, [player]: change(left) } };
}

/** Has this player's time run out, while the table waits? */
export const isOver = ({ left, running: now }: Clocks, player: PlayerId): boolean =>
  now.includes(player) && (left[player] ?? 0) <= 0;
