export * from './ascending.ts';
export * from './bidding.ts';
export type { BidderAuction, BiddingAuction } from './bidding-judges.ts';
export * from './rows.ts';
export * from './discount.ts';
