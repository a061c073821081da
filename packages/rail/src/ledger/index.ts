export * from './cash.ts';
export * from './market.ts';
export * from './restore.ts';
export * from './shares.ts';
export * from './things.ts';
