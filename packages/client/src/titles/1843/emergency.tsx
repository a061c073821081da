import { cashOf } from '@roundhouse/rail';
import { cheapest, lackingFor } from '@roundhouse/titles/1843/face';
import { useTable } from '../../table/context.tsx';
import { TrainOwed } from '../../table/decision/sum-owed.tsx';
import type { PartProps } from '../presentation.ts';
import { as1843 } from './state.ts';

/** What the train costs that must be bought, what is there, and what is still lacking. */
export function SumOwed({ frame }: PartProps) {
  const { s, say } = useTable();
  const company = frame.of!;
  const found = cheapest(as1843(s));
  if (!found) return null;
  const { name: train, price } = found.face;
  const lacking = lackingFor(as1843(s), company);
  const hint = say(lacking > 0 ? 'own.owed.how' : 'own.owed.enough');
  return <TrainOwed company={company} sum={{ train, price, treasury: cashOf(s, company), lacking }} hint={hint} />;
}
