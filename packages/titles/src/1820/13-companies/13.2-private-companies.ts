/** 13.2 Private companies: their director's cash is their treasury, and how they close. */
import { log, type OwnerId } from '@roundhouse/kernel';
import {
  BANK,
  cashOf,
  type CompanyId,
  GONE,
  handOverStations,
  moveShares,
  moveTrains,
  pay,
  setCompany,
  setDirector,
  trainsOf,
  UNUSED,
} from '@roundhouse/rail';
import { BR, roster } from '../material.ts';
import type { Game, State } from '../state.ts';
import { dropCharter, isPrivate } from './13.1-sizes.ts';

/** Whose cash is the company's treasury (13.2-2). */
const purseOf = (s: State, company: CompanyId): OwnerId =>
  isPrivate(s, company) ? s.companies[company]!.director! : company;
export const treasuryOf = (s: State, company: CompanyId): number => cashOf(s, purseOf(s, company));

/** A private company pays with its director's money: it gets what it is about to pay. */
export const fund = (g: Game, company: CompanyId, amount: number): void =>
  pay(g, purseOf(g.s, company), company, amount, 'treasury');
/** What a private company has been paid is its director's. */
export const collect = (g: Game, company: CompanyId): void =>
  pay(g, company, purseOf(g.s, company), isPrivate(g.s, company) ? cashOf(g.s, company) : 0, 'treasury');

/** From the treasury to the bank. */
export const charge = (g: Game, company: CompanyId, amount: number, why: string): void =>
  pay(g, purseOf(g.s, company), BANK, amount, why);

/**
 * Its markers become British Rail's and its own leaves the private track (7.2.7-13); certificate and charter leave the game for
 * good (7.2.7-14), and trains that it has with them.
 */
export function closePrivate(g: Game, company: CompanyId): void {
  log(g, { event: 'closes', company });
  const { director } = g.s.companies[company]!;
  handOverStations(g, company, BR);
  moveTrains(g, trainsOf(g.s, roster, company), GONE);
  moveShares(g, company, director!, UNUSED, 1);
  setDirector(g, company, null);
  setCompany(g, company, { status: 'closed' });
  dropCharter(g, company);
}
