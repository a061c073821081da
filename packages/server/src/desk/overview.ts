/** What the desk shows: tables as it lists them, those that are held, and those that somebody should look at. */
import type { Envelope } from '@roundhouse/kernel';
import type { DeskTable, HeldTable, LookedFor, Report } from '@roundhouse/protocol';
import type { GameRow, Reader } from '../store/contract.ts';
import { heldOf } from '../tables/holding.ts';
import type { Tables } from '../tables/tables.ts';
import { ASKED_AFTER, GONE_AFTER } from '../tables/view.ts';

const MOST_REPORTS = 200;
const MOST_WAITING = 20;

export async function deskTable(read: Reader, row: GameRow): Promise<DeskTable> {
  const rows = await read.table(row.id, [], Number.MAX_SAFE_INTEGER);
  const { id, title, name, status, changed, n } = row;
  return { id, title, name, status, changed, n, people: rows?.seats.map((seat) => seat.name) ?? [], held: heldOf(row) };
}

/** Lines that were reported, each once, with all who have reported it. */
export async function reportsOf(read: Reader): Promise<Report[]> {
  const lines = new Map<string, Report>();
  for (const one of await read.reports(MOST_REPORTS, true)) {
    const { game, side, n, name, words, at, by } = one;
    const key = `${game} ${side} ${n}`;
    const known = lines.get(key);
    const names = by === null ? [] : [by];
    if (known) known.by.push(...names);
    else {
      const account = (await read.account(one.person)) !== undefined;
      lines.set(key, { game, side, n, table: one.table_name, author: name, account, by: names, words, at });
    }
  }
  return [...lines.values()];
}

export async function heldTables(read: Reader): Promise<HeldTable[]> {
  const rows = await read.heldGames();
  return Promise.all(
    rows
      .filter(({ status }) => status !== 'over')
      .map(async (row) => ({ ...(await deskTable(read, row)), differs: await differenceIn(read, row) })),
  );
}

async function differenceIn(read: Reader, row: GameRow): Promise<HeldTable['differs']> {
  const held = heldOf(row);
  if (!held || held.entry === null) return null;
  const [entry] = await read.entries(row.id, held.entry - 1, held.entry);
  const seats = (await read.table(row.id, [], Number.MAX_SAFE_INTEGER))?.seats ?? [];
  const nameOf = (player: string): string => seats.find((seat) => seat.player === player)?.name ?? player;
  return { played: entry ? inWords(JSON.parse(entry.entry) as Envelope, nameOf) : '', refused: held.reason };
}

/** Who did what, by the names of the game file: rules that read it in another way can say no more. */
function inWords(entry: Envelope, nameOf: (player: string) => string): string {
  if (!('action' in entry)) return entry.note.type;
  const { type, by, ...rest } = entry.action as { type: string; by: string; frame?: unknown };
  delete rest.frame;
  const about = Object.values(rest).filter((value) => typeof value !== 'object');
  return `${nameOf(by)}: ${[type, ...about].join(' ')}`;
}

/** Where others vote about somebody who is late, as far as this process knows, and those that go soon without having begun. */
export async function lookedFor(tables: Tables, read: Reader, now: number): Promise<LookedFor[]> {
  const found: LookedFor[] = [];
  for (const { stored } of tables.all)
    if (stored.row.status === 'playing' && stored.manners.votes.some(({ kind }) => kind === 'late'))
      found.push({ ...(await deskTable(read, stored.row)), why: { kind: 'vote' } });
  for (const id of await read.waitingSince(now - ASKED_AFTER, MOST_WAITING)) {
    const row = await read.game(id);
    if (row) found.push({ ...(await deskTable(read, row)), why: { kind: 'goes', at: row.changed + GONE_AFTER } });
  }
  return found;
}
