import type { Route } from '@roundhouse/rail';
import { classes } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import { Train } from '../../parts/train.tsx';
import { useTableStore } from '../../store.ts';
import { isSameRun } from './ties.ts';
import type { RunShown } from './use-run.ts';
import '../../../messages/parts.ts';

/** Several runs earn as much: the player who decides takes one of them. */
export function TieChoice({ run }: { readonly run: RunShown }) {
  const { say } = useTable('say');
  const pick = useTableStore((store) => store.pick);
  const { equals, routes: now } = run;
  if (equals.length < 2) return null;
  const heading = say('run.ties', { count: equals.length });
  return (
    <section className="options" aria-label={heading}>
      <h3 className="label">{heading}</h3>
      <div className="option-list">
        {equals.map((routes, at) => {
          const chosen = isSameRun(routes, now);
          return (
            <div key={JSON.stringify(routes)} className={classes('option', chosen && 'option-chosen')}>
              <button
                type="button"
                aria-pressed={chosen}
                data-tie={routes.map(({ train }) => train).join(' ')}
                onClick={() => pick({ routes: at === 0 ? null : routes, train: null })}
              >
                <TieWords run={run} routes={routes} />
              </button>
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Which trains run, and what becomes of the trains by it. */
function TieWords({ run, routes }: { readonly run: RunShown; readonly routes: readonly Route[] }) {
  const { s, presentation, names, say } = useTable('s', 'presentation', 'names', 'say');
  const note = presentation.trains?.runLeaves?.(s, run.problem.trains, routes, names);
  return (
    <span className="option-words">
      <b className="tie-trains">
        {routes.map(({ train }) => (
          <Train key={train} id={train} />
        ))}
        {say('run.tie', { count: routes.length })}
      </b>
      <span>{note && say(note.id, note.values)}</span>
    </span>
  );
}
