/** A tile is laid: what it costs, where markers go, and what follows from it. */
import { buildTrack, remapPlaces, setExt } from '@roundhouse/rail';
import { askErie } from '../13-companies/13.3.2-homes.ts';
import { takeTunnelMarker } from '../16-coal.ts';
import { ERIE_HOME, TUNNEL } from '../material.ts';
import type { Game } from '../state.ts';
import { type Build, judge } from './14.2-types.ts';

/** Anything but a yellow tile is an upgrade, of a tile or of a printed yellow hex. */
export const isUpgrade = (a: Build, s: Game['s']): boolean => judge.lay(s, a).after.color !== 'yellow';

/** 14.3.2-6. */
export function build(g: Game, builder: string, a: Build, cost: number): void {
  const what = judge.lay(g.s, a);
  buildTrack(g, builder, a, what, cost, 'track');
  const homes = what.map ? remapPlaces(g.s.ext.homes, a.hex, what.map) : g.s.ext.homes;
  if (homes !== g.s.ext.homes) setExt(g, { homes });
  if (a.hex === TUNNEL) takeTunnelMarker(g, builder);
  if (a.hex === ERIE_HOME) askErie(g);
}
