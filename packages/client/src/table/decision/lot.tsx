import type { Frame } from '@roundhouse/kernel';
import { moneyOf } from '@roundhouse/rail';
import { Named } from '../../cards/named.tsx';
import { useTable } from '../context.tsx';
import { Cash } from '../parts/amounts.tsx';

/** A private under the hammer: what it costs, pays and can do, and the bid that stands. */
export function Lot({ frame }: { readonly frame: Frame }) {
  const { material, names, say } = useTable('material', 'names', 'say');
  const lot = material.privates.find(({ id }) => id === frame.of);
  if (!lot) return null;
  const { bid, bidder } = frame as Frame & { readonly bid?: number; readonly bidder?: string | null };
  return (
    <section className="offer">
      <h3 className="lot-name">
        <span className="option-private">{names.lot(lot.id)}</span>{' '}
        <Named kind="private" id={lot.id}>
          {lot.name}
        </Named>
      </h3>
      <p>{lot.power}</p>
      <p className="offer-needs">
        {say('lot.terms', { price: moneyOf(material, lot.price), revenue: moneyOf(material, lot.revenue) })}
      </p>
      {bidder && bid !== undefined && (
        <p className="lot-bid">
          {say('lot.bid', { player: names.player(bidder) })} <Cash amount={bid} />
        </p>
      )}
    </section>
  );
}
