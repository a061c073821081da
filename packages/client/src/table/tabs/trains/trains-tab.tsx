import { DEPOT, GONE } from '@roundhouse/rail';
import { classes, PhaseChip } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import { ScrollRegion } from '../../parts/scroll-region.tsx';
import { Cash } from '../../parts/amounts.tsx';
import { PhaseEffects } from '../../parts/phase-effects.tsx';
import { Train } from '../../parts/train.tsx';

/** The trains in the order in which they are sold, and what each phase brings. */
export function TrainsTab() {
  const { s, title, material, names, say } = useTable();
  const of = (kind: string) => Object.entries(s.trains).filter(([train]) => title.train(s, train)?.id === kind);
  return (
    <div className="sheet-page trains-page">
      <h2>{say('trains.title')}</h2>
      <ScrollRegion label={say('trains.title')}>
        <table className="figures">
          <thead>
            <tr>
              <th>{say('trains.train')}</th>
              <th className="figure">{say('trains.price')}</th>
              <th className="figure">{say('trains.left')}</th>
              <th>{say('trains.owners')}</th>
              <th>{say('trains.starts')}</th>
              <th>{say('trains.rusts')}</th>
            </tr>
          </thead>
          <tbody>
            {material.trains.map((train) => {
              const all = of(train.id);
              const owners = all.filter(([, owner]) => owner !== DEPOT && owner !== GONE);
              const left = all.filter(([, owner]) => owner === DEPOT).length;
              return (
                <tr key={train.id}>
                  <td>
                    <Train id={train.id} rusting={all.every(([, owner]) => owner === GONE)} />
                  </td>
                  <td className="figure">
                    <Cash amount={train.price} />
                  </td>
                  <td className="figure num">
                    {train.unlimited ? '∞' : say('trains.of', { left, count: train.count })}
                  </td>
                  <td>{owners.map(([, owner]) => names.owner(owner)).join(', ') || '–'}</td>
                  <td>{names.phase(train.phase)}</td>
                  <td>
                    {train.rusts ? say('trains.with', { phase: names.phase(train.rusts, true) }) : say('trains.never')}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
      <h2>{say('trains.phases')}</h2>
      <ul className="phase-cards">
        {material.phases.map((phase) => (
          <li key={phase.id} className={classes('card', phase.id === s.phase && 'card-marked')}>
            <PhaseChip name={names.phase(phase.id)} color={phase.color} />
            {phase.id === s.phase && <span className="tag tag-accent">{say('trains.now')}</span>}
            <PhaseEffects phase={phase} />
          </li>
        ))}
      </ul>
    </div>
  );
}
