export * from './announcing.ts';
export * from './answers.ts';
export * from './buying.ts';
export * from './directors.ts';
export * from './holdings.ts';
export * from './sale.ts';
export * from './floating.ts';
export * from './worth.ts';
