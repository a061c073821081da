import { cellAt, foretold, isSoldOut, POOL, percentOf } from '@roundhouse/rail';
import { takesFor } from '@roundhouse/titles/1839/face';
import { useTable } from '../../table/context.tsx';
import { Disc } from '../../table/parts/disc.tsx';
import { classes } from '../../ui/index.ts';
import { roundEnd } from './lanes.ts';
import { as1839 } from './state.ts';
import '../../messages/parts.ts';

/** One company's price, and what each outcome of a dividend, of the round and of a sale would do to it. */
export function Outlook({ company }: { readonly company: string }) {
  const { s, title, material, say } = useTable('s', 'title', 'material', 'say');
  const now = title.priceOf(s, company);
  const order = title.operatingOrder(s).indexOf(company);
  const pool = percentOf(s, company, POOL);
  const priceAt = (cell: Parameters<typeof cellAt>[1]): number => cellAt(material.markets, cell).price;
  const outcomes = foretold(title, s, company)
    .filter(({ name }) => name !== 'soldOut')
    .map(({ name, to }) => {
      const times = { double: 2, paid: 1 }[name];
      const takes = times === undefined ? null : takesFor(as1839(s), company, times);
      return {
        name,
        what: say(`own.price.${name}`, takes ? { share: takes.share } : {}),
        hint: takes ? say('own.market.run', { run: takes.run }) : name === 'sold' ? say('own.market.unredeemed') : '',
        price: priceAt(to),
      };
    });
  const end = {
    name: 'end',
    what: say('own.market.roundEnd'),
    hint: pool > 0 ? say('own.market.pool', { pool }) : isSoldOut(s, company) ? say('own.market.soldOut') : '',
    price: priceAt(roundEnd(title, s, company, s.market.at[company]!, pool)),
  };
  const lines = [...outcomes.slice(0, -1), end, ...outcomes.slice(-1)];
  return (
    <aside className="card market-outlook" aria-label={say('own.market.outlook', { company })}>
      <header>
        <Disc id={company} size={32} />
        <div>
          <h3>{say('market.at', { company, price: now })}</h3>
          <p>{order < 0 ? say('own.note.notFloated') : say('market.place', { place: order + 1 })}</p>
        </div>
      </header>
      <dl>
        {lines.map(({ name, what, hint, price }) => (
          <div key={name} className={classes(name === 'end' && 'outlook-end')}>
            <dt>{what}</dt>
            <dd>
              <small>{hint}</small>
              <b className={classes('num', price > now && 'change-up', price < now && 'change-down')}>{price}</b>
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
