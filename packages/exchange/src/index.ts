export * from './deal.ts';
export * from './export.ts';
export * from './import.ts';
export * from './import-error.ts';
export * from './imported.ts';
export * from './records.ts';
export * from './routes.ts';
export type { Mark } from './session.ts';
