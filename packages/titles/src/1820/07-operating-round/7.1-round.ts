/** 7.1 Operating order: public companies and British Rail by price, then private ones. */
import { type CompanyId, operatingRoundKind } from '@roundhouse/rail';
import { bury } from '../10-context/10.8-victoria.ts';
import { inOrder } from '../16-stock-market.ts';
import { BR } from '../material.ts';
import type { BritishRailTurn, OperatingRound, OperatingTurn, State } from '../state.ts';

/** By price, in one box from the top of the stack down (7.1-1); private companies in the order of their track (7.1-4, 13.2-3). */
export const operatingOrder = (s: State): CompanyId[] => [...inOrder(s), ...s.ext.privateTrack];

/** A company's turn as it begins. */
export const turnOf = (of: CompanyId): OperatingTurn => ({
  kind: 'operatingTurn',
  of,
  next: 0,
  stationed: false,
  revenue: 0,
  failed: false,
  settled: false,
  declined: {},
});

const britishRailTurn: BritishRailTurn = { kind: 'britishRailTurn', of: BR };

/** Each once, asked again after every turn (7.1-6); British Rail at its place among them (13.5-8). */
export const operatingRound = operatingRoundKind<State, OperatingRound>({
  payIncome: () => {},
  next: (s, f) => operatingOrder(s).find((company) => !f.operated.includes(company)),
  turn: (company) => (company === BR ? britishRailTurn : turnOf(company)),
  ends(g, f) {
    if (f.lastOfVictoria) bury(g);
  },
});
