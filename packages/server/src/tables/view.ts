/** A table as its listeners are shown it. */
import type { Listed, TableNow, TableSeat, You } from '@roundhouse/protocol';
import type { Ask, Summary } from '@roundhouse/host';
import type { GameRow, SeatRow } from '../store/contract.ts';
import { heldOf } from './holding.ts';
import { openTo } from './open-seats.ts';
import { borrowerOf } from './seats.ts';
import { readSettings, type TableSettings } from './settings.ts';
import type { Clocks } from './manners/clocks.ts';
import type { Manners } from './manners/manners.ts';
import type { Vote } from './manners/votes.ts';

export interface Presence {
  readonly presence: 'here' | 'away' | 'gone';
  readonly since?: number | undefined;
}

/** What is known of a table beside what the store has. */
export interface Around {
  readonly v: number;
  readonly asks: readonly Ask[];
  readonly clocks: Clocks | null;
  readonly votes: readonly Vote[];
  readonly back: Manners['back'];
  readonly endedFor: Manners['endedFor'];
  readonly searching: boolean;
  readonly thinking: string | null;
  readonly trouble: TableNow['trouble'];
  readonly watchers: number;
  readonly presenceOf: (person: string) => Presence;
}

export function tableNow(row: GameRow, settings: TableSettings, rows: readonly SeatRow[], around: Around): TableNow {
  const { presenceOf, asks, clocks, votes, back, endedFor, ...rest } = around;
  const held = heldOf(row);
  return {
    name: row.name,
    status: row.status,
    ...(held ? { held } : {}),
    ...(endedFor === null ? {} : { ended: { reason: endedFor } }),
    ...settings,
    imported: row.imported === 1,
    rematch: row.rematch,
    seats: rows.map((one) => seatNow(one, { lentTo: borrowerOf(rows, one), back, status: row.status, presenceOf })),
    asks: asks.map(copyOf),
    clocks: clocks && clocksNow(clocks),
    votes: structuredClone(votes) as TableNow['votes'],
    ...rest,
  };
}

/** All that everybody is shown of a table beside its log; what is secret leaves no trace in it. */
export const shownOf = ({ row, settings, seats, play, manners: { clocks, votes, back, endedFor } }: Shown): string =>
  JSON.stringify([
    row.n,
    row.changed,
    clocks?.paused,
    tableNow(row, settings, seats, {
      v: 0,
      asks: play?.asks ?? [],
      clocks: null,
      votes,
      back,
      endedFor,
      searching: false,
      thinking: null,
      trouble: null,
      watchers: 0,
      presenceOf: () => ({ presence: 'gone' }),
    }),
  ]);

interface Shown {
  readonly row: GameRow;
  readonly settings: TableSettings;
  readonly seats: readonly SeatRow[];
  readonly play: { readonly asks: readonly Ask[] } | null;
  readonly manners: Manners;
}

const clocksNow = ({ left, running, paused }: Clocks): TableNow['clocks'] => ({
  left: { ...left },
  running: [...running],
  paused,
});

const copyOf = (ask: Ask): TableNow['asks'][number] => structuredClone(ask) as TableNow['asks'][number];

interface SeatAround extends Pick<Around, 'back' | 'presenceOf'> {
  readonly lentTo: string | null;
  readonly status: GameRow['status'];
}

function seatNow(row: SeatRow, { lentTo, back, status, presenceOf }: SeatAround): TableSeat {
  const { seat, player, kind, name, level, person, admits, called } = row;
  const shown = person === null ? { presence: null } : presenceOf(person);
  return {
    seat,
    player,
    kind,
    name,
    ...(level === null ? {} : { level }),
    held: person !== null,
    ready: row.ready === 1,
    lost: row.lost === 1,
    ...(lentTo === null ? {} : { lentTo }),
    ...(status === 'waiting' && kind === 'open' ? { admits: admits ?? 'link' } : {}),
    ...(status === 'waiting' && kind === 'open' && called !== null ? { called } : {}),
    presence: shown.presence,
    ...('since' in shown && shown.since !== undefined ? { since: shown.since } : {}),
    ...(player !== null && player in back ? { back: back[player]! } : {}),
  };
}

export function youAt(
  { owner, status }: GameRow,
  rows: readonly SeatRow[],
  person: string | null,
  hasPlayed: boolean,
): You {
  const mine = person === null ? [] : rows.filter((row) => row.person === person);
  return {
    seats: mine.map(({ seat }) => seat),
    players: mine.flatMap(({ player }) => player ?? []),
    lent: mine.length === 0 ? [] : lentTo(rows, person!),
    owner: person !== null && owner === person,
    may: status === 'waiting' ? openTo(rows, person, hasPlayed).map(({ seat }) => seat) : [],
  };
}

/** The players whose seats were lent to this person. */
const lentTo = (rows: readonly SeatRow[], person: string): string[] =>
  rows.flatMap(({ player, kind, lent }) => (lent === person && kind === 'person' ? (player ?? []) : []));

const DAY = 24 * 60 * 60 * 1000;
/** A table that has not begun and that nobody touches: its owner is asked, and then it goes. */
export const ASKED_AFTER = 14 * DAY;
export const GONE_AFTER = 30 * DAY;

/** A table in a person's list; nothing is replayed for it. */
export function listed(row: GameRow, rows: readonly SeatRow[], person: string | null, now: number): Listed {
  const { id, title, name, status, changed, owner } = row;
  const isMine = (of: string | null): boolean => person !== null && of === person;
  const awaited = JSON.parse(row.awaited) as string[];
  const mine = rows.filter((one) => isMine(one.person));
  const isAsked = ({ player, kind }: SeatRow): boolean =>
    player !== null && kind === 'person' && awaited.includes(player);
  // Who plays a lent seat is waited for, and not the one whose it is.
  const asksMe = rows.some((one) => isAsked(one) && isMine(borrowerOf(rows, one) === null ? one.person : one.lent));
  const wantsMe = isMine(owner) ? rows.every(({ ready }) => ready === 1) : mine.some(({ ready }) => ready === 0);
  return {
    id,
    title,
    name,
    status,
    changed,
    owner: isMine(owner),
    tempo: readSettings(row.settings).tempo,
    imported: row.imported === 1,
    invited: status === 'waiting' && rows.some(({ kind, friend }) => kind === 'open' && isMine(friend)),
    ...(status === 'waiting' && isMine(owner) && now - changed > ASKED_AFTER ? { goes: changed + GONE_AFTER } : {}),
    seats: rows.map((one) => ({ name: one.name, mine: isMine(one.person), ready: one.ready === 1 })),
    yours: status === 'waiting' ? wantsMe : asksMe,
    summary: row.summary === null ? null : { ...(JSON.parse(row.summary) as Summary), yours: asksMe },
  };
}
