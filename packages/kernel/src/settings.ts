import type { KernelState } from './state.ts';

/** Is an option or a reading played in this way? */
export const plays = (s: KernelState, id: string, value: string): boolean =>
  s.readings[id] === value || s.options[id] === value;
