export * from './holdings.ts';
export * from './sale.ts';
