/** A tile is laid: what it costs, where markers go, and what follows from it. */
import { log } from '@roundhouse/kernel';
import { BANK, pay, remapPlaces, remapStations, replaceStations, setExt, setTile } from '@roundhouse/rail';
import { askErie } from '../13-companies/13.3.2-homes.ts';
import { takeTunnelMarker } from '../16-coal.ts';
import { ERIE_HOME, TUNNEL } from '../material.ts';
import type { Game } from '../state.ts';
import { type Build, lay } from './14.2-types.ts';

/** Anything but a yellow tile is an upgrade, of a tile or of a printed yellow hex. */
export const isUpgrade = (a: Build, s: Game['s']): boolean => lay(s, a).after.color !== 'yellow';

/** 14.3.2-6. */
export function build(g: Game, builder: string, a: Build, cost: number): void {
  const { map } = lay(g.s, a);
  pay(g, builder, BANK, cost, 'track');
  setTile(g, a.hex, a.tile, a.rotation);
  if (map) {
    replaceStations(g, remapStations(g.s.stations, a.hex, map));
    const homes = remapPlaces(g.s.ext.homes, a.hex, map);
    if (homes !== g.s.ext.homes) setExt(g, { homes });
  }
  log(g, { event: 'layTile', company: builder, hex: a.hex, tile: a.tile, rotation: a.rotation, cost });
  if (a.hex === TUNNEL) takeTunnelMarker(g, builder);
  if (a.hex === ERIE_HOME) askErie(g);
}
