/** 14.3.4.2 Nationalisation process: what becomes of a company that the government takes. */
import { log } from '@roundhouse/kernel';
import {
  BANK,
  cashOf,
  GONE,
  handOverStations,
  IPO,
  movePrivate,
  moveShares,
  moveTrain,
  pay,
  privatesOf,
  removeMarker,
  setCompany,
  setExt,
  sharesOf,
  trainsOf,
} from '@roundhouse/rail';
import { GOVERNMENT, isSpoorwegmaatschappij, privateIds, roster } from '../material.ts';
import type { Game } from '../state.ts';

const without = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> => {
  const { [key]: _, ...others } = record;
  return others;
};

/**
 * Nobody is paid for anything. A Lokaalspoorwegen, converted or not, can be parred again and then starts from nothing; a
 * Spoorwegmaatschappij is gone for good (14.3.2.1.1-1, 14.3.2.1.1-3, 14.3.2.1.2-1, Q73).
 */
export function nationalise(g: Game, company: string): void {
  log(g, { event: 'nationalised', company });
  const forGood = isSpoorwegmaatschappij(company);
  // 14.3.4.2-1.
  pay(g, company, BANK, cashOf(g.s, company), 'nationalised');
  // Also those that lie on the table in a sale (14.3.4.2-2).
  for (const owner of Object.keys(g.s.shares[company]!)) {
    moveShares(g, company, owner, forGood ? GONE : IPO, sharesOf(g.s, company, owner));
  }
  // 14.3.4.2-3, 14.3.4.2-4; what it had still reserved is free again.
  handOverStations(g, company, GOVERNMENT);
  removeMarker(g, company);
  const { par, floated, reservations } = g.s.ext;
  setExt(g, {
    par: without(par, company),
    floated: without(floated, company),
    reservations: reservations.filter(({ owner }) => owner !== company),
  });
  // 14.3.4.2-5.
  for (const train of trainsOf(g.s, roster, company)) moveTrain(g, train, GONE);
  for (const id of privatesOf(g.s, privateIds, company)) movePrivate(g, id, GONE);
  // 14.3.4.2-6.
  setCompany(g, company, { status: forGood ? 'closed' : 'unstarted', director: null, operated: false });
}
