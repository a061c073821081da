/** 8.1 Operating round overview and 8.2 Operating order. */
import { askIf, byPrice, operatingRoundKind, playerOwning } from '@roundhouse/rail';
import { exchangeAnyTime, MOHAWK } from '../13-companies/13.2.2.6-mohawk.ts';
import { payIncome } from '../13-companies/13.2.1-privates.ts';
import { isFloated } from '../13-companies/13.4-systems.ts';
import { COBOURG, market } from '../material.ts';
import { plays } from '../readings.ts';
import type { OperatingRound, OperatingTurn, State } from '../state.ts';

/**
 * Floated companies by price, found again each time (Q19): higher price first, then further right, then by arrival (8.2-1,
 * 8.2-2, 8.2-3, 8.2-4, 8.2-5, 8.2-6).
 */
export const operatingOrder = (s: State): string[] =>
  byPrice(market, s.market).filter((company) => isFloated(s, company));

/** 8.1-3, 8.2-7. */
const nextToOperate = (s: State, f: OperatingRound): string | undefined =>
  operatingOrder(s).find((company) => !f.operated.includes(company) && !f.late.includes(company));

/** The turn of a company, at its first step. */
export const turnFor = (company: string): OperatingTurn => ({
  kind: 'operatingTurn',
  of: company,
  next: 0,
  revenue: 0,
  placed: false,
  scranton: false,
  laid: [],
  upgraded: [],
  declined: {},
});

/** 8.1-1, 8.1-2. */
export const operatingRound = operatingRoundKind<State, OperatingRound, 'exchange'>({
  moves: [exchangeAnyTime],
  payIncome(g) {
    payIncome(g, false);
    const asked = plays(g.s, 'lateFloat', 'until-operated') && playerOwning(g.s, MOHAWK) !== undefined;
    askIf(g, asked, { kind: 'mohawk', of: MOHAWK });
    askIf(g, playerOwning(g.s, COBOURG) !== undefined, { kind: 'cobourg', of: COBOURG });
  },
  next: nextToOperate,
  turn: turnFor,
});
