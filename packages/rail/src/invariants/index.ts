export * from './conservation.ts';
