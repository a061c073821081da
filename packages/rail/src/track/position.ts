import type { Stations } from '../stations/slots.ts';
import type { LaidTiles } from '../tiles/supply.ts';

/** How many positions are kept: whoever looks ahead goes back and forth between a few. */
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
  const kept: (Kept<T> | undefined)[] = Array.from({ length: KEPT });
  let last = 0;
  const keptFor = ({ tiles, stations }: S): Map<string, T> => {
    for (let i = 0; i < KEPT; i++) {
      const one = kept[(last + KEPT - i) % KEPT];
      if (one?.tiles === tiles && one.stations === stations) return one.byOwner;
    }
    const byOwner = new Map<string, T>();
    last = (last + 1) % KEPT;
    kept[last] = { tiles, stations, byOwner };
    return byOwner;
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
