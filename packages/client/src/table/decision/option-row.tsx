import { memo, type ReactNode } from 'react';
import { TilePicture } from '../../board/art/tile-art.tsx';
import { classes } from '../../ui/index.ts';
import { useShown, useTable } from '../context.tsx';
import { Cash } from '../parts/amounts.tsx';
import { Disc } from '../parts/disc.tsx';
import { Train } from '../parts/train.tsx';
import { useTableStore } from '../store.ts';
import { outcomeOf } from '@roundhouse/rail/telling/consequences';
import { OpenFieldInput } from './open-field.tsx';
import { Follows } from './follows.tsx';
import { amountOf } from '@roundhouse/rail/telling/amount';
import { rowNote } from './row-note.ts';
import { rowTitle, valuesOf } from './row-words.ts';
import { type Row, rowAction } from './rows.ts';

interface Props {
  readonly row: Row;
  readonly chosen: boolean;
  /** Another control of the page stands for it. */
  readonly unkeyed?: boolean;
  /** A field that is chosen in the row: its name leaves it out. */
  readonly without?: string;
  /** What is chosen in the row. */
  readonly children?: ReactNode;
}

/** One thing to do: what, what follows in a few words, and the amount. */
export const OptionRow = memo(function OptionRow({ row, chosen, unkeyed = false, without, children }: Props) {
  const table = useShown();
  const { title, s, say } = table;
  const picked = useTableStore((store) => (chosen ? store.values : NOTHING));
  const choose = useTableStore((store) => store.choose);
  const action = rowAction(row, picked);
  const outcome = outcomeOf(title, s, action);
  const values = { ...valuesOf(table, action), ...(without === undefined ? {} : { [without]: 'none' }) };
  const amount = amountOf(table, action, outcome);
  return (
    <div className={classes('option', chosen && 'option-chosen')}>
      <button
        type="button"
        aria-pressed={chosen}
        {...(unkeyed ? {} : { 'data-row': row.key })}
        onClick={() => choose(row.key)}
      >
        <RowPicture row={row} />
        <span className="option-words">
          <b>{rowTitle(table, row, values)}</b>
          <span>{outcome.ok ? rowNote(table, row, action, outcome) : outcome.refusal.text}</span>
        </span>
        {amount !== null && (
          <span className={classes('option-amount', amount > 0 && 'change-up')}>
            {amount === 0 ? say('option.free') : <Cash amount={Math.abs(amount)} />}
          </span>
        )}
      </button>
      {children}
      {chosen &&
        row.open.map(([name, openField]) => <OpenFieldInput key={name} name={name} openField={openField} row={row} />)}
      {chosen && <Follows row={row} outcome={outcome} />}
    </div>
  );
});

const NOTHING = {};

function RowPicture({ row }: { readonly row: Row }) {
  const { material, names } = useTable('material', 'names');
  const { fields } = row.choice;
  if (typeof fields['face'] === 'string') return <Train id={fields['face']} />;
  if (typeof fields['train'] === 'string') return <Train id={fields['train']} />;
  if (typeof fields['tile'] === 'string') {
    const tile = material.tileSet.byId.get(fields['tile']);
    const openField = row.choice.openFields['rotation'];
    const rotation = openField?.kind === 'oneOf' ? Number(openField.values[0]) : 0;
    return tile ? <TilePicture def={tile.def} rotation={rotation} size={38} bare /> : null;
  }
  const company = fields['company'] ?? row.fixed['company'];
  if (typeof company === 'string' && typeof fields['other'] === 'string')
    return (
      <span className="option-pair">
        <Disc id={company} size={26} />
        <Disc id={fields['other']} size={20} />
      </span>
    );
  if (typeof company === 'string') return <Disc id={company} size={26} />;
  if (typeof fields['private'] === 'string')
    return <span className="option-private">{names.lot(fields['private'])}</span>;
  return null;
}
