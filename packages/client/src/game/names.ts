/** Names and sentences from outside, made fit to be shown: one line, bounded, with nothing in it that acts. */
import { cleanNames, distinctNames } from '@roundhouse/kernel/names';
import { truncate, LONGEST_SENTENCE, plainLine } from '@roundhouse/kernel/sanitize';
import { text } from '../app/i18n.tsx';
import type { Seat } from '@roundhouse/host';

/** The name of a game, as the list and the table show it. */
export const LONGEST_GAME_NAME = 60;

/** Names from a file or a store, each fit to be shown and no two alike: `Ada`, `Ada 2`. */
export const shownNames = (names: readonly string[]): string[] => distinctNames(cleanNames(names));

/** Any text from outside, bounded before it is looked at: it may be as long as a file. */
export const shownText = (text: string, longest = LONGEST_SENTENCE): string =>
  truncate(plainLine(text.slice(0, 10 * longest)), longest);

/** The name of a game, of whatever origin. */
export const shownGameName = (name: string): string => shownText(name, LONGEST_GAME_NAME);

/** Why something failed, as a sentence to be shown. */
export const reasonOf = (error: unknown): string => shownText(error instanceof Error ? error.message : String(error));

/** What a game is called when nobody names it: `Ada, Bram and 2 bots`. */
export function usualGameName(seats: readonly Pick<Seat, 'name' | 'kind'>[]): string {
  const people = seats.filter(({ kind }) => kind !== 'bot').map(({ name }) => name);
  const bots = seats.length - people.length;
  if (people.length === 0) return text('name.game.bots', { bots });
  if (bots > 0) return text('name.game.mixed', { names: people.join(', '), bots });
  if (people.length === 1) return people[0]!;
  return text('name.game.people', { names: people.slice(0, -1).join(', '), last: people.at(-1)! });
}

/** Letters that are read from the right. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name for the middle of a sentence: what is read from the right turns nothing beside it. Like `<bdi>`, for text. */
export const isolated = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);
