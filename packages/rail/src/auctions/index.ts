export * from './ascending.ts';
