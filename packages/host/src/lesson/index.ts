export * from './answers.ts';
export * from './conditions.ts';
export * from './course.ts';
export * from './facts.ts';
export * from './form.ts';
export * from './standing.ts';
