import { cashOf } from '@roundhouse/rail';
import { homeRevenue } from '@roundhouse/titles/1839/face';
import { useTable } from '../../table/context.tsx';
import { useChoice } from '../../table/decision/use-choice.ts';
import type { PartProps } from '../presentation.ts';
import { as1839 } from './state.ts';
import './homes.css';

/** The two homes as they are chosen, and what they will cost the company when it floats. */
export function HomesChoice({ frame }: PartProps) {
  const { s, title, names, say } = useTable('s', 'title', 'names', 'say');
  const { row } = useChoice();
  const company = frame.of!;
  const chosen = as1839(s).ext.reservations.flatMap(({ owner, hexes }) => (owner === company ? hexes : []));
  const pointed = row?.type === 'reserveHome' ? [row.choice.fields['hex'] as string] : [];
  const homes = [...chosen, ...pointed];
  const values = homes.map((hex) => homeRevenue(as1839(s), hex));
  const fee = 2 * values.reduce((sum, value) => sum + value, 0);
  const capital = Math.max(cashOf(s, company), 10 * title.priceOf(s, company));
  return (
    <section className="homes" aria-label={say('own.homes.label')}>
      <ol>
        {['own.homes.first', 'own.homes.second'].map((name, at) => (
          <li key={name} className="card" data-open={homes[at] === undefined || at >= chosen.length ? '' : undefined}>
            <small>{say(name as 'own.homes.first')}</small>
            <b>{homes[at] === undefined ? '–' : names.hex(homes[at])}</b>
            {values[at] !== undefined && <span className="num">{values[at]}</span>}
          </li>
        ))}
      </ol>
      <p className="card homes-fee">
        <span>{say('own.homes.fee')}</span>
        <b className="num">
          {values.length === 0
            ? '–'
            : say('own.homes.sum', { count: values.length, values: values.join(' + '), fee, capital })}
        </b>
      </p>
      <p className="hint">{say('own.homes.hint')}</p>
    </section>
  );
}
