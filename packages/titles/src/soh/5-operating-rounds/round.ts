/** Operating rounds: income of the privates, then one turn for each company in operating order. */
import { enclosing } from '@roundhouse/kernel';
import { byPrice, type OperatingRoundFrame, operatingRoundKind } from '@roundhouse/rail';
import { payIncome } from '../6-private-companies.ts';
import { market } from '../material.ts';
import type { OperatingTurn, State } from '../state.ts';

/**
 * The highest price that has not operated is next, the token furthest to the left first (Q16: found again each time)
 * (operating-rounds-1, operating-rounds-2).
 */
export const nextToOperate = (s: State, f: OperatingRoundFrame): string | undefined =>
  byPrice(market, s.market).find((company) => !f.operated.includes(company));

/** The turn of a company, at its first step. */
export const turnFor = (company: string): OperatingTurn => ({
  kind: 'operatingTurn',
  of: company,
  next: 0,
  sold: 0,
  boughtBack: false,
  revenue: 0,
  firstTurn: false,
  phases: [],
  declined: {},
});

/** operating-rounds-3, end-of-the-operating-round-1. */
export const operatingRound = operatingRoundKind<State, OperatingRoundFrame>({
  payIncome,
  next: nextToOperate,
  turn: turnFor,
});

/** The turn of the company that operates now. */
export const operatingTurnOf = (s: State): OperatingTurn | undefined => enclosing<OperatingTurn>(s, 'operatingTurn');
