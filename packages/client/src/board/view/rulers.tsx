import { coordinates } from '@roundhouse/rail';
import { memo } from 'react';
import { centreOf } from '../geometry/hexagon.ts';
import { SIDE } from '../geometry/point.ts';
import type { PrintedBoard } from '../map/printed.ts';
import type { Size, View } from './view.ts';

const INSET = 18;

interface RulersProps {
  readonly printed: PrintedBoard;
  readonly view: View;
  readonly size: Size;
  readonly turn: number;
}

/** Rows and columns along the rim of the window; they follow the board as it moves. */
export const Rulers = memo(function Rulers({ printed, view, size, turn }: RulersProps) {
  const rows = new Map<string, number>();
  const columns = new Map<string, number>();
  for (const id of printed.board.ids) {
    const [x, y] = centreOf(id);
    rows.set(/^[A-Z]+/.exec(id)?.[0] ?? '', y);
    columns.set(String(coordinates(id).column), x);
  }
  const sign = (by: number): number => (turn === 0 || turn === by ? 1 : -1);
  // A quarter turn swaps the axes and turns one of them round.
  const across = turn % 2 === 0 ? columns : rows;
  const down = turn % 2 === 0 ? rows : columns;
  const xOf = (v: number): number => v * sign(3) * SIDE * view.zoom + view.x;
  const yOf = (v: number): number => v * sign(1) * SIDE * view.zoom + view.y;
  /** As many as do not touch: each is to have so many pixels. */
  const thinned = (lines: ReadonlyMap<string, number>, room: number): [string, number][] => {
    const sorted = [...lines].toSorted(([, a], [, b]) => a - b);
    const pitch = ((sorted.at(-1)?.[1] ?? 0) - (sorted[0]?.[1] ?? 0)) / Math.max(1, sorted.length - 1);
    const step = Math.max(1, Math.ceil(room / (pitch * SIDE * view.zoom)));
    return sorted.filter((_, i) => i % step === 0);
  };
  const shown = (at: number, length: number): boolean => at > INSET + 8 && at < length - 10;
  return (
    <g className="b-rulers" aria-hidden="true">
      <path
        d={`M0 0H${size.width}V${size.height}H0ZM${INSET} ${INSET}V${size.height}H${size.width - INSET}V${INSET}Z`}
        className="b-ruler"
      />
      <path d={`M${INSET} ${size.height}V${INSET}H${size.width - INSET}V${size.height}`} className="b-ruler-line" />
      {thinned(across, 16).map(([name, v]) =>
        shown(xOf(v), size.width - INSET) ? (
          <text key={name} x={xOf(v)} y={13}>
            {name}
          </text>
        ) : null,
      )}
      {thinned(down, 11).map(([name, v]) =>
        shown(yOf(v), size.height) ? (
          <g key={name}>
            <text x={INSET / 2} y={yOf(v) + 4}>
              {name}
            </text>
            <text x={size.width - INSET / 2} y={yOf(v) + 4}>
              {name}
            </text>
          </g>
        ) : null,
      )}
    </g>
  );
});
