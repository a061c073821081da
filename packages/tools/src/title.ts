import type { RailState, RailTitle } from '@roundhouse/rail';
import { titles, unfinished } from '@roundhouse/titles';
import { UsageError } from './failure.ts';

/** Any game: the commands know of a title only what every title has. */
export type AnyTitle = RailTitle<RailState>;

/** Those offered to players. */
export const allTitles: readonly AnyTitle[] = titles;
/** Those still in the making, too: every command that takes a title takes them. */
const knownTitles: readonly AnyTitle[] = [...allTitles, ...unfinished];

export function findTitle(id: string): AnyTitle | undefined {
  return knownTitles.find((title) => title.id === id);
}

export function titleOf(id: string): AnyTitle {
  const title = findTitle(id);
  if (!title)
    throw new UsageError(`There is no game "${id}". Choose from: ${allTitles.map((one) => one.id).join(', ')}.`);
  return title;
}
