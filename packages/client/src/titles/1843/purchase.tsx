import { useTable } from '../../table/context.tsx';
import { ConsequenceList } from '../../table/decision/consequence-list.tsx';
import type { DetailProps } from '../presentation.ts';
import { supplyNotes } from './foreigners.ts';
import { Gauge } from './gauge.tsx';

/** A purchase of a train: both limits after it, what else it does, and what the foreigners would take then. */
export function Purchase({ row, outcome }: DetailProps) {
  const { names, say } = useTable();
  const company = row.choice.frame.split('/')[1]!;
  return (
    <>
      <Gauge company={company} after={outcome.done} />
      <ConsequenceList row={row} outcome={outcome} />
      {supplyNotes(outcome.done, names).map(({ id, values }) => (
        <p key={id} className="hint">
          {say(id, values)}
        </p>
      ))}
    </>
  );
}
