import { LONGEST_WORDS } from '@roundhouse/protocol/limits';
import { useRef, useState } from 'react';
import { Icon } from '../../ui/index.ts';
import { useTalk } from './context.ts';
import { type TalkId, talkText as t } from './texts.ts';
import '../../ui/text-field.css';

const PHRASES = ['thanks', 'played', 'moment', 'sorry', 'goOn', 'back'] as const;

/** A line to write in. Enter sends it, with Shift it begins another line; six phrases are ready for thumbs. */
export function Writing({ waits }: { readonly waits: boolean }) {
  const { box } = useTalk();
  const [words, setWords] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const send = (said: string): void => {
    if (said.trim() === '') return;
    box.say(said);
    setWords('');
  };
  const say = (phrase: (typeof PHRASES)[number]): void => {
    const text = t(`phrase.${phrase}` as TalkId);
    // A time is still to be filled in.
    if (!text.endsWith(' ')) return send(text);
    setWords(text);
    field.current?.focus();
  };
  return (
    <form
      className="talk-writing"
      onSubmit={(event) => {
        event.preventDefault();
        send(words);
      }}
    >
      {words === '' && (
        <ul className="talk-phrases" aria-label={t('phrases')}>
          {PHRASES.map((phrase) => (
            <li key={phrase}>
              <button type="button" onClick={() => say(phrase)}>
                {t(`phrase.${phrase}` as TalkId).trim()}
                {phrase === 'back' && ' …'}
              </button>
            </li>
          ))}
        </ul>
      )}
      <textarea
        ref={field}
        className="text-field"
        rows={1}
        aria-label={t('write')}
        placeholder={t(waits ? 'writeWaits' : 'write')}
        maxLength={LONGEST_WORDS}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send(words);
        }}
      />
      <button
        type="submit"
        className="button button-plain talk-send"
        aria-label={t('send')}
        disabled={words.trim() === ''}
      >
        <Icon name="send" />
      </button>
    </form>
  );
}
