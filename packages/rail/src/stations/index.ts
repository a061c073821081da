export * from './homes.ts';
export * from './joins.ts';
export * from './slots.ts';
