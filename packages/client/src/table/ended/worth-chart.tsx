import { useDeferredValue } from 'react';
import type { Step } from '../../game/handle.ts';
import { seatColor } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { roundEnds, worthSeries } from '../record/series.ts';
import { endedText as t } from './texts.ts';

const NONE: readonly Step[] = [];
const [WIDTH, HEIGHT, NAME] = [300, 120, 62];
const DASHES = ['', '6 4', '2 3', '8 3 2 3', '1 4', '10 4'];

/** How everybody's worth went, round by round; the names stand at the ends of their lines. */
export function WorthChart() {
  const { game, view, title, names } = useTable('game', 'view', 'title', 'names');
  const first = title.roundName(game.at(0));
  // The scores stand first: a long game has many states to look at.
  const steps = useDeferredValue(view.steps, NONE);
  const ends = roundEnds(first, steps, view.seq);
  const { lines, rounds } = worthSeries(
    title,
    ends.map(({ name, seq }) => ({ name, s: game.at(seq) })),
  );
  if (rounds.length < 2) return null;
  const most = Math.max(1, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const x = (i: number): number => (i / (rounds.length - 1)) * (WIDTH - NAME);
  const y = (value: number): number => HEIGHT - 8 - (value / most) * (HEIGHT - 20);
  const apart = spread(lines.map(({ values }) => y(values.at(-1) ?? 0)));
  return (
    <figure className="ended-chart">
      <figcaption className="label">{t('worth')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('worth')}>
        {lines.map(({ id, values }, i) => (
          <g key={id} style={{ color: seatColor(i) }}>
            <polyline
              points={values.map((value, at) => `${x(at).toFixed(1)},${y(value ?? 0).toFixed(1)}`).join(' ')}
              strokeDasharray={DASHES[i % DASHES.length]}
            />
            <text x={WIDTH - NAME + 5} y={apart[i]! + 4}>
              {names.player(id).slice(0, 10)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** Heights for names, none over another. */
function spread(heights: readonly number[]): readonly number[] {
  const order = heights.map((height, i) => ({ height, i })).sort((a, b) => a.height - b.height);
  const placed: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { height, i } of order) {
    last = Math.max(height, last + 12);
    placed[i] = last;
  }
  const over = Math.max(0, last - (HEIGHT - 4));
  return placed.map((height) => height - over);
}
