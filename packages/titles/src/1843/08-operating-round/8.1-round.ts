/** 8.1 General and 8.2 Company operating order. */
import { byPrice, operatingRoundKind } from '@roundhouse/rail';
import { isFloated } from '../07-stock-round/7.4-floating.ts';
import { payIncome } from '../10-privates/10.1-privates.ts';
import { exchangeAnyTime } from '../10-privates/10.2-val-de-loire-share.ts';
import { market } from '../material.ts';
import type { State } from '../state.ts';
import type { OperatingRound, OperatingTurn } from '../state-operating.ts';
import { payPorts } from './8.5.3-ports.ts';

/** Floated companies by price, then further right, then from the top of the stack (7.4-9, 8.2-1, 8.2-2, 8.2-3, 8.2-5). */
export const operatingOrder = (s: State): string[] =>
  byPrice(market, s.market).filter((company) => isFloated(s, company));

/** The turn of a company, at its first step. */
export const turnFor = (of: string): OperatingTurn => ({
  kind: 'operatingTurn',
  of,
  next: 0,
  revenue: 0,
  claims: [],
  hadTrain: false,
  stationed: null,
  declined: {},
});

/** 8.1-1, 8.2-6, 8.2-7, Q39. */
export const operatingRound = operatingRoundKind<State, OperatingRound, 'exchange'>({
  moves: [exchangeAnyTime],
  payIncome(g) {
    payIncome(g);
    payPorts(g);
  },
  next: (s, f) => operatingOrder(s).find((company) => !f.operated.includes(company) && !f.late.includes(company)),
  turn: turnFor,
});
