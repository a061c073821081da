import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import type { Size, View } from './view.ts';

interface Props {
  readonly view: View;
  readonly size: Size;
  readonly turn: number;
  /** It lies over the board, and lets through what is not meant for one of its buttons. */
  readonly marks?: boolean;
  /** What stands still while the board moves. */
  readonly rim?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The board and what is marked on it lie in two pictures, one exactly over the other: marks change with every question,
 * and to redraw the board for them would cost more than all the rest of the table.
 */
export function BoardPlane({ view, size, turn, marks = false, rim, children }: Props) {
  return (
    <svg
      className={classes('b-board', 'b-live', marks && 'b-marks')}
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
    >
      <g transform={`translate(${view.x} ${view.y}) scale(${view.zoom})`}>
        <g transform={turn === 0 ? undefined : `rotate(${90 * turn})`}>{children}</g>
      </g>
      {rim}
    </svg>
  );
}
