import type { Stations } from '../stations/slots.ts';
import type { LaidTiles } from '../tiles/supply.ts';

/** How many positions are kept: a search goes back and forth between a few. */
const KEPT = 8;

interface Kept<T> {
  readonly tiles: LaidTiles;
  readonly stations: Stations;
  readonly byOwner: Map<string, T>;
}

/**
 * Remembers what is derived from the map for one company as long as neither tiles nor stations change: the
 * state is shared structure, so the same objects mean the same map. Whatever else it depends on is named beside the company.
 */
export function perPosition<
  S extends { readonly tiles: LaidTiles; readonly stations: Stations },
  T,
  K extends readonly (string | number | boolean)[],
>(derive: (state: S, owner: string, ...further: K) => T): (state: S, owner: string, ...further: K) => T {
  const kept: Kept<T>[] = [];
  // The one that was asked for last stands first: what everybody comes back to is not forgotten.
  const keptFor = ({ tiles, stations }: S): Map<string, T> => {
    const at = kept.findIndex((one) => one.tiles === tiles && one.stations === stations);
    if (at === 0) return kept[0]!.byOwner;
    const found = at > 0 ? kept[at]! : { tiles, stations, byOwner: new Map<string, T>() };
    for (let i = at > 0 ? at : Math.min(kept.length, KEPT - 1); i > 0; i--) kept[i] = kept[i - 1]!;
    kept[0] = found;
    return found.byOwner;
  };
  return (state, owner, ...further) => {
    const byOwner = keptFor(state);
    let key = owner;
    for (const one of further) key += ` ${one}`;
    let value = byOwner.get(key);
    if (value === undefined) {
      value = derive(state, owner, ...further);
      byOwner.set(key, value);
    }
    return value;
  };
}
