/** The tables of this device on the server, as a list: also what it was, when no server answers. */
import type { Summary } from '@roundhouse/host';
import type { Listed } from '@roundhouse/protocol/answers';
import { useEffect, useState } from 'react';
import { call, NoAnswer } from './api.ts';
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
}

const KEY = 'roundhouse.tables';
/** While the list is looked at, it is asked for this often. */
const REFRESH_EVERY = 10_000;

export function useTables(): Tables {
  const [list, setList] = useState<Tables>(() => ({ status: 'loading', ...keptTables() }));
  useEffect(() => {
    let left = false;
    const refresh = () => {
      if (document.visibilityState === 'hidden') return;
      void fetchTables().then((now) => !left && setList(now));
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_EVERY);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
  return list;
}

async function fetchTables(): Promise<Tables> {
  try {
    const { games, name, account } = await call('myGames', {});
    const tables = games as readonly ListedTable[];
    keepTables({ tables, name, account });
    return { status: 'live', tables, name, account };
  } catch (error) {
    if (!(error instanceof NoAnswer)) console.error(error);
    return { status: 'offline', ...keptTables() };
  }
}

/** Was somebody with an account here last? They need no code to come back. */
export const hasAccount = (): boolean => keptTables().account;

/** Somebody else is at this device now. */
export function forgetTables(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then they were never kept.
  }
}

type Kept = Pick<Tables, 'tables' | 'name' | 'account'>;
const NOTHING: Kept = { tables: [], name: null, account: false };

function keptTables(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept && Array.isArray(kept.tables) ? kept : NOTHING;
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
