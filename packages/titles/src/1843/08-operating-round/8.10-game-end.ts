/** 8.10 Game end: the ways in which it ends, and scoring. */
import { endGame, log } from '@roundhouse/kernel';
import { leaders, netWorth as worthBy, roundNumber, setExt, trainsOf } from '@roundhouse/rail';
import { price } from '../14-stock-market.ts';
import { companyIds, LAST_COLOR, privateIds, privateOf, roster, trainDef } from '../material.ts';
import type { Game, State } from '../state.ts';

/**
 * Personal cash, privates at face value, shares at their stock price; what was never parred has none (8.10.2-1,
 * 8.10.2-2, 8.10.2-3, 8.10.2-4).
 */
export const netWorth = (s: State, player: string): number =>
  worthBy(s, player, {
    price: (company) => price(s, company),
    privates: privateIds,
    face: (id) => privateOf(id).price,
  });

export function finish(g: Game, reason: string): void {
  endGame(g, { reason, round: roundNumber(g.s) });
  // Equal scores share the win (8.10.2-5).
  log(g, { event: 'win', players: leaders(g.s.players, (player) => netWorth(g.s, player)) });
}

/** How many sets the game goes on in which companies own gray trains. */
const GRAY_SETS = 2;

/** The last operating round, once it is known in which set the game ends by its gray trains. */
export function lastRound({ ext }: State, length: number): { readonly set: number; readonly round: number } | null {
  const [first] = ext.graySets;
  // Gray trains never rust, so the set after the first with one is the second.
  return first === undefined ? null : { set: first + 1, round: ext.sets[first] ?? length };
}

/** At the end of the second set in which a company owned a gray train, at whatever time in it (8.10.1-5, Q51). */
export function endAfterGraySets(g: Game): void {
  const { graySets, stockRound } = g.s.ext;
  const owned = companyIds.some((company) =>
    trainsOf(g.s, roster, company).some((train) => trainDef(train).id === LAST_COLOR),
  );
  const sets = owned && !graySets.includes(stockRound) ? [...graySets, stockRound] : graySets;
  if (sets !== graySets) setExt(g, { graySets: sets });
  if (sets.length >= GRAY_SETS) finish(g, 'last-set');
}
