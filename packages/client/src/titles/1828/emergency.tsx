import { sumOwed } from '@roundhouse/titles/1828/face';
import { useTable } from '../../table/context.tsx';
import { TrainOwed } from '../../table/decision/sum-owed.tsx';
import type { PartProps } from '../presentation.ts';
import { as1828 } from './state.ts';

/** What the supply's train costs, what pays for it, and what is lacking. */
export function TrainInNeed({ frame }: PartProps) {
  const { s, say } = useTable('s', 'say');
  const sum = sumOwed(as1828(s), frame.of!);
  return <TrainOwed company={frame.of!} sum={sum} hint={say(sum.lacking > 0 ? 'own.owed.how' : 'own.owed.enough')} />;
}
