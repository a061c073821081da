/** Plays stored games again, and names the first entry after which one stands elsewhere than it did. */
import { type Envelope, type GameFile, History, readGameFile } from '@roundhouse/kernel';
import type { RailTitle } from '@roundhouse/rail';
import { titleIn } from '../rules.ts';
import type { Header } from '../tables/header.ts';
import { KEPT_EVERY } from '../tables/past.ts';
import type { TableRow } from './rows.ts';

export interface Verified {
  readonly game: string;
  readonly entries: number;
  /** Null where all is as it was. */
  readonly fault: string | null;
}

interface Stored {
  readonly entry: string;
  readonly lasting: string;
}

/** Each game that has begun, or only those that are named. */
export async function* verifyGames(
  rows: AsyncIterable<TableRow>,
  titles: readonly RailTitle[],
  wanted: ReadonlySet<string> | null,
): AsyncGenerator<Verified> {
  const headers = new Map<string, Header>();
  let current = null as { readonly game: string; readonly entries: Stored[] } | null;
  for await (const { table, row } of rows) {
    if (table === 'games' && row['header'] !== null && (wanted?.has(String(row['id'])) ?? true))
      headers.set(String(row['id']), JSON.parse(String(row['header'])) as Header);
    if (table !== 'entries') continue;
    const game = String(row['game']);
    if (current && current.game !== game) yield verified(current.game, headers, current.entries, titles);
    if (current?.game !== game) current = headers.has(game) ? { game, entries: [] } : null;
    current?.entries.push({ entry: String(row['entry']), lasting: String(row['lasting']) });
  }
  if (current) yield verified(current.game, headers, current.entries, titles);
}

function verified(
  game: string,
  headers: ReadonlyMap<string, Header>,
  stored: readonly Stored[],
  titles: readonly RailTitle[],
): Verified {
  const header = headers.get(game)!;
  const title = titleIn(titles, header.title);
  const fault = title ? faultOf(title, header, stored) : `its title ${header.title} is not played here`;
  return { game, entries: stored.length, fault };
}

function faultOf(title: RailTitle, header: Header, stored: readonly Stored[]): string | null {
  const isKept = (n: number): boolean => n % KEPT_EVERY === 0 || n === stored.length;
  const coarse = History.openAsFar(title, fileOf(header, stored, isKept));
  if (coarse.refused) return `entry ${coarse.refused.entry} is refused: ${coarse.refused.refusal.text}`;
  if (coarse.differsAt === null) return null;
  // A hash costs more than an action: all of them are compared only where one differs.
  const from = coarse.differsAt - KEPT_EVERY;
  const fine = History.openAsFar(
    title,
    fileOf(header, stored.slice(0, coarse.differsAt), (n) => n > from),
  );
  return `it stands elsewhere from entry ${fine.differsAt ?? coarse.differsAt} on`;
}

function fileOf(header: Header, stored: readonly Stored[], isCompared: (n: number) => boolean): GameFile {
  const entries = stored.map(({ entry, lasting }, i): Envelope => {
    const envelope = JSON.parse(entry) as Envelope;
    return 'action' in envelope && isCompared(i + 1) ? { ...envelope, hash: lasting } : envelope;
  });
  return readGameFile({ ...header, entries });
}
