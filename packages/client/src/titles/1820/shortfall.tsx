import { cashOf } from '@roundhouse/rail';
import { useTable } from '../../table/context.tsx';
import { Cash, Change } from '../../table/parts/amounts.tsx';
import { frameOf } from './state.ts';
import './due.css';

/** Who pays how much for the loans of a liquidated company: the first of them now, the others after it. */
export function ShortfallPart() {
  const { s, names, say } = useTable('s', 'names', 'say');
  const frame = frameOf(s, 'shortfall');
  if (!frame) return null;
  const [now] = frame.debts;
  return (
    <section className="due" aria-label={say('own.shortfall.label')}>
      <ul className="card due-ways">
        {frame.debts.map(({ owner, amount }) => (
          <li key={owner}>
            <span>
              <b>{names.owner(owner)}</b>
              <small>
                {say(owner === now?.owner ? 'own.shortfall.now' : 'own.shortfall.later')}
                {cashOf(s, owner) < amount &&
                  ` · ${say('own.shortfall.short', { missing: amount - cashOf(s, owner) })}`}
              </small>
            </span>
            <span className="due-price">
              <Cash amount={amount} />
              <Change before={cashOf(s, owner)} after={Math.max(0, cashOf(s, owner) - amount)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
