import { cashOf, POOL, sharesOf } from '@roundhouse/rail';
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
import { classes } from '../../ui/index.ts';
import type { Deal } from './deal.ts';
import { duesOf } from './dues.ts';
import { as1820 } from './state.ts';

/** A deal of two companies. */
export type Sale = Deal & { readonly acquirer: string };

const PARTS = {
  takeover: [Pay, Cash, TheirLoans, Markers, Trains, Name],
  liquidation: [Bid, Markers, Trains, Settle],
  merger: [Markers, Trains, Name],
} as const;

/** Every step of a deal with its figures: before it happens, and while it is walked through. */
export function Procedure({ deal }: { readonly deal: Sale }) {
  const { say } = useTable('say');
  const { kind, of, acquirer: company, price: bid, at } = deal;
  const title = at === null ? 'own.steps.title' : (`own.steps.now.${kind}` as const);
  return (
    <>
      <h3 className="label">{say(title, { company, of, bid })}</h3>
      <ol className="card procedure">
        {PARTS[kind].map((Part, step) => (
          <li
            key={Part.name}
            className={classes(at !== null && step < at && 'procedure-done', step === at && 'procedure-now')}
            {...(step === at ? { 'aria-current': 'step' as const } : {})}
          >
            <Part deal={deal} />
          </li>
        ))}
        {at === null && <Hurts deal={deal} />}
      </ol>
    </>
  );
}

interface Props {
  readonly deal: Sale;
}

/** What all holders of the lot get for a share. */
function Pay({ deal: { before, of, acquirer, price, issued } }: Props) {
  const { title, names, say } = useTable('title', 'names', 'say');
  const s = as1820(before);
  const inPlay = sharesInPlay(s, of);
  const each = Math.floor(price / inPlay);
  const paid = title
    .holders(before)
    .filter((holder) => sharesOf(before, of, holder) > 0)
    .map((holder) => `${names.owner(holder)} ${each * sharesOf(before, of, holder)}`);
  const pool = sharesOf(before, of, POOL);
  const bank = pool > 0 ? [say('own.steps.bank', { amount: price - each * (inPlay - pool) })] : [];
  const loans = fundingsFor(s, acquirer, price).find(({ shares }) => shares === issued)?.loans ?? 0;
  return (
    <Line name={say('own.steps.pay', { each })} note={[...paid, ...bank].join(' · ')}>
      {say('own.steps.funding', { shares: issued, loans })}
    </Line>
  );
}

function Bid({ deal: { before, of, price } }: Props) {
  const { say } = useTable('say');
  const has = cashOf(before, of);
  return (
    <Line name={say('own.steps.bid')} note={say('own.steps.bidNote', { company: of })}>
      <Change before={has} after={has + price} />
    </Line>
  );
}

function Cash({ deal: { before, after, of, acquirer } }: Props) {
  const { say } = useTable('say');
  return (
    <Line name={say('own.steps.cash')} note={say('own.steps.cashNote', { cash: cashOf(before, of) })}>
      <Change before={duesOf(before, acquirer).has} after={duesOf(after, acquirer).has} />
    </Line>
  );
}

function TheirLoans({ deal: { before, after, of, acquirer } }: Props) {
  const { title, say } = useTable('title', 'say');
  const isPriced = before.market.at[acquirer] && after.market.at[acquirer];
  return (
    <Line
      name={say('own.steps.loans', { count: loansOf(as1820(before), of) })}
      note={say('own.steps.loansNote', { loans: loansThen(after, acquirer) })}
    >
      {isPriced ? <Change before={title.priceOf(before, acquirer)} after={title.priceOf(after, acquirer)} /> : null}
    </Line>
  );
}

/** A takeover can put the acquirer itself out of the game. */
const loansThen = (after: Deal['after'], company: string): number =>
  as1820(after).ext.charters[company] === undefined ? 0 : loansOf(as1820(after), company);

interface Merged {
  readonly placed: readonly string[];
  /** On its charter; a liquidation sells only markers on the map. */
  readonly left: number;
  /** How many the acquirer has then, and for how many of them no fee is due. */
  readonly together: number;
  readonly limit: number;
  readonly fee: number;
}

/** What becomes of the markers: of two in one hex only one stays, and above the maximum none does. */
function markersIn({ before, kind, of, acquirer }: Sale): Merged {
  const s = as1820(before);
  const unplaced = (company: string): number => s.ext.charters[company]?.markers ?? 0;
  const own = s.stations[acquirer] ?? [];
  const placed = (s.stations[of] ?? []).map(({ hex }) => hex);
  const left = kind === 'liquidation' ? 0 : unplaced(of);
  const had = own.length + unplaced(acquirer);
  const twins = placed.filter((hex) => own.some((one) => one.hex === hex)).length;
  const { stationLimit: limit, stationMaximum, overage } = sizeTable(s, acquirer);
  const together = Math.min(stationMaximum, had + placed.length + left - twins);
  return { placed, left, together, limit, fee: overage * Math.max(0, together - Math.max(limit, had)) };
}

function Markers({ deal }: Props) {
  const { names, say } = useTable('names', 'say');
  const { placed, left, together, limit, fee } = markersIn(deal);
  const places = placed.map((hex) => names.hex(hex)).join(', ') || 'none';
  return (
    <Line name={say('own.steps.markers', { places, left })} note={say('own.steps.markersNote', { together, limit })}>
      {say(fee > 0 ? 'own.steps.fee' : 'own.steps.noFee')}
    </Line>
  );
}

function Trains({ deal: { before, of, acquirer } }: Props) {
  const { say } = useTable('say');
  const s = as1820(before);
  const [own, gained] = [trainsOf(s, acquirer).length, trainsOf(s, of).length];
  const limit = trainLimitIn(s);
  const over = own + gained - limit;
  return (
    <Line
      name={say('own.steps.trains')}
      note={over > 0 ? say('own.steps.discard', { count: over, limit }) : say('own.steps.within', { limit })}
    >
      <Change before={own} after={Math.min(limit, own + gained)} neutral />
    </Line>
  );
}

function Name({ deal: { of } }: Props) {
  const { say } = useTable('say');
  return <Line name={say('own.steps.name', { company: of })} note={say('own.steps.nameNote')} />;
}

function Settle({ deal: { of } }: Props) {
  const { say } = useTable('say');
  return <Line name={say('own.steps.settle', { company: of })} note={say('own.steps.settleNote')} />;
}

/** What will hurt afterwards: what comes after the payment is no part of a bidder's means (Q35), so one who could not find it is warned. */
function Hurts({ deal }: Props) {
  const { say } = useTable('say');
  const { before, after, acquirer: company } = deal;
  if (before.companies[company]!.director === null) return null;
  const { fee } = markersIn(deal);
  const dues = duesOf(after, company);
  const isAlone = isPrivate(as1820(before), company);
  const loans = loansThen(after, company);
  const repay = LOAN * Math.max(0, loans - (isAlone ? 0 : sharesInPlay(as1820(after), company)));
  // A private company's treasury is its director's cash already.
  const cash = isAlone ? 0 : cashOf(after, before.companies[company]!.director);
  return (
    <>
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
    </>
  );
}

interface LineProps {
  readonly name: string;
  readonly note: string;
  readonly children?: ReactNode;
}

function Line({ name, note, children }: LineProps) {
  return (
    <>
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
      <span className="procedure-result">{children}</span>
    </>
  );
}
