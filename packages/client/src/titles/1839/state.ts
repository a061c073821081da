import type { RailState } from '@roundhouse/rail';
import type { Announcement, PrivateAuction, Redemption, SaleFrame, State } from '@roundhouse/titles/1839/face';

/** A state of this game, as its rules know it. */
export const as1839 = (s: RailState): State => s as unknown as State;

const frameOf = (s: RailState, kind: string) => s.stack.findLast((frame) => frame.kind === kind);
export const auctionOf = (s: RailState) => frameOf(s, 'privateAuction') as PrivateAuction | undefined;
export const announcementOf = (s: RailState) => frameOf(s, 'announcement') as Announcement | undefined;
export const saleOf = (s: RailState) => frameOf(s, 'sale') as SaleFrame | undefined;
export const redemptionOf = (s: RailState) => frameOf(s, 'redemption') as Redemption | undefined;

/** Has it had its turn in this operating round? */
export const hasOperated = (s: RailState, company: string): boolean =>
  (frameOf(s, 'operatingRound') as { readonly operated?: readonly string[] } | undefined)?.operated?.includes(
    company,
  ) ?? false;
