import { cashOf } from '@roundhouse/rail';
import { emergencyFacts } from '@roundhouse/titles/1843/face';
import { useTable } from '../../table/context.tsx';
import { TrainOwed } from '../../table/decision/sum-owed.tsx';
import type { PartProps } from '../presentation.ts';
import { as1843 } from './state.ts';

/** What the train costs that must be bought, what is there, and what is still lacking. */
export function SumOwed({ frame }: PartProps) {
  const { s, say } = useTable('s', 'say');
  const company = frame.of!;
  const { train, price, short } = emergencyFacts(as1843(s));
  const hint = say(short > 0 ? 'own.owed.how' : 'own.owed.enough');
  const sum = { train, price, treasury: cashOf(s, company), lacking: short };
  return <TrainOwed company={company} sum={sum} hint={hint} />;
}
