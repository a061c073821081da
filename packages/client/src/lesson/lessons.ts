/** The lessons of every title; each comes when it is first opened, and before that only its card. */
import type { Lesson } from '@roundhouse/host/lesson/form';
import type { LaidTiles } from '@roundhouse/rail';
import { idOf } from '../titles/folders.ts';

/** What the list of lessons shows of one. */
export interface LessonCard {
  readonly name: string;
  readonly learns: string;
  readonly minutes: number;
  readonly tasks: number;
  /** The position in which it begins, around these hexes. */
  readonly tiles: LaidTiles;
  readonly around: readonly string[];
}

const cards = import.meta.glob<readonly LessonCard[]>('../../../titles/src/*/lessons/cards.json', {
  import: 'default',
});
const files = import.meta.glob<unknown>('../../../titles/src/*/lessons/[0-9]*.json', { import: 'default' });

const titleIn = (path: string): string => idOf(path.split('/').at(-3)!);

/** The cards of all titles that have lessons, by title. */
export async function loadLessonCards(): Promise<ReadonlyMap<string, readonly LessonCard[]>> {
  const all = Object.entries(cards).map(async ([path, load]) => [titleIn(path), await load()] as const);
  return new Map(await Promise.all(all));
}

/** A lesson by its number, counted from 1; null where there is none. */
export async function loadLesson(title: string, number: string): Promise<Lesson | null> {
  const path = Object.keys(files).find((one) => titleIn(one) === title && one.endsWith(`/${number}.json`));
  if (path === undefined) return null;
  const [data, { readLesson }] = await Promise.all([files[path]!(), import('@roundhouse/host/lesson/form')]);
  return readLesson(data);
}
