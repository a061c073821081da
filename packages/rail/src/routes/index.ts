export * from './network.ts';
export * from './result.ts';
export * from './search.ts';
export { segmentsOf } from './segments.ts';
export * from './validate.ts';
