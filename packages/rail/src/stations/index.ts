export * from './homes.ts';
export * from './joins.ts';
export * from './open-home.ts';
export * from './placing.ts';
export * from './slots.ts';
export * from './reservations.ts';
