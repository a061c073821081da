import type { KernelState } from './state.ts';
import type { Setting, SettingValue } from './title.ts';

/** How a game is played: its options and readings. Every state has them. */
export type Settings = Pick<KernelState, 'options' | 'readings'>;

/** The values of the setting with this id. */
type ValueOf<One, Id> = One extends Setting<infer Name, infer Value> ? (Name extends Id ? Value : never) : never;

/**
 * Is a setting played in this way? Made for the settings that a title declares, so that any other id or value does not
 * compile: `playsOf<(typeof options | typeof readings)[number]>()`.
 */
export const playsOf =
  <One extends Setting>() =>
  <Id extends One['id']>(s: Settings, id: Id, value: ValueOf<One, Id> & SettingValue): boolean =>
    s.readings[id] === value || s.options[id] === value;
