import { cashOf } from '@roundhouse/rail';
import { cheapest, lackingFor } from '@roundhouse/titles/1843/face';
import { useTable } from '../../table/context.tsx';
import { Cash } from '../../table/parts/amounts.tsx';
import { classes } from '../../ui/index.ts';
import type { PartProps } from '../presentation.ts';
import { as1843 } from './state.ts';
import './emergency.css';

/** One line: what the train costs that must be bought, what is there, and what is still lacking. */
export function SumOwed({ frame }: PartProps) {
  const { s, names, say } = useTable();
  const company = frame.of!;
  const train = cheapest(as1843(s));
  if (!train) return null;
  const { price } = train.face;
  const director = s.companies[company]?.director ?? '';
  const [treasury, cash] = [cashOf(s, company), cashOf(s, director)];
  const lacking = lackingFor(as1843(s), company);
  const parts = [
    { key: 'price', sign: '', amount: price, words: say('own.owed.price', { train: train.face.name }) },
    { key: 'treasury', sign: '−', amount: treasury, words: say('own.owed.treasury', { company }) },
    { key: 'cash', sign: '−', amount: cash, words: say('own.owed.cash', { player: names.player(director) }) },
    { key: 'lacking', sign: '=', amount: lacking, words: say('own.owed.lacking') },
  ];
  const share = (amount: number): string => `${(100 * Math.min(amount, price)) / price}%`;
  return (
    <section className="card sum-owed" aria-label={say('own.owed.label')}>
      <dl>
        {parts.map(({ key, sign, amount, words }) => (
          <div key={key} className={classes(key === 'lacking' && lacking > 0 && 'sum-lacking')}>
            <dt>{words}</dt>
            <dd>
              {sign} <Cash amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="sum-bar" aria-hidden>
        <i style={{ width: share(treasury) }} />
        <i style={{ width: share(Math.min(cash, price - Math.min(treasury, price))) }} />
      </div>
      <p className="hint">{say(lacking > 0 ? 'own.owed.how' : 'own.owed.enough')}</p>
    </section>
  );
}
