import { grouped } from '@roundhouse/kernel';
import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { truncate } from '@roundhouse/kernel/sanitize';
import { useTable } from '../../context.tsx';
import type { Series } from '../../record/series.ts';
import { spread } from './spread.ts';

interface Props {
  readonly title: string;
  readonly series: Series;
  readonly look: (id: string) => { readonly name: string; readonly color: string };
}

const [WIDTH, HEIGHT] = [560, 220];
const edge = { left: 40, right: 64, top: 12, bottom: 24 };
/** So many letters fit beside the lines. */
const LETTERS = 9;
/** Lines differ by dash as well as by colour. */
const dashes = ['', '7 3', '2 3', '9 3 2 3', '4 2', '1 2.5', '12 4', '6 2 1 2'];

/** Lines over the rounds; the same figures stand in a table for whoever reads instead of looking. */
export function LineChart({ title, series, look }: Props) {
  const { say } = useTable('say');
  const most = Math.max(10, ...series.lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const x = scalePoint([...series.rounds], [edge.left, WIDTH - edge.right]);
  const y = scaleLinear([0, most], [HEIGHT - edge.bottom, edge.top]).nice(4);
  const draw = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => x(series.rounds[index]!) ?? 0)
    .y((value) => y(value ?? 0));
  const ends = series.lines.map(({ id, values }) => ({ id, at: y(values.findLast((v) => v !== null) ?? 0) }));
  const labels = spread(ends, HEIGHT - edge.bottom);
  const every = Math.ceil(series.rounds.length / 8);
  return (
    <figure className="card chart">
      <figcaption>{title}</figcaption>
      {series.rounds.length === 0 ? (
        <p className="hint">{say('charts.nothing')}</p>
      ) : (
        <>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
            {y.ticks(4).map((tick) => (
              <g key={tick}>
                <path className="chart-grid" d={`M${edge.left} ${y(tick)}H${WIDTH - edge.right}`} />
                <text className="num" x={edge.left - 6} y={y(tick) + 3.5} textAnchor="end">
                  {grouped(tick)}
                </text>
              </g>
            ))}
            {series.rounds.map((round, index) =>
              index % every === 0 ? (
                <text key={round} x={x(round)} y={HEIGHT - 7} textAnchor="middle">
                  {round}
                </text>
              ) : null,
            )}
            {series.lines.map(({ id, values }, index) => (
              <g key={id} style={{ color: look(id).color }}>
                <path className="chart-case" d={draw(values) ?? ''} strokeDasharray={dashes[index % dashes.length]} />
                <path className="chart-line" d={draw(values) ?? ''} strokeDasharray={dashes[index % dashes.length]} />
                <text className="chart-name" x={WIDTH - edge.right + 8} y={(labels.get(id) ?? 0) + 3.5}>
                  {truncate(look(id).name, LETTERS)}
                </text>
              </g>
            ))}
          </svg>
          {/* Around the table, for its caption is not inside of it. */}
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
        </>
      )}
    </figure>
  );
}
