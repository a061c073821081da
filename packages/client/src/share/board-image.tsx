import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { RouteLine } from '../board/index.ts';
import { svgText } from '../board/save/svg.ts';
import { keptBoard } from '../game/kept-board.ts';
import type { Table } from '../table/context.tsx';
import { inLight } from './in-light.ts';
import { PictureBoard } from './picture-board.tsx';
import { printedOf } from '../table/map/printed.ts';
import { phaseCard } from '../table/names.ts';

export type Pictured = Pick<
  Table,
  's' | 'at' | 'view' | 'title' | 'presentation' | 'material' | 'names' | 'teller' | 'say'
>;

/** The board with the routes that are shown, in the light theme, ready to be painted into such a room. */
export async function boardImage(
  { s, view, presentation, material, say }: Pictured,
  routes: readonly RouteLine[],
  room: readonly [width: number, height: number],
): Promise<HTMLImageElement> {
  const place = document.createElement('div');
  place.className = 'unseen';
  document.body.append(place);
  const root = createRoot(place);
  const phase = phaseCard(material, s.phase)?.revenue;
  flushSync(() =>
    root.render(
      <PictureBoard
        printed={printedOf(presentation, material)}
        tiles={s.tiles}
        stations={s.stations}
        {...(phase === undefined ? {} : { phase })}
        shown={keptBoard(view.id).shown}
        routes={routes}
        label={say('map.label')}
        room={room}
      />,
    ),
  );
  try {
    return await painted(await inLight(() => svgText(place.querySelector('svg')!)));
  } finally {
    root.unmount();
    place.remove();
  }
}

async function painted(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}
