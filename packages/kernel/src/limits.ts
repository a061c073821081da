/** How much a file may hold. Every limit lies far above what a real game needs. */
import { quoted } from './sanitize.ts';

/** Letters of the whole text. */
export const LARGEST_FILE = 100_000_000;
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

/** What was read, or why not, to be said after "it cannot be read: ". */
export type Parsed = { readonly data: unknown } | { readonly fault: string };

/** The JSON of a text from outside; a byte order mark in front of it is no part of it. */
export function parseJson(text: string): Parsed {
  if (text.length > LARGEST_FILE) return { fault: `it has more than ${LARGEST_FILE / 1_000_000} million letters` };
  try {
    return { data: JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text) };
  } catch {
    return { fault: 'it is not JSON' };
  }
}

/** Where a value stands in the whole, told from the inside out. */
interface Place {
  readonly key: string;
  readonly within: Place | null;
}

/** What in some parsed JSON is nested too deep or too long, in words; null if nothing is. */
export function excessOf(data: unknown, longestText: number = LONGEST_TEXT): string | null {
  // With a list of its own instead of calls within calls: the nesting is what is in question.
  const open: { readonly value: unknown; readonly depth: number; readonly place: Place | null }[] = [
    { value: data, depth: 0, place: null },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth, place } = next;
    if (typeof value === 'string' && value.length > longestText) {
      return `${nameOf(place)} has ${value.length} letters, and the most are ${longestText}`;
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEEPEST) return `${nameOf(place)} is nested more than ${DEEPEST} deep`;
    for (const [key, part] of Object.entries(value)) {
      if (key.length > longestText) return `the key ${quoted(key)} has ${key.length} letters`;
      if (typeof part === 'object' || typeof part === 'string') {
        open.push({ value: part, depth: depth + 1, place: { key, within: place } });
      }
    }
  }
  return null;
}

/** The first keys on the way to a place. */
function nameOf(place: Place | null): string {
  const keys: string[] = [];
  for (let at = place; at; at = at.within) keys.push(at.key);
  return keys.length === 0 ? 'it' : pathOf(keys.toReversed());
}

/** The way to a value as a name: `actions.3.type`. */
export const pathOf = (keys: readonly PropertyKey[]): string => quoted(keys.slice(0, 6).map(String).join('.')) || 'it';
