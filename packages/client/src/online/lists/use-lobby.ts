/** A list of tables that everybody may see, with its pages; the first comes again through the socket as soon as it changes. */
import type { Listed, LobbyAnswer, LobbyPage } from '@roundhouse/protocol/answers';
import { useEffect, useRef, useState } from 'react';
import { call, NoAnswer } from '../api.ts';
import { pageStream } from '../page-stream.ts';
import type { ListedTable } from '../tables.ts';

export type ListName = 'open' | 'running' | 'finished';

export interface LobbyWish {
  readonly list: ListName;
  readonly title: string;
  readonly q: string;
}

export interface Lobby {
  readonly status: 'loading' | 'there' | 'offline';
  readonly tables: readonly ListedTable[];
  readonly count: number;
  /** Null where there is no more. */
  readonly more: (() => Promise<void>) | null;
}

interface Kept {
  /** The wish that it answers. */
  readonly of: string;
  readonly status: Lobby['status'];
  readonly first: Pick<LobbyAnswer, 'games' | 'circle' | 'cursor' | 'count'>;
  /** Pages after the first, and where the next one begins. */
  readonly rest: readonly Listed[];
  readonly cursor: string | null;
}
const NOTHING: Kept = {
  of: '',
  status: 'loading',
  first: { games: [], circle: [], cursor: null, count: 0 },
  rest: [],
  cursor: null,
};

const fetchPage = ({ list, title, q }: LobbyWish, cursor: string | null): Promise<LobbyAnswer> =>
  call('tables', {
    query: { list, ...(title ? { title } : {}), ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) },
  });

export function useLobby(wish: LobbyWish): Lobby {
  const { list, title, q } = wish;
  const of = JSON.stringify([list, title, q]);
  const [latest, setKept] = useState(NOTHING);
  const kept = latest.of === of ? latest : NOTHING;
  const asked = useRef(0);
  useEffect(() => {
    const turn = ++asked.current;
    let left = false;
    const isOld = () => left || turn !== asked.current;
    const change = (next: (old: Kept) => Kept) => setKept((old) => ({ ...next(old.of === of ? old : NOTHING), of }));
    const load = () =>
      fetchPage({ list, title, q }, null).then(
        (first) => !isOld() && change((old) => ({ ...withFirst(old, first), status: 'there' })),
        (error: unknown) => {
          if (!(error instanceof NoAnswer)) console.error(error);
          if (!isOld()) change((old) => ({ ...old, status: 'offline' }));
        },
      );
    void load();
    const isPlain = title === '' && q === '';
    const stop = pageStream().follow({
      lists: [list],
      hear: (message) => {
        if (message.t !== 'list' || message.list !== list || left) return;
        // Tables of people whom I know stand before it, and what is searched for is another page.
        if (isPlain && list !== 'open') change((old) => withFirst(old, { ...message.page, circle: [] }));
        else if (isPlain) change((old) => withFirst(old, { ...message.page, circle: old.first.circle }));
        else void load();
      },
      line: () => void (pageStream().state().kind === 'live' && !left && load()),
    });
    return () => {
      left = true;
      stop();
    };
  }, [list, title, q, of]);
  const { status, first, rest, cursor } = kept;
  const more = async () => {
    const turn = asked.current;
    const page = await fetchPage(wish, cursor);
    if (turn === asked.current) setKept((old) => ({ ...old, rest: [...old.rest, ...page.games], cursor: page.cursor }));
  };
  const tables = distinct([...first.circle, ...first.games, ...rest]) as readonly ListedTable[];
  return { status, tables, count: first.count + first.circle.length, more: cursor === null ? null : more };
}

/** What has gone on below the first page stays. */
function withFirst(old: Kept, first: LobbyPage & Pick<LobbyAnswer, 'circle'>): Kept {
  const isBegun = old.rest.length > 0;
  return { ...old, first, cursor: isBegun ? old.cursor : first.cursor };
}

/** A table that has come to the top may stand further down as well. */
function distinct(tables: readonly Listed[]): readonly Listed[] {
  const seen = new Set<string>();
  return tables.filter(({ id }) => !seen.has(id) && seen.add(id));
}
