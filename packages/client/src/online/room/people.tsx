import type { WantedSeat } from '@roundhouse/protocol/requests';
import type { TitleCard } from '../../titles/cards.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { onlineText as t } from '../texts.ts';
import { botAmong, movedUp, wantedOf } from './seat-changes.ts';
import { SeatRow } from './seat-row.tsx';
import type { OpenRoom } from './use-room.ts';
import './people.css';

interface Props {
  readonly room: OpenRoom;
  readonly card: TitleCard;
  readonly change: (changes: Partial<OpenRoom>) => void;
}

/** Who has come and who is ready; the owner changes seats and their order. */
export function People({ room, card, change }: Props) {
  const { game, table, you } = room;
  const { seats } = table;
  const put = (wanted: readonly WantedSeat[]) =>
    void attempt(async () => change(await call('changeSeats', { at: { game }, body: { seats: [...wanted] } })));
  const wanted = seats.map((seat) => wantedOf(seat, you.seats));
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  return (
    <section className="room-section" aria-labelledby="people">
      <header className="people-head">
        <h2 id="people">{t('people.title')}</h2>
        <p>{t('people.count', { taken, seats: seats.length })}</p>
      </header>
      <Card>
        <ol className="people">
          {seats.map((seat, i) => (
            <SeatRow
              key={seat.seat}
              room={room}
              seat={seat}
              at={i}
              canGo={seats.length > card.players.min}
              change={change}
              onReplace={(now) => put(wanted.map((one, at) => (at === i ? now : one)))}
              onRemove={() => put(wanted.filter((_, at) => at !== i))}
              onUp={i === 0 ? null : () => put(movedUp(wanted, i))}
            />
          ))}
        </ol>
      </Card>
      {you.owner && seats.length < card.players.max && (
        <div className="people-more">
          <Button size="small" onClick={() => put([...wanted, { kind: 'friend' }])}>
            <Icon name="plus" /> {t('people.addFriend')}
          </Button>
          <Button size="small" onClick={() => put([...wanted, botAmong(seats)])}>
            <Icon name="bot" /> {t('people.addBot')}
          </Button>
        </div>
      )}
    </section>
  );
}
