export * from './absorb.ts';
