export * from './network.ts';
export * from './result.ts';
export * from './search.ts';
export * from './validate.ts';
