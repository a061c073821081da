/** How much a file may hold. Every limit lies far above what a real game needs. */
import { placeInWords } from './place.ts';
import { quoted } from './sanitize.ts';
import { grouped } from './texts.ts';

/** Characters of the whole text. */
export const LARGEST_FILE = 100_000_000;
/** Characters of a game that is still being played: its file must open everywhere, in a page on a phone too. */
export const LARGEST_GAME = 20_000_000;
/** Lists and records within each other. */
export const DEEPEST = 64;
/** Letters of one text or key. */
export const LONGEST_TEXT = 1_000;
export const MOST_PLAYERS = 10;
/** Letters of a player's name, and of other short texts. */
export const LONGEST_NAME = 40;
/** Letters of who acts: `player3`, `host`. */
export const LONGEST_ACTOR = 20;
/** Letters of a frame's name: its kind, and whose it is. */
export const LONGEST_FRAME = 100;
/** Letters of an id: a company, a train, a private, a hex. */
export const LONGEST_ID = 40;
export const MOST_ENTRIES = 100_000;
/** Parts of one list or record. */
export const LONGEST_LIST = 100_000;
/** Lists and records of a whole file. */
export const MOST_CONTAINERS = 1_000_000;

/** A list or record on the way through a file, and how it is reached. */
interface Container {
  readonly value: object;
  readonly depth: number;
  readonly key: string | number;
  readonly within: Container | null;
}

/** What in some parsed JSON is nested too deep or too long, in words; null if nothing is. */
export function excessOf(data: unknown, longestText: number = LONGEST_TEXT): string | null {
  if (typeof data !== 'object' || data === null) return tooLong(data, longestText, 'it');
  // Iterative, not recursive: nesting depth is what we are checking.
  const open: Container[] = [{ value: data, depth: 0, key: '', within: null }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (depth === DEEPEST) return `${placeOf(next)} is nested more than ${DEEPEST} deep`;
    const keys = Array.isArray(value) ? null : Object.keys(value);
    const length = keys?.length ?? (value as unknown[]).length;
    if (length > LONGEST_LIST) return `${placeOf(next)} has more than ${grouped(LONGEST_LIST)} entries`;
    for (let i = 0; i < length; i++) {
      const key = keys ? keys[i]! : i;
      const part = (value as Record<string | number, unknown>)[key];
      if (typeof part === 'object' && part !== null) open.push({ value: part, depth: depth + 1, key, within: next });
      else if (typeof part === 'string' && part.length > longestText) {
        return tooLong(part, longestText, placeOf({ value, depth, key, within: next }));
      }
      if (keys && keys[i]!.length > longestText) return `the key "${quoted(keys[i]!)}" is too long`;
    }
  }
  return null;
}

const tooLong = (value: unknown, longest: number, place: string): string | null =>
  typeof value === 'string' && value.length > longest ? `${place} is longer than ${grouped(longest)} characters` : null;

function placeOf(container: Container): string {
  const keys: (string | number)[] = [];
  for (let at = container; at.within; at = at.within) keys.push(at.key);
  return placeInWords(keys.reverse());
}
