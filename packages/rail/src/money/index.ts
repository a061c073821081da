export * from './dividend.ts';
export * from './income.ts';
export * from './last-call.ts';
export * from './owed-aside.ts';
export * from './raise.ts';
