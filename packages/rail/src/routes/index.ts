export type { Tuning } from './kinds.ts';
export * from './network.ts';
export * from './result.ts';
export * from './search.ts';
export * from './validate.ts';
