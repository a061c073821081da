/** What stands beside a game that is played live, kept as one text: the clocks, and the votes that are open. */
import { type Ask, nextOf, type Table } from '@roundhouse/host';
import { HOST, type PlayerId } from '@roundhouse/kernel';
import type { EntryRow, SeatRow } from '../../store/contract.ts';
import { hostedOf } from '../hosted.ts';
import type { Stored } from '../load.ts';
import { anchored, type Clocks, type ClockSetting, isOver, newClocks, reckoned, refilled, running } from './clocks.ts';
import type { Vote } from './votes.ts';

export interface Manners {
  /** Null where nobody is timed. */
  readonly clocks: Clocks | null;
  readonly votes: readonly Vote[];
  /** When those who have said so want to be back. */
  readonly back: Readonly<Record<PlayerId, number>>;
  /** When all players have ended the game before its end. */
  readonly ended: number | null;
  /** Or those who look after the server have, and why. */
  readonly endedFor: string | null;
}

export const NO_MANNERS: Manners = { clocks: null, votes: [], back: {}, ended: null, endedFor: null };

export function readManners(kept: string, now = Number.POSITIVE_INFINITY): Manners {
  const manners = { ...NO_MANNERS, ...(JSON.parse(kept) as Partial<Manners>) };
  return { ...manners, clocks: manners.clocks && anchored(manners.clocks, now) };
}

/** Where time is, for one table: the clock of the server, and when it began. */
export interface Time {
  readonly now: number;
  readonly began: number;
}

interface Standing {
  readonly setting: ClockSetting | null;
  readonly play: Table | null;
  readonly seats: readonly SeatRow[];
  /** Nobody can move, so nobody's time passes. */
  readonly isHeld: boolean;
}

/** The manners after something was written; `entries` are what came of it. */
function mannersAfter(
  before: Manners,
  { setting, play, seats, isHeld }: Standing,
  entries: readonly EntryRow[],
  { now, began }: Time,
): Manners {
  if (!setting || !play) return before;
  let clocks = before.clocks ? reckoned(before.clocks, now, began) : newClocks(setting, play.state.players, now);
  for (const player of deciding(entries)) clocks = refilled(clocks, setting, player);
  clocks = running(clocks, isHeld ? [] : chargedAt(play, seats));
  const votes = before.votes.filter((vote) => !hasLapsed(vote, clocks));
  return { ...before, clocks, votes: votes.length === before.votes.length ? before.votes : votes };
}

/** Who decides is back. */
function backAfter(manners: Manners, entries: readonly EntryRow[]): Manners {
  const returned = deciding(entries).filter((player) => player in manners.back);
  if (returned.length === 0) return manners;
  const others = Object.entries(manners.back).filter(([player]) => !returned.includes(player));
  return { ...manners, back: Object.fromEntries(others) };
}

/** Clocks and votes go on with what others see happen; that a maximum was left must not show in them. */
export function mannersOf(before: Stored, after: Partial<Stored>, entries: readonly EntryRow[], time: Time): Manners {
  const { play, seats, row, manners, settings } = { ...before, ...after };
  const isMoved = entries.length > 0 || after.seats !== undefined || before.play?.asks !== play?.asks;
  const isTold =
    isMoved || after.manners !== undefined || before.play?.deadEnds !== play?.deadEnds || row.held !== before.row.held;
  const isHeld = row.held !== null || manners.ended !== null;
  const standing = { setting: settings.clock, play, seats, isHeld };
  return isTold ? mannersAfter(backAfter(manners, entries), standing, entries, time) : manners;
}

/** Who has decided something by these entries. */
const deciding = (entries: readonly EntryRow[]): PlayerId[] =>
  entries.flatMap(({ entry }) => {
    const { action } = JSON.parse(entry) as { action?: { type: string; by: PlayerId } };
    const isDecision = action && action.type !== 'undo' && action.type !== 'redo' && action.by !== HOST;
    return isDecision ? [action.by] : [];
  });

/**
 * Whose time runs: all people who are waited for; nobody's while the best run is searched, the host bids, or a bot thinks, and not that of
 * somebody whose own question is open.
 */
function chargedAt(play: Table, seats: readonly SeatRow[]): readonly PlayerId[] {
  const next = nextOf(hostedOf(play), play.deadEnds);
  if (next.kind !== 'wait') return [];
  const isThere = (player: PlayerId) => seats.some((seat) => seat.player === player && seat.kind === 'person');
  return next.people.filter((player) => isThere(player) && !play.asks.some((ask) => asks(ask, player)));
}

const asks = ({ by }: Ask, player: PlayerId): boolean => [by].flat().includes(player);

function hasLapsed(vote: Vote, clocks: Clocks): boolean {
  if (vote.kind === 'end') return false;
  if (vote.kind === 'late') return !isOver(clocks, vote.about);
  return clocks.paused === (vote.kind === 'pause');
}
