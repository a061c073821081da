/** A table before its start as this page knows it, kept up to date by the socket. */
import type { GameAnswer } from '@roundhouse/protocol/answers';
import type { ServerMessage } from '@roundhouse/protocol/stream';
import type { TableNow, You } from '@roundhouse/protocol/table';
import { useEffect, useState } from 'react';
import { pageStream } from '../page-stream.ts';
import type { SocketState } from '../stream.ts';

export interface OpenRoom {
  readonly game: string;
  readonly title: string;
  readonly table: TableNow;
  readonly you: You;
  readonly line: SocketState;
  /** Who had to go last: since then there are new links. */
  readonly kicked: string | null;
}

export interface LiveRoom {
  readonly room: OpenRoom;
  /** Shows at once what the server has answered. */
  readonly change: (changes: Partial<OpenRoom>) => void;
}

/** `onGone` hears that the table is no longer there, or no longer for this person. */
export function useRoom({ id, title, table, you }: GameAnswer, onGone: () => void): LiveRoom {
  const [room, setRoom] = useState<OpenRoom>(() => ({
    game: id,
    title,
    table,
    you,
    line: pageStream().state(),
    kicked: null,
  }));
  const change = (changes: Partial<OpenRoom>) =>
    setRoom((old) => (isOlder(changes, old) ? old : { ...old, ...changes }));
  useEffect(() => {
    const stream = pageStream();
    return stream.watch(id, {
      since: () => 0,
      hear: (message) => hear(message, change, onGone),
      line: () => change({ line: stream.state() }),
    });
  }, [id, onGone]);
  return { room, change };
}

/** Answers and messages overtake each other: the newest holds. */
const isOlder = ({ table }: Partial<OpenRoom>, old: OpenRoom): boolean => table !== undefined && table.v < old.table.v;

function hear(message: ServerMessage, change: LiveRoom['change'], onGone: () => void): void {
  if (message.t === 'table') change({ table: message.table });
  else if (message.t === 'game') change({ you: message.you, line: { kind: 'live' } });
  else if (message.t === 'none') onGone();
}
