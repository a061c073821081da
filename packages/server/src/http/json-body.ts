/** Bodies are JSON, of a bounded size and depth, without keys that mean something to the language. */
import { excessOf, parseJson } from '@roundhouse/kernel';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problem.ts';

/** Letters of one text in a body; longer ones are refused by the schemas in any case. */
const LONGEST = 4_000;

export function jsonBody(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    const read = text === '' ? { data: {} } : parseJson(String(text));
    const fault = 'fault' in read ? read.fault : (excessOf(read.data, LONGEST) ?? forbiddenKey(read.data));
    if (fault !== null) done(new ProblemError('malformed', `This request cannot be read: ${fault}.`));
    else done(null, (read as { data: unknown }).data);
  });
}

const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

/** Depth has been bounded before. */
export function forbiddenKey(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const key of Object.keys(value)) {
    if (!Array.isArray(value) && FORBIDDEN.includes(key)) return 'a key in it is not allowed';
    const within = forbiddenKey((value as Record<string, unknown>)[key]);
    if (within !== null) return within;
  }
  return null;
}
