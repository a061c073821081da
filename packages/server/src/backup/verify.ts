/** Plays stored games again, and names the first entry after which one stands elsewhere than it did. */
import type { RailState, RailTitle } from '@roundhouse/rail';
import { titleIn } from '../rules.ts';
import type { Header } from '../tables/header.ts';
import { type Claim, proofOf, resumedAt, type StoredEntry } from '../tables/proof.ts';
import type { Row, TableRow } from './rows.ts';

export interface Verified {
  readonly game: string;
  readonly entries: number;
  /** Null where all is as it was. */
  readonly fault: string | null;
}

interface Read {
  readonly game: string;
  readonly entries: StoredEntry[];
}

/** Each game that has begun, or only those that are named. */
export async function* verifyGames(
  rows: AsyncIterable<TableRow>,
  titles: readonly RailTitle[],
  wanted: ReadonlySet<string> | null,
): AsyncGenerator<Verified> {
  const headers = new Map<string, Header>();
  /** Those that were resumed begin at a position, which comes later. */
  const resumed = new Map<string, Read>();
  let current = null as Read | null;
  const finished = (next: string | null): Read | null => {
    if (!current || current.game === next) return null;
    const read = current;
    current = null;
    if (resumedAt(read.entries) === 0) return read;
    resumed.set(read.game, read);
    return null;
  };
  for await (const { table, row } of rows) {
    if (table === 'games' && row['header'] !== null && (wanted?.has(String(row['id'])) ?? true))
      headers.set(String(row['id']), JSON.parse(String(row['header'])) as Header);
    const game = String(row['game']);
    if (table === 'entries') {
      const read = finished(game);
      if (read) yield verified(read, headers, titles);
      current ??= headers.has(game) ? { game, entries: [] } : null;
      current?.entries.push({ entry: String(row['entry']), lasting: String(row['lasting']) });
      continue;
    }
    const read = finished(null);
    if (read) yield verified(read, headers, titles);
    const begun = table === 'positions' && resumed.get(game);
    if (begun && row['n'] === resumedAt(begun.entries)) {
      resumed.delete(game);
      yield verified(begun, headers, titles, fromRow(row));
    }
  }
  const read = finished(null);
  if (read) yield verified(read, headers, titles);
}

const fromRow = (row: Row): Claim['from'] => ({
  n: Number(row['n']),
  state: JSON.parse(String(row['state'])) as RailState,
});

function verified(
  { game, entries }: Read,
  headers: ReadonlyMap<string, Header>,
  titles: readonly RailTitle[],
  from?: Claim['from'],
): Verified {
  const header = headers.get(game)!;
  const title = titleIn(titles, header.title);
  const fault = title
    ? faultOf(title, { title: title.id, header, entries, from })
    : `its title ${header.title} is not played here`;
  return { game, entries: entries.length, fault };
}

function faultOf(title: RailTitle, claim: Claim): string | null {
  const proof = proofOf(title, claim);
  if (proof.kind === 'equal') return null;
  const { entry, refusal } = proof;
  return refusal === null ? `it stands elsewhere from entry ${entry} on` : `entry ${entry} is refused: ${refusal}`;
}
