export * from './judging.ts';
export * from './moves.ts';
