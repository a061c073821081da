export * from './ascending.ts';
export * from './bidding.ts';
export * from './rows.ts';
export * from './discount.ts';
