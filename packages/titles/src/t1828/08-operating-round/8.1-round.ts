/** 8.1 Operating round overview and 8.2 Operating order. */
import { become, type FrameKind, pop, push } from '@roundhouse/kernel';
import { byPrice } from '@roundhouse/rail';
import { exchangeAnyTime } from '../13-companies/13.2.2.6-mohawk.ts';
import { payIncome } from '../13-companies/13.2.1-privates.ts';
import { isFloated } from '../13-companies/13.4-systems.ts';
import { COBOURG, market } from '../material.ts';
import { type OperatingRound, type OperatingTurn, playerOwning, type State, type StepFrame } from '../state.ts';

/** Floated companies by price, found anew each time (Q19): dearer first, then further right, then by arrival. */
export const operatingOrder = (s: State): string[] =>
  byPrice(market, s.market).filter((company) => isFloated(s, company));

const nextToOperate = (s: State, f: OperatingRound): string | undefined =>
  operatingOrder(s).find((company) => !f.operated.includes(company) && !f.late.includes(company));

export const operatingRound: FrameKind<State, OperatingRound> = {
  actors: () => [],
  moves: [exchangeAnyTime],
  advance(g, f) {
    if (!f.paid) {
      become(g, f, { paid: true });
      payIncome(g, false);
      if (playerOwning(g.s, COBOURG) !== undefined) push(g, { kind: 'cobourg', of: COBOURG } satisfies StepFrame);
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
      revenue: 0,
      placed: false,
      scranton: false,
      laid: [],
      upgraded: [],
      declined: [],
    } satisfies OperatingTurn);
    return true;
  },
};
