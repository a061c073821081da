import { grouped } from '@roundhouse/kernel';
import type { Series } from '../../record/series.ts';
import type { ChartLook } from './line-chart.tsx';

interface Props {
  readonly round: string;
  readonly lines: Series['lines'];
  readonly at: number;
  readonly look: ChartLook;
  /** Where the round stands, in percent of the width. */
  readonly left: number;
}

/** The values of a round beside its line, the highest first. */
export function ChartValues({ round, lines, at, look, left }: Props) {
  const values = lines
    .flatMap(({ id, values: all }) => (typeof all[at] === 'number' ? [{ id, value: all[at] }] : []))
    .sort((a, b) => b.value - a.value);
  return (
    <div
      className="chart-values"
      role="status"
      style={left > 55 ? { right: `${100 - left + 2}%` } : { left: `${left + 2}%` }}
    >
      <b>{round}</b>
      <ul>
        {values.map(({ id, value }) => (
          <li key={id}>
            <i aria-hidden style={{ backgroundColor: look(id).color }} /> {look(id).name}
            <span className="num">{grouped(value)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
