import type { RailState } from '@roundhouse/rail';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { keptBoard } from '../../game/kept-board.ts';
import type { Table } from '../context.tsx';
import { phaseCard } from '../names.ts';
import { printedOf } from './printed.ts';

/** What a board shows of a position, looked at as this game's board is. */
export const shownBoard = (
  s: RailState,
  { view, presentation, material }: Pick<Table, 'view' | 'presentation' | 'material'>,
) => ({
  printed: printedOf(presentation, material),
  tiles: s.tiles,
  stations: s.stations,
  phase: phaseCard(material, s.phase)?.revenue,
  shown: keptBoard(view.id).shown,
});

/** Draws a board beside the page, for as long as it takes to make something of it. */
export async function drawnUnseen<Made>(board: ReactNode, make: (svg: SVGSVGElement) => Promise<Made>): Promise<Made> {
  const place = document.createElement('div');
  place.className = 'unseen';
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(board));
  try {
    return await make(place.querySelector('svg')!);
  } finally {
    root.unmount();
    place.remove();
  }
}
