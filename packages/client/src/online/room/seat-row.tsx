import type { WantedSeat } from '@roundhouse/protocol/requests';
import type { TableSeat } from '@roundhouse/protocol/table';
import { useState } from 'react';
import { Link } from 'wouter';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { presenceText, PresenceAvatar } from '../presence.tsx';
import { onlineText as t } from '../texts.ts';
import { JoinSeat } from './join-seat.tsx';
import { SeatLink } from './seat-link.tsx';
import { SeatMenu } from './seat-menu.tsx';
import type { OpenRoom } from './use-room.ts';

export interface SeatProps {
  readonly room: OpenRoom;
  readonly seat: TableSeat;
  readonly at: number;
  /** The title can be played with one seat less. */
  readonly canGo: boolean;
  readonly change: (changes: Partial<OpenRoom>) => void;
  readonly onReplace: (seat: WantedSeat) => void;
  readonly onRemove: () => void;
  readonly onUp: (() => void) | null;
}

/** A seat before the start: who sits there, whether they are here and ready, and what can be done with it. */
export function SeatRow(props: SeatProps) {
  const { seat, at, room } = props;
  const [isLinkShown, showLink] = useState(false);
  const canLook = seat.kind === 'person' && (room.you.owner || room.you.seats.length > 0);
  return (
    <li>
      <div className="seat-row">
        {seat.kind === 'open' ? (
          <span className="seat-empty" aria-hidden />
        ) : (
          <PresenceAvatar name={seat.name ?? ''} seat={at} size={32} presence={seat.presence} />
        )}
        <div>
          <p className="seat-row-name">
            {canLook ? (
              <Link href={`/table/${room.game}/person/${seat.seat}`}>
                <bdi>{seat.name}</bdi>
              </Link>
            ) : (
              <bdi>{seat.name ?? t('people.free')}</bdi>
            )}
          </p>
          <p className="seat-row-about">{aboutSeat(seat, room)}</p>
        </div>
        {room.you.may.includes(seat.seat) && room.you.seats.length === 0 ? (
          <JoinSeat room={room} seat={seat.seat} change={props.change} />
        ) : (
          <SeatState seat={seat} />
        )}
        <SeatMenu {...props} onLink={() => showLink(!isLinkShown)} />
      </div>
      {isLinkShown && seat.kind === 'open' && <SeatLink room={room} seat={seat.seat} />}
    </li>
  );
}

function SeatState({ seat: { kind, ready } }: { readonly seat: TableSeat }) {
  if (kind !== 'person') return <span className="seat-row-state" />;
  return (
    <span className={classes('seat-row-state', ready && 'seat-row-ready')}>
      {ready && <Icon name="check" />} {t(ready ? 'people.ready' : 'people.notReady')}
    </span>
  );
}

function aboutSeat({ seat, kind, presence, since, admits, called }: TableSeat, { you }: OpenRoom): string {
  if (kind === 'open') return t(`people.admits.${admits ?? 'link'}`, { name: called ?? '' });
  if (kind === 'bot') return t('people.bot');
  if (you.seats.includes(seat)) return t(you.owner ? 'people.youOwner' : 'people.you');
  return presenceText(presence, since, Date.now());
}
