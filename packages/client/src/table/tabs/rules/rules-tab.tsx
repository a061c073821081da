import { useEffect } from 'react';
import { RuleBook } from '../../../rules/rule-book.tsx';
import { useTable } from '../../context.tsx';
import { useTableStore } from '../../store.ts';
import { InThisGame } from './in-this-game.tsx';
import { RefusalBanner } from './refusal-banner.tsx';

/** The rules of this game, opened where a refusal names one. */
export function RulesTab() {
  const { title, presentation } = useTable();
  const rule = useTableStore((store) => store.rule);
  const searching = useTableStore((store) => store.searchRules);
  const showRule = useTableStore((store) => store.showRule);
  useEffect(() => {
    if (searching > 0) document.querySelector<HTMLInputElement>('[data-rule-search]')?.focus();
  }, [searching]);
  // A question stands with the statement that it is about.
  const at = title.questions.find(({ id }) => id === rule)?.about[0] ?? rule ?? '';
  return (
    <div className="rules-tab">
      {rule && <RefusalBanner rule={rule} />}
      <RuleBook title={title} chapters={presentation.chapters} at={at} onGo={showRule} />
      <InThisGame />
    </div>
  );
}
