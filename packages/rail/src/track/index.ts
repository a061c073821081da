export * from './candidates.ts';
export * from './lay.ts';
export * from './layout.ts';
export * from './lays.ts';
export * from './network.ts';
export * from './position.ts';
export * from './reach.ts';
