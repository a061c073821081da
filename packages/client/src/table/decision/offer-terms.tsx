import type { Frame } from '@roundhouse/kernel';
import type { Offer } from '@roundhouse/rail';
import { useTable } from '../context.tsx';
import { Cash } from '../parts/amounts.tsx';
import { Train } from '../parts/train.tsx';

/** What all trades have; what else may be offered the title tells. */
type Offered = Offer & {
  readonly terms: { readonly thing?: string; readonly id?: string; readonly company?: string; readonly price?: number };
};

export const isOffer = (frame: Frame): frame is Offered => 'needs' in frame && 'terms' in frame;

/** An offer that waits: who, what, for how much, and whose consent is missing. */
export function OfferTerms({ frame }: { readonly frame: Frame }) {
  const { names, say } = useTable('names', 'say');
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
  const { title, names, say } = useTable('title', 'names', 'say');
  const { thing, id = '', company = '', price } = offer.terms;
  const by = names.player(offer.made.by);
  const own = title.wording?.offer?.(offer.terms, names);
  if (own) return <p>{say(own.id, { ...own.values, by })}</p>;
  return (
    <p>
      {say('offer.from', { player: by, company })} {thing === 'train' ? <Train id={id} /> : <b>{names.private(id)}</b>}
      {price !== undefined && (
        <>
          {' '}
          {say('offer.for')} <Cash amount={price} />
        </>
      )}
    </p>
  );
}
