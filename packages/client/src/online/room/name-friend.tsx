import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useCompanions } from '../new/use-companions.ts';
import { onlineText as t } from '../texts.ts';
import '../../ui/text-field.css';

export interface NameFriendProps {
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Keeps a seat for an account, by its name: they find the table in their list. */
export function NameFriend({ onName, onClose }: NameFriendProps) {
  const [name, setName] = useState('');
  const friends = useCompanions(true);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('friend.title')}
      description={t('friend.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('join.cancel')}</Button>
          <Button kind="primary" type="submit" form="name-friend" disabled={name.trim() === ''}>
            {t('friend.keep')}
          </Button>
        </>
      }
    >
      <form
        id="name-friend"
        className="dialog-form"
        onSubmit={(event) => {
          event.preventDefault();
          onName(name.trim());
          onClose();
        }}
      >
        <input
          className="text-field"
          aria-label={t('friend.name')}
          list="friends-to-name"
          maxLength={30}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <datalist id="friends-to-name">
          {friends.map((one) => (
            <option key={one.name} value={one.name}>
              {t('apart.played.together', { games: one.games })}
            </option>
          ))}
        </datalist>
      </form>
    </Dialog>
  );
}
