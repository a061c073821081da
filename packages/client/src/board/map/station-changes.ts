import type { HexId, Stations } from '@roundhouse/rail';

/** A circle of a city that changes hands: from nobody where it was empty, to nobody where it will be. */
export interface StationChange {
  readonly hex: HexId;
  readonly node: number;
  readonly from: string | null;
  readonly to: string | null;
}

const keyOf = ({ hex, node }: { readonly hex: HexId; readonly node: number }): string => `${hex}:${node}`;

/** How often an owner stands in each city. */
function countsOf(stations: Stations, owner: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const spot of stations[owner] ?? []) counts.set(keyOf(spot), (counts.get(keyOf(spot)) ?? 0) + 1);
  return counts;
}

/** By city, those who have more stations in one position than in another, each as often as it is more. */
function moreIn(these: Stations, those: Stations): Map<string, string[]> {
  const more = new Map<string, string[]>();
  for (const owner of Object.keys(these)) {
    const others = countsOf(those, owner);
    for (const [key, count] of countsOf(these, owner)) {
      const times = Math.max(0, count - (others.get(key) ?? 0));
      if (times > 0) more.set(key, [...(more.get(key) ?? []), ...Array.from({ length: times }, () => owner)]);
    }
  }
  return more;
}

/** What differs between two positions with the same tiles, circle by circle. */
export function stationChanges(before: Stations, after: Stations): readonly StationChange[] {
  if (before === after) return [];
  const [left, came] = [moreIn(before, after), moreIn(after, before)];
  return [...new Set([...left.keys(), ...came.keys()])].flatMap((key) => {
    const [hex, node] = key.split(':') as [HexId, string];
    const [from, to] = [left.get(key) ?? [], came.get(key) ?? []];
    return Array.from({ length: Math.max(from.length, to.length) }, (_, i) => ({
      hex,
      node: Number(node),
      from: from[i] ?? null,
      to: to[i] ?? null,
    }));
  });
}
