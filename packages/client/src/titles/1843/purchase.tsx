import { cashOf } from '@roundhouse/rail';
import { cannotAffordTrain, mustBuyTrain } from '@roundhouse/titles/1843/face';
import { useTable } from '../../table/context.tsx';
import { ConsequenceList } from '../../table/decision/consequence-list.tsx';
import { Icon } from '../../ui/index.ts';
import type { DetailProps } from '../presentation.ts';
import { supplyNotes } from './foreigners.ts';
import { Gauge } from './gauge.tsx';
import { as1843 } from './state.ts';

/** A purchase of a train: both limits after it, where no gauge above tells them, what else it does, and what the foreigners would take then. */
export function Purchase({ row, outcome }: DetailProps) {
  const { names, say } = useTable('names', 'say');
  const [kind, company = ''] = row.choice.frame.split('/');
  return (
    <>
      {kind !== 'trains' && <Gauge company={company} after={outcome.done} />}
      <ConsequenceList row={row} outcome={outcome} />
      <DutyLeft company={company} outcome={outcome} />
      {supplyNotes(outcome.done, names).map(({ id, values }) => (
        <p key={id} className="hint">
          {say(id, values)}
        </p>
      ))}
    </>
  );
}

/** Q45: the treasury may go for an old train first; its director should know what that costs. */
function DutyLeft({ company, outcome }: { readonly company: string; readonly outcome: DetailProps['outcome'] }) {
  const { s, say } = useTable('s', 'say');
  const [now, then] = [as1843(s), as1843(outcome.done)];
  const spoilt = mustBuyTrain(then, company) && cannotAffordTrain(then, company) && !cannotAffordTrain(now, company);
  if (!spoilt) return null;
  return (
    <p className="warning" role="alert">
      <Icon name="lock" size={14} />
      {say('own.warning.rusted', { company, left: cashOf(then, company) })}
    </p>
  );
}
