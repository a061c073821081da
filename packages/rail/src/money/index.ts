export * from './dividend.ts';
export * from './income.ts';
export * from './last-call.ts';
export * from './raise.ts';
