import type * as z from 'zod/mini';
import { placeInWords } from './place.ts';
import { quoted, quotedValue } from './sanitize.ts';
import { grouped } from './texts.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong with the form of some data, in words for a sentence: `"players" is missing`. */
export function issueWords(given: Issue, data: unknown): string {
  const issue = innermost(given, data);
  const where = placeInWords(issue.path);
  const value = valueAt(data, issue.path);
  if (issue.code === 'unrecognized_keys') return `${where} has an unknown field "${quoted(issue.keys[0]!)}"`;
  if (issue.code === 'too_big') return `${where} ${counted('more', issue.maximum, issue.origin)}`;
  if (issue.code === 'too_small') return `${where} ${counted('fewer', issue.minimum, issue.origin)}`;
  if (value === undefined) return `${where} is missing`;
  if (issue.code === 'invalid_type') {
    const expected = KINDS.get(issue.expected);
    if (expected !== undefined) return `${where} must be ${expected}, not ${quotedValue(value)}`;
  }
  return `${where} cannot be ${quotedValue(value)}`;
}

const KINDS: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'a record'],
  ['record', 'a record'],
]);

/** Of several forms that do not fit, what is wrong with the one that was meant. */
function innermost(issue: Issue, data: unknown): Issue {
  if (issue.code !== 'invalid_union' || !isRecord(valueAt(data, issue.path))) return issue;
  const [likeliest] = issue.errors.toSorted((a, b) => strangeness(a) - strangeness(b));
  const [inner] = likeliest ?? [];
  return inner ? innermost({ ...inner, path: [...issue.path, ...inner.path] }, data) : issue;
}

/** How far a record is from a form: another type of thing altogether, or a few of its fields. */
const strangeness = (issues: readonly Issue[]): number =>
  issues.reduce((sum, { code, path }) => sum + (code === 'invalid_value' || path.length === 0 ? 10 : 1), 0);

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function counted(than: 'more' | 'fewer', limit: number | bigint, of: string): string {
  const many = grouped(Number(limit));
  if (than === 'fewer' && Number(limit) === 1 && of !== 'number') return 'is empty';
  if (of === 'string') return `has ${than} than ${many} characters`;
  return of === 'array' ? `has ${than} than ${many} entries` : `is ${than === 'more' ? 'more' : 'less'} than ${many}`;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
