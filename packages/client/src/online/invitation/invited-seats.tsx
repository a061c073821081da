import type { InvitationAnswer } from '@roundhouse/protocol/answers';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import { onlineText as t } from '../texts.ts';
import '../room/people.css';

/** Who sits where, and what is free. */
export function InvitedSeats({ invitation }: { readonly invitation: InvitationAnswer }) {
  const { seats, free, seat: only, owner, status } = invitation;
  return (
    <Card>
      <ul className="invited-seats" aria-label={t('invitation.seats')}>
        {seats.map(({ seat, name, kind, ready }, i) => {
          const isYours = seat === only && free.includes(seat);
          return (
            <li key={seat} className={classes('invited-seat', isYours && 'invited-yours')}>
              {kind === 'open' ? (
                <span className="seat-empty" aria-hidden />
              ) : (
                <Avatar name={name ?? ''} seat={i} size={28} />
              )}
              <bdi>{kind === 'open' ? t(isYours ? 'invitation.yours' : 'people.free') : name}</bdi>
              <span>{stateOf(kind, ready && status === 'waiting', name === owner)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function stateOf(kind: InvitationAnswer['seats'][number]['kind'], ready: boolean, isOwner: boolean): string {
  if (kind === 'open') return t('invitation.free');
  if (kind === 'bot') return t('people.bot');
  if (isOwner) return t('invitation.host');
  return ready ? t('people.ready') : '';
}
