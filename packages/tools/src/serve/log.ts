/** What a server says of itself: a sentence for somebody at a terminal, else a line of JSON for whatever collects them. */
import type { ServerOptions } from '@roundhouse/server';
import { pino } from 'pino';
import { note } from '../output.ts';

export type LogForm = 'pretty' | 'json';

export function logIn(form: LogForm): NonNullable<ServerOptions['log']> {
  if (form === 'pretty') return (line, about = {}) => note(`roundhouse: ${line}${tail(about)}`);
  // Written at once, so that a process that is killed has said what it knew.
  const logger = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 2, sync: true }),
  );
  return (line, about = {}) => logger.info(about, line);
}

const tail = (about: object): string => {
  const parts = Object.entries(about).map(([name, value]) => `${name} ${String(value)}`);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
};
