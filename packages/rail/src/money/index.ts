export * from './dividend.ts';
export * from './income.ts';
