import type { RouteLine } from '../board/index.ts';
import { imageOf } from '../board/save/png.ts';
import { svgText } from '../board/save/svg.ts';
import type { Table } from '../table/context.tsx';
import { drawnUnseen, shownBoard } from '../table/map/shown-board.tsx';
import { inLight } from './in-light.ts';
import { PictureBoard } from './picture-board.tsx';

export type Pictured = Pick<
  Table,
  's' | 'at' | 'view' | 'title' | 'presentation' | 'material' | 'names' | 'teller' | 'say'
>;

/** The board with the routes that are shown, in the light theme, ready to be painted into such a room. */
export const boardImage = (
  table: Pictured,
  routes: readonly RouteLine[],
  room: readonly [width: number, height: number],
): Promise<HTMLImageElement> =>
  drawnUnseen(
    <PictureBoard {...shownBoard(table.s, table)} routes={routes} label={table.say('map.label')} room={room} />,
    async (board) => imageOf(await inLight(() => svgText(board))),
  );
