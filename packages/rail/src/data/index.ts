export * from './box.ts';
export * from './by-id.ts';
export * from './json.ts';
export type * from './types.ts';
