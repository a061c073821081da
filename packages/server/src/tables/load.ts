/** A table as it is read from the store. */
import type { Ask, Maximums, Noes, Table } from '@roundhouse/host';
import { tableOf } from '@roundhouse/host';
import { titleIn } from '../rules.ts';
import type { RailTitle } from '@roundhouse/rail';
import type { GameRow, MaximumRow, Reader, SeatRow } from '../store/contract.ts';
import type { Deps } from './deps.ts';
import type { Header } from './header.ts';
import { type Remembered, stateAfter } from './past.ts';
import { hostSeats } from './seats.ts';
import type { TableSettings } from './settings.ts';

/** A table: what the store has of it, and from the start on what the referee judges. */
export interface Stored {
  readonly row: GameRow;
  readonly title: RailTitle;
  readonly settings: TableSettings;
  readonly seats: readonly SeatRow[];
  readonly watchers: ReadonlySet<string>;
  readonly header: Header | null;
  readonly play: Table | null;
}

export function loadTable({ store: { read }, titles }: Pick<Deps, 'store' | 'titles'>, id: string): Stored | null {
  const row = read.game(id);
  const title = row && titleIn(titles, row.title);
  if (!row || !title) return null;
  const settings = JSON.parse(row.settings) as TableSettings;
  const seats = read.seats(id);
  const header = row.header === null ? null : (JSON.parse(row.header) as Header);
  const watchers = new Set(read.watchers(id));
  const play = header ? playOf(read, row, { id, title, header }, settings, seats) : null;
  return { row, title, settings, seats, watchers, header, play };
}

/** What is kept beside the log: open questions, and how often somebody was told no. */
export interface KeptAsks {
  readonly asks: readonly Ask[];
  readonly noes: readonly Noes[];
}

function playOf(
  read: Reader,
  { id, n }: GameRow,
  game: Remembered,
  { undo }: TableSettings,
  rows: readonly SeatRow[],
): Table {
  const { asks, noes } = JSON.parse(read.asks(id) ?? '{"asks":[],"noes":[]}') as KeptAsks;
  const maximums = maximumsOf(read.maxima(id));
  const { title } = game;
  return tableOf({ title, ...stateAfter(read, game, n), n, seats: hostSeats(rows), undo, asks, noes, maximums });
}

const maximumsOf = (rows: readonly MaximumRow[]): Maximums =>
  Object.fromEntries(rows.map(({ player, auction, amount }) => [player, { auction, amount }]));

export const maximumRows = (game: string, maximums: Maximums): MaximumRow[] =>
  Object.entries(maximums).flatMap(([player, one]) => (one ? [{ game, player, ...one }] : []));
