export * from './holdings.ts';
