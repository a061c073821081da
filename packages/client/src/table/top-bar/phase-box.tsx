import { lazyPart } from '../../app/lazy-part.tsx';
import { inkOnPhase, Popover } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { isFirstSide, nextPhase, phaseCard } from '../names.ts';
import { Train } from '../parts/train.tsx';

const PhaseDetails = lazyPart(async () => (await import('./phase-details.tsx')).PhaseDetails);

/** The phase in its colour, what starts the next one, and what that takes away; the rest on demand. */
export function PhaseBox() {
  const { s, material, names, say } = useTable('s', 'material', 'names', 'say');
  const phase = phaseCard(material, s.phase);
  const next = nextPhase(material, s.phase);
  if (!phase) return null;
  const bringer = next && material.trains.find((train) => train.phase === next.id);
  const rusting = next ? material.trains.filter((train) => train.rusts === next.id).filter(isFirstSide) : [];
  const label = names.phase(phase.id);
  return (
    <Popover
      label={label}
      align="start"
      trigger={
        <button type="button" className="phase-box">
          <b style={{ background: `var(--phase-${phase.color})`, color: inkOnPhase(phase.color) }}>{label}</b>
          {bringer && (
            <span>
              {say('table.phase.next')} <Train id={bringer.id} />
              {rusting.length > 0 && (
                <>
                  {say('table.phase.rusts')}
                  {rusting.map(({ id }) => (
                    <Train key={id} id={id} rusting />
                  ))}
                </>
              )}
            </span>
          )}
        </button>
      }
    >
      <PhaseDetails />
    </Popover>
  );
}
