import { useComing } from '../../app/coming.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import type { LessonCard } from '../../lesson/lessons.ts';
import { boardOf } from '../../titles/boards.ts';

const MiniMap = lazyPart(async () => (await import('../../board/mini-map.tsx')).MiniMap);

interface Props {
  readonly title: string;
  readonly lesson: Pick<LessonCard, 'tiles' | 'around'>;
}

/** Where a lesson begins: its part of the map, with the track that lies there. */
export function LessonPicture({ title, lesson: { tiles, around } }: Props) {
  const printed = useComing(boardOf(title));
  return (
    <div className="lesson-picture" aria-hidden>
      {printed && <MiniMap board={printed.board} tileSet={printed.tileSet} tiles={tiles} around={around} />}
    </div>
  );
}
