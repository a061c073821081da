import { cashOf, highestBid, setAside } from '@roundhouse/rail';
import type { PrivateAuction } from '@roundhouse/titles/1828/face';
import { useState } from 'react';
import { LotRow } from '../../table/auction/lot-row.tsx';
import { useTable } from '../../table/context.tsx';
import type { Row } from '../../table/decision/rows.ts';
import { Cash } from '../../table/parts/amounts.tsx';
import { Disc } from '../../table/parts/disc.tsx';
import type { PartProps } from '../presentation.ts';
import { frameOf } from './state.ts';

/** The privates as they lie, row by row from the cheapest: who has bid what, and what can be bought. */
export function AuctionRows({ frame, decided }: PartProps) {
  const { s, me, names, say } = useTable('s', 'me', 'names', 'say');
  const auction = frameOf(s, 'privateAuction');
  const [looked, look] = useState<string | null>(null);
  if (!auction) return null;
  const own = decided && frame.kind === 'privateAuction';
  const aside = me === null ? 0 : setAside(auction, me);
  return (
    <section className="auction" aria-label={say('own.auction.label')}>
      {own && me !== null && (
        <p className="auction-funds">
          {say('own.auction.free', { player: names.player(me) })} <Cash amount={cashOf(s, me) - aside} />
          {aside > 0 && (
            <>
              {' · '}
              {say('own.auction.aside')} <Cash amount={aside} />
            </>
          )}
        </p>
      )}
      {auction.rows.map((row, index) => (
        <AuctionRow key={row.join()} {...{ auction, row, own, looked, look }} first={index === 0} />
      ))}
    </section>
  );
}

interface RowProps {
  readonly auction: PrivateAuction;
  readonly row: readonly string[];
  readonly first: boolean;
  readonly own: boolean;
  readonly looked: string | null;
  readonly look: (lot: string | null) => void;
}

function AuctionRow({ auction, row, first, own, looked, look }: RowProps) {
  const { material, say } = useTable('material', 'say');
  const price = material.privates.find(({ id }) => id === row[0])?.price ?? 0;
  return (
    <section className="auction-row" aria-label={say('own.auction.row', { price })}>
      <h3 className="label">
        <span>{say('own.auction.price', { price })}</span>
        {first && <span className="auction-first"> {say('own.auction.first')}</span>}
      </h3>
      <ul className="option-list">
        {row.map((lot) => (
          <li key={lot}>
            <Lot {...{ auction, lot, own, looked, look }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LotProps {
  readonly auction: PrivateAuction;
  readonly lot: string;
  readonly own: boolean;
  readonly looked: string | null;
  readonly look: (lot: string | null) => void;
}

function Lot({ auction, lot, own, looked, look }: LotProps) {
  const { s, material, say } = useTable('s', 'material', 'say');
  const card = material.privates.find(({ id }) => id === lot)!;
  const badge = startsCompany(lot) in s.companies && (
    <span className="lot-disc">
      <Disc id={startsCompany(lot)} size={28} />
    </span>
  );
  return (
    <LotRow
      {...{ auction, lot, own, looked, look }}
      badge={badge || undefined}
      terms={(row) => (
        <>
          <b className="num">
            <Wanted row={row} least={Math.max(card.price, highestBid(auction, lot)) + 5} />
          </b>
          <small>{say('own.auction.pays', { revenue: card.revenue })}</small>
        </>
      )}
    />
  );
}

/** The company that a $250 private brings with it: `pIC` the IC. */
const startsCompany = (lot: string): string => lot.slice(1);

/** What it takes: bought for its price, or bid on from so much. */
function Wanted({ row, least }: { readonly row: Row | undefined; readonly least: number }) {
  const { material, say } = useTable('material', 'say');
  const card = material.privates.find(({ id }) => id === row?.choice.fields['private']);
  if (row?.type === 'buyLot' && card) return <>{say('own.auction.buy', { price: card.price })}</>;
  return <>{say('own.auction.from', { price: least })}</>;
}
