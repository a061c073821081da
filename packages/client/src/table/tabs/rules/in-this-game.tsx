import { PhaseChip } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import '../../../messages/parts.ts';

/** Phases are what most rules hang on: where the game stands among them. */
export function InThisGame() {
  const { s, material, names, say } = useTable('s', 'material', 'names', 'say');
  return (
    <section className="in-this-game">
      <h3 className="label">{say('rules.inThisGame')}</h3>
      <ol className="phase-strip">
        {material.phases.map((phase) => (
          <li key={phase.id} aria-current={phase.id === s.phase ? 'step' : undefined}>
            <PhaseChip name={names.phase(phase.id)} color={phase.color} />
            <span>{phase.tiles.join(', ')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
