import { useTable } from '../context.tsx';
import { OptionRow } from './option-row.tsx';
import { headingOf } from './row-words.ts';
import type { Row, RowGroup } from './rows.ts';
import { RowsFold } from './rows-fold.tsx';

interface Props {
  readonly group: RowGroup;
  readonly chosen: Row | null;
}

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
          <Rows group={group} chosen={chosen} />
        </RowsFold>
      </section>
    );
  }
  return (
    <section className="options" aria-label={heading}>
      <h3 className="label">{heading}</h3>
      <Rows group={group} chosen={chosen} />
    </section>
  );
}

function Rows({ group, chosen }: Props) {
  return (
    <div className="option-list">
      {group.rows.map((row) => (
        <OptionRow key={placeOf(row)} row={row} chosen={row.key === chosen?.key} />
      ))}
    </div>
  );
}

/** What another player did in the same words a moment ago keeps its place, and is not made anew for whoever is asked now. */
const placeOf = ({ key, choice: { by } }: Row): string => key.replace(JSON.stringify(by), '');
