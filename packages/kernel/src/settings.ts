import type { KernelState } from './state.ts';

/** How a game is played: its options and readings. Every state has them. */
export type Settings = Pick<KernelState, 'options' | 'readings'>;

/** Is an option or a reading played in this way? */
export const plays = (s: Settings, id: string, value: string): boolean =>
  s.readings[id] === value || s.options[id] === value;
