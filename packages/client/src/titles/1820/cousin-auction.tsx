import { unavailable } from '@roundhouse/kernel';
import { about, cashOf, type StandingBids } from '@roundhouse/rail';
import { cousinOf } from '@roundhouse/titles/1820/face';
import { useState } from 'react';
import { useTable } from '../../table/context.tsx';
import { withoutRepeats } from '../../table/decision/model.ts';
import { OpenFieldInput } from '../../table/decision/open-field.tsx';
import { Refusals } from '../../table/decision/refusals.tsx';
import { type Row, rowAction } from '../../table/decision/rows.ts';
import { useChoice } from '../../table/decision/use-choice.ts';
import { numberOf } from '@roundhouse/rail/telling/details';
import { Cash } from '../../table/parts/amounts.tsx';
import { useTableStore } from '../../table/store.ts';
import { Avatar, classes } from '../../ui/index.ts';
import type { PartProps } from '../presentation.ts';
import { frameOf } from './state.ts';
import '../../table/auction/auction.css';
import './auction.css';

/** The four cousins with the bids that stand on them; at most three have one, and a higher bid on the fourth pushes out the smallest. */
export function CousinAuction({ decided }: PartProps) {
  const { s, me, say } = useTable('s', 'me', 'say');
  const auction = frameOf(s, 'cousinAuction');
  const [looked, look] = useState<string | null>(null);
  if (!auction) return null;
  return (
    <section className="auction" aria-label={say('own.auction.label')}>
      {decided && me !== null && <Funds auction={auction} player={me} />}
      <ul className="option-list">
        {auction.lots.map((cousin) => (
          <li key={cousin}>
            <CousinLot {...{ auction, cousin, decided, looked, look }} />
          </li>
        ))}
      </ul>
      <p className="hint">{say('own.auction.hint')}</p>
    </section>
  );
}

const tiedUp = ({ bids }: StandingBids, player: string): number =>
  Object.values(bids).reduce((sum, bid) => sum + (bid.player === player ? bid.amount : 0), 0);

/** What no bid of the player ties up. */
function Funds({ auction, player }: { readonly auction: StandingBids; readonly player: string }) {
  const { s, say } = useTable('s', 'say');
  const tied = tiedUp(auction, player);
  return (
    <p className="auction-funds">
      <b>
        <Cash amount={cashOf(s, player) - tied} />
      </b>{' '}
      {say('own.auction.free')}
      {tied > 0 && (
        <>
          {' · '}
          <Cash amount={tied} /> {say('own.auction.tied')}
        </>
      )}
    </p>
  );
}

/** Bids that a bid on this cousin would send back: the smallest, where three others have one. */
const pushedOut = ({ lots, bids }: StandingBids, cousin: string): string[] => {
  const others = lots.filter((lot) => bids[lot] !== undefined);
  if (bids[cousin] !== undefined || others.length < 3) return [];
  const least = Math.min(...others.map((lot) => bids[lot]!.amount));
  return others.filter((lot) => bids[lot]!.amount === least);
};

interface LotProps {
  readonly auction: StandingBids;
  readonly cousin: string;
  readonly decided: boolean;
  readonly looked: string | null;
  readonly look: (cousin: string | null) => void;
}

function CousinLot({ auction, cousin, decided, looked, look }: LotProps) {
  const { names, say } = useTable('names', 'say');
  const { groups, row: chosen } = useChoice();
  const choose = useTableStore((store) => store.choose);
  const row = decided
    ? groups.flatMap(({ rows }) => rows).find(({ choice }) => choice.fields['private'] === cousin)
    : undefined;
  const { name, price, color, power } = cousinOf(cousin);
  const open = row ? chosen?.key === row.key : looked === cousin;
  const press = (): void => {
    look(looked === cousin ? null : cousin);
    if (row) choose(row.key);
  };
  return (
    <div className={classes('option', 'lot', open && 'option-chosen')}>
      <button type="button" aria-pressed={open} data-row={row?.key} onClick={press}>
        <i className={`cousin-seal cousin-large cousin-${color}`} aria-hidden>
          {names.lot(cousin)[0]}
        </i>
        <span className="option-words">
          <b data-thing={`private:${cousin}`}>{name}</b>
          {!open && <span className="lot-power">{power}</span>}
          <Standing bid={auction.bids[cousin]} />
        </span>
        <span className="lot-terms">
          <b className="num">£{price}</b>
          <small>{say('own.auction.marked')}</small>
        </span>
      </button>
      {open && (
        <div className="lot-more">
          <p>{power}</p>
          {row ? <Bid row={row} price={price} pushed={pushedOut(auction, cousin)} /> : <WhyNot cousin={cousin} />}
        </div>
      )}
    </div>
  );
}

function Standing({ bid }: { readonly bid: StandingBids['bids'][string] | undefined }) {
  const { seats, names, say } = useTable('seats', 'names', 'say');
  if (!bid) return <span>{say('own.auction.noBid')}</span>;
  const seat = seats.findIndex(({ player }) => player === bid.player);
  return (
    <span className="lot-bids">
      <span>
        <Avatar name={names.player(bid.player)} seat={seat} size={16} />
        {names.player(bid.player)} <b className="num">£{bid.amount}</b>
      </span>
    </span>
  );
}

/** The amount, what the cousin would then have, and whom the bid pushes out. */
function Bid({
  row,
  price,
  pushed,
}: {
  readonly row: Row;
  readonly price: number;
  readonly pushed: readonly string[];
}) {
  const { names, say } = useTable('names', 'say');
  const values = useTableStore((store) => store.values);
  const amount = numberOf(rowAction(row, values), 'amount');
  return (
    <>
      {row.open.map(([part, openField]) => (
        <OpenFieldInput key={part} name={part} openField={openField} row={row} />
      ))}
      <p>
        {say('own.auction.treasury', { treasury: Math.abs(price - amount) })}
        {pushed.length > 0 && ` ${say('own.auction.pushes', { lots: pushed.map((lot) => names.lot(lot)).join(', ') })}`}
      </p>
    </>
  );
}

function WhyNot({ cousin }: { readonly cousin: string }) {
  const { title, s, me } = useTable('title', 's', 'me');
  if (me === null) return null;
  return <Refusals list={withoutRepeats(unavailable(title, s, me, { subject: about.private(cousin) }))} />;
}
