import { cashOf } from '@roundhouse/rail';
import { atHand, cheapest } from '@roundhouse/titles/1843/face';
import { useTable } from '../../table/context.tsx';
import { Cash } from '../../table/parts/amounts.tsx';
import type { PartProps } from '../presentation.ts';
import { as1843 } from './state.ts';

/** What a train costs that must be bought, what is there, and what is still lacking. */
export function SumOwed({ frame }: PartProps) {
  const { s, names, say } = useTable();
  const company = frame.of!;
  const state = as1843(s);
  const price = cheapest(state)?.face.price ?? 0;
  const treasury = cashOf(s, company);
  const there = atHand(state, { ...frame, kind: 'emergency', of: company });
  const director = s.companies[company]?.director ?? '';
  return (
    <dl className="card sum-owed">
      <div>
        <dt>{say('own.owed.price')}</dt>
        <dd>
          <Cash amount={price} />
        </dd>
      </div>
      <div>
        <dt>{say('own.owed.treasury', { company })}</dt>
        <dd>
          − <Cash amount={treasury} />
        </dd>
      </div>
      <div>
        <dt>{say('own.owed.cash', { player: names.player(director) })}</dt>
        <dd>
          − <Cash amount={there - treasury} />
        </dd>
      </div>
      <div className="sum-lacking">
        <dt>{say('own.owed.lacking')}</dt>
        <dd>
          <Cash amount={Math.max(0, price - there)} />
        </dd>
      </div>
    </dl>
  );
}
