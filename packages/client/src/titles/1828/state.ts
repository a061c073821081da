import type { RailState } from '@roundhouse/rail';
import type { Merger, PrivateAuction, State, StockRound, StockTurn } from '@roundhouse/titles/1828/face';

/** A state of this game, as its rules know it. */
export const as1828 = (s: RailState): State => s as unknown as State;

const frameOf = (s: RailState, kind: string) => s.stack.findLast((frame) => frame.kind === kind);
export const auctionOf = (s: RailState) => frameOf(s, 'privateAuction') as PrivateAuction | undefined;
export const stockRoundOf = (s: RailState) => frameOf(s, 'stockRound') as StockRound | undefined;
export const stockTurnOf = (s: RailState) => frameOf(s, 'stockTurn') as StockTurn | undefined;
export const mergerOf = (s: RailState) => frameOf(s, 'merger') as Merger | undefined;
