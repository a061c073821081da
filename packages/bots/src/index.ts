export * from './host.ts';
export * from './random.ts';
