import type { TableSeat } from '@roundhouse/protocol/table';
import { Avatar } from '../ui/avatar.tsx';
import { classes } from '../ui/classes.ts';
import { onlineText as t } from './texts.ts';
import '../ui/presence.css';

export type Presence = NonNullable<TableSeat['presence']>;

/** Somebody's avatar with a dot that says whether they are there: a full disc, half of one, or a ring. */
export function PresenceAvatar(props: {
  readonly name: string;
  readonly seat: number;
  readonly size: number;
  readonly presence: Presence | null;
}) {
  const { name, seat, size, presence } = props;
  return (
    <span className={classes('presence', presence === 'gone' && 'presence-dulled')}>
      <Avatar name={name} seat={seat} size={size} />
      {presence && <PresenceDot presence={presence} />}
    </span>
  );
}

export const PresenceDot = ({ presence }: { readonly presence: Presence }) => (
  <span className={classes('presence-dot', `presence-${presence}`)} aria-hidden />
);

const MINUTE = 60_000;

/** Whether somebody is there, in words: `away 4 min`. */
export function presenceText(presence: Presence | null, since: number | undefined, now: number): string {
  if (presence === null || presence === 'here') return t('presence.here');
  const minutes = since === undefined ? 0 : Math.floor((now - since) / MINUTE);
  if (presence === 'gone') return t('presence.gone');
  return minutes < 1 ? t('presence.away') : t('presence.awayFor', { minutes });
}
