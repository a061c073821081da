import type * as z from 'zod/mini';
import { pathOf } from './limits.ts';
import { quoted, quotedValue } from './sanitize.ts';

/** What is wrong with the form of some data, in words for a sentence: `players is missing`. */
export function issueWords(issue: z.core.$ZodIssue, data: unknown): string {
  const where = pathOf(issue.path);
  if (issue.code === 'unrecognized_keys') return `${where} holds "${quoted(issue.keys[0]!)}", which nobody knows`;
  if (issue.code === 'too_big') return `${where} ${counted('more', issue.maximum, issue.origin)}`;
  if (issue.code === 'too_small') return `${where} ${counted('less', issue.minimum, issue.origin)}`;
  const value = valueAt(data, issue.path);
  return value === undefined ? `${where} is missing` : `${where} is ${quotedValue(value)}, which does not fit`;
}

function counted(than: 'more' | 'less', limit: number | bigint, of: string): string {
  if (of === 'string') return `has ${than} than ${limit} letters`;
  return of === 'array' ? `has ${than} than ${limit} entries` : `is ${than} than ${limit}`;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
