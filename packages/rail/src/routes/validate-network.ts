/** What a train covers that runs a network: judged from its station alone, on the track that other trains leave. */
import type { End, Network, StopKind } from './network.ts';
import { mostLines } from './validate-lines.ts';

export interface Spread {
  readonly stops: readonly number[];
  readonly tracks: readonly number[];
  /** The most lines that lead to its stations at the same time, each as the points it passes. */
  readonly lines: readonly (readonly string[])[];
}

/** A track in one direction. */
export interface Passage {
  readonly track: number;
  readonly hex: number;
  readonly from: End;
  readonly to: End;
}

export function spreadFrom(
  network: Network,
  station: number,
  linesFrom: readonly StopKind[],
  isUsed: (unit: number) => boolean,
): Spread {
  const leaving = passagesOf(network, isUsed);
  const stops = new Set([station]);
  const seen = new Set<Passage>();
  const coming = [...(leaving.get(station) ?? [])];
  for (let passage = coming.pop(); passage !== undefined; passage = coming.pop()) {
    if (seen.has(passage)) continue;
    seen.add(passage);
    const { to, hex } = passage;
    const on = leaving.get(to) ?? [];
    if (to < 0) {
      coming.push(...on.filter((next) => next.hex !== hex));
    } else {
      stops.add(to);
      if (network.stops[to]!.passable) coming.push(...on);
    }
  }
  const inOrder = [...stops].sort((a, b) => a - b);
  // Lines lead to stations: against the way by which their track was found.
  const back = [...seen].map(({ track, hex, from, to }) => ({ track, hex, from: to, to: from }));
  return {
    stops: inOrder,
    tracks: [...new Set(back.map(({ track }) => track))].sort((a, b) => a - b),
    lines: mostLines(network, back, inOrder, linesFrom),
  };
}

/** Every track that is free, in both directions, by the end that it leaves. */
function passagesOf(network: Network, isUsed: (unit: number) => boolean): ReadonlyMap<End, readonly Passage[]> {
  const leaving = new Map<End, Passage[]>();
  network.tracks.forEach(({ a, b, hex, units }, track) => {
    if (units.some(isUsed)) return;
    for (const passage of [
      { track, hex, from: a, to: b },
      { track, hex, from: b, to: a },
    ]) {
      const there = leaving.get(passage.from);
      if (there) there.push(passage);
      else leaving.set(passage.from, [passage]);
    }
  });
  return leaving;
}
