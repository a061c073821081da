import { grouped } from '@roundhouse/kernel';

/** `a share`, `3 shares`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `1 ${one}` : `${grouped(count)} ${many}`;
