import { apply, type LoggedAction } from '@roundhouse/kernel';
import { cashOf, POOL, type RailState, sharesOf } from '@roundhouse/rail';
import {
  fundingsFor,
  isPrivate,
  LOAN,
  loansOf,
  sharesInPlay,
  sizeTable,
  trainLimitIn,
  trainsOf,
} from '@roundhouse/titles/1820/face';
import type { ReactNode } from 'react';
import { useTable } from '../../table/context.tsx';
import { Change } from '../../table/parts/amounts.tsx';
import type { Lot } from './bids.ts';
import { duesOf } from './dues.ts';
import { as1820 } from './state.ts';

/** The position in which this player has won with this bid: what then happens, the rules say. */
function wonBy(s: RailState, lot: Lot, bidder: string, bid: number): RailState {
  const below = s.stack.slice(
    0,
    s.stack.findIndex(({ kind }) => kind === lot.kind),
  );
  const won = { kind: 'acquiring', of: lot.of, offeredBy: lot.offeredBy, bid, bidder, barred: [] };
  return { ...s, stack: [...below, won] };
}

interface Props {
  readonly lot: Lot;
  readonly company: string;
  readonly bid: number;
}

/** Every step of a takeover with its result before it happens. */
export function Procedure({ lot, company, bid }: Props) {
  const { s: state, title, me, names, say } = useTable();
  const s = as1820(state);
  const [funding] = fundingsFor(s, company, bid);
  if (me === null || !funding) return <p className="hint">{say('own.steps.cannot', { company, bid })}</p>;
  const action: LoggedAction = {
    type: 'acquire',
    by: me,
    frame: `acquiring/${lot.of}`,
    company,
    count: funding.shares,
  };
  const result = apply(title, wonBy(state, lot, me, bid), action);
  if (!result.ok) return <p className="hint">{result.refusal.text}</p>;
  const then = as1820(result.state);
  const each = Math.floor(bid / sharesInPlay(s, lot.of));
  const paid = title
    .holders(state)
    .filter((holder) => sharesOf(state, lot.of, holder) > 0)
    .map((holder) => `${names.owner(holder)} ${each * sharesOf(state, lot.of, holder)}`);
  const pool = sharesOf(state, lot.of, POOL);
  const [own, gained] = [trainsOf(s, company).length, trainsOf(s, lot.of).length];
  const limit = trainLimitIn(s);
  const markers = (one: string): number => (s.stations[one]?.length ?? 0) + (s.ext.charters[one]?.markers ?? 0);
  // Of two in one hex only one stays, and above the maximum none does.
  const hexes = new Set(s.stations[company]?.map(({ hex }) => hex));
  const twins = (s.stations[lot.of] ?? []).filter(({ hex }) => hexes.has(hex)).length;
  const { stationLimit, stationMaximum, overage } = sizeTable(s, company);
  const together = Math.min(stationMaximum, markers(company) + markers(lot.of) - twins);
  const dues = duesOf(result.state, company);
  // What comes after the payment is no part of a bidder's means (Q35), so whoever could not find it is warned.
  const fee = overage * Math.max(0, together - Math.max(stationLimit, markers(company)));
  const isThere = then.ext.charters[company] !== undefined;
  const isAlone = isPrivate(s, company);
  const loans = isThere ? loansOf(then, company) : 0;
  const repay = LOAN * Math.max(0, loans - (isAlone ? 0 : sharesInPlay(then, company)));
  // A private company's treasury is its director's cash already.
  const cash = isAlone ? 0 : cashOf(result.state, me);
  return (
    <>
      <h3 className="label">{say('own.steps.title', { company, bid })}</h3>
      <ol className="card procedure">
        <Step
          name={say('own.steps.pay', { each })}
          note={[
            ...paid,
            ...(pool > 0 ? [say('own.steps.bank', { amount: bid - each * (sharesInPlay(s, lot.of) - pool) })] : []),
          ].join(' · ')}
        >
          {say('own.steps.funding', { shares: funding.shares, loans: funding.loans })}
        </Step>
        <Step name={say('own.steps.cash')} note={say('own.steps.cashNote', { cash: cashOf(state, lot.of) })}>
          <Change before={duesOf(state, company).has} after={dues.has} />
        </Step>
        <Step name={say('own.steps.loans', { count: loansOf(s, lot.of) })} note={say('own.steps.loansNote', { loans })}>
          {s.market.at[company] && then.market.at[company] ? (
            <Change before={title.priceOf(state, company)} after={title.priceOf(result.state, company)} />
          ) : null}
        </Step>
        <Step
          name={say('own.steps.markers', { count: markers(lot.of) })}
          note={say('own.steps.markersNote', { together, limit: stationLimit })}
        >
          {fee > 0 ? say('own.steps.fee') : say('own.steps.noFee')}
        </Step>
        <Step
          name={say('own.steps.trains')}
          note={
            own + gained > limit
              ? say('own.steps.discard', { count: own + gained - limit, limit })
              : say('own.steps.within', { limit })
          }
        >
          <Change before={own} after={Math.min(limit, own + gained)} neutral />
        </Step>
        <Step name={say('own.steps.name', { company: lot.of })} note={say('own.steps.nameNote')} />
        {fee + repay > dues.has + cash && (
          <li className="procedure-hurts">
            <b>{say('own.steps.after', { sum: fee + repay, has: dues.has, cash })}</b>
            <small>{say('own.steps.afterNote', { fee, repay, both: fee > 0 && repay > 0 ? 'yes' : 'no' })}</small>
          </li>
        )}
        {dues.total > dues.has && (
          <li className="procedure-hurts">
            <b>{say('own.steps.hurts', { company, owes: dues.total, has: dues.has })}</b>
            <small>{say('own.steps.hurtsNote', { maintenance: dues.maintenance, interest: dues.interest })}</small>
          </li>
        )}
      </ol>
    </>
  );
}

function Step({
  name,
  note,
  children,
}: {
  readonly name: string;
  readonly note: string;
  readonly children?: ReactNode;
}) {
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
      <span className="procedure-result">{children}</span>
    </li>
  );
}
