import type { Seat } from '@roundhouse/host';
import type { Material, Term } from '@roundhouse/rail';
import type { Names } from '../table/names.ts';
import { type Thing, type ThingKind } from './thing.ts';

/** A text in pieces: plain words, and names of things. */
export type Found = string | (Thing & { readonly text: string });

interface Known {
  readonly names: ReadonlyMap<string, Thing>;
  readonly nameIn: RegExp;
  readonly terms: ReadonlyMap<string, string>;
  readonly termIn: RegExp | null;
}

interface Box {
  readonly material: Material;
  readonly seats: readonly Seat[];
  readonly names: Names;
  readonly terms: readonly Term[];
}

/** Everything at a table that a text could name; what comes first keeps a name that two share. */
export function namesIn({ material, seats, names, terms }: Box): Known {
  const things = new Map<string, Thing>();
  const add = (name: string | undefined, kind: ThingKind, id: string): void => {
    if (name && !things.has(name)) things.set(name, { kind, id });
  };
  for (const { player } of seats) add(names.player(player), 'player', player);
  for (const { id, name } of material.companies) {
    add(id, 'company', id);
    if (name.length > 2) add(name, 'company', id);
  }
  for (const { id, name } of material.privates) add(name, 'private', id);
  for (const { id } of material.phases) {
    add(names.phase(id, true), 'phase', id);
    add(names.phase(id), 'phase', id);
  }
  for (const { id } of material.trains) {
    add(`${id} train`, 'train', id);
    add(`${id} trains`, 'train', id);
  }
  for (const { id, name } of material.board.hexes) {
    add(name, 'hex', id);
    add(id, 'hex', id);
  }
  const written = new Map<string, string>();
  for (const { term, words = [] } of terms) {
    for (const one of [term, ...words].flatMap(forms)) {
      if (!written.has(one.toLowerCase())) written.set(one.toLowerCase(), term);
    }
  }
  return {
    names: things,
    nameIn: anyOf([...things.keys()], 'gu'),
    terms: written,
    termIn: written.size > 0 ? anyOf([...written.keys()], 'giu') : null,
  };
}

/** A word and its plural. */
const forms = (word: string): string[] => [
  word,
  /[sx]$/.test(word) ? word : /[^aeou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`,
];

/** Whole words only, the longest that fits. */
function anyOf(words: readonly string[], flags: string): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const escaped = longestFirst.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`(?<![\\p{L}\\p{N}&])(?:${escaped.join('|')})(?![\\p{L}\\p{N}&])`, flags);
}

/** The text in pieces; of the terms each is marked where it first stands. */
export function findNames(known: Known, text: string, terms: boolean): readonly Found[] {
  const pieces = split(text, known.nameIn, (name) => {
    const thing = known.names.get(name);
    return thing && { ...thing, text: name };
  });
  if (!terms || !known.termIn) return pieces;
  const seen = new Set<string>();
  return pieces.flatMap((piece): readonly Found[] =>
    typeof piece !== 'string'
      ? [piece]
      : split(piece, known.termIn!, (word) => {
          const term = known.terms.get(word.toLowerCase());
          if (term === undefined || seen.has(term)) return undefined;
          seen.add(term);
          return { kind: 'term', id: term, text: word };
        }),
  );
}

function split(text: string, pattern: RegExp, thingOf: (found: string) => Found | undefined): Found[] {
  const parts: Found[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const thing = thingOf(match[0]);
    if (!thing) continue;
    if (match.index > at) parts.push(text.slice(at, match.index));
    parts.push(thing);
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}
