export * from './foretelling.ts';
export * from './grid.ts';
export * from './moves.ts';
