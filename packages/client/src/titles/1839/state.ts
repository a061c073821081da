import type { RailState } from '@roundhouse/rail';
import type { PrivateAuction, State } from '@roundhouse/titles/1839/face';

/** A state of this game, as its rules know it. */
export const as1839 = (s: RailState): State => s as unknown as State;

const frameOf = (s: RailState, kind: string) => s.stack.findLast((frame) => frame.kind === kind);
export const auctionOf = (s: RailState) => frameOf(s, 'privateAuction') as PrivateAuction | undefined;
