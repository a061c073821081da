import type { Frame } from '@roundhouse/kernel';
import { useTable } from '../context.tsx';
import { Cash } from '../parts/amounts.tsx';
import { Train } from '../parts/train.tsx';

interface Offered extends Frame {
  readonly by: string;
  readonly needs: readonly string[];
  readonly terms: { readonly thing?: string; readonly id?: string; readonly company?: string; readonly price?: number };
}

export const isOffer = (frame: Frame): frame is Offered => 'needs' in frame && 'terms' in frame;

/** An offer that waits: who, what, for how much, and whose consent is missing. */
export function OfferTerms({ frame }: { readonly frame: Frame }) {
  const { names, say } = useTable();
  if (!isOffer(frame)) return null;
  return (
    <section className="offer">
      <Terms offer={frame} />
      <p className="offer-needs">
        {say('offer.needs', { players: frame.needs.map((player) => names.player(player)).join(', ') })}
      </p>
    </section>
  );
}

function Terms({ offer }: { readonly offer: Offered }) {
  const { presentation, names, say } = useTable();
  const { thing, id = '', company = '', price } = offer.terms;
  const own = presentation.offer?.(offer.terms, names);
  if (own) return <p>{say(own.id, { ...own.values, by: names.player(offer.by) })}</p>;
  return (
    <p>
      {say('offer.from', { player: names.player(offer.by), company })}{' '}
      {thing === 'train' ? <Train id={id} /> : <b>{names.private(id)}</b>}
      {price !== undefined && (
        <>
          {' '}
          {say('offer.for')} <Cash amount={price} />
        </>
      )}
    </p>
  );
}
