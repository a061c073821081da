/** A lesson from a file: open until the page is left, and kept nowhere. */
import type { Lesson } from '@roundhouse/host/lesson/form';
import { navigate } from 'wouter/use-browser-location';
import { notice } from '../app/notices.tsx';
import { reasonOf } from '../game/names.ts';
import { loadTitle } from '../titles/rules.ts';
import { learnText as t } from './texts.ts';

let opened: Lesson | null = null;

export const ownLesson = (): Lesson | null => opened;

/** Bytes: a character takes at most three. */
const MOST_BYTES = 60_000_000;

/** Lets the person choose a lesson file, and opens it; says why where it cannot be read. */
export function chooseLesson(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  input.onchange = () => {
    const [file] = input.files ?? [];
    if (file) void openLessonFile(file);
  };
  input.click();
}

export async function openLessonFile(file: File): Promise<void> {
  try {
    const [{ readLesson }, { openLesson }] = await Promise.all([
      import('@roundhouse/host/lesson/form'),
      import('@roundhouse/host/lesson/course'),
    ]);
    const lesson = readLesson(file.size > MOST_BYTES ? '' : await file.text());
    const title = await loadTitle(lesson.game.title);
    if (!title) throw new Error(t('missing'));
    openLesson(title, lesson);
    opened = lesson;
    navigate(`/learn/${title.id}/own`);
  } catch (error) {
    notice((toast) => toast.error(t('unread'), { description: reasonOf(error), duration: 15_000 }));
  }
}
