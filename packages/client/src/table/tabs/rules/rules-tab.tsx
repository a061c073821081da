import { useEffect } from 'react';
import { sectionAtHand } from '../../../rules/at-hand.ts';
import { RuleBook } from '../../../rules/rule-book.tsx';
import { useBook } from '../../../titles/books.ts';
import { useTeachingSettings } from '../../../teaching/settings.ts';
import { useTable } from '../../context.tsx';
import { useTableStore } from '../../store.ts';
import { InThisGame } from './in-this-game.tsx';
import { RefusalBanner } from './refusal-banner.tsx';

/** The rules of this game, opened where a refusal names one, or at the question at hand. */
export function RulesTab() {
  const { title, s, say } = useTable('title', 's', 'say');
  const openAbout = useTeachingSettings((settings) => settings.openAbout);
  const rule = useTableStore((store) => store.rule);
  const searching = useTableStore((store) => store.searchRules);
  const query = useTableStore((store) => store.query);
  const turnTo = useTableStore((store) => store.turnTo);
  const book = useBook(title.id);
  useEffect(() => {
    if (searching === 0 || !book) return;
    document.querySelector<HTMLInputElement>('[data-rule-search]')?.focus();
    useTableStore.getState().handOver();
  }, [searching, book]);
  // A question stands with the statement that it is about.
  const named = book?.questions.find(({ id }) => id === rule)?.about[0] ?? rule;
  const at = named ?? (book ? sectionAtHand(title, s, book) : '');
  return (
    <div className="rules-tab">
      {rule ? (
        <RefusalBanner rule={rule} />
      ) : (
        <p className="rules-about">
          <button type="button" className="text-link" onClick={() => openAbout(true)}>
            {say('teaching.about')}
          </button>
        </p>
      )}
      {book ? (
        <RuleBook book={book} name={title.name} at={at} query={query} onGo={turnTo} />
      ) : (
        <div className="rule-book" aria-busy="true" />
      )}
      <InThisGame />
    </div>
  );
}
