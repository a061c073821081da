/** Links and codes are long enough never to be guessed; whoever tries many waits. */
import { ProblemError } from '../problem.ts';
import type { Services } from './call.ts';

export function refuseGuessing({ guesses }: Services, ip: string): void {
  const wait = guesses.wait(ip);
  if (wait > 0)
    throw new ProblemError('often', 'Too many wrong links or codes came from here: wait a while.', {
      retryAfter: Math.ceil(wait / 1000),
    });
}

export function wrongCode({ guesses }: Services, ip: string): ProblemError {
  guesses.count(ip);
  return new ProblemError('none', 'No seat has this code: check it for a slip.');
}
