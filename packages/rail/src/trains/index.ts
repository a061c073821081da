export * from './depot.ts';
