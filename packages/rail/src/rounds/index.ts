export * from './cards.ts';
export * from './operating.ts';
export * from './order.ts';
export * from './sold.ts';
export * from './steps.ts';
