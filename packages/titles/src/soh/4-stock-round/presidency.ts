/** Stock round: president's certificate and change of presidency. */
import { settleDirector } from '@roundhouse/rail';
import { DIRECTOR_SHARES } from '../material.ts';
import type { Game } from '../state.ts';

/**
 * A player who owns more shares than the president takes over at once; of several, the first to the left. Certificates are
 * exchanged two for one, so only who is president changes; treasury, trains, tokens and privates stay the company's.
 * (presidents-certificate-1, change-of-presidency-1, change-of-presidency-2, change-of-presidency-3,
 * change-of-presidency-4)
 */
export function settlePresidency(g: Game, company: string): void {
  settleDirector(g, company, DIRECTOR_SHARES);
}
