export * from './ascending.ts';
export * from './bidding.ts';
export type * from './bidding-judges.ts';
export * from './open-cry.ts';
export * from './rows.ts';
export * from './standing-bids.ts';
export * from './discount.ts';
export { lotsAside, rowAsides, tiedAsides } from './asides.ts';
