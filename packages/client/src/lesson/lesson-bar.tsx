import { MeansChip } from '../table/top-bar/means-chip.tsx';
import { useLesson } from './context.ts';
import { learnText as t } from './texts.ts';

/** So many lessons a title has. */
const LESSONS = 4;

/** What stands in the place of the game's name. */
export function LessonName() {
  const { session } = useLesson();
  const { key, lesson, title } = session;
  const number = key?.split('/')[1];
  return (
    <>
      <h1>{lesson.name}</h1>
      <p>
        {number === undefined
          ? t('where.own', { title: title.name })
          : t('where', { number, all: LESSONS, title: title.name })}
      </p>
    </>
  );
}

/** A lesson looks like the game; this says that it is none. */
export const LessonChip = () => (
  <MeansChip icon="book" label={t('chip')}>
    {t('chip.means')}
  </MeansChip>
);
