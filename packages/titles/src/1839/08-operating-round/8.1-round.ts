/** 8.1 Operating round overview and 8.2 Operating order. */
import { operatingRoundKind } from '@roundhouse/rail';
import { isFloated } from '../07-stock-round/7.5-floating.ts';
import { inOrder } from '../13-stock-market.ts';
import { payIncome } from '../14-companies/14.2-privates.ts';
import type { OperatingRound, OperatingTurn, State } from '../state.ts';
import { follows } from './8.3-after-turn.ts';

/** Floated companies: Majors, then Locals, by price, then by arrival (8.1-3, 8.2-1, 8.2-3, 8.2-4). */
export const operatingOrder = (s: State): string[] => inOrder(s).filter((company) => isFloated(s, company));

/** A company's turn as it begins. */
export const turnOf = (of: string): OperatingTurn => ({
  kind: 'operatingTurn',
  of,
  next: 0,
  revenue: 0,
  stationed: false,
  swapped: null,
  bought: false,
  declined: {},
});

/** Income first, even if nobody operates (8.1-4); then each once, asked again after every turn (8.2-2, 8.2-5, 8.2-8). */
export const operatingRound = operatingRoundKind<State, OperatingRound>({
  payIncome,
  follows,
  next: (s, f) => operatingOrder(s).find((company) => !f.operated.includes(company)),
  turn: turnOf,
});
