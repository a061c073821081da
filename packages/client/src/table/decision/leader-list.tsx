import { useState } from 'react';
import { classes } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { Disc } from '../parts/disc.tsx';
import { Train } from '../parts/train.tsx';
import { useTableStore } from '../store.ts';
import { OptionStack } from './option-stack.tsx';
import { leadingField, type RowSet, rowSets, variantsBy } from './row-sets.ts';
import type { Row } from './rows.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly chosen: Row | null;
  /** The field in which rows that are otherwise alike differ. */
  readonly within?: string | undefined;
  readonly heading: string;
}

/** A long list in two steps: what it is about, as discs, cards or names; then the rows about the one that was picked. */
export function LeaderList({ rows, chosen, within, heading }: Props) {
  const choose = useTableStore((store) => store.choose);
  const [opened, setOpened] = useState<string | null>(null);
  const field = leadingField(rows);
  if (!field) return <OptionStack stacks={variantsBy(rows, within)} within={within} chosen={chosen} />;
  const sets = rowSets(rows, field);
  const pointed = sets.find((set) => set.rows.some(({ key }) => key === chosen?.key));
  const shown = pointed ?? sets.find(({ leader }) => leader === opened);
  const press = ({ leader, rows: own }: RowSet): void => {
    setOpened(leader);
    if (own.length === 1) choose(own[0]!.key);
    else if (shown?.leader !== leader) useTableStore.getState().pick({ option: null, values: {} });
  };
  return (
    <>
      <div className={classes('leader-list', `leader-${field}`)} role="group" aria-label={heading}>
        {sets.map((set) => (
          <button
            key={set.leader}
            type="button"
            aria-pressed={set === shown}
            data-leader={set.leader}
            {...(set.rows.length === 1 ? { 'data-row': set.rows[0]!.key } : {})}
            onClick={() => press(set)}
          >
            <Leader field={field} id={set.leader} />
          </button>
        ))}
      </div>
      {shown && (
        <OptionStack
          key={shown.leader}
          stacks={variantsBy(shown.rows, within)}
          within={within}
          chosen={chosen}
          bare={shown.rows.length === 1}
        />
      )}
    </>
  );
}

function Leader({ field, id }: { readonly field: string; readonly id: string }) {
  const { names } = useTable('names');
  if (field === 'company')
    return (
      <>
        <Disc id={id} size={34} />
        <span>{id}</span>
      </>
    );
  if (field === 'train') return <Train id={id} />;
  if (field === 'private') return <span>{names.private(id)}</span>;
  const name = names.hex(id);
  return (
    <span>
      <b>{id}</b> {name !== id && name}
    </span>
  );
}
