/** A table on the server as this page knows it, kept up to date by the socket. */
import type { GameAnswer } from '@roundhouse/protocol/answers';
import type { ServerMessage } from '@roundhouse/protocol/stream';
import type { TableNow, You } from '@roundhouse/protocol/table';
import { useEffect, useState } from 'react';
import { call, problemIn } from '../api.ts';
import { pageStream } from '../page-stream.ts';
import type { SocketState } from '../stream.ts';

export interface OpenRoom {
  readonly status: 'open';
  readonly game: string;
  readonly title: string;
  readonly table: TableNow;
  readonly you: You;
  readonly line: SocketState;
}

export type Room =
  | { readonly status: 'loading' }
  /** No such table, or none for this person. */
  | { readonly status: 'none' }
  /** The server does not answer. */
  | { readonly status: 'offline' }
  | OpenRoom;

/** How long to wait before a server that did not answer is asked again. */
const RETRY_AFTER = 3000;

export function useRoom(game: string): { readonly room: Room; readonly change: (changes: Partial<OpenRoom>) => void } {
  const [room, setRoom] = useState<Room>({ status: 'loading' });
  const change = (changes: Partial<OpenRoom>) =>
    setRoom((old) => (old.status === 'open' ? { ...old, ...changes } : old));
  useEffect(() => {
    let left = false;
    let stop: () => void = () => {};
    let retry: ReturnType<typeof setTimeout> | undefined;
    const update = (changes: Partial<OpenRoom>) => !left && change(changes);
    const open = async () => {
      try {
        const answer = await call('game', { at: { game } });
        if (left) return;
        setRoom(roomOf(game, answer));
        stop = pageStream().watch(game, {
          since: () => answer.n,
          hear: (message) => hear(message, update, () => !left && setRoom({ status: 'none' })),
          line: () => update({ line: pageStream().state() }),
        });
      } catch (error) {
        if (left) return;
        const isNone = problemIn(error) !== null;
        setRoom({ status: isNone ? 'none' : 'offline' });
        if (!isNone) retry = setTimeout(() => void open(), RETRY_AFTER);
      }
    };
    void open();
    return () => {
      left = true;
      clearTimeout(retry);
      stop();
    };
  }, [game]);
  return { room, change };
}

const roomOf = (game: string, { title, table, you }: GameAnswer): OpenRoom => ({
  status: 'open',
  game,
  title,
  table,
  you,
  line: pageStream().state(),
});

function hear(message: ServerMessage, update: (changes: Partial<OpenRoom>) => void, none: () => void): void {
  if (message.t === 'table') update({ table: message.table });
  else if (message.t === 'game') update({ you: message.you, line: { kind: 'live' } });
  else if (message.t === 'none') none();
}
