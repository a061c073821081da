import { useId, useState } from 'react';
import { useText } from '../app/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import '../ui/text-field.css';

export interface WordsProps {
  readonly title: string;
  readonly label: string;
  /** What stands there now. */
  readonly words: string;
  readonly longest: number;
  readonly save: string;
  readonly onWords: (words: string) => void;
  readonly onClose: () => void;
}

/** Asks for a few words: a name, a comment, a note. Left empty, there are none. */
export function WordsDialog({ title, label, words, longest, save, onWords, onClose }: WordsProps) {
  const t = useText();
  const form = useId();
  const [wish, setWish] = useState(words);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" type="submit" form={form}>
            {save}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="dialog-form"
        onSubmit={(event) => {
          event.preventDefault();
          onWords(wish.trim());
          onClose();
        }}
      >
        {longest > 100 ? (
          <textarea
            className="text-field"
            rows={4}
            aria-label={label}
            maxLength={longest}
            value={wish}
            onChange={(event) => setWish(event.target.value)}
          />
        ) : (
          <input
            className="text-field"
            aria-label={label}
            maxLength={longest}
            value={wish}
            onChange={(event) => setWish(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}
