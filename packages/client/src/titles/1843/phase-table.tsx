import { pars, phaseDef } from '@roundhouse/titles/1843/face';
import { useTable } from '../../table/context.tsx';
import { ScrollRegion } from '../../table/parts/scroll-region.tsx';
import { classes, PhaseChip } from '../../ui/index.ts';
import '../../messages/parts.ts';

/** What each phase brings, with both limits. */
export function PhaseTable() {
  const { s, material, names, say } = useTable('s', 'material', 'names', 'say');
  return (
    <ScrollRegion label={say('trains.phases')}>
      <table className="figures roster">
        <thead>
          <tr>
            <th>{say('own.phases.phase')}</th>
            <th className="figure">{say('own.phases.rounds')}</th>
            <th>{say('own.phases.limits')}</th>
            <th>{say('own.phases.tiles')}</th>
            <th>{say('own.phases.pars')}</th>
            <th>{say('own.phases.start')}</th>
          </tr>
        </thead>
        <tbody>
          {material.phases.map(({ id, color, tiles }, at) => {
            const { operatingRounds, trainLimit, cardLimit, pars: open } = phaseDef(id);
            const before = material.phases[at - 1];
            const known = before ? phaseDef(before.id).pars : [];
            const more = pars.filter((par) => open.includes(par.color) && !known.includes(par.color));
            return (
              <tr key={id} className={classes(id === s.phase && 'roster-now')}>
                <td>
                  <PhaseChip name={names.phase(id)} color={color} />
                  {id === s.phase && <span className="tag tag-accent">{say('trains.now')}</span>}
                </td>
                <td className="figure num">{operatingRounds}</td>
                <td className="num">
                  {trainLimit} / {cardLimit}
                </td>
                <td>{tiles.join(', ')}</td>
                <td className="num">{more.length > 0 ? more.map(({ price }) => price).join(', ') : '–'}</td>
                <td>{say(`own.phases.${id}`)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
