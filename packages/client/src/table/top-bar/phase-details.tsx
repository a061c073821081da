import { DEPOT } from '@roundhouse/rail';
import { useTable } from '../context.tsx';
import { nextPhase, phaseCard } from '../names.ts';
import { PhaseEffects } from '../parts/phase-effects.tsx';
import { Train } from '../parts/train.tsx';
import '../../messages/parts.ts';

/** The phase and the next one, in words. */
export function PhaseDetails() {
  const { s, material, presentation, names, say } = useTable('s', 'material', 'presentation', 'names', 'say');
  const phase = phaseCard(material, s.phase)!;
  const next = nextPhase(material, s.phase);
  const left = Object.entries(s.trains).filter(([, owner]) => owner === DEPOT);
  const kinds = [...new Set(left.map(([train]) => names.train(train)))];
  const before = next ? kinds.filter((kind) => material.trains.find(({ id }) => id === kind)?.phase !== next.id) : [];
  const first = next && kinds.filter((kind) => material.trains.find(({ id }) => id === kind)?.phase === next.id);
  const count = left.filter(([train]) => before.slice(0, 1).includes(names.train(train))).length;
  return (
    <div className="phase-details">
      <h3>{names.phase(phase.id)}</h3>
      <PhaseEffects phase={phase} />
      {presentation.trains?.supplyNotes?.(s, names).map(({ id, values }) => (
        <p key={id}>{say(id, values)}</p>
      ))}
      {next && first && (
        <>
          <h4>{say('table.phase.then', { phase: names.phase(next.id, true) })}</h4>
          <p>
            {say('table.phase.starts')}{' '}
            {first.map((kind) => (
              <Train key={kind} id={kind} />
            ))}
            {before[0] !== undefined && <> {say('table.phase.before', { count, kind: before[0] })}</>}
          </p>
          <PhaseEffects phase={next} />
        </>
      )}
    </div>
  );
}
