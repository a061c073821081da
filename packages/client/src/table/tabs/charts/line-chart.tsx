import { grouped } from '@roundhouse/kernel';
import { truncate } from '@roundhouse/kernel/sanitize';
import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { classes } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import type { Series } from '../../record/series.ts';
import { ChartTable } from './chart-table.tsx';
import { ChartValues } from './chart-values.tsx';
import { beside, spread } from './spread.ts';
import '../../../messages/parts.ts';

export type ChartLook = (id: string) => { readonly name: string; readonly color: string };

interface Props {
  readonly title: string;
  readonly series: Series;
  readonly look: ChartLook;
}

const [WIDTH, HEIGHT] = [560, 220];
const edge = { left: 40, right: 78, top: 12, bottom: 24 };
/** So many letters fit beside the lines. */
const LETTERS = 9;
/** Lines differ by dash as well as by colour. */
const dashes = ['', '7 3', '2 3', '9 3 2 3', '4 2', '1 2.5', '12 4', '6 2 1 2'];

interface EndNameProps {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly end: { readonly x: number; readonly at: number };
  readonly label: number;
  /** The line goes on to the last round: its name stands beside the chart, a stroke leads to it. */
  readonly isLast: boolean;
  readonly faded: boolean;
}

/** The name at the end of a line, over all lines. */
function EndName({ id, name, color, end, label, isLast, faded }: EndNameProps) {
  const right = WIDTH - edge.right;
  const [from, to] = [end.x + 3, right + 22];
  const shown = truncate(name, LETTERS);
  const { x, anchor } = isLast ? ({ x: to, anchor: 'start' } as const) : beside(end.x, shown, right);
  return (
    <g data-line={id} className={classes(faded && 'chart-faded')} style={{ color }}>
      {isLast && <path className="chart-leader" d={`M${from} ${end.at}L${to - 8} ${label}H${to - 3}`} />}
      <text className="chart-name" x={x} y={label + 3.5} textAnchor={anchor}>
        {shown}
      </text>
    </g>
  );
}

const KEYS: Readonly<Partial<Record<string, (at: number, last: number) => number>>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Lines over the rounds, with their values at the one that is pointed at; the same figures stand in a table for who reads instead of looking. */
export function LineChart({ title, series, look }: Props) {
  const { say } = useTable('say');
  const [at, setAt] = useState<number | null>(null);
  const [lifted, setLifted] = useState<string | null>(null);
  const { rounds, lines } = series;
  const last = rounds.length - 1;
  const pointed = at === null ? null : Math.min(at, last);
  const most = Math.max(10, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const x = scalePoint([...rounds], [edge.left, WIDTH - edge.right]);
  const y = scaleLinear([0, most], [HEIGHT - edge.bottom, edge.top]).nice(4);
  const draw = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => x(rounds[index]!) ?? 0)
    .y((value) => y(value ?? 0));
  // A company that has merged or closed ends there, and so does its name.
  const ends = lines.map(({ id, values }) => {
    const end = values.findLastIndex((value) => value !== null);
    return { id, end, at: y(values[end] ?? 0), x: x(rounds[end] ?? '') ?? 0 };
  });
  const labels = new Map(
    rounds.flatMap((_, index) => [
      ...spread(
        ends.filter(({ end }) => end === index),
        HEIGHT - edge.bottom,
      ),
    ]),
  );
  const every = Math.ceil(rounds.length / 8);
  const shown = lifted === null ? lines : lines.filter(({ id }) => id === lifted);

  const point = ({ clientX, currentTarget }: PointerEvent): void => {
    const box = currentTarget.getBoundingClientRect();
    const here = ((clientX - box.left) / box.width) * WIDTH;
    const step = last > 0 ? (WIDTH - edge.left - edge.right) / last : 1;
    setAt(Math.max(0, Math.min(last, Math.round((here - edge.left) / step))));
  };
  const press = (event: KeyboardEvent): void => {
    const go = KEYS[event.key];
    if (event.key === 'Escape') setAt(null);
    if (!go) return;
    event.preventDefault();
    setAt(pointed === null ? last : go(pointed, last));
  };
  if (rounds.length === 0)
    return (
      <figure className="card chart">
        <figcaption>{title}</figcaption>
        <p className="hint">{say('charts.nothing')}</p>
      </figure>
    );
  return (
    <figure className="card chart">
      <figcaption>{title}</figcaption>
      <div
        className="chart-area"
        data-keys=""
        tabIndex={0}
        role="slider"
        aria-label={say('charts.area', { title })}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={pointed ?? last}
        aria-valuetext={rounds[pointed ?? last]}
        onPointerMove={point}
        onPointerLeave={() => setAt(null)}
        onBlur={() => setAt(null)}
        onKeyDown={press}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
          {y.ticks(4).map((tick) => (
            <g key={tick}>
              <path className="chart-grid" d={`M${edge.left} ${y(tick)}H${WIDTH - edge.right}`} />
              <text className="num" x={edge.left - 6} y={y(tick) + 3.5} textAnchor="end">
                {grouped(tick)}
              </text>
            </g>
          ))}
          {rounds.map((round, index) =>
            index % every === 0 ? (
              <text key={round} x={x(round)} y={HEIGHT - 7} textAnchor="middle">
                {round}
              </text>
            ) : null,
          )}
          {pointed !== null && (
            <path className="chart-cursor" d={`M${x(rounds[pointed]!)} ${edge.top}V${HEIGHT - edge.bottom}`} />
          )}
          {lines.map(({ id, values }, index) => {
            const { end, at: height, x: from } = ends[index]!;
            const value = pointed === null ? null : values[pointed];
            return (
              <g
                key={id}
                data-line={id}
                className={classes(lifted !== null && lifted !== id && 'chart-faded')}
                style={{ color: look(id).color }}
              >
                <path className="chart-case" d={draw(values) ?? ''} strokeDasharray={dashes[index % dashes.length]} />
                <path className="chart-line" d={draw(values) ?? ''} strokeDasharray={dashes[index % dashes.length]} />
                {end < last && end >= 0 && <circle className="chart-end" cx={from} cy={height} r={3} />}
                {typeof value === 'number' && (
                  <circle className="chart-point" cx={x(rounds[pointed!]!)} cy={y(value)} r={3.6} />
                )}
              </g>
            );
          })}
          {lines.map(({ id }, index) => (
            <EndName
              key={id}
              id={id}
              {...look(id)}
              end={ends[index]!}
              label={labels.get(id) ?? 0}
              isLast={ends[index]!.end === last}
              faded={lifted !== null && lifted !== id}
            />
          ))}
        </svg>
        {pointed !== null && (
          <ChartValues
            round={rounds[pointed]!}
            lines={shown}
            at={pointed}
            look={look}
            left={((x(rounds[pointed]!) ?? 0) / WIDTH) * 100}
          />
        )}
      </div>
      <div className="chart-lift" role="group" aria-label={say('charts.lift')}>
        {lines.map(({ id }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === lifted}
            onClick={() => setLifted(id === lifted ? null : id)}
          >
            <i aria-hidden style={{ backgroundColor: look(id).color }} /> {look(id).name}
          </button>
        ))}
      </div>
      <ChartTable title={title} series={series} look={look} />
    </figure>
  );
}
