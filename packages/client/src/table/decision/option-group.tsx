import { useTable } from '../context.tsx';
import { OptionRow } from './option-row.tsx';
import { headingOf } from './row-words.ts';
import type { Row, RowGroup } from './rows.ts';

/** Rows of one kind under one heading. */
export function OptionGroup({ group, chosen }: { readonly group: RowGroup; readonly chosen: Row | null }) {
  const { say } = useTable();
  const heading = headingOf(say, group.type);
  return (
    <section className="options" aria-label={heading}>
      <h3 className="label">{heading}</h3>
      <div className="option-list">
        {group.rows.map((row) => (
          <OptionRow key={row.key} row={row} chosen={row.key === chosen?.key} />
        ))}
      </div>
    </section>
  );
}
