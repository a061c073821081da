import { useTable } from '../../table/context.tsx';
import { Train } from '../../table/parts/train.tsx';
import { ScrollRegion } from '../../table/parts/scroll-region.tsx';
import { classes, inkOnPhase, Money } from '../../ui/index.ts';
import type { ChartProps } from './business-strip.tsx';
import { COLUMNS, type ColumnFigures, columnNow, figuresAt, isEnd } from './columns.ts';

const ROWS = ['floats', 'premium', 'interest', 'limit'] as const;
const figure: Readonly<Record<(typeof ROWS)[number], (figures: ColumnFigures) => string>> = {
  floats: ({ floats }) => floats,
  premium: ({ premium }) => `+${premium}`,
  interest: ({ interest }) => `${interest}%`,
  limit: ({ limit }) => String(limit),
};

/** On a phone the chart is wider than the window: it opens at the present column. */
function showFirst(cell: HTMLTableCellElement | null): void {
  const region = cell?.closest('table')?.parentElement;
  if (cell && region) region.scrollLeft = cell.offsetLeft - region.clientWidth / 2;
}

/** The whole chart: the present column framed, the one pointed at dashed, what cannot come any more gray. */
export function BusinessChart({ pointed, point }: ChartProps) {
  const { s, material, say } = useTable('s', 'material', 'say');
  const now = columnNow(s);
  const kinds = material.trains.map(({ id }) => id);
  const columns = COLUMNS.map((column) => figuresAt(s, column));
  const look = (column: number): string =>
    classes(
      column < now && 'business-past',
      column === now && 'business-now',
      column > now && column === pointed && 'business-pointed',
    );
  return (
    <ScrollRegion label={say('own.chart.whole')}>
      <table className="business-chart num">
        <thead>
          <tr>
            <th scope="row" className="label">
              {say('own.chart.label')}
            </th>
            {columns.map(({ column, phase }) => (
              <th
                key={column}
                ref={column === now ? showFirst : null}
                scope="col"
                className={look(column)}
                style={{
                  ['--band' as string]: `var(--phase-${phase})`,
                  ...(column === now ? { color: inkOnPhase(phase) } : {}),
                }}
              >
                {column > now ? (
                  <button type="button" aria-pressed={column === pointed} onClick={() => point(column)}>
                    {column}
                  </button>
                ) : (
                  column
                )}
              </th>
            ))}
            <th scope="col" className={classes('business-end', isEnd(now) && 'business-now')}>
              {say('own.chart.endLetters')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((name) => (
            <tr key={name}>
              <th scope="row">{say(`own.chart.${name}Long`)}</th>
              {columns.map((figures) => (
                <td key={figures.column} className={look(figures.column)}>
                  {figure[name](figures)}
                </td>
              ))}
            </tr>
          ))}
          {kinds.toReversed().map((kind) => (
            <tr key={kind} className="business-upkeep-row">
              <th scope="row">
                <Train id={kind} />
              </th>
              {columns.map(({ column, upkeep }) => {
                const cost = upkeep[kinds.indexOf(kind)];
                return (
                  <td key={column} className={look(column)}>
                    {cost === undefined ? '' : <Money amount={cost} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
