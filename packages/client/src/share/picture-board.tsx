import type { LaidTiles, Stations } from '@roundhouse/rail';
import type { ReactNode } from 'react';
import type { BoardShown, PrintedBoard, RouteLine } from '../board/index.ts';
import { px } from '../board/geometry/point.ts';
import { BoardLayers } from '../board/view/layers.tsx';
import { RoutesArt } from '../board/view/routes.tsx';
import { useWritings } from '../board/view/use-writings.ts';

interface Props {
  readonly printed: PrintedBoard;
  readonly tiles: LaidTiles;
  readonly stations: Stations;
  readonly phase?: string | undefined;
  readonly shown: BoardShown;
  readonly routes: readonly RouteLine[];
  readonly label: string;
  /** The room it will be painted in, in points: its letters are placed to be read there. */
  readonly room: readonly [width: number, height: number];
  /** Marks on the board, in its own measure. */
  readonly children?: ReactNode;
}

const MARGIN = 0.75;

/** A whole board for a picture of a certain size. */
export function PictureBoard(props: Props) {
  const { printed, tiles, stations, phase, shown, routes, label, room, children } = props;
  const [w, h] = room;
  const { x, y, width, height } = printed.extent;
  const scale = Math.min(w / (width + 2 * MARGIN), h / (height + 2 * MARGIN));
  const writings = useWritings({ printed, shown, phase, stations }, { turn: 0, scale, tiles, routes });
  const box = [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].map(px);
  const { board, tileSet } = printed;
  return (
    <svg className="b-board b-sheet" viewBox={box.join(' ')} role="img" aria-label={label}>
      <rect className="b-paper" x={box[0]} y={box[1]} width={box[2]} height={box[3]} />
      <BoardLayers
        printed={printed}
        tiles={tiles}
        stations={stations}
        phase={phase}
        shown={shown}
        writings={writings}
        scale={scale}
        routes={<RoutesArt board={board} tileSet={tileSet} tiles={tiles} routes={routes} />}
      />
      {children}
    </svg>
  );
}
