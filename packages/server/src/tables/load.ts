/** A table as it is read from the store. */
import type { Ask, Maximums, Noes, Table } from '@roundhouse/host';
import { tableOf } from '@roundhouse/host';
import { engineOf, titleIn } from '../rules.ts';
import type { RailTitle } from '@roundhouse/rail';
import type { EntryRow, GameRow, LastSaid, MaximumRow, Reader, SeatRow, TableRows } from '../store/contract.ts';
import type { Deps } from './deps.ts';
import type { Header } from './header.ts';
import { canGoOn, recordedOf } from './holding.ts';
import { type Manners, NO_MANNERS, readManners } from './manners/manners.ts';
import { type Remembered, standAfter } from './past.ts';
import { hostSeats } from './seats.ts';
import { readSettings, type TableSettings } from './settings.ts';

/** A table: what the store has of it, and from the start on what the referee judges. */
export interface Stored {
  readonly row: GameRow;
  readonly title: RailTitle;
  readonly settings: TableSettings;
  readonly seats: readonly SeatRow[];
  readonly watchers: ReadonlySet<string>;
  readonly header: Header | null;
  readonly play: Table | null;
  readonly manners: Manners;
}

/** With what came since, as far as it was read. */
export interface Loaded {
  readonly stored: Stored;
  readonly entries: readonly EntryRow[];
  readonly said: LastSaid;
}

/** From what is known of it, where it is known: then only what came since is read. */
export async function loadTable(
  { store: { read }, titles, clock }: Pick<Deps, 'store' | 'titles'> & Partial<Pick<Deps, 'clock'>>,
  id: string,
  known?: Stored,
): Promise<Loaded | null> {
  const engines = titles.map((title) => engineOf(title.id));
  // What was shown of a game that could not go on is no ground to go on from.
  const base = known && canGoOn(known.row) ? known : undefined;
  const rows = await read.table(id, engines, base?.play?.n);
  const title = rows && titleIn(titles, rows.game.title);
  if (!rows || !title) return null;
  const { game: row, seats, entries, said } = rows;
  const settings = readSettings(row.settings);
  const header = row.header === null ? null : (JSON.parse(row.header) as Header);
  const play = header ? await playOf(read, rows, { id, title, header }, settings, base) : null;
  const manners = rows.manners === undefined ? NO_MANNERS : readManners(rows.manners, clock?.steady());
  const stored = { row, title, settings, seats, watchers: new Set(rows.watchers), header, play, manners };
  return { stored, entries, said };
}

/** What is kept beside the log: open questions, and how often somebody was told no. */
export interface KeptAsks {
  readonly asks: readonly Ask[];
  readonly noes: readonly Noes[];
}

async function playOf(
  read: Reader,
  rows: TableRows,
  game: Remembered,
  { undo }: TableSettings,
  known: Stored | undefined,
): Promise<Table> {
  const { asks, noes } = JSON.parse(rows.asks ?? '{"asks":[],"noes":[]}') as KeptAsks;
  const { n } = rows.game;
  const latest = canGoOn(rows.game)
    ? await standAfter(read, game, n, rows, known?.play)
    : await recordedOf(read, game, rows.game);
  const maximums = maximumsOf(rows.maxima);
  return tableOf({ title: game.title, ...latest, n, seats: hostSeats(rows.seats), undo, asks, noes, maximums });
}

const maximumsOf = (rows: readonly MaximumRow[]): Maximums =>
  Object.fromEntries(rows.map(({ player, auction, amount }) => [player, { auction, amount }]));

export const maximumRows = (game: string, maximums: Maximums): MaximumRow[] =>
  Object.entries(maximums).flatMap(([player, one]) => (one ? [{ game, player, ...one }] : []));
