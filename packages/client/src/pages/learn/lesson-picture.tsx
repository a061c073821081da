import { lazy, Suspense, use } from 'react';
import type { LessonCard } from '../../lesson/lessons.ts';
import { loadBoard } from '../../titles/boards.ts';

const MiniMap = lazy(() => import('../../board/mini-map.tsx').then((m) => ({ default: m.MiniMap })));

interface Props {
  readonly title: string;
  readonly lesson: Pick<LessonCard, 'tiles' | 'around'>;
}

/** Where a lesson begins: its part of the map, with the track that lies there. */
export function LessonPicture(props: Props) {
  return (
    <div className="lesson-picture" aria-hidden>
      <Suspense fallback={null}>
        <Drawn {...props} />
      </Suspense>
    </div>
  );
}

function Drawn({ title, lesson: { tiles, around } }: Props) {
  const { board, tileSet } = use(loadBoard(title));
  return <MiniMap board={board} tileSet={tileSet} tiles={tiles} around={around} />;
}
