import { useState } from 'react';
import { meanwhile } from '../../table/any-time/options.ts';
import { useTable } from '../../table/context.tsx';
import { outcomeOf } from '../../table/decision/consequences.ts';
import { Button, classes } from '../../ui/index.ts';
import { VAL_DE_LOIRE } from './aside.ts';

/** The Val de Loire in the turns of others: folded, for its owner to exchange. */
export function ValDeLoire() {
  const table = useTable();
  const { title, s, names, act, say } = table;
  const [chosen, choose] = useState<string | null>(null);
  const group = meanwhile(table).find(({ key }) => key.endsWith(' exchange'));
  if (!group) return null;
  const option = group.options.find(({ key }) => key === chosen);
  const outcome = option && outcomeOf(title, s, option.action);
  const changes = outcome?.ok ? outcome.changes : [];
  return (
    <section className="options vdl" aria-label={group.title}>
      <details>
        <summary>
          <span className="option-private">{names.lot(VAL_DE_LOIRE)}</span>
          <h3 className="label">{group.title}</h3>
          <span>{names.player(group.by)}</span>
        </summary>
        <p className="hint">{say('own.vdl.hint')}</p>
        <div className="option-list">
          {group.options.map(({ key, name }) => (
            <div key={key} className={classes('option', key === chosen && 'option-chosen')}>
              <button type="button" aria-pressed={key === chosen} onClick={() => choose(key)}>
                {name}
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
        <Button disabled={!option} onClick={() => option && void act(option.action)}>
          {say('own.vdl.do', { player: names.player(group.by) })}
        </Button>
      </details>
    </section>
  );
}
