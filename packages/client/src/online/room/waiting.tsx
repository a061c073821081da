import type { TitleCard } from '../../titles/cards.ts';
import { TitleMap } from '../../pages/home/title-map.tsx';
import { onlineText as t } from '../texts.ts';
import { LineNotice } from '../line-notice.tsx';
import { Invite } from './invite.tsx';
import { People } from './people.tsx';
import { RoomSettings } from './room-settings.tsx';
import { StartPanel } from './start-panel.tsx';
import type { OpenRoom } from './use-room.ts';
import { WayBack } from '../way-back-card.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import './waiting.css';

const LookedCard = lazyPart<{ readonly game: string }>(
  async () => (await import('../manners/looked-card.tsx')).LookedCard,
);

interface Props {
  readonly room: OpenRoom;
  readonly card: TitleCard;
  readonly change: (changes: Partial<OpenRoom>) => void;
}

/** Before the start: the link to send, the seats as they fill, and who is ready. */
export function Waiting({ room, card, change }: Props) {
  const { table, you } = room;
  return (
    <div className="room">
      <header className="room-head">
        <div className="room-map">
          <TitleMap title={card.id} />
        </div>
        <div>
          <h1>
            <bdi>{table.name}</bdi>
          </h1>
          <p>{t('room.facts', { title: card.name, seats: table.seats.length })}</p>
        </div>
      </header>
      <LineNotice line={room.line} />
      {you.owner && <LookedCard game={room.game} />}
      <div className="room-main">
        {you.owner && <Invite room={room} />}
        <People room={room} card={card} change={change} />
      </div>
      <aside className="room-side">
        <StartPanel room={room} card={card} change={change} />
        <RoomSettings room={room} change={change} />
        {you.seats.length > 0 && <WayBack />}
      </aside>
    </div>
  );
}
