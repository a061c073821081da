import { lazy, Suspense, use } from 'react';
import type { Summary } from '@roundhouse/host';
import { loadBoard } from '../../titles/boards.ts';
import './small-map.css';

const MiniMap = lazy(() => import('../../board/mini-map.tsx').then((m) => ({ default: m.MiniMap })));

interface Props {
  readonly title: string;
  readonly tiles?: Summary['board']['tiles'];
}

/** A title's map, drawn small as soon as it is there; the page does not wait for it. */
export function SmallMap(props: Props) {
  return (
    <Suspense fallback={null}>
      <Drawn {...props} />
    </Suspense>
  );
}

function Drawn({ title, tiles }: Props) {
  const { board, tileSet } = use(loadBoard(title));
  return <MiniMap board={board} tileSet={tileSet} {...(tiles ? { tiles } : {})} />;
}
