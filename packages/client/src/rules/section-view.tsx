import { useEffect, useRef } from 'react';
import type { RuleEntry } from '@roundhouse/kernel';
import type { Book } from '../titles/books.ts';
import { useText } from '../app/i18n.tsx';
import { notice } from '../app/notices.tsx';
import { classes } from '../ui/classes.ts';
import { questionsAbout, type Section } from './contents.ts';
import '../messages/parts.ts';

interface Props {
  readonly book: Book;
  readonly name: string;
  readonly section: Section;
  /** The statement that was asked for. */
  readonly marked: string;
  readonly onGo: (at: string) => void;
}

/** One section: its statements in order, the one that was asked for enlarged among its neighbours. */
export function SectionView({ book, name, section, marked, onGo }: Props) {
  return (
    <article>
      <p className="rule-crumb">{section.chapter ?? name}</p>
      <h2 className="rule-section">{section.name}</h2>
      <ol className="rule-list">
        {section.rules.map((rule) => (
          <Statement key={rule.id} book={book} rule={rule} marked={rule.id === marked} onGo={onGo} />
        ))}
      </ol>
    </article>
  );
}

function Statement({
  book,
  rule,
  marked,
  onGo,
}: Omit<Props, 'section' | 'marked' | 'name'> & { rule: RuleEntry; marked: boolean }) {
  const t = useText();
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (marked) place.current?.scrollIntoView({ block: 'center' });
  }, [marked]);
  const number = /\d+$/.exec(rule.id)?.[0] ?? '';
  return (
    <li ref={place} id={rule.id} className={classes('rule', marked && 'rule-marked')}>
      <button
        type="button"
        className="rule-number num"
        aria-label={t('rules.open', { rule: rule.id })}
        onClick={() => onGo(rule.id)}
      >
        {number}
      </button>
      <div className="rule-text">
        <p>{rule.rule}</p>
        {marked && <Marks book={book} rule={rule} />}
        {questionsAbout(book, rule.id).map(({ id, question, reading }) => (
          <details key={id} className="rule-question" open={marked}>
            <summary>
              <span className="rule-chip">{id}</span> {question}
            </summary>
            <p>{reading}</p>
          </details>
        ))}
      </div>
    </li>
  );
}

function Marks({ book, rule }: { readonly book: Book; readonly rule: RuleEntry }) {
  const t = useText();
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}/rules/${book.id}#${rule.id}`);
    notice((toast) => toast(t('rules.copied')));
  };
  return (
    <p className="rule-marks">
      <span className="rule-chip">{rule.id}</span>
      <span className="rule-chip">{rule.kind}</span>
      <button type="button" className="rule-copy" onClick={() => void copy()}>
        {t('rules.copy')}
      </button>
    </p>
  );
}
