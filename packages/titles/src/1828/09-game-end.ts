/** 9 Game end: scoring, and the end by agreement. */
import { endGame, field, log } from '@roundhouse/kernel';
import { leaders, netWorth as worthBy, propose, roundNumber, seats, setExt, wasDeclined } from '@roundhouse/rail';
import { price } from './12-stock-market.ts';
import { privateIds, privateOf } from './material.ts';
import { type Course, type Game, move, type State } from './state.ts';

/**
 * 9.2: personal cash, privates at face value, shares at their stock price; what was never parred has no price (9.2-1,
 * 9.2-2, 9.2-3, 9.2-4).
 */
export const netWorth = (s: State, player: string): number =>
  worthBy(s, player, {
    price: (company) => price(s, company),
    privates: privateIds,
    face: (id) => privateOf(id).price,
  });

/** The largest score wins, or who was agreed to have won; equal scores share the win (9.2-5). */
export function winners(s: State): string[] {
  if (s.ext.winner !== null) return [s.ext.winner];
  return leaders(s.players, (player) => netWorth(s, player));
}

/** 9.1-2. */
export function finish(g: Game, reason: string): void {
  endGame(g, { reason, round: roundNumber(g.s) });
  log(g, { event: 'win', players: winners(g.s) });
}

const PLAYERS = seats(5);
const termsOf = (winner: string) => ({ thing: 'winner', winner });
const isDeclined = (s: State, winner: string): boolean =>
  s.stack.some((frame) => 'declined' in frame && wasDeclined(frame, termsOf(winner)));

/** 9.1: at any time somebody may say who has won; if all agree the game is over. Nobody is asked for it, so no choice lists it. */
export const agreeWinner = move({
  type: 'agreeWinner',
  ambient: true,
  fields: { winner: field.oneOf(PLAYERS) },
  actors: (s) => s.players,
  candidates: (_s, _f: Course) => [],
  checks: [
    {
      rule: '9.1-1',
      passes: (s, _f: Course, a) => s.players.includes(a.winner),
      says: 'Only a player of this game can have won it.',
    },
    {
      rule: '9.1-1',
      passes: (s) => s.stack.at(-1)?.kind !== 'offer',
      says: 'Another proposal is still waiting for an answer.',
    },
    {
      rule: '9.1-1',
      passes: (s, _f, a) => !isDeclined(s, a.winner),
      says: 'The others have already said no to that this turn.',
    },
  ],
  apply(g, _, a) {
    propose(g, {
      of: a.winner,
      made: a,
      needs: g.s.players.filter((player) => player !== a.by),
      terms: termsOf(a.winner),
    });
  },
});

export function endByAgreement(g: Game, winner: string): void {
  setExt(g, { winner });
  finish(g, 'agreement');
}
