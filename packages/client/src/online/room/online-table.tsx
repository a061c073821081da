import { useEffect } from 'react';
import { Link } from 'wouter';
import { Site } from '../../app/site.tsx';
import { titleCards } from '../../titles/cards.ts';
import { onlineText as t } from '../texts.ts';
import { rememberServer } from '../there.ts';
import { Waiting } from './waiting.tsx';
import { useRoom } from './use-room.ts';

/** A table on the server: the room where people gather, and from the start on the table itself. */
export function OnlineTablePage({ id }: { readonly id: string }) {
  const { room, change } = useRoom(id);
  useEffect(rememberServer, []);
  if (room.status === 'open') {
    const card = titleCards.find((one) => one.id === room.title)!;
    return (
      <Site title={room.table.name}>
        <Waiting room={room} card={card} change={change} />
      </Site>
    );
  }
  return (
    <Site title={t('room.title')}>
      {room.status !== 'loading' && (
        <div className="plain-page" role="status">
          <h1>{t(room.status === 'none' ? 'room.none.title' : 'room.offline.title')}</h1>
          <p>{t(room.status === 'none' ? 'room.none.text' : 'room.offline.text')}</p>
          <Link href="/">{t('room.home')}</Link>
        </div>
      )}
    </Site>
  );
}
