export * from './homes.ts';
export * from './slots.ts';
