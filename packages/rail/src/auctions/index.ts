export * from './ascending.ts';
export * from './rows.ts';
