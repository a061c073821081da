import { useTable } from '../context.tsx';
import { OptionRow } from './option-row.tsx';
import { headingOf } from './row-words.ts';
import type { Row, RowGroup } from './rows.ts';

interface Props {
  readonly group: RowGroup;
  readonly chosen: Row | null;
}

/** Rows of one kind under one heading; what is wanted seldom is folded away. */
export function OptionGroup({ group, chosen }: Props) {
  const table = useTable();
  const heading = headingOf(table, group);
  if (table.presentation.collapsed?.includes(group.type)) {
    return (
      <section className="options" aria-label={heading}>
        <details open={group.rows.some(({ key }) => key === chosen?.key)}>
          <summary>
            <h3 className="label">{heading}</h3> <span className="num">{group.rows.length}</span>
          </summary>
          <Rows group={group} chosen={chosen} />
        </details>
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
        <OptionRow key={row.key} row={row} chosen={row.key === chosen?.key} />
      ))}
    </div>
  );
}
