import { type Draft, put } from '@roundhouse/kernel';
import { log } from '../events.ts';
import type { RailState } from '../state.ts';

/** The tables that a procedure may have to give back: shared with the state that they were taken from. */
export type Tables<S extends RailState> = Pick<
  S,
  'phase' | 'cash' | 'shares' | 'companies' | 'privates' | 'trains' | 'stations' | 'tiles' | 'market' | 'ext'
>;

export function tablesOf<S extends RailState>(s: S): Tables<S> {
  const { phase, cash, shares, companies, privates, trains, stations, tiles, market, ext } = s;
  return { phase, cash, shares, companies, privates, trains, stations, tiles, market, ext };
}

/** Puts everything back to where it was; the frames are the caller's. */
export function restore<S extends RailState>(g: Draft<S>, tables: Tables<S>, why: string): void {
  put<RailState>(g, tables);
  log(g, { event: 'restore', why });
}
