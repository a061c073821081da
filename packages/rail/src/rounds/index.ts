export * from './cards.ts';
export * from './order.ts';
