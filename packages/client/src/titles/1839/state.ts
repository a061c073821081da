import type { RailState } from '@roundhouse/rail';
import type {
  Announcement,
  Emergency,
  NationalisationRound,
  PrivateAuction,
  Redemption,
  SaleFrame,
  State,
  StockRound,
  StockTurn,
} from '@roundhouse/titles/1839/face';

/** A state of this game, as its rules know it. */
export const as1839 = (s: RailState): State => s as unknown as State;

const frameOf = (s: RailState, kind: string) => s.stack.findLast((frame) => frame.kind === kind);
export const auctionOf = (s: RailState) => frameOf(s, 'privateAuction') as PrivateAuction | undefined;
export const stockRoundOf = (s: RailState) => frameOf(s, 'stockRound') as StockRound | undefined;
export const stockTurnOf = (s: RailState) => frameOf(s, 'stockTurn') as StockTurn | undefined;
export const announcementOf = (s: RailState) => frameOf(s, 'announcement') as Announcement | undefined;
export const saleOf = (s: RailState) => frameOf(s, 'sale') as SaleFrame | undefined;
export const redemptionOf = (s: RailState) => frameOf(s, 'redemption') as Redemption | undefined;
export const nationalisationOf = (s: RailState) =>
  frameOf(s, 'nationalisationRound') as NationalisationRound | undefined;
export const emergencyOf = (s: RailState) => frameOf(s, 'emergency') as Emergency | undefined;

/** The company whose operation it is. */
export const operatingOf = (s: RailState): string | undefined => frameOf(s, 'operatingTurn')?.of;

/** Has it had its turn in this operating round, to the end? */
export const hasOperated = (s: RailState, company: string): boolean =>
  operatingOf(s) !== company &&
  ((frameOf(s, 'operatingRound') as { readonly operated?: readonly string[] } | undefined)?.operated?.includes(
    company,
  ) ??
    false);
