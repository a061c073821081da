import { USUAL_LEVEL } from '@roundhouse/rail/bot-levels';
import { useState } from 'react';
import type { RenameProps } from '../../app/rename-dialog.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { keepLinks } from '../links.ts';
import { onlineText as t } from '../texts.ts';
import type { NameFriendProps } from './name-friend.tsx';
import { botAmong } from './seat-changes.ts';
import type { SeatProps } from './seat-row.tsx';

const NameFriend = lazyPart<NameFriendProps>(async () => (await import('./name-friend.tsx')).NameFriend);
const RenameDialog = lazyPart<RenameProps>(async () => (await import('../../app/rename-dialog.tsx')).RenameDialog);

/** What can be done with a seat: by who sits there, and by the owner of the table. */
export function SeatMenu({
  room,
  seat,
  canGo,
  change,
  onReplace,
  onRemove,
  onUp,
  onLink,
}: SeatProps & { onLink: () => void }) {
  const { game, you } = room;
  const [renaming, setRenaming] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const isMine = you.seats.includes(seat.seat);
  const canRename = isMine || (you.owner && seat.kind === 'bot');
  if (!you.owner && !isMine) return <span />;
  const at = { game, seat: seat.seat };
  const rename = (name: string) =>
    void attempt(async () => {
      if (seat.kind === 'bot') onReplace({ seat: seat.seat, kind: 'bot', name, level: seat.level ?? USUAL_LEVEL });
      else change(await call('changeSeat', { at, body: { name } }));
    });
  const leave = () =>
    void attempt(async () => change(await call('leave', { at: { game }, body: { seat: seat.seat } })));
  const kick = () =>
    void attempt(async () => {
      const { invitations, ...now } = await call('kick', { at: { game }, body: { seat: seat.seat } });
      keepLinks(game, invitations);
      change({ ...now, kicked: seat.name });
    });
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('seat.actions', { name: seat.name ?? t('people.free') })}>
            <Icon name="more" />
          </IconButton>
        }
      >
        {canRename && (
          <MenuItem onSelect={() => setRenaming(true)}>
            <Icon name="edit" /> {t('seat.rename')}
          </MenuItem>
        )}
        {seat.kind === 'open' && (
          <MenuItem onSelect={onLink}>
            <Icon name="link" /> {t('seat.link')}
          </MenuItem>
        )}
        {you.owner &&
          seat.kind === 'open' &&
          (['link', 'anyone', 'played'] as const)
            .filter((admits) => admits !== seat.admits)
            .map((admits) => (
              <MenuItem key={admits} onSelect={() => onReplace({ seat: seat.seat, kind: 'friend', admits })}>
                <Icon name="people" /> {t(`seat.admits.${admits}`)}
              </MenuItem>
            ))}
        {you.owner && seat.kind === 'open' && (
          <MenuItem onSelect={() => setInviting(true)}>
            <Icon name="key" /> {t('seat.admits.friend')}
          </MenuItem>
        )}
        {you.owner && seat.kind === 'open' && (
          <MenuItem onSelect={() => onReplace({ ...botAmong(room.table.seats), seat: seat.seat })}>
            <Icon name="bot" /> {t('seat.bot')}
          </MenuItem>
        )}
        {you.owner && seat.kind === 'bot' && (
          <MenuItem onSelect={() => onReplace({ seat: seat.seat, kind: 'friend' })}>
            <Icon name="people" /> {t('seat.friend')}
          </MenuItem>
        )}
        {you.owner && onUp && (
          <MenuItem onSelect={onUp}>
            <Icon name="up" /> {t('seat.up')}
          </MenuItem>
        )}
        {isMine && (
          <MenuItem onSelect={leave}>
            <Icon name="close" /> {t('seat.leave')}
          </MenuItem>
        )}
        {you.owner && !isMine && seat.kind === 'person' && (
          <MenuItem danger onSelect={kick}>
            <Icon name="close" /> {t('seat.kick', { name: seat.name ?? '' })}
          </MenuItem>
        )}
        {you.owner && canGo && seat.kind !== 'person' && (
          <>
            <MenuSeparator />
            <MenuItem danger onSelect={onRemove}>
              <Icon name="minus" /> {t('seat.remove')}
            </MenuItem>
          </>
        )}
      </Menu>
      {isInviting && (
        <NameFriend
          onName={(friend) => onReplace({ seat: seat.seat, kind: 'friend', friend })}
          onClose={() => setInviting(false)}
        />
      )}
      {renaming && <RenameDialog name={seat.name ?? ''} onRename={rename} onClose={() => setRenaming(false)} />}
    </>
  );
}
