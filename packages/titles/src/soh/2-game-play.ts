/** Game play: the course of the rounds and the end of the game. Nothing in a state is hidden (game-play-2). */
import { endGame, type FrameKind, log, push } from '@roundhouse/kernel';
import { cashOf, leaders, priceOf, setExt, worthOfShares } from '@roundhouse/rail';
import { LAST_ROUND, market } from './material.ts';
import type { Course, Game, State } from './state.ts';

/** Five sets of one stock round and two operating rounds (game-play-1). */
export const isStockRound = (round: number): boolean => round % 3 === 1;

/** `SR 2`, `OR 2.1`; the distribution of the privates is no round of its own. */
export function roundName(round: number): string {
  if (round === 0) return 'Privates';
  const set = Math.ceil(round / 3);
  return isStockRound(round) ? `SR ${set}` : `OR ${set}.${round % 3 === 2 ? 1 : 2}`;
}

/**
 * On top of the stack only when a round is over: ends the game or moves the round marker on (game-end-1, game-end-2).
 */
export const course = {
  actors: () => [],
  moves: [],
  advance(g) {
    const { round, topReached } = g.s.ext;
    if (topReached) finish(g, 'top-price');
    else if (round === LAST_ROUND) finish(g, 'last-round');
    else nextRound(g, round + 1);
    return true;
  },
} satisfies FrameKind<State, Course>;

function finish(g: Game, reason: string): void {
  endGame(g, { reason, round: g.s.ext.round });
  log(g, { event: 'win', players: winners(g.s) });
}

function nextRound(g: Game, round: number): void {
  setExt(g, { round });
  log(g, { event: 'round', round, name: roundName(round) });
  if (isStockRound(round)) {
    const turn = g.s.ext.startCard;
    push(g, { kind: 'stockRound', turn, passes: 0, sold: {}, started: [], last: null });
  } else push(g, { kind: 'operatingRound', incomePaid: false, operated: [] });
}

/** Wealth: personal cash and the value of the shares; treasuries and privates do not count (game-end-3). */
export const wealth = (s: State, player: string): number =>
  cashOf(s, player) + worthOfShares(s, player, (company) => priceOf(market, s.market, company));

/** The player with the most wealth; equal wealth shares the win (Q15) (game-end-4). */
export const winners = (s: State): string[] => leaders(s.players, (player) => wealth(s, player));
