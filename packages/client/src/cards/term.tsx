import { useTable } from '../table/context.tsx';
import { useTableStore } from '../table/store.ts';
import { useTeaching } from '../teaching/use-teaching.ts';
import { CardHead } from './parts.tsx';
import { useCards } from './store.ts';
import { useCardText } from './texts.ts';

/** A term of the book in a sentence or two, with its rule. */
export function TermCard({ id }: { readonly id: string }) {
  const { title } = useTable('title');
  const t = useCardText();
  const close = useCards((cards) => cards.close);
  const showRule = useTableStore((store) => store.showRule);
  const found = useTeaching(title.id)?.terms.find(({ term }) => term === id);
  if (!found) return null;
  return (
    <>
      <CardHead name={found.term} note={t('card.term')} />
      <p className="thing-text">{found.says}</p>
      <p className="thing-foot">
        <button
          type="button"
          className="rule-link"
          onClick={() => {
            close();
            showRule(found.rule);
          }}
        >
          {t('card.inRules')}
        </button>
      </p>
    </>
  );
}
