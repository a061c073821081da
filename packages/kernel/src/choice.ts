import type { Json } from './json.ts';
import type { Range } from './range.ts';
import type { Refusal } from './rule.ts';
import type { Actor } from './state.ts';

/** A part of a choice that is still open. The open fields of one choice are independent of each other. */
export type OpenField =
  | Range
  | { readonly kind: 'oneOf'; readonly values: readonly (string | number)[] }
  /** Too many to list: somebody has to indicate one. `best` is the best known. */
  | { readonly kind: 'indicated'; readonly best: Json };

export const oneOf = (values: readonly (string | number)[]): OpenField => ({ kind: 'oneOf', values });

/** What a choice touches, by its kind and its id, `hex:L3`: things of different kinds may share a name. */
export type Subject = `${string}:${string}`;

export const subjectId = (subject: Subject): string => subject.slice(subject.indexOf(':') + 1);

/** Something that a player would look for in a frame, possible or not. */
export interface Candidate {
  readonly fields?: Readonly<Record<string, Json>>;
  readonly openFields?: Readonly<Record<string, OpenField>>;
  /** What it touches, for finding and highlighting it. */
  readonly subjects?: readonly Subject[];
}

/** A candidate that passes every check: an action with typed open fields. */
export interface Choice {
  readonly type: string;
  readonly by: Actor;
  readonly frame: string;
  readonly fields: Readonly<Record<string, Json>>;
  readonly openFields: Readonly<Record<string, OpenField>>;
  readonly subjects: readonly Subject[];
}

/** A candidate that fails: shown unavailable, with the reason. */
export interface Unavailable extends Choice {
  readonly refusal: Refusal;
}

/** Which choices are wanted; everything when empty. Generation is lazy by type and subject. */
export interface Query {
  readonly type?: string;
  readonly subject?: Subject;
}
