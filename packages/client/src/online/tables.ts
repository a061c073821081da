/** The tables of this device on the server, as a list: also what it was, when no server answers. */
import type { Summary } from '@roundhouse/host';
import type { Listed } from '@roundhouse/protocol/answers';
import { useEffect, useState } from 'react';
import { call, NoAnswer } from './api.ts';
import { pageStream } from './page-stream.ts';
import { rememberServer } from './there.ts';

/** A table of the list; the server sends the host's summary as it is. */
export type ListedTable = Omit<Listed, 'summary'> & { readonly summary: Summary | null };

export interface Tables {
  readonly status: 'loading' | 'live' | 'offline';
  readonly tables: readonly ListedTable[];
  /** How this person is called there. */
  readonly name: string | null;
  /** Whether that is the name of an account. */
  readonly account: boolean;
  /** Where games go on that have been over for longer. */
  readonly cursor: string | null;
}

const KEY = 'roundhouse.tables';
/** The socket tells of changes; rounds that go on at others' tables are looked for this often. */
const REFRESH_EVERY = 30_000;

export function useTables(): Tables & { readonly more: (() => Promise<void>) | null } {
  const [list, setList] = useState<Tables>(() => ({ status: 'loading', ...keptTables() }));
  const [older, setOlder] = useState<Older>({ tables: [], cursor: undefined });
  useEffect(() => {
    let left = false;
    const refresh = () => {
      if (document.visibilityState === 'hidden') return;
      void fetchTables().then((now) => !left && setList(now));
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_EVERY);
    document.addEventListener('visibilitychange', refresh);
    const stop = pageStream().follow({
      lists: ['mine'],
      hear: ({ t }) => void (t === 'games' && refresh()),
      line: () => void (pageStream().state().kind === 'live' && refresh()),
    });
    return () => {
      left = true;
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
  const cursor = older.cursor === undefined ? list.cursor : older.cursor;
  const more = async () => {
    const page = await call('myGames', { query: { cursor: cursor! } });
    setOlder((old) => ({
      tables: [...old.tables, ...(page.games as readonly ListedTable[])],
      cursor: page.cursor,
    }));
  };
  const known = new Set(list.tables.map(({ id }) => id));
  const tables = [...list.tables, ...older.tables.filter(({ id }) => !known.has(id))];
  return { ...list, tables, more: cursor === null || list.status !== 'live' ? null : more };
}

/** Games that have been over for longer, page by page; the next page is not known before the first was asked for. */
interface Older {
  readonly tables: readonly ListedTable[];
  readonly cursor: string | null | undefined;
}

async function fetchTables(): Promise<Tables> {
  try {
    const { games, name, account, cursor } = await call('myGames', {});
    const tables = games as readonly ListedTable[];
    // A seat that is kept for somebody may be taken by the next look.
    keepTables({ tables: tables.filter(({ invited }) => !invited), name, account });
    return { status: 'live', tables, name, account, cursor };
  } catch (error) {
    if (!(error instanceof NoAnswer)) console.error(error);
    return { status: 'offline', ...keptTables() };
  }
}

/** Was somebody with an account here last? They need no code to come back. */
export const hasAccount = (): boolean => keptTables().account;

/** Has somebody a name on this device? */
export const hasName = (): boolean => keptTables().name !== null;

/** Somebody else is at this device now. */
export function forgetTables(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then they were never kept.
  }
}

type Kept = Pick<Tables, 'tables' | 'name' | 'account'>;
const NOTHING = { tables: [], name: null, account: false, cursor: null };

function keptTables(): Omit<Tables, 'status'> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept && Array.isArray(kept.tables) ? { ...kept, cursor: null } : NOTHING;
  } catch {
    return NOTHING;
  }
}

function keepTables(kept: Kept): void {
  try {
    if (kept.tables.length > 0) rememberServer();
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The list is asked for again next time.
  }
}
