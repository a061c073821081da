/** JSON as a text from anywhere: what it holds is counted before anything of it is read. */
import { DEEPEST, LARGEST_FILE, LONGEST_LIST, MOST_CONTAINERS } from './limits.ts';
import { grouped } from './texts.ts';

/** What was read, or why not, to be said after "it cannot be read: ". */
export type Parsed = { readonly data: unknown } | { readonly fault: string };

/** The JSON of a text from outside; a byte order mark in front of it is no part of it. */
export function parseJson(text: string): Parsed {
  const fault = overfull(text);
  if (fault !== null) return { fault };
  try {
    return { data: JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text) };
  } catch {
    return { fault: 'it is not JSON' };
  }
}

/** What is too much in a text, in words. To read ten million records takes seconds, and to count them does not. */
function overfull(text: string): string | null {
  if (text.length > LARGEST_FILE) return `it has more than ${grouped(LARGEST_FILE)} characters`;
  const { containers, longest, deepest } = sizeOf(text);
  if (deepest > DEEPEST) return `something in it is nested more than ${DEEPEST} deep`;
  if (longest > LONGEST_LIST) return `a list or record in it has more than ${grouped(LONGEST_LIST)} entries`;
  if (containers > MOST_CONTAINERS) return `it has more than ${grouped(MOST_CONTAINERS)} lists and records`;
  return null;
}

interface Size {
  /** Lists and records. */
  readonly containers: number;
  /** Parts of the longest of them. */
  readonly longest: number;
  readonly deepest: number;
}

const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map((sign) => sign.charCodeAt(0));
const [LIST, LIST_END, RECORD, RECORD_END] = ['[', ']', '{', '}'].map((sign) => sign.charCodeAt(0));

/** How much a JSON text holds. It stops where that is more than any file may hold. */
export function sizeOf(text: string): Size {
  const commas: number[] = [];
  let [containers, longest, deepest, depth] = [0, 0, 0, 0];
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (sign === QUOTE) i = endOfText(text, i);
    else if (sign === COMMA && depth > 0) {
      const parts = ++commas[depth - 1]! + 1;
      if (parts > longest) longest = parts;
      if (longest > LONGEST_LIST) break;
    } else if (sign === LIST || sign === RECORD) {
      commas[depth++] = 0;
      if (depth > deepest) deepest = depth;
      if (++containers > MOST_CONTAINERS || deepest > DEEPEST) break;
    } else if (sign === LIST_END || sign === RECORD_END) depth = Math.max(0, depth - 1);
  }
  return { containers, longest, deepest };
}

/** Where the quotation mark stands that ends a text. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes++;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}
