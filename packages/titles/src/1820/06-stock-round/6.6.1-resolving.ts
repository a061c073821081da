/** 6.6.1 Resolving lobbies overview. */
import { type FrameKind, log, pop, push, updateFrame } from '@roundhouse/kernel';
import { BANK, pay } from '@roundhouse/rail';
import { type Lobbies, LOBBIES, type State, type StockRound, stockRoundOf } from '../state.ts';

/**
 * From the largest to the smallest (6.6.1-1): its money is lost, whatever comes of it (6.6.1-2); the marker goes back to
 * its owner, who may float a company; who else has put money under it gets nothing (6.6.1-3).
 */
export const lobbies = {
  actors: () => [],
  moves: [],
  advance(g, f) {
    const round = stockRoundOf(g.s)!;
    const [first, ...others] = round.lobbies;
    if (first === undefined) {
      pop(g, f);
      return true;
    }
    log(g, { event: 'resolves', by: first.of, amount: first.amount });
    pay(g, LOBBIES, BANK, first.amount, 'lobby');
    updateFrame<State, StockRound>(g, round, { lobbies: others });
    push(g, { kind: 'float', of: first.of, plan: null, spots: [], placed: false, buyers: {}, declined: {} });
    return true;
  },
} satisfies FrameKind<State, Lobbies>;
