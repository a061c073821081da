import type { Json } from '@roundhouse/kernel';

/** A value of an event, an action or a setting as a text. */
export const textOf = (value: Json | undefined): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
