import type { TableSeat } from '@roundhouse/protocol/table';
import { useState } from 'react';
import type { TitleCard } from '../../titles/cards.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { onlineText as t } from '../texts.ts';
import { filled } from './seat-changes.ts';
import type { OpenRoom } from './use-room.ts';

interface Props {
  readonly room: OpenRoom;
  readonly card: TitleCard;
  readonly change: (changes: Partial<OpenRoom>) => void;
}

/** “I am ready”, and for the owner the start. */
export function StartPanel({ room, card, change }: Props) {
  const { game, table, you } = room;
  const [isStarting, setStarting] = useState(false);
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  const unready = table.seats.filter(({ kind, ready }) => kind === 'person' && !ready);
  const mine = table.seats.filter(({ seat }) => you.seats.includes(seat));
  const canStart = open === 0 && unready.length === 0 && table.seats.length >= card.players.min;
  const setReady = (ready: boolean) =>
    void attempt(async () => {
      for (const { seat } of mine) change(await call('changeSeat', { at: { game, seat }, body: { ready } }));
    });
  const start = () => {
    setStarting(true);
    void attempt(async () => change(await call('start', { at: { game }, body: {} }))).then(() => setStarting(false));
  };
  const fill = () =>
    void attempt(async () =>
      change(await call('changeSeats', { at: { game }, body: { seats: filled(table.seats, you.seats) } })),
    );
  const isReady = mine.length > 0 && mine.every(({ ready }) => ready);
  return (
    <Card className="room-card">
      <p role="status">{sentence(open, unready, you.owner)}</p>
      {mine.length > 0 && (
        <Button kind={isReady ? 'plain' : 'primary'} aria-pressed={isReady} onClick={() => setReady(!isReady)}>
          {isReady && <Icon name="check" />} {t(isReady ? 'start.notReady' : 'start.ready')}
        </Button>
      )}
      {you.owner && (
        <>
          <Button kind={canStart ? 'primary' : 'plain'} disabled={!canStart || isStarting} onClick={start}>
            <Icon name="play" /> {t('start.start', { seats: table.seats.length })}
          </Button>
          {open > 0 && (
            <Button kind="quiet" onClick={fill}>
              <Icon name="bot" /> {t('start.fill', { open })}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

/** What the start still waits for. */
function sentence(open: number, unready: readonly TableSeat[], isOwner: boolean): string {
  const names = unready.map(({ name }) => name ?? '').join(', ');
  if (open > 0 && unready.length > 0) return t('start.waits.both', { open, names, count: unready.length });
  if (open > 0) return t('start.waits.seats', { open });
  if (unready.length > 0) return t('start.waits.ready', { names, count: unready.length });
  return t(isOwner ? 'start.all' : 'start.allGuest');
}
