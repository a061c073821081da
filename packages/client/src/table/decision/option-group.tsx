import { lazyPart } from '../../app/lazy-part.tsx';
import { useTable } from '../context.tsx';
import { OptionStack } from './option-stack.tsx';
import { headingOf } from './row-words.ts';
import { MOST_ROWS, variantsBy } from './row-sets.ts';
import type { Row, RowGroup } from './rows.ts';
import { RowsFold } from './rows-fold.tsx';

interface Props {
  readonly group: RowGroup;
  readonly chosen: Row | null;
}

interface ListProps {
  readonly rows: readonly Row[];
  readonly chosen: Row | null;
  readonly within?: string | undefined;
  readonly heading: string;
}

const LeaderList = lazyPart<ListProps>(async () => (await import('./leader-list.tsx')).LeaderList);

/** Rows of one kind under one heading; what is wanted seldom is folded away. */
export function OptionGroup({ group, chosen }: Props) {
  const table = useTable('title', 'presentation');
  const heading = headingOf(table, group);
  if (table.presentation.moves?.[group.type]?.folded) {
    return (
      <section className="options" aria-label={heading}>
        <RowsFold
          heading={<h3 className="label">{heading}</h3>}
          count={group.rows.length}
          pointed={group.rows.some(({ key }) => key === chosen?.key)}
        >
          <Rows group={group} chosen={chosen} heading={heading} />
        </RowsFold>
      </section>
    );
  }
  return (
    <section className="options" aria-label={heading}>
      <h3 className="label">{heading}</h3>
      <Rows group={group} chosen={chosen} heading={heading} />
    </section>
  );
}

function Rows({ group, chosen, heading }: Props & { readonly heading: string }) {
  const { presentation } = useTable('presentation');
  const { within, grouped = false } = presentation.moves?.[group.type] ?? {};
  const stacks = variantsBy(group.rows, within);
  const isLong = stacks.length > MOST_ROWS || (grouped && stacks.length > 1);
  if (isLong) return <LeaderList rows={group.rows} chosen={chosen} within={within} heading={heading} />;
  return <OptionStack stacks={stacks} within={within} chosen={chosen} />;
}
