import { cashOf } from '@roundhouse/rail';
import { isPrivate, price, priceAfter } from '@roundhouse/titles/1820/face';
import { useTable } from '../../table/context.tsx';
import { Refusals, RuleLink } from '../../table/decision/refusals.tsx';
import { rowAction } from '../../table/decision/rows.ts';
import { useChoice } from '../../table/decision/use-choice.ts';
import { Change } from '../../table/parts/amounts.tsx';
import { Train } from '../../table/parts/train.tsx';
import type { PartProps } from '../presentation.ts';
import { Loans } from './charter-row.tsx';
import { duesOf } from './dues.ts';
import { as1820, frameOf } from './state.ts';
import './due.css';

/** What is owed now, train by train or loan by loan, against what is there; and the ways to find the money. */
export function DuePart({ decided }: PartProps) {
  const { s, names, decision, say } = useTable('s', 'names', 'decision', 'say');
  const due = frameOf(s, 'due');
  if (!due) return null;
  const { trains, maintenance, interest, loans, has } = duesOf(s, due.of);
  const owed = due.what === 'maintenance' ? maintenance : interest;
  const missing = Math.max(0, owed - has);
  const director = s.companies[due.of]?.director ?? '';
  return (
    <section className="due" aria-label={say('own.due.label')}>
      <div className="card due-sum">
        {due.what === 'maintenance' ? (
          trains.map(({ kind, count, each }) => (
            <p key={kind}>
              <Train id={kind} /> <span>{say('own.due.each', { count, each })}</span>
              <b className="num">{count * each}</b>
            </p>
          ))
        ) : (
          <p>
            <Loans company={due.of} /> <span>{say('own.due.each', { count: loans, each: interest / loans })}</span>
            <b className="num">{interest}</b>
          </p>
        )}
        <p className="due-total">
          <b>{say(isPrivate(as1820(s), due.of) ? 'own.due.fromDirector' : 'own.due.fromTreasury', { owed, has })}</b>
          <b className={missing > 0 ? 'change-down' : 'change-up'}>
            {missing > 0 ? say('own.due.short', { missing }) : say('own.due.left', { left: has - owed })}
          </b>
        </p>
      </div>
      <ul className="card due-ways">
        {decided && <LoanWay company={due.of} />}
        {missing > 0 && !isPrivate(as1820(s), due.of) && (
          <li>
            <span>
              <b>{say('own.due.adds', { director: names.owner(director), missing })}</b>
              <small>{say('own.due.addsNote', { cash: cashOf(s, director) })}</small>
            </span>
            <PriceAfter company={due.of} spaces={-1} />
          </li>
        )}
        <li>
          <span>
            <b>{say('own.due.refuse')}</b>
            <small>{say(isPrivate(as1820(s), due.of) ? 'own.due.closes' : 'own.due.liquidated')}</small>
          </span>
        </li>
      </ul>
      <p className="hint">
        {say('own.due.discards')} <RuleLink rule="7.2.6-1" />
      </p>
      {decided && <Refusals list={decision?.unavailable ?? []} />}
    </section>
  );
}

/** One loan of £200, at once. */
function LoanWay({ company }: { readonly company: string }) {
  const { act, say } = useTable('act', 'say');
  const { groups } = useChoice();
  const row = groups.find(({ type }) => type === 'takeLoan')?.rows[0];
  if (!row) return null;
  return (
    <li>
      <span>
        <button type="button" className="value" data-row={row.key} onClick={() => void act(rowAction(row))}>
          {say('own.due.loan')}
        </button>
        <small>{say('own.due.loanNote')}</small>
      </span>
      <PriceAfter company={company} spaces={-1} />
    </li>
  );
}

function PriceAfter({ company, spaces }: { readonly company: string; readonly spaces: number }) {
  const { s, say } = useTable('s', 'say');
  if (s.market.at[company] === undefined) return null;
  return (
    <span className="due-price">
      <small>{say('own.due.price')}</small>
      <Change before={price(as1820(s), company)} after={priceAfter(as1820(s), company, spaces)} />
    </span>
  );
}
