import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import type { Book } from '../titles/books.ts';
import { useText } from '../app/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { Key } from '../ui/button.tsx';
import { search, sectionAt, sectionsOf } from './contents.ts';
import { Found } from './found.tsx';
import { SectionView } from './section-view.tsx';
import { Tree } from './tree.tsx';
import '../messages/parts.ts';
import './rule-book.css';

interface Props {
  readonly book: Book;
  /** What the title is called. */
  readonly name: string;
  /** A statement's id (`selling-shares-4`), a section's, or nothing. */
  readonly at: string;
  /** What is searched for to begin with. */
  readonly query?: string;
  readonly onGo: (at: string) => void;
}

/** A title's checklist as a book: searched, browsed by section, opened at a statement. */
export function RuleBook({ book, name, at, query = '', onGo }: Props) {
  const t = useText();
  const field = useId();
  const [text, setText] = useState(query);
  const [asked, setAsked] = useState(query);
  if (query !== asked) {
    setAsked(query);
    setText(query);
  }
  const sections = useMemo(() => sectionsOf(book, book.chapters), [book]);
  const section = sectionAt(sections, at);
  const found = useMemo(() => search(book, text), [book, text]);
  const go = (to: string) => {
    setText('');
    onGo(to);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setText('');
    if (event.key === 'Enter' && found[0]) go(found[0].id);
  };
  return (
    <div className="rule-book">
      <div className="rule-book-side">
        <label className="rule-search" htmlFor={field}>
          <Icon name="search" size={14} />
          <span className="unseen">{t('rules.search')}</span>
          <input
            id={field}
            type="search"
            data-rule-search
            value={text}
            placeholder={t('rules.searchShort')}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={keys}
          />
          <Key>/</Key>
        </label>
        <Tree sections={sections} current={section.id} count={book.rules.length} onGo={go} />
      </div>
      <div className="rule-book-page">
        {text.trim() === '' ? (
          <SectionView book={book} name={name} section={section} marked={at} onGo={go} />
        ) : (
          <Found rules={found} sections={sections} text={text} onGo={go} />
        )}
      </div>
    </div>
  );
}
