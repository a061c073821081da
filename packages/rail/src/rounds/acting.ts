import {
  type Action,
  type Check,
  type Draft,
  type Frame,
  type FrameKind,
  log,
  type Move,
  type PlayerId,
} from '@roundhouse/kernel';
import { declinedRecord } from '../agreements/offer.ts';
import type { CompanyId, RailState } from '../state.ts';
import { passUnless } from './steps.ts';
import type { StockRoundFrame, StockRounds, StockTurnFrame } from './stock.ts';

/** A turn of sales, one main action, and sales again. */
export interface ActingTurn extends StockTurnFrame {
  /** Has anything been sold in this turn? */
  readonly sold: boolean;
  /** The main action, once it is done: `buy`, `start`. */
  readonly main: string | null;
  /** A company of which more certificates may be bought as a part of it. */
  readonly again: CompanyId | null;
}

/** A turn as it begins. */
export const actingTurn = (of: PlayerId): ActingTurn => ({
  kind: 'stockTurn',
  of,
  sold: false,
  main: null,
  again: null,
});

/** May the main action still be done, or gone on with by buying more of the same company? */
export const mayAct = ({ main, again }: ActingTurn, company?: CompanyId): boolean =>
  main === null || (again !== null && again === company);

/** The main action of a turn is one. `more`: buying more of the same company belongs to it. */
export const oneAction = (
  rule: string,
  says: string,
  more = false,
): Check<RailState, ActingTurn, { readonly company: CompanyId }> => ({
  rule,
  passes: (_, f, a) => mayAct(f, more ? a.company : undefined),
  says,
});

/** Has this player just done the main action of a turn that is over? */
export const hasJustActed = (round: StockRoundFrame | undefined, player: PlayerId): boolean =>
  round?.last?.player === player && !['pass', 'sell'].includes(round.last.did);

/** Ends such a turn; one in which nothing was done is a pass. */
export const endActing =
  <S extends RailState, R extends StockRoundFrame, T extends ActingTurn>(rounds: StockRounds<S, R, T>) =>
  (g: Draft<S>, turn: T, did: string): void => {
    rounds.endTurn(g, turn, did, did === 'pass');
    log<RailState>(g, { event: did === 'pass' ? 'pass' : 'done', by: turn.of });
  };

interface Spec<S extends RailState, F extends ActingTurn, T extends string> {
  readonly moves: readonly Move<S, Frame, Action, T>[];
  /** What stands against ending the turn. */
  readonly pass: readonly Check<S, F, Action>[];
  canSell(s: S, player: PlayerId): boolean;
  endTurn(g: Draft<S>, turn: F, did: string): void;
  /** What is asked before the main action, and after it. */
  readonly asks: readonly [before: string, after: string];
}

/** The frame of such a turn. After the main action there may be nothing left to decide. */
export function actingKind<S extends RailState, F extends ActingTurn, T extends string>(
  spec: Spec<S, F, T>,
): FrameKind<S, F, T | 'pass'> {
  const end = (g: Draft<S>, f: F): void => spec.endTurn(g, f, f.main ?? (f.sold ? 'sell' : 'pass'));
  return {
    actors: (_, f) => [f.of],
    moves: [...spec.moves, passUnless<S, F>(spec.pass, end)],
    record: (_, f) => declinedRecord(f),
    advance(g, f) {
      if (f.main === null || f.again !== null || spec.canSell(g.s, f.of)) return false;
      end(g, f);
      return true;
    },
    asks: (_, f) => spec.asks[f.main === null ? 0 : 1],
  };
}
