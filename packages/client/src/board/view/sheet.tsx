import type { HexId, LaidTiles, Stations } from '@roundhouse/rail';
import type { ReactNode } from 'react';
import { centreOf } from '../geometry/hexagon.ts';
import type { Shown } from '../labels/on-board.ts';
import { px } from '../geometry/point.ts';
import type { PrintedBoard } from '../map/printed.ts';
import { BoardLayers } from './layers.tsx';
import '../board.css';

interface SheetProps {
  readonly printed: PrintedBoard;
  readonly tiles?: LaidTiles;
  readonly stations?: Stations;
  readonly phase?: string | undefined;
  readonly shown: Shown;
  readonly label: string;
  /** Marks on the board, in its own measure. */
  readonly children?: ReactNode;
}

const nothing = {};
const MARGIN = 0.75;

/** Rings round some hexes of a board. */
export function HexRings({ hexes }: { readonly hexes: readonly HexId[] }) {
  return hexes.map((hex) => {
    const [x, y] = centreOf(hex);
    return <circle key={hex} cx={px(x)} cy={px(y)} r={px(0.95)} className="b-mark-ring" />;
  });
}

/** A whole board as one still picture: what is printed, saved and hung in the gallery. */
export function BoardSheet({
  printed,
  tiles = nothing,
  stations = nothing,
  phase,
  shown,
  label,
  children,
}: SheetProps) {
  const { x, y, width, height } = printed.extent;
  const box = [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].map(px);
  return (
    <svg className="b-board b-sheet" viewBox={box.join(' ')} role="img" aria-label={label}>
      <rect className="b-paper" x={box[0]} y={box[1]} width={box[2]} height={box[3]} />
      <BoardLayers printed={printed} tiles={tiles} stations={stations} phase={phase} shown={shown} />
      {children}
    </svg>
  );
}
