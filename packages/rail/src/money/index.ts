export * from './dividend.ts';
