import type { GameAnswer } from '@roundhouse/protocol/answers';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Coming } from '../../app/coming.ts';
import { partOf } from '../../app/lazy-part.tsx';
import { retrying } from '../../app/retrying.ts';
import { Site } from '../../app/site.tsx';
import { titleCards } from '../../titles/cards.ts';
import { call, problemIn } from '../api.ts';
import { onlineText as t } from '../texts.ts';
import { rememberServer } from '../there.ts';
import { useRoom } from './use-room.ts';
import { Waiting } from './waiting.tsx';

const remoteTable = new Coming(retrying(async () => (await import('../remote/remote-table.tsx')).RemoteTable));
const RemoteTable = partOf(remoteTable);

/** How long to wait before a server that did not answer is asked again, in milliseconds. */
const RETRY_AFTER = 3000;

type Opening = GameAnswer | 'loading' | 'none' | 'offline';

/** A table on the server: the room where people gather, and from the start on the table itself. */
export function OnlineTablePage({ id, trying }: { readonly id: string; readonly trying: boolean }) {
  const [opening, setOpening] = useState<Opening>('loading');
  useEffect(rememberServer, []);
  useEffect(() => {
    let left = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const open = () =>
      call('game', { at: { game: id }, since: 0 }).then(
        (answer) => !left && setOpening(answer),
        (error: unknown) => {
          if (left) return;
          const isNone = problemIn(error)?.code === 'none' || problemIn(error)?.code === 'session';
          setOpening(isNone ? 'none' : 'offline');
          if (!isNone) retry = setTimeout(() => void open(), RETRY_AFTER);
        },
      );
    void open();
    // What shows a game comes beside the game; a room will need it, too.
    remoteTable.begin();
    return () => {
      left = true;
      clearTimeout(retry);
    };
  }, [id]);
  const gone = useCallback(() => setOpening('none'), []);
  if (typeof opening === 'object') return <Opened answer={opening} trying={trying} onGone={gone} />;
  return (
    <Site title={t('room.title')}>
      {opening !== 'loading' && (
        <div className="plain-page" role="status">
          <h1>{t(`room.${opening}.title`)}</h1>
          <p>{t(`room.${opening}.text`)}</p>
          <Link href="/">{t('room.home')}</Link>
          <Link href="/return">{t('invitation.sat')}</Link>
        </div>
      )}
    </Site>
  );
}

interface OpenedProps {
  readonly answer: GameAnswer;
  readonly trying: boolean;
  readonly onGone: () => void;
}

function Opened({ answer, trying, onGone }: OpenedProps) {
  const [hasBegun, setBegun] = useState(answer.table.status !== 'waiting');
  const begin = useCallback(() => setBegun(true), []);
  if (!hasBegun) return <Gathering answer={answer} onGone={onGone} onBegun={begin} />;
  return <RemoteTable id={answer.id} answer={answer.state === null ? null : answer} trying={trying} />;
}

interface GatheringProps {
  readonly answer: GameAnswer;
  readonly onGone: () => void;
  readonly onBegun: () => void;
}

function Gathering({ answer, onGone, onBegun }: GatheringProps) {
  const { room, change } = useRoom(answer, onGone);
  const hasBegun = room.table.status !== 'waiting';
  useEffect(() => {
    if (hasBegun) onBegun();
  }, [hasBegun, onBegun]);
  const card = titleCards.find((one) => one.id === room.title)!;
  return (
    <Site title={room.table.name}>
      <Waiting room={room} card={card} change={change} />
    </Site>
  );
}
