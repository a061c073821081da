export * from './buying.ts';
export * from './depot.ts';
export * from './discard.ts';
export * from './limits.ts';
export * from './names.ts';
export * from './rusting.ts';
