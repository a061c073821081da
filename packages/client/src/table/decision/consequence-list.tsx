import { GONE } from '@roundhouse/rail';
import type { ReactNode } from 'react';
import { useShown, useTable } from '../context.tsx';
import { Change } from '../parts/amounts.tsx';
import { Train } from '../parts/train.tsx';
import { actingFor, type Consequence, type Outcome } from '@roundhouse/rail/telling/consequences';
import { decidesFor } from './payer.ts';
import { Forecast, JoinsLine } from './forecast-line.tsx';
import { isOnBoard } from './model.ts';
import { rowTitle, valuesOf } from './row-words.ts';
import { type Row, rowAction } from './rows.ts';
import { useExtras } from '../extras.ts';
import { useTableStore } from '../store.ts';

/** How many lines say enough. */
const MOST = 10;

interface Props {
  /** What it is called, where no row above says it. */
  readonly what?: string;
  readonly row: Row;
  readonly outcome: Extract<Outcome, { ok: true }>;
}

/** What this choice itself would change, before ▸ after; apart from it, what the game would then do by itself. */
export function ConsequenceList({ what, row, outcome }: Props) {
  const table = useShown();
  const { say } = table;
  const { Consequence: More } = useExtras();
  const picked = useTableStore((store) => store.values);
  const action = rowAction(row, picked);
  const runner = row.type === 'layTile' ? actingFor(table.s, action) : null;
  const { changes, byItself } = outcome;
  if (changes.length === 0 && byItself.length === 0 && runner === null && !More) return null;
  const heading = say('decision.if', { what: what ?? rowTitle(table, row, valuesOf(table, action)) });
  return (
    <section className="consequences" aria-live="polite" aria-label={heading}>
      {what !== undefined && <h3 className="label">{heading}</h3>}
      {(changes.length > 0 || runner !== null) && (
        <dl>
          {isOnBoard(row.type) && <JoinsLine action={action} />}
          <Changes changes={changes} by={action.by} />
          {runner !== null && <Forecast company={runner} action={action} />}
        </dl>
      )}
      {byItself.length > 0 && (
        <>
          <h4 className="label">{say('decision.byItself')}</h4>
          <dl className="consequences-then">
            <Changes changes={byItself} by={action.by} />
          </dl>
        </>
      )}
      {More && <More outcome={outcome} />}
    </section>
  );
}

interface ChangesProps {
  readonly changes: readonly Consequence[];
  readonly by: string;
}

/** Line by line; the payers for whom this player does not decide share one. */
function Changes({ changes, by }: ChangesProps) {
  const { s, names, say, decision } = useTable('s', 'names', 'say', 'decision');
  const own = (change: Consequence): boolean => change.kind !== 'cash' || decidesFor(s, decision, by, change.owner);
  const shown = changes.filter(own).slice(0, MOST);
  const paid = changes.filter((change) => change.kind === 'cash').filter((change) => !own(change));
  return (
    <>
      {shown.map((change) => (
        <ChangeLine key={JSON.stringify(change)} change={change} />
      ))}
      {paid.length > 0 && (
        <div className="consequence-others">
          <dt>{say('consequence.others')}</dt>
          <dd>
            {paid.map((change) => (
              <span key={change.owner}>
                {names.owner(change.owner)}{' '}
                <b className="num">
                  {change.after > change.before ? '+' : '−'}
                  {Math.abs(change.after - change.before)}
                </b>
              </span>
            ))}
          </dd>
        </div>
      )}
    </>
  );
}

export function ChangeLine({ change }: { readonly change: Consequence }) {
  const [what, value] = useLine(change);
  return (
    <div>
      <dt>{what}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function useLine(change: Consequence): readonly [ReactNode, ReactNode] {
  const { s, names, say } = useTable('s', 'names', 'say');
  switch (change.kind) {
    case 'cash': {
      const id = change.owner in s.companies ? 'consequence.treasury' : 'consequence.cash';
      return [say(id, { owner: names.owner(change.owner) }), <Change key="" {...change} neutral />];
    }
    case 'price':
      return [say('consequence.price', { company: change.company }), <Change key="" {...change} />];
    case 'holding': {
      const id = change.owner === change.company ? 'consequence.treasuryShares' : 'consequence.holding';
      return [
        say(id, { company: change.company, owner: names.owner(change.owner) }),
        <Change key="" {...change} unit="%" neutral />,
      ];
    }
    case 'director':
      return [
        say('consequence.director', { company: change.company }),
        <b key="" className="change-down">
          {change.after ? names.owner(change.after) : say('consequence.nobody')}
        </b>,
      ];
    case 'status':
      return [change.company, say(`consequence.status.${change.after}`)];
    case 'phase':
      return [say('consequence.phase'), <b key="">{names.phase(change.after)}</b>];
    case 'brings':
      return [
        say('consequence.brings', { phase: names.phase(change.phase, true) }),
        <span key="">
          {change.rusts.length > 0 && say('table.phase.rusts')}{' '}
          {change.rusts.map((kind) => (
            <Train key={kind} id={kind} rusting />
          ))}
        </span>,
      ];
    case 'rusts':
      return [
        say('consequence.rusts', { owner: change.owner }),
        <span key="">
          {change.trains.map((train) => (
            <Train key={train} id={train} rusting />
          ))}
        </span>,
      ];
    case 'train':
      return [
        say('consequence.train', { from: names.owner(change.from), to: names.owner(change.to) }),
        <Train key="" id={change.train} />,
      ];
    case 'private':
      return [
        names.private(change.id),
        change.to === GONE ? say('consequence.closes') : say('consequence.private', { to: names.owner(change.to) }),
      ];
    case 'stock':
      return [say('consequence.stock', { tile: change.tile }), <Change key="" {...change} neutral />];
    case 'stations':
      return [say('consequence.stations', { company: change.company }), <Change key="" {...change} neutral />];
    case 'round':
      return [say('consequence.round'), <b key="">{change.after}</b>];
    case 'end':
      return [say('consequence.end'), null];
  }
}
