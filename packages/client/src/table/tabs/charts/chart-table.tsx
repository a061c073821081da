import { grouped } from '@roundhouse/kernel';
import { useTable } from '../../context.tsx';
import type { Series } from '../../record/series.ts';
import type { ChartLook } from './line-chart.tsx';
import '../../../messages/parts.ts';

interface Props {
  readonly title: string;
  readonly series: Series;
  readonly look: ChartLook;
}

/** The figures of a chart, for who reads instead of looking. */
export function ChartTable({ title, series, look }: Props) {
  const { say } = useTable('say');
  return (
    // Around the table, for its caption is not inside of it.
    <div className="unseen">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th>{say('ledger.round')}</th>
            {series.rounds.map((round) => (
              <th key={round}>{round}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.lines.map(({ id, values }) => (
            <tr key={id}>
              <th scope="row">{look(id).name}</th>
              {values.map((value, index) => (
                <td key={series.rounds[index]}>{value === null ? '–' : grouped(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
