export * from './layout.ts';
export * from './reach.ts';
