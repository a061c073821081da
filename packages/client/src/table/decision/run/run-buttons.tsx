import { Button } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import { useTableStore } from '../../store.ts';
import { useRun } from './use-run.ts';
import '../../../messages/parts.ts';

/** Taking a run apart by hand, and one click back to the best. */
export function RunButtons() {
  const { say } = useTable('say');
  const run = useRun();
  const editing = useTableStore((store) => store.train);
  const pick = useTableStore((store) => store.pick);
  if (!run) return null;
  const first = run.problem.trains[0]?.id ?? null;
  return (
    <>
      <Button
        aria-pressed={editing !== null}
        disabled={run.known === 'searching'}
        onClick={() => pick({ train: editing === null ? first : null })}
      >
        {say(editing === null ? 'run.apart' : 'run.done')}
      </Button>
      <Button disabled={!run.edited} onClick={() => pick({ routes: null, train: null })}>
        {say('run.back')}
      </Button>
    </>
  );
}
