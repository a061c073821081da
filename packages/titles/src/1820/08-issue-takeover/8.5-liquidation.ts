/** 8.5 Liquidations, with what 8.4.3 says of them (Q43). */
import { log, type OwnerId, push } from '@roundhouse/kernel';
import {
  BANK,
  cashOf,
  type CompanyId,
  GONE,
  handOverStations,
  moveTrains,
  pay,
  POOL,
  sharesOf,
  trainsOf,
} from '@roundhouse/rail';
import { sharesInPlay } from '../13-companies/13.1-sizes.ts';
import { returnToSupply } from '../13-companies/13.1-supply.ts';
import { cousinsInPlay, holders } from '../13-companies/13.4-directors.ts';
import { loansOf } from '../17-loans.ts';
import { BR, LOAN, roster } from '../material.ts';
import type { Debt, Game, State } from '../state.ts';

/** The bank has won: markers on the map become British Rail’s, all other assets leave the game (8.4.3-22, 8.5-6, 13.5-2). */
export function sellToBank(g: Game, company: CompanyId, bid: number): void {
  log(g, { event: 'liquidated', company, amount: bid });
  // Into the treasury, not to the holders (8.5-5).
  pay(g, BANK, company, bid, 'liquidation');
  handOverStations(g, company, BR);
  moveTrains(g, trainsOf(g.s, roster, company), GONE);
  windUp(g, company);
}

/** Loans first, from treasury and bid (8.4.3-18); then what is left is shared out, or what is missing collected. */
export function windUp(g: Game, company: CompanyId): void {
  const owed = loansOf(g.s, company) * LOAN;
  const shortfall = Math.max(0, owed - cashOf(g.s, company));
  pay(g, company, BANK, owed - shortfall, 'loans');
  const debts = debtsOf(g.s, company, shortfall);
  shareOut(g, company);
  returnToSupply(g, company);
  if (debts.length > 0) push(g, { kind: 'shortfall', of: company, debts });
}

/** So much for each share, rounded down: nobody pays for those in the pool (8.4.3-19). Cousins first, by the cards (Q44). */
function debtsOf(s: State, company: CompanyId, shortfall: number): Debt[] {
  const each = Math.floor(shortfall / sharesInPlay(s, company));
  const payers = [...cousinsInPlay(s), ...s.ext.order];
  return payers
    .map((owner) => ({ owner, amount: each * sharesOf(s, company, owner) }))
    .filter(({ amount }) => amount > 0);
}

/** The same for each share in play, the pool’s to the bank; what rounding leaves to the last director (8.4.3-21). */
function shareOut(g: Game, company: CompanyId): void {
  const each = Math.floor(cashOf(g.s, company) / sharesInPlay(g.s, company));
  const part = (owner: OwnerId): number => each * sharesOf(g.s, company, owner);
  for (const holder of holders(g.s)) pay(g, company, holder, part(holder), 'winding-up');
  pay(g, company, BANK, part(POOL), 'winding-up');
  pay(g, company, g.s.companies[company]!.director ?? BANK, cashOf(g.s, company), 'winding-up');
}
