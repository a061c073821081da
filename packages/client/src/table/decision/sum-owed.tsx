import { cashOf, moneyOf, type SumOwed as Sum, withArticle } from '@roundhouse/rail';
import type { CSSProperties } from 'react';
import { Icon, seatColor } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { Cash } from '../parts/amounts.tsx';
import '../../messages/parts.ts';
import './sum-owed.css';

/** Money that is there for a debt. */
export interface Source {
  readonly key: string;
  readonly words: string;
  readonly amount: number;
  readonly color: string;
}

interface Props {
  /** Who owes how much for what. */
  readonly what: string;
  readonly owed: number;
  readonly lacking: number;
  /** In the order in which they pay. */
  readonly sources: readonly Source[];
  /** What the choice that is pointed at would add. */
  readonly chosen?: number;
  readonly hint?: string;
}

/** A smaller part of the debt has no room for its figure. */
const NARROW = 16;

/** The debt as a bar, filled by its sources in their order; and what is still lacking. */
export function SumOwed({ what, owed, lacking, sources, chosen = 0, hint }: Props) {
  const { say } = useTable('say');
  const parts = sources.map((source, index) => {
    const before = sources.slice(0, index).reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
    return { ...source, paid: Math.max(0, Math.min(source.amount, owed - before)) };
  });
  const width = (amount: number): CSSProperties => ({ width: `${(100 * amount) / Math.max(1, owed)}%` });
  const added = Math.max(0, Math.min(chosen, lacking));
  return (
    <section className="raising" aria-label={say('owed.label')}>
      <p className="raising-missing">
        <span>{what}</span>
        {lacking > 0 ? (
          <b className="change-down">
            <Cash amount={lacking} /> <small>{say('owed.lacking')}</small>
          </b>
        ) : (
          <b className="change-up">{say('owed.covered')}</b>
        )}
      </p>
      <div className="raising-bar" aria-hidden>
        {parts.map(({ key, paid, color }) =>
          paid > 0 ? (
            <i key={key} style={{ ...width(paid), background: color }}>
              {NARROW * paid >= owed && paid}
            </i>
          ) : null,
        )}
        {added > 0 && (
          <i className="raising-chosen" style={width(added)}>
            {added}
          </i>
        )}
      </div>
      <ul className="card">
        {parts
          .filter(({ amount }, index) => amount > 0 || index === 0)
          .map(({ key, words, amount, color }) => (
            <li key={key}>
              <i style={{ background: color }} aria-hidden />
              <span>{words}</span>
              <b className="num">
                <Cash amount={amount} />
              </b>
              <Icon name="check" size={14} />
            </li>
          ))}
      </ul>
      {hint && <p className="hint">{hint}</p>}
    </section>
  );
}

interface TrainProps {
  readonly company: string;
  readonly sum: Sum;
  readonly hint?: string;
}

/** The same for a train that must be bought: the treasury and what it can sell first, then the director's cash. */
export function TrainOwed({ company, sum, hint }: TrainProps) {
  const { s, seats, material, names, say } = useTable('s', 'seats', 'material', 'names', 'say');
  const director = s.companies[company]?.director ?? '';
  const seat = seats.findIndex(({ player }) => player === director);
  const sources: Source[] = [
    { key: 'treasury', words: say('owed.treasury', { company }), amount: sum.treasury, color: 'var(--ink-2)' },
    { key: 'shares', words: say('owed.shares', { company }), amount: sum.shares ?? 0, color: 'var(--ink-3)' },
    {
      key: 'cash',
      words: say('owed.cash', { player: names.player(director) }),
      amount: cashOf(s, director),
      color: seatColor(seat),
    },
  ];
  const what = say('owed.train', { company, aTrain: withArticle(sum.train), price: moneyOf(material, sum.price) });
  return <SumOwed {...{ what, sources }} owed={sum.price} lacking={sum.lacking} {...(hint ? { hint } : {})} />;
}
