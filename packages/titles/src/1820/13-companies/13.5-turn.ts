/** 13.5 British Rail: its turn, which happens by itself. */
import { type FrameKind, log, pop } from '@roundhouse/kernel';
import { setCompany } from '@roundhouse/rail';
import { payOut } from '../07-operating-round/7.2.4-dividends.ts';
import { turnOver } from '../16-stock-market.ts';
import { BR } from '../material.ts';
import type { BritishRailTurn, Game, State } from '../state.ts';
import { spread } from './13.5-british-rail.ts';
import { incomeOf } from './13.5-income.ts';

/** New markers first, then what all of them earn; it always pays out, and its price moves as any other (13.5-15, Q71). */
function operate(g: Game): void {
  spread(g);
  const income = incomeOf(g.s);
  log(g, { event: 'britishRail', ...income });
  payOut(g, BR, income.cities + income.ports + income.offBoards);
  turnOver(g, BR);
  setCompany(g, BR, { operated: true });
}

export const britishRailTurn = {
  actors: () => [],
  moves: [],
  advance(g, f) {
    pop(g, f);
    operate(g);
    return true;
  },
} satisfies FrameKind<State, BritishRailTurn>;
