/** Operating rounds: income of the privates, then one turn for each company in operating order. */
import { become, enclosing, type FrameKind, pop, push } from '@roundhouse/kernel';
import { byPrice } from '@roundhouse/rail';
import { payIncome } from '../6-private-companies.ts';
import { market } from '../material.ts';
import type { OperatingRound, OperatingTurn, State } from '../state.ts';

/** The highest price that has not operated is next, the token furthest to the left first (Q16: found anew each time). */
export const nextToOperate = (s: State, f: OperatingRound): string | undefined =>
  byPrice(market, s.market).find((company) => !f.operated.includes(company));

export const operatingRound: FrameKind<State, OperatingRound> = {
  actors: () => [],
  moves: [],
  advance(g, f) {
    if (!f.incomePaid) {
      payIncome(g);
      become(g, f, { incomePaid: true });
      return true;
    }
    const company = nextToOperate(g.s, f);
    if (company === undefined) {
      pop(g, f);
      return true;
    }
    become(g, f, { operated: [...f.operated, company] });
    push(g, {
      kind: 'operatingTurn',
      of: company,
      next: 0,
      sold: 0,
      boughtBack: false,
      revenue: 0,
      firstTurn: false,
      phases: [],
      declined: [],
    } satisfies OperatingTurn);
    return true;
  },
};

/** The turn of the company that operates now. */
export const operatingTurnOf = (s: State): OperatingTurn | undefined => enclosing<OperatingTurn>(s, 'operatingTurn');
