import { LessonCourse } from '@roundhouse/host/lesson/course';
import type { Lesson } from '@roundhouse/host/lesson/form';
import type { GameEvent, LoggedAction } from '@roundhouse/kernel';
import type { RailTitle } from '@roundhouse/rail';

/** What each move of a task's solution causes, played from these actions on; null where it does not lead there. */
export function movesOf(
  title: RailTitle,
  lesson: Lesson,
  task: number,
  actions: readonly LoggedAction[],
): readonly (readonly GameEvent[])[] | null {
  const course = new LessonCourse(title, lesson, task, actions);
  const moves: (readonly GameEvent[])[] = [];
  for (const spec of lesson.tasks[task]!.solution) {
    const before = course.moment.events.length;
    if (!course.try(spec).ok) return null;
    moves.push(course.moment.events.slice(before));
  }
  return course.standing.done ? moves : null;
}
