import { deciders } from '@roundhouse/kernel';
import { useState } from 'react';
import { useShown, useTable } from '../../table/context.tsx';
import { outcomeOf } from '@roundhouse/rail/telling/consequences';
import { decisionOf } from '../../table/decision/model.ts';
import { headingOf, rowTitle, valuesOf } from '../../table/decision/row-words.ts';
import { rowAction, rowGroupsOf } from '../../table/decision/rows.ts';
import { Button, classes } from '../../ui/index.ts';
import { VAL_DE_LOIRE } from './aside.ts';
import './val-de-loire.css';

/** The Val de Loire in the turns of others: folded, for its owner to exchange. */
export function ValDeLoire() {
  const table = useShown();
  const { title, s, names, say } = table;
  const { here, act } = useTable('here', 'act');
  const [chosen, choose] = useState<string | null>(null);
  const owner = s.privates[VAL_DE_LOIRE] ?? '';
  // The player who is asked has it among the choices.
  const decision = here.includes(owner) && !deciders(title, s).includes(owner) ? decisionOf(title, s, owner) : null;
  const group = decision && rowGroupsOf(decision).find(({ type }) => type === 'exchange');
  if (!group) return null;
  const heading = headingOf(table, group);
  const row = group.rows.find(({ key }) => key === chosen);
  const outcome = row && outcomeOf(title, s, rowAction(row));
  const changes = outcome?.ok ? outcome.changes : [];
  return (
    <section className="options vdl" aria-label={heading}>
      <details>
        <summary>
          <span className="option-private">{names.lot(VAL_DE_LOIRE)}</span>
          <h3 className="label">{heading}</h3>
          <span>{names.player(owner)}</span>
        </summary>
        <p className="hint">{say('own.vdl.hint')}</p>
        <div className="option-list">
          {group.rows.map((one) => (
            <div key={one.key} className={classes('option', one === row && 'option-chosen')}>
              <button type="button" aria-pressed={one === row} onClick={() => choose(one.key)}>
                {rowTitle(table, one, valuesOf(table, rowAction(one)))}
              </button>
            </div>
          ))}
        </div>
        {changes.map((change) =>
          change.kind === 'director' && change.after !== null ? (
            <p key={change.company} className="hint">
              {say('note.director', { player: names.owner(change.after), company: change.company })}
            </p>
          ) : null,
        )}
        <Button disabled={!row} onClick={() => row && void act(rowAction(row))}>
          {say('own.vdl.do', { player: names.player(owner) })}
        </Button>
      </details>
    </section>
  );
}
