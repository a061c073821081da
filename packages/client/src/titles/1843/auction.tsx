import { cashOf, highestBid, setAside } from '@roundhouse/rail';
import { BID_STEP, LYON, lotPrice, type PrivateAuction } from '@roundhouse/titles/1843/face';
import { useState } from 'react';
import { LotRow } from '../../table/auction/lot-row.tsx';
import { useTable } from '../../table/context.tsx';
import { textOf } from '@roundhouse/rail/telling/details';
import { Cash } from '../../table/parts/amounts.tsx';
import { classes } from '../../ui/index.ts';
import type { PartProps } from '../presentation.ts';
import { Fuse } from './fuse.tsx';
import { ParBoxes } from './par.tsx';
import { frameOf } from './state.ts';
import './auction.css';

/** What decides in the auction: the player’s own money, the trains that burn down, and the seven privates from the cheapest up. */
export function Ladder({ frame, decided }: PartProps) {
  const { s, me, material, say } = useTable('s', 'me', 'material', 'say');
  const auction = frameOf(s, 'privateAuction');
  const [looked, look] = useState<string | null>(null);
  if (!auction) return null;
  const own = decided && frame.kind === 'privateAuction';
  const left = auction.rows.flat();
  return (
    <section className="auction" aria-label={say('own.auction.label')}>
      {own && me !== null && <Funds auction={auction} player={me} />}
      <Fuse auction={auction} foretold={frame.kind === 'privateAuction'} />
      <ul className="option-list">
        {material.privates.map(({ id }) => (
          <li key={id}>
            {left.includes(id) ? (
              <Rung {...{ auction, own, looked, look }} lot={id} first={id === left[0]} />
            ) : (
              <Sold lot={id} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What can be spent, and beside it as a bar what stands in bids. */
function Funds({ auction, player }: { readonly auction: PrivateAuction; readonly player: string }) {
  const { s, say } = useTable('s', 'say');
  const aside = setAside(auction, player);
  const all = cashOf(s, player);
  return (
    <p className="auction-funds ladder-funds">
      <b>
        <Cash amount={all - aside} />
      </b>{' '}
      {say('own.auction.free')}
      <span className="ladder-bar" aria-hidden>
        <i style={{ width: `${(100 * (all - aside)) / Math.max(1, all)}%` }} />
      </span>
      {aside > 0 && (
        <span>
          {say('own.auction.aside')} <Cash amount={aside} />
        </span>
      )}
    </p>
  );
}

/** A long name drops its “Cie de”. */
const briefly = (name: string): string => name.replace(/^(Cie|Compagnie) (de|du) (?=.{12})/, '');

interface RungProps {
  readonly auction: PrivateAuction;
  readonly lot: string;
  readonly first: boolean;
  readonly own: boolean;
  readonly looked: string | null;
  readonly look: (lot: string | null) => void;
}

function Rung({ auction, lot, first, own, looked, look }: RungProps) {
  const { s, material, say } = useTable('s', 'material', 'say');
  const { name, price: face, revenue } = material.privates.find(({ id }) => id === lot)!;
  const price = lotPrice(auction, lot);
  const hammered = s.stack.at(-1)?.of === lot;
  return (
    <LotRow
      {...{ auction, lot, own, looked, look }}
      className={classes('rung', first && 'rung-first')}
      name={briefly(name)}
      more={lot === LYON && <ParBoxes hint={say('own.auction.lyon')} />}
      terms={() =>
        hammered ? (
          <>
            <b className="num rung-price">{highestBid(auction, lot)}</b>
            <small>{say('own.auction.hammer')}</small>
          </>
        ) : first ? (
          <>
            <b className="num rung-price">
              {price < face && (
                <s>
                  <span className="unseen">{say('own.auction.instead')} </span>
                  {face}
                </s>
              )}{' '}
              {price}
            </b>
            <small>{say('own.auction.buy', { revenue })}</small>
          </>
        ) : (
          <>
            <b className="num">
              {say('own.auction.from', { price: Math.max(face, highestBid(auction, lot)) + BID_STEP })}
            </b>
            <small>{say('own.auction.face', { face, revenue })}</small>
          </>
        )
      }
    />
  );
}

/** One that is sold shrinks to a line with its owner. */
function Sold({ lot }: { readonly lot: string }) {
  const { s, names, lines, say } = useTable('s', 'names', 'lines', 'say');
  const sale = lines.find(({ line: { event } }) => event.event === 'privateSold' && event['private'] === lot)?.line
    .event;
  return (
    <p className="rung-sold">
      <span className="option-private">{names.lot(lot)}</span>
      <span title={names.private(lot)} data-thing={`private:${lot}`}>
        {briefly(names.private(lot))}
      </span>
      <span>
        {sale
          ? say('own.auction.paid', { player: names.owner(textOf(sale, 'to')), price: Number(sale['price']) })
          : names.owner(s.privates[lot] ?? '')}
      </span>
    </p>
  );
}
