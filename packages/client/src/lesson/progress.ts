/** How far somebody has come in each lesson, kept on this device. */
import { create } from 'zustand';

const KEY = 'roundhouse.lessons';

/** By `title/number`: how many of its tasks are done. */
type Done = Readonly<Record<string, number>>;

export const useProgress = create<{ readonly done: Done }>(() => ({ done: read() }));

/** So many tasks of a lesson have been done; it never goes down. */
export function keepProgress(lesson: string, tasks: number): void {
  const done = { ...read(), [lesson]: Math.max(tasks, read()[lesson] ?? 0) };
  useProgress.setState({ done });
  try {
    localStorage.setItem(KEY, JSON.stringify(done));
  } catch {
    // Not remembered, but done.
  }
}

function read(): Done {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, tasks]) => Number.isSafeInteger(tasks)));
  } catch {
    return {};
  }
}
