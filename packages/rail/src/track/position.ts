import type { Stations } from '../stations/slots.ts';
import type { LaidTiles } from '../tiles/supply.ts';
import { Recent } from '../recent.ts';

/**
 * Remembers what is derived from the map for one company as long as neither tiles nor stations change: the
 * state is shared structure, so the same objects mean the same map.
 */
export function perPosition<S extends { readonly tiles: LaidTiles; readonly stations: Stations }, T>(
  derive: (state: S, owner: string) => T,
): (state: S, owner: string) => T {
  const known = new Recent<LaidTiles, Recent<Stations, Map<string, T>>>();
  return (state, owner) => {
    let byStations = known.get(state.tiles);
    if (!byStations) {
      byStations = new Recent();
      known.set(state.tiles, byStations);
    }
    let byOwner = byStations.get(state.stations);
    if (!byOwner) {
      byOwner = new Map();
      byStations.set(state.stations, byOwner);
    }
    if (!byOwner.has(owner)) byOwner.set(owner, derive(state, owner));
    return byOwner.get(owner) as T;
  };
}
