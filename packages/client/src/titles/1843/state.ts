import type { RailState } from '@roundhouse/rail';
import type { PrivateAuction, State, StockTurn } from '@roundhouse/titles/1843/face';

/** A state of this game, as its rules know it. */
export const as1843 = (s: RailState): State => s as unknown as State;

const frameOf = (s: RailState, kind: string) => s.stack.findLast((frame) => frame.kind === kind);
export const auctionOf = (s: RailState) => frameOf(s, 'privateAuction') as PrivateAuction | undefined;
export const stockTurnOf = (s: RailState) => frameOf(s, 'stockTurn') as StockTurn | undefined;
