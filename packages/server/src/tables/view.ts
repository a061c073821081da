/** A table as its listeners are shown it. */
import type { Listed, TableNow, TableSeat, You } from '@roundhouse/protocol';
import type { Ask, Summary } from '@roundhouse/host';
import type { GameRow, SeatRow } from '../store/contract.ts';
import { heldOf } from './holding.ts';
import type { TableSettings } from './settings.ts';

export interface Presence {
  readonly presence: 'here' | 'away' | 'gone';
  readonly since?: number | undefined;
}

/** What is known of a table beside what the store has. */
export interface Around {
  readonly v: number;
  readonly asks: readonly Ask[];
  readonly searching: boolean;
  readonly thinking: string | null;
  readonly trouble: TableNow['trouble'];
  readonly watchers: number;
  readonly presenceOf: (person: string) => Presence;
}

export function tableNow(row: GameRow, settings: TableSettings, rows: readonly SeatRow[], around: Around): TableNow {
  const { presenceOf, asks, ...rest } = around;
  const held = heldOf(row);
  return {
    name: row.name,
    status: row.status,
    ...(held ? { held } : {}),
    ...settings,
    seats: rows.map((row) => seatNow(row, presenceOf)),
    asks: asks.map(copyOf),
    ...rest,
  };
}

/** All that everybody is shown of a table beside its log; what is secret leaves no trace in it. */
export const shownOf = ({ row, settings, seats, play }: Shown): string =>
  JSON.stringify([
    row.n,
    row.changed,
    tableNow(row, settings, seats, {
      v: 0,
      asks: play?.asks ?? [],
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
}

const copyOf = (ask: Ask): TableNow['asks'][number] => structuredClone(ask) as TableNow['asks'][number];

function seatNow(row: SeatRow, presenceOf: Around['presenceOf']): TableSeat {
  const { seat, player, kind, name, level, person } = row;
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
    presence: shown.presence,
    ...('since' in shown && shown.since !== undefined ? { since: shown.since } : {}),
  };
}

export function youAt({ owner }: GameRow, rows: readonly SeatRow[], person: string | null): You {
  const mine = person === null ? [] : rows.filter((row) => row.person === person);
  return {
    seats: mine.map(({ seat }) => seat),
    players: mine.flatMap(({ player }) => player ?? []),
    owner: person !== null && owner === person,
  };
}

/** A table in a person's list; nothing is replayed for it. */
export function listed(row: GameRow, rows: readonly SeatRow[], person: string): Listed {
  const { id, title, name, status, changed, owner } = row;
  const awaited = JSON.parse(row.awaited) as string[];
  const mine = rows.filter((one) => one.person === person);
  const asksMe = mine.some(({ player, kind }) => player !== null && kind === 'person' && awaited.includes(player));
  const wantsMe = owner === person ? rows.every(({ ready }) => ready === 1) : mine.some(({ ready }) => ready === 0);
  return {
    id,
    title,
    name,
    status,
    changed,
    owner: owner === person,
    seats: rows.map((one) => ({ name: one.name, mine: one.person === person, ready: one.ready === 1 })),
    yours: status === 'waiting' ? wantsMe : asksMe,
    summary: row.summary === null ? null : { ...(JSON.parse(row.summary) as Summary), yours: asksMe },
  };
}
