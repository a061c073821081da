import { cashOf } from '@roundhouse/rail';
import { memo } from 'react';
import { Named } from '../../cards/named.tsx';
import { ownerThing } from '../../cards/thing.ts';
import { Card } from '../../ui/index.ts';
import { type Shown, useSetting, useShown, useTable } from '../context.tsx';
import { Cash } from '../parts/amounts.tsx';
import { Disc } from '../parts/disc.tsx';
import { Paid } from '../parts/paid.tsx';
import { Train } from '../parts/train.tsx';
import { priceMove } from '../since-my-turn.ts';
import { ShareBar } from './share-bar.tsx';
import { useCompany } from './use-company.ts';

export function CompanyCard({ company }: { readonly company: string }) {
  const { s, names, say } = useTable('s', 'names', 'say');
  const { card, now, director, trains, left, hasRun, bare, mustBuy, privates } = useCompany(company);
  return (
    <Card className="company-card" marked={now} title={card.name}>
      <Disc id={company} size={36} />
      <div className="company-name">
        <h3>
          <Named kind="company" id={company}>
            {company}
          </Named>
        </h3>{' '}
        {director && <span data-thing={ownerThing(s, director)}>{names.owner(director)}</span>}
        {!now && hasRun && <span> · {say('table.company.hasRun')}</span>}
      </div>
      <Price company={company} />
      <div className="company-trains">
        {trains.map((train) => (
          <Train key={train} id={train} />
        ))}
        {(bare || mustBuy) && (
          <b className="company-bare">{say(mustBuy ? 'table.company.mustBuy' : 'table.company.noTrain')}</b>
        )}
        <StationsLeft count={left} />
        {privates.map((id) => (
          <span key={id} className="company-private">
            <Named kind="private" id={id}>
              {names.lot(id)}
            </Named>
          </span>
        ))}
      </div>
      <div className="company-cash">
        <Paid owner={company} /> <Cash amount={cashOf(s, company)} />
      </div>
      <ShareBar company={company} />
    </Card>
  );
}

/** The price, and which way it went of late. */
export function Price({ company }: { readonly company: string }) {
  return <PriceTag {...priceLook(useShown(), company)} />;
}

export interface PriceLook {
  readonly price: number;
  /** What it was, if it has moved. */
  readonly before: number | null;
}

export const priceLook = ({ s, title, before }: Pick<Shown, 's' | 'title' | 'before'>, company: string): PriceLook => ({
  price: title.priceOf(s, company),
  before: priceMove(title, before, s, company)?.before ?? null,
});

export const PriceTag = memo(function PriceTag({ price, before }: PriceLook) {
  const { say } = useSetting();
  return (
    <div className="company-price num">
      {price}
      {before !== null && (
        <span className={price > before ? 'change-up' : 'change-down'}>
          <span aria-hidden>{price > before ? '▲' : '▼'}</span>
          <span className="unseen">{say('table.company.moved', { before })}</span>
        </span>
      )}
    </div>
  );
});

/** Rings, or where there is little room one ring with their number. */
export const StationsLeft = memo(function StationsLeft({
  count,
  room = count,
}: {
  readonly count: number;
  readonly room?: number;
}) {
  const { say } = useSetting();
  const rings = count > room ? 1 : count;
  return (
    <span className="company-stations" role="img" aria-label={say('table.company.stations', { count })}>
      {Array.from({ length: rings }, (_, i) => (
        <i key={i} />
      ))}
      {rings < count && <b className="num">{count}</b>}
    </span>
  );
});
