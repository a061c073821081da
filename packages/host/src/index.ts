export * from './about.ts';
export * from './indication.ts';
export * from './maximum.ts';
export * from './next.ts';
export * from './seats.ts';
export * from './summary.ts';
