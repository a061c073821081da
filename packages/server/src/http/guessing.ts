/** Links and codes are long enough never to be guessed; anyone who tries many waits. */
import { type From, isAtHome, networkOf } from '../people/devices.ts';
import { ProblemError } from '../problem.ts';
import type { Services } from './call.ts';
import type { RateLimit } from './limits.ts';

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

/** New accounts of one network within a day; at home nobody counts them. */
export function refuseMany(signUps: RateLimit, from: From): void {
  const network = networkOf(from);
  const wait = isAtHome(network) ? 0 : signUps.take(network);
  if (wait > 0)
    throw new ProblemError('often', 'Many accounts were made from here today: try again tomorrow.', {
      retryAfter: Math.ceil(wait / 1000),
    });
}
