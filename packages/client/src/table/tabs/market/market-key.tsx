import { cellAt, type foretold, isSameCell } from '@roundhouse/rail';
import type { CSSProperties } from 'react';
import { classes } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import { Disc } from '../../parts/disc.tsx';
import { arrowOf } from './trails.ts';
import '../../../messages/parts.ts';

interface Props {
  readonly company: string | null;
  readonly moves: ReturnType<typeof foretold>;
}

/** One company's price and where each event would take it; below, what the zones mean. */
export function MarketKey({ company, moves }: Props) {
  const { s, title, material, presentation, say } = useTable('s', 'title', 'material', 'presentation', 'say');
  const order = title.operatingOrder(s);
  const zones = Object.entries(presentation.zones ?? {});
  const words = company
    ? [
        ...(order.includes(company) ? [say('market.place', { place: order.indexOf(company) + 1 })] : []),
        ...(presentation.company?.notes?.(s, company) ?? []).map(({ id, values }) => say(id, values)),
      ]
    : [];
  return (
    <aside className="card market-key">
      {company && (
        <>
          <header>
            <Disc id={company} size={30} />
            <div>
              <h3>{say('market.at', { company, price: title.priceOf(s, company) })}</h3>
              <p>{words.join(' · ')}</p>
            </div>
          </header>
          <dl>
            {moves.map(({ name, to, passed }) => {
              const price = cellAt(material.markets, to).price;
              const now = title.priceOf(s, company);
              const tone = price > now ? 'change-up' : price < now ? 'change-down' : '';
              return (
                <div key={name}>
                  <dt>
                    <span className={tone} aria-hidden>
                      {arrowOf(s.market.at[company], to)}
                    </span>{' '}
                    {say(`own.price.${name}`)}
                  </dt>
                  <dd className={classes('num', tone)}>
                    {passed.length > 0
                      ? say('market.sinks', { company: passed.at(-1)! })
                      : isSameCell(s.market.at[company]!, to)
                        ? say('market.stays', { price })
                        : price}
                  </dd>
                </div>
              );
            })}
          </dl>
        </>
      )}
      <ul className="market-zones">
        {zones.map(([zone, look]) =>
          look ? (
            <li key={zone}>
              <i
                className={`market-cell market-${look.look}`}
                style={look.color ? ({ '--zone': `var(--${look.color})` } as CSSProperties) : undefined}
              />
              {say(look.name)}
            </li>
          ) : null,
        )}
      </ul>
    </aside>
  );
}
