export * from './steps.ts';
export * from './board.ts';
export * from './coordinates.ts';
export * from './types.ts';
