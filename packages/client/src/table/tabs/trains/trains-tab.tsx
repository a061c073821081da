import { DEPOT, GONE } from '@roundhouse/rail';
import { ownerThing } from '../../../cards/thing.ts';
import { Named } from '../../../cards/named.tsx';
import { classes, PhaseChip } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import { ScrollRegion } from '../../parts/scroll-region.tsx';
import { Cash } from '../../parts/amounts.tsx';
import { PhaseEffects } from '../../parts/phase-effects.tsx';
import { isFirstSide } from '../../names.ts';
import { Train } from '../../parts/train.tsx';
import '../../../messages/parts.ts';

/** The trains in the order in which they are sold, and what each phase brings. */
export function TrainsTab() {
  const { s, title, material, presentation, names, say } = useTable(
    's',
    'title',
    'material',
    'presentation',
    'names',
    'say',
  );
  const of = (kinds: readonly string[]) =>
    Object.entries(s.trains).filter(([train]) => kinds.includes(title.train(s, train)?.id ?? ''));
  return (
    <div className="sheet-page trains-page">
      <h2>{say('trains.title')}</h2>
      {presentation.trains?.supplyNotes?.(s, names).map(({ id, values }) => (
        <p key={id} className="card supply-note">
          {say(id, values)}
        </p>
      ))}
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
            {material.trains.filter(isFirstSide).map((train) => {
              const sides = material.trains.filter(
                (one) => one === train || (train.certificate !== undefined && one.certificate === train.certificate),
              );
              const all = of(sides.map(({ id }) => id));
              const owners = all.filter(([, owner]) => owner !== DEPOT && owner !== GONE);
              const left = all.filter(([, owner]) => owner === DEPOT).length;
              const gone = all.every(([, owner]) => owner === GONE);
              return (
                <tr key={train.id}>
                  <td className="train-sides">
                    {sides.map(({ id }) => (
                      <Named key={id} kind="train" id={id}>
                        <Train id={id} rusting={gone} />
                      </Named>
                    ))}
                  </td>
                  <td className="figure">
                    {sides.map(({ id, price }) => (
                      <div key={id}>
                        <Cash amount={price} />
                      </div>
                    ))}
                  </td>
                  <td className="figure num">
                    {train.unlimited ? '∞' : say('trains.of', { left, count: train.count })}
                  </td>
                  <td className="train-owners">
                    {sides.length === 1 || owners.length === 0
                      ? owners.length === 0
                        ? '–'
                        : owners.map(([id, owner], at) => (
                            <span key={id} data-thing={ownerThing(s, owner)}>
                              {at > 0 && ', '}
                              {names.owner(owner)}
                            </span>
                          ))
                      : owners.map(([id, owner]) => (
                          <span key={id} className="train-owner">
                            {names.owner(owner)} <Train id={id} />
                          </span>
                        ))}
                  </td>
                  <td>
                    <Named kind="phase" id={train.phase}>
                      {names.phase(train.phase)}
                    </Named>
                  </td>
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
            <Named kind="phase" id={phase.id}>
              <PhaseChip name={names.phase(phase.id)} color={phase.color} />
            </Named>
            {phase.id === s.phase && <span className="tag tag-accent">{say('trains.now')}</span>}
            <PhaseEffects phase={phase} />
          </li>
        ))}
      </ul>
    </div>
  );
}
