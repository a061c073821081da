import { grouped } from '@roundhouse/kernel';
import { useEffect, useMemo, useState } from 'react';
import { notice } from '../app/notices.tsx';
import { saveFile } from '../game/export.ts';
import { NO_NOTES } from '../notes/notes.ts';
import { useTable } from '../table/context.tsx';
import { useTableStore } from '../table/store.ts';
import { lazyPart } from '../app/lazy-part.tsx';
import { NO_LINES } from '../trial/lines.ts';
import { copyText } from '../ui/copy-text.ts';
import { Button, Dialog, Icon } from '../ui/index.ts';
import { LONGEST_LINK } from './packing.ts';
import { gameUpTo, linkTo, LONGEST_QUESTION, type SharedPosition } from './position.ts';
import { seatName } from './seat-name.ts';
import { shareText as t } from './texts.ts';
import { useOwn } from './use-own.ts';
import '../ui/text-field.css';
import './share.css';

const PicturePart = lazyPart<{ readonly question: string; readonly named: boolean }>(
  async () => (await import('./picture-part.tsx')).PicturePart,
);

/** The position that is shown, as a link, a picture or a file. */
export function ShareDialog() {
  const { game, view, title, s, at } = useTable('game', 'view', 'title', 's', 'at');
  const { setSharing } = useTableStore.getState();
  const own = useOwn(view.id);
  const [named, setNamed] = useState(true);
  const [withLines, setWithLines] = useState(false);
  const [withNotes, setWithNotes] = useState(false);
  const [question, setQuestion] = useState('');
  const lines = { ...own.lines, lines: own.lines.lines.filter(({ base }) => base <= at) };
  const notes = own.notes.filter(({ seq }) => seq <= at);
  const sent = useMemo((): SharedPosition => {
    const names = named ? undefined : view.seats.map((_, i) => seatName(i));
    return {
      game: gameUpTo(game.toFile(), at, names),
      question,
      lines: withLines ? lines : NO_LINES,
      notes: withNotes ? notes : NO_NOTES,
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- lines and notes follow from what is kept and the moment
  }, [game, view.seats, at, named, question, withLines, withNotes, own]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && setSharing(false)}
      title={t('title')}
      description={t('where', { round: title.roundName(s), at })}
    >
      <div className="share">
        <PicturePart question={question} named={named} />
        <div className="share-link">
          <LinkPart sent={sent} />
          <fieldset>
            <legend>{t('with')}</legend>
            <Tick label={t('with.names')} checked={named} onChange={setNamed} />
            {lines.lines.length > 0 && (
              <Tick
                label={t('with.lines', { count: lines.lines.length })}
                checked={withLines}
                onChange={setWithLines}
              />
            )}
            {notes.length > 0 && (
              <Tick label={t('with.notes', { count: notes.length })} checked={withNotes} onChange={setWithNotes} />
            )}
            <label>
              <span className="unseen">{t('question')}</span>
              <input
                className="text-field"
                placeholder={t('question.hint')}
                aria-label={t('question')}
                maxLength={LONGEST_QUESTION}
                value={question}
                onChange={(event) => setQuestion(event.target.value)}
              />
            </label>
          </fieldset>
          <Button onClick={() => saveFile(`${view.name} ${at}`, sent.game)}>
            <Icon name="export" /> {t('file')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

const Tick = ({ label, checked, onChange }: TickProps) => (
  <label className="share-tick">
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);

/** The address, once it is made; where it is too long, that is said. */
function LinkPart({ sent }: { readonly sent: SharedPosition }) {
  const [letters, setLetters] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void linkTo(sent).then((made) => !left && setLetters(made));
    return () => {
      left = true;
    };
  }, [sent]);
  if (letters === null) return <p role="status">{t('link.making')}</p>;
  const values = { size: grouped(letters.length), most: grouped(LONGEST_LINK) };
  if (letters.length > LONGEST_LINK) return <p role="status">{t('link.long', values)}</p>;
  const address = `${location.origin}/open#${letters}`;
  const copy = async () => {
    const done = await copyText(address);
    notice((toast) => (done ? toast.success(t('link.copied')) : toast.error(t('link.notCopied'))));
  };
  return (
    <>
      <label>
        <b>{t('link')}</b>
        <input
          className="text-field share-address"
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
      </label>
      <p>{t('link.size', values)}</p>
      <Button kind="primary" onClick={() => void copy()}>
        <Icon name="copy" /> {t('link.copy')}
      </Button>
    </>
  );
}
