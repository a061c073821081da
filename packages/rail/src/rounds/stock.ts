import {
  updateFrame,
  type Draft,
  enclosing,
  type Frame,
  type FrameKind,
  type PlayerId,
  pop,
  push,
} from '@roundhouse/kernel';
import type { CompanyId, RailState } from '../state.ts';
import { type PassingCards, returnCard, takeCard } from './cards.ts';
import { leftOf } from './order.ts';
import { hasSold, noteSold, type SellingRound } from './sold.ts';

/** A stock round: whose turn comes next, and the turn before. */
export interface StockRoundFrame extends SellingRound {
  readonly kind: 'stockRound';
  readonly turn: PlayerId;
  readonly last: { readonly player: PlayerId; readonly did: string } | null;
}

/** One player's turn. */
export interface StockTurnFrame extends Frame {
  readonly kind: 'stockTurn';
  readonly of: PlayerId;
}

/** How turns follow each other, what a pass does to that, and when the round is over. */
export interface OrderPolicy<S extends RailState, R> {
  next(s: S, player: PlayerId): PlayerId;
  /** What the round remembers of a turn. */
  noted(round: R, player: PlayerId, passed: boolean): Partial<R>;
  isOver(s: S, round: R): boolean;
}

/** In this order, until all have passed in succession. */
export const inTurn = <S extends RailState>(
  order: (s: S) => readonly PlayerId[],
): OrderPolicy<S, { readonly passes: number }> => ({
  next: (s, player) => leftOf(order(s), player),
  noted: ({ passes }, _, passed) => ({ passes: passed ? passes + 1 : 0 }),
  isOver: (s, { passes }) => passes >= s.players.length,
});

/** By number cards, until all have taken one of the other colour: a player who passes takes one, and one who acts gives it back. */
export const byCards = <S extends RailState>(
  order: (s: S) => readonly PlayerId[],
): OrderPolicy<S, { readonly cards: PassingCards }> => ({
  next: (s, player) => leftOf(order(s), player),
  noted: ({ cards }, player, passed) => ({ cards: passed ? takeCard(cards, player) : returnCard(cards, player) }),
  isOver: (s, { cards }) => cards.length >= order(s).length,
});

interface Spec<S extends RailState, R extends StockRoundFrame, T extends StockTurnFrame> {
  readonly order: OrderPolicy<S, R>;
  /** A turn as it begins. */
  begin(player: PlayerId): T;
  /** The round is over; its frame is gone. */
  over(g: Draft<S>, round: R): void;
}

export interface StockRounds<S extends RailState, R extends StockRoundFrame, T extends StockTurnFrame> {
  readonly kind: FrameKind<S, R, never>;
  /** The current stock round, if there is one. */
  readonly roundOf: (s: S) => R | undefined;
  /** Has this player sold shares of it in the round? */
  readonly hasSold: (s: S, player: PlayerId, company: CompanyId) => boolean;
  /** Notes that in the round; outside of one there is nothing to note. */
  readonly noteSold: (g: Draft<S>, player: PlayerId, company: CompanyId) => void;
  /** Ends a turn; the next player's comes, unless the round is over. */
  readonly endTurn: (g: Draft<S>, turn: T, did: string, passed: boolean) => void;
}

/** Rounds of turns in the order of a policy. */
export function stockRounds<S extends RailState, R extends StockRoundFrame, T extends StockTurnFrame>(
  spec: Spec<S, R, T>,
): StockRounds<S, R, T> {
  const roundOf = (s: S): R | undefined => enclosing<R>(s, 'stockRound');
  return {
    roundOf,
    hasSold: (s, player, company) => hasSold(roundOf(s), player, company),
    noteSold(g, player, company) {
      const round = roundOf(g.s);
      if (round) noteSold(g, round, player, company);
    },
    kind: {
      actors: () => [],
      moves: [],
      advance(g, f) {
        if (!spec.order.isOver(g.s, f)) {
          push(g, spec.begin(f.turn));
          return true;
        }
        pop(g, f);
        spec.over(g, f);
        return true;
      },
    },
    endTurn(g, turn, did, passed) {
      pop(g, turn);
      const round = roundOf(g.s)!;
      const noted = spec.order.noted(round, turn.of, passed);
      updateFrame<S, R>(g, round, {
        ...noted,
        turn: spec.order.next(g.s, turn.of),
        last: { player: turn.of, did },
      });
    },
  };
}
