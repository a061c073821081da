export * from './by-id.ts';
export type * from './json.ts';
export type * from './types.ts';
