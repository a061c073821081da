import { useState } from 'react';
import { LONGEST_GAME_NAME } from '../game/names.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useText } from './i18n.tsx';
import '../ui/text-field.css';

export interface RenameProps {
  /** The name it has. */
  readonly name: string;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks what a game shall be called. */
export function RenameDialog({ name, onRename, onClose }: RenameProps) {
  const t = useText();
  const [wish, setWish] = useState(name);
  const isName = wish.trim() !== '';
  const rename = () => {
    onRename(wish.trim());
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('rename.title', { name })}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" type="submit" form="rename" disabled={!isName}>
            {t('rename.confirm')}
          </Button>
        </>
      }
    >
      <form
        id="rename"
        className="dialog-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isName) rename();
        }}
      >
        <input
          className="text-field"
          aria-label={t('rename.label')}
          maxLength={LONGEST_GAME_NAME}
          value={wish}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setWish(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
