/** Names and sentences from outside, made fit to be shown: one line, bounded, with nothing in it that acts. */

const LONGEST_NAME = 40;
/** The name of a game, as the list and the table show it. */
const LONGEST_GAME_NAME = 60;
const LONGEST_SENTENCE = 400;

const breaks = /[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu;
/** What has no shape of its own: controls, marks of direction, spaces without width. Joiners make letters and pictures. */
const unseen =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu;
/** What is drawn as nothing. */
const blank = /[\s\p{Cf}\p{M}\p{Z}\u2800]/gu;

/** As one line, with single spaces. */
const plainLine = (text: string): string =>
  text.replace(breaks, ' ').replace(unseen, '').replace(/ {2,}/gu, ' ').trim();

const looksEmpty = (text: string): boolean => plainLine(text).replace(blank, '') === '';

/** At most so many letters, with a sign where something is left out; a letter is never cut in half. */
export function cutShort(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/u, '')}…`;
}

/** Why a player of a new game cannot be called so, in one sentence; null if that is a good name. */
export function nameFault(name: string): string | null {
  const given = name.trim();
  if (looksEmpty(given)) return 'Every player needs a name that can be seen.';
  if (given.length > LONGEST_NAME) return `A name has at most ${LONGEST_NAME} letters.`;
  if (plainLine(given) !== given.replace(/ {2,}/gu, ' '))
    return 'A name is one line of letters and signs that can be seen; this one holds others.';
  return null;
}

/** Names from a file or a store, each fit to be shown and no two alike: `Ada`, `Ada 2`. */
export function shownNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const clean = looksEmpty(name) ? `Player ${seat + 1}` : cutShort(plainLine(name), LONGEST_NAME);
    let apart = clean;
    for (let number = 2; taken.has(apart); number++) apart = `${clean} ${number}`;
    taken.add(apart);
    return apart;
  });
}

/** Any text from outside, bounded before it is looked at: it may be as long as a file. */
export const shownText = (text: string, longest = LONGEST_SENTENCE): string =>
  cutShort(plainLine(text.slice(0, 10 * longest)), longest);

/** The name of a game, of whatever origin. */
export const shownGameName = (name: string): string => shownText(name, LONGEST_GAME_NAME);

/** Why something failed, as a sentence to be shown. */
export const reasonOf = (error: unknown): string => shownText(error instanceof Error ? error.message : String(error));

/** Letters that are read from the right. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name for the middle of a sentence: what is read from the right turns nothing beside it. Like `<bdi>`, for text. */
export const isolated = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);
