import { type State, sumOwed } from '@roundhouse/titles/soh/face';
import { useTable } from '../../table/context.tsx';
import { TrainOwed } from '../../table/decision/sum-owed.tsx';
import type { PartProps } from '../presentation.ts';

/** What the train costs that must be bought, what pays for it, and what is lacking. */
export function ForcedTrain({ frame }: PartProps) {
  const { s, say } = useTable('s', 'say');
  const sum = sumOwed(s as State, frame.of!);
  return (
    sum && <TrainOwed company={frame.of!} sum={sum} hint={say(sum.lacking > 0 ? 'own.owed.how' : 'own.owed.enough')} />
  );
}
