import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useText } from './i18n.tsx';
import '../ui/text-field.css';

export interface WordsProps {
  readonly title: string;
  readonly label: string;
  /** What stands there now. */
  readonly words: string;
  readonly longest: number;
  readonly save: string;
  /** Without words nothing is saved; those that stand there are mostly replaced. */
  readonly required?: true;
  readonly onWords: (words: string) => void;
  readonly onClose: () => void;
}

/** Asks for a few words: a name, a comment, a note. Left empty, there are none, unless some are required. */
export function WordsDialog({ title, label, words, longest, save, required, onWords, onClose }: WordsProps) {
  const t = useText();
  const form = useId();
  const [wish, setWish] = useState(words);
  const isMissing = required === true && wish.trim() === '';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} disabled={isMissing}>
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
          if (isMissing) return;
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
            onFocus={(event) => required && event.target.select()}
            onChange={(event) => setWish(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}
