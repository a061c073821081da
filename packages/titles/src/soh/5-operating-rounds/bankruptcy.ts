/** Operating rounds: bankruptcy of a company. The game goes on. */
import { log } from '@roundhouse/kernel';
import { BANK, cashOf, GONE, moveShares, pay, removeMarker, setCompany, setStations } from '@roundhouse/rail';
import { closePrivate } from '../6-private-companies.ts';
import { privateIds } from '../material.ts';
import type { Game } from '../state.ts';

/**
 * Tokens off the board, shares out of the game, money to the bank; privates close (Q6). Players' cash is not touched
 * (bankruptcy-1, bankruptcy-2, bankruptcy-3, bankruptcy-4, bankruptcy-5).
 */
export function declareBankruptcy(g: Game, company: string): void {
  log(g, { event: 'bankrupt', company });
  setStations(g, company, []);
  for (const [owner, count] of Object.entries(g.s.shares[company]!)) moveShares(g, company, owner, GONE, count);
  pay(g, company, BANK, cashOf(g.s, company), 'bankrupt');
  for (const id of privateIds) if (g.s.privates[id] === company) closePrivate(g, id);
  removeMarker(g, company);
  setCompany(g, company, { status: 'closed', director: null });
}
