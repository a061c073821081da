export * from './cards.ts';
export * from './frames.ts';
export * from './operating.ts';
export * from './order.ts';
export type { Pause } from './pause.ts';
export * from './sets.ts';
export * from './sold.ts';
export * from './steps.ts';
export * from './stock.ts';
