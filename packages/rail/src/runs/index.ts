export * from './judging.ts';
export * from './late.ts';
export * from './limits.ts';
export * from './moves.ts';
export * from './powers.ts';
export * from './refusals.ts';
export * from './step.ts';
export * from './trains.ts';
