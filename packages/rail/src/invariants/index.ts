export * from './companies.ts';
export * from './conservation.ts';
