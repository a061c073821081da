export * from './grid.ts';
export * from './moves.ts';
