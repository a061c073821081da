/** Private companies: what they pay and what they can do. */
import { GONE, movePrivate, moveShares, payIncome as payAll } from '@roundhouse/rail';
import { privateIds, privateOf, SUBSIDISED } from './material.ts';
import type { Game, State } from './state.ts';

/** The owner gets the private, and with private 7 a share of the NRS (private-companies-8). */
export function takePrivate(g: Game, id: string, player: string): void {
  movePrivate(g, id, player);
  if (id === 'P7') moveShares(g, SUBSIDISED, SUBSIDISED, player, 1);
}

/** Who holds the share of private 7 while the NRS has not started. */
export const subsidyHolder = (s: State): string | undefined =>
  s.companies[SUBSIDISED]!.status === 'unstarted'
    ? s.players.find((player) => (s.shares[SUBSIDISED]![player] ?? 0) > 0)
    : undefined;

/** At the start of each operating round the bank pays every private's owner (private-income-1, private-income-2). */
export const payIncome = (g: Game): void => payAll(g, privateIds, (id) => privateOf(id).revenue);

/** Only a company can use a power; players never can (buying-privates-5). */
export const hasPower = (s: State, company: string, id: string): boolean => s.privates[id] === company;

/** private-companies-2, private-companies-6. */
export const closePrivate = (g: Game, id: string): void => movePrivate(g, id, GONE);

/**
 * Private 3: the ferry pays its owner fl. 20 more. Private 4: so does Vlissingen (private-companies-4,
 * private-companies-5).
 */
export const stopBonus = (s: State, company: string, hex: string): number =>
  (hex === 'D9' && hasPower(s, company, 'P3')) || (hex === 'J1' && hasPower(s, company, 'P4')) ? 20 : 0;

/** Private 6: trains from the bank cost 10% less (private-companies-7, notes-on-privates-6). */
export const discounted = (s: State, company: string, price: number): number =>
  hasPower(s, company, 'P6') ? price - price / 10 : price;
