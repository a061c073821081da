import { useTable } from '../../table/context.tsx';
import { Cash } from '../../table/parts/amounts.tsx';
import { Disc } from '../../table/parts/disc.tsx';
import type { Deal } from './deal.ts';
import { MappedCard } from './mapped-card.tsx';
import { OffersRow } from './offers-row.tsx';
import { Procedure, type Sale } from './procedure.tsx';
import { WindingUp } from './winding-up.tsx';

const isSale = (deal: Deal): deal is Sale => deal.acquirer !== null;

/** A deal while it is carried out: what is taken over by whom, the step that it has come to, and who gets or owes what. */
export function DealSheet({ deal }: { readonly deal: Deal }) {
  return (
    <>
      <OffersRow />
      <DealCard deal={deal} />
      <div className="round-columns">
        {isSale(deal) && (
          <section>
            <Procedure deal={deal} />
          </section>
        )}
        {deal.kind === 'liquidation' && (
          <section>
            <WindingUp s={deal.before} company={deal.of} bid={deal.price} />
          </section>
        )}
      </div>
    </>
  );
}

function DealCard({ deal: { kind, of, acquirer, price, before } }: { readonly deal: Deal }) {
  const { material, say } = useTable('material', 'say');
  const nameOf = (company: string): string => material.companies.find(({ id }) => id === company)?.name ?? company;
  const hexes = (before.stations[of] ?? []).map(({ hex }) => hex);
  return (
    <MappedCard hexes={hexes}>
      <span className="deal-discs">
        <Disc id={of} size={44} />
        {acquirer !== null && (
          <>
            <span aria-hidden>▸</span>
            <Disc id={acquirer} size={44} />
          </>
        )}
      </span>
      <div>
        <h2>{nameOf(of)}</h2>
        <p>
          {say(`own.deal.${acquirer === null ? 'bank' : kind}`, { company: acquirer === null ? '' : nameOf(acquirer) })}{' '}
          {kind !== 'merger' && (
            <b>
              <Cash amount={price} />
            </b>
          )}
        </p>
      </div>
    </MappedCard>
  );
}
