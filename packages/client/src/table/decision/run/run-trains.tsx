import { useState } from 'react';
import { Icon } from '../../../ui/index.ts';
import { useShown, useTable } from '../../context.tsx';
import { Cash, Change } from '../../parts/amounts.tsx';
import { useTableStore } from '../../store.ts';
import { type Outcome, outcomeOf } from '@roundhouse/rail/telling/consequences';
import { decisionOf } from '../model.ts';
import { type Row, rowAction, rowGroupsOf } from '../rows.ts';
import { rowTitle, valuesOf } from '../row-words.ts';
import { useChoice } from '../use-choice.ts';
import { RunCard } from './run-card.tsx';
import { cardsShown, trainsTaken, waysOf, wayTaken } from './ways.ts';
import { WaySwitch } from './way-switch.tsx';
import { StopPicker } from './stop-picker.tsx';
import { TieChoice } from './tie-choice.tsx';
import { type RunShown, useRun } from './use-run.ts';
import '../../../messages/parts.ts';

/** The run of all trains: each with its stops and sum, the total, and what follows from it. */
export function RunTrains({ row }: { readonly row: Row }) {
  const { say } = useTable('say');
  const run = useRun();
  const { outcome } = useChoice();
  const editing = useTableStore((store) => store.train);
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({});
  if (!run) return null;
  const { problem, check, routes, known, edited, found } = run;
  const shown = cardsShown(problem.trains);
  // A certificate with several ways tells its routes in brief; by hand they are taken apart stop by stop.
  const cards = shown.flatMap((one) => {
    if (typeof one !== 'string') return [one];
    const way = waysOf(problem.trains, one).get(wayTaken(problem.trains, routes, one, picked[one])) ?? [];
    return editing === null ? [one] : [one, ...way];
  });
  const nothing = known === 'searching' && routes.length === 0;
  const revenue = nothing || 'fault' in check ? null : check.revenue;
  return (
    <section className="runs" aria-label={say('run.label')} data-row={row.key}>
      <TieChoice run={run} />
      {!nothing &&
        cards.map((one) =>
          typeof one === 'string' ? (
            <WaySwitch
              key={one}
              card={one}
              run={run}
              picked={picked[one]}
              onPick={(face) => setPicked({ ...picked, [one]: face })}
            />
          ) : (
            <RunCard key={one.id} train={one} number={problem.trains.indexOf(one) + 1} run={run} />
          ),
        )}
      {editing && <StopPicker run={run} train={editing} />}
      <div className="run-total">
        <div>
          <span className="label">{say('run.all', { count: trainsTaken(problem.trains, routes) })}</span>
          <RunState {...{ known, edited, check }} ok={outcome?.ok ?? false} />
        </div>
        <span className="run-sum">{revenue === null ? '–' : <Cash amount={revenue} />}</span>
      </div>
      {known === 'searching' && <Searching found={found} />}
      {known !== 'searching' && outcome?.ok && routes.length > 0 && <Then outcome={outcome} />}
    </section>
  );
}

type StateProps = Pick<RunShown, 'known' | 'edited' | 'check'> & { readonly ok: boolean };

function RunState({ known, edited, check, ok }: StateProps) {
  const { say } = useTable('say');
  if (edited) {
    const words = ok ? 'run.edited' : 'fault' in check ? 'run.broken' : 'run.less';
    return <span className={ok ? 'run-seal' : 'run-seal run-broken'}>{say(words)}</span>;
  }
  if (known === 'searching') return <span className="run-seal run-searching">{say('run.searching')}</span>;
  if (known === 'unknown') return <span className="run-seal run-broken">{say('run.unknown')}</span>;
  return (
    <span className="run-seal">
      <Icon name="check" size={14} />
      {say(known === 'proven' ? 'run.proven' : 'run.best')}
    </span>
  );
}

/** How far the search has come: what is found, and what it could be at most. */
function Searching({ found }: Pick<RunShown, 'found'>) {
  const { say } = useTable('say');
  return (
    <div className="run-search">
      <progress {...(found ? { value: found.revenue, max: found.upperBound } : {})} aria-label={say('run.searching')} />
      <p className="hint" role="status">
        {found ? say('run.found', { revenue: found.revenue, most: found.upperBound }) : say('run.wait')}
      </p>
    </div>
  );
}

/** What the next question will be about: pay or keep, and where the price goes. */
function Then({ outcome }: { readonly outcome: Extract<Outcome, { ok: true }> }) {
  const table = useShown();
  const { title, names, say } = table;
  const { decision } = useTable('decision');
  const next = decision && decisionOf(title, outcome.state, decision.by);
  const rows = next
    ? rowGroupsOf(next)
        .filter(({ type }) => type === 'dividend')
        .flatMap(({ rows: list }) => list)
    : [];
  if (rows.length === 0) return null;
  return (
    <dl className="run-then">
      {rows.map((row) => {
        const action = rowAction(row);
        const then = outcomeOf(title, outcome.state, action);
        if (!then.ok) return null;
        const price = then.changes.find((change) => change.kind === 'price' && change.company === decision?.company);
        const paid = then.changes.filter((change) => change.kind === 'cash');
        const now = title.priceOf(outcome.state, decision?.company ?? '');
        return (
          <div key={row.key}>
            <dt>
              {say('run.then')} <b>{rowTitle(table, row, valuesOf({ ...table, s: outcome.state }, action))}</b>
              <small>
                {paid
                  .map((change) =>
                    change.kind === 'cash' ? `${names.owner(change.owner)} +${change.after - change.before}` : '',
                  )
                  .join(' · ')}
              </small>
            </dt>
            <dd>{price?.kind === 'price' ? <Change {...price} /> : <Change before={now} after={now} neutral />}</dd>
          </div>
        );
      })}
    </dl>
  );
}
