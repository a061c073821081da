import type { PhaseCard } from '@roundhouse/rail';
import { useTable } from '../context.tsx';
import '../../messages/parts.ts';

/** What a phase allows and brings, in words. */
export function PhaseEffects({ phase }: { readonly phase: PhaseCard }) {
  const { say } = useTable('say');
  return (
    <ul>
      <li>{say('table.phase.tiles', { colors: phase.tiles.join(', ') })}</li>
      {Object.entries(phase.trainLimits).map(([measure, count]) => (
        <li key={measure}>{say('table.phase.limit', { measure, count })}</li>
      ))}
      {phase.events.map((event) => (
        <li key={event}>{event}</li>
      ))}
    </ul>
  );
}
