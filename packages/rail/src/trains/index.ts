export * from './buying.ts';
export * from './depot.ts';
export * from './discard.ts';
export * from './rusting.ts';
