import type { Cell } from '@roundhouse/rail';

interface Props {
  /** The latest place first. */
  readonly trail: readonly Cell[];
  readonly columns: number;
  readonly rows: number;
}

/** The way of a marker over the market, as a dotted line through the cells. */
export function TrailLine({ trail, columns, rows }: Props) {
  if (trail.length < 2) return null;
  const points = trail.map(({ row, col }) => `${col + 0.5},${row + 0.5}`).join(' ');
  return (
    <svg className="market-way" viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden>
      <polyline points={points} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
