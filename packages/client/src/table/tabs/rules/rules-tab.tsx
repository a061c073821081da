import { useEffect } from 'react';
import { RuleBook } from '../../../rules/rule-book.tsx';
import { useBook } from '../../../titles/books.ts';
import { useTable } from '../../context.tsx';
import { useTableStore } from '../../store.ts';
import { InThisGame } from './in-this-game.tsx';
import { RefusalBanner } from './refusal-banner.tsx';

/** The rules of this game, opened where a refusal names one. */
export function RulesTab() {
  const { title } = useTable('title');
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
  const at = book?.questions.find(({ id }) => id === rule)?.about[0] ?? rule ?? '';
  return (
    <div className="rules-tab">
      {rule && <RefusalBanner rule={rule} />}
      {book ? (
        <RuleBook book={book} name={title.name} at={at} query={query} onGo={turnTo} />
      ) : (
        <div className="rule-book" aria-busy="true" />
      )}
      <InThisGame />
    </div>
  );
}
