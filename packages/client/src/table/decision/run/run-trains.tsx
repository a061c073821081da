import { useState } from 'react';
import { Button, Icon } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import { Cash, Change } from '../../parts/amounts.tsx';
import { useTableStore } from '../../store.ts';
import { type Outcome, outcomeOf } from '../consequences.ts';
import { decisionOf } from '../model.ts';
import { type Row, rowAction, rowGroupsOf } from '../rows.ts';
import { rowTitle, valuesOf } from '../row-words.ts';
import { useChoice } from '../use-choice.ts';
import { RunCard } from './run-card.tsx';
import { otherWays, type Picked, trainsShown, withoutCard } from './ways.ts';
import { StopPicker } from './stop-picker.tsx';
import { type RunShown, useRun } from './use-run.ts';

/** The run of all trains: each with its stops and sum, the total, and what follows from it. */
export function RunTrains({ row }: { readonly row: Row }) {
  const { names, say } = useTable();
  const run = useRun();
  const { outcome } = useChoice();
  const editing = useTableStore((store) => store.train);
  const pick = useTableStore((store) => store.pick);
  const [picked, setPicked] = useState<Picked>({});
  if (!run) return null;
  const { problem, check, routes, known, edited, found } = run;
  const shown = trainsShown(problem.trains, routes, picked);
  const turn = (train: (typeof shown)[number]): void => {
    setPicked({ ...picked, [train.card!]: train.face! });
    pick({ routes: withoutCard(problem.trains, routes, train.card!), train: train.id });
  };
  const nothing = known === 'searching' && routes.length === 0;
  const revenue = nothing || 'fault' in check ? null : check.revenue;
  return (
    <section className="runs" aria-label={say('run.label')} data-row={row.key}>
      {!nothing &&
        shown.map((train, at) => (
          <RunCard key={train.id} train={train} number={problem.trains.indexOf(train) + 1} run={run}>
            {/* Under the last train of a certificate, the other ways in which that could run. */}
            {train.card !== shown[at + 1]?.card &&
              otherWays(problem.trains, train).map((other) => (
                <Button key={other.id} size="small" onClick={() => turn(other)}>
                  {say('run.otherwise', { train: names.train(other.id) })}
                </Button>
              ))}
          </RunCard>
        ))}
      {editing && <StopPicker run={run} train={editing} />}
      <div className="run-total">
        <div>
          <span className="label">{say('run.all', { count: shown.length })}</span>
          <RunState known={known} edited={edited} ok={outcome?.ok ?? false} />
        </div>
        <span className="run-sum">{revenue === null ? '–' : <Cash amount={revenue} />}</span>
      </div>
      {known === 'searching' && <Searching found={found} />}
      {known !== 'searching' && outcome?.ok && routes.length > 0 && <Then outcome={outcome} />}
    </section>
  );
}

function RunState({ known, edited, ok }: Pick<RunShown, 'known' | 'edited'> & { readonly ok: boolean }) {
  const { say } = useTable();
  if (edited)
    return <span className={ok ? 'run-seal' : 'run-seal run-broken'}>{say(ok ? 'run.edited' : 'run.broken')}</span>;
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
  const { say } = useTable();
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
  const table = useTable();
  const { title, decision, names, say } = table;
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
