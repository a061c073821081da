/** What a route can use of one block, in all the ways there are. */
import type { Graph } from '../graph.ts';
import type { Block, Wire } from './blocks.ts';

/** Instead of a wire: the piece ends at a stop, and the route with it. */
export const ENDS = -1;

export interface Laying {
  /** With the tracks of the wires that are opened. */
  readonly tracks: readonly number[];
  readonly wires: readonly number[];
  readonly opened: readonly number[];
  /** The pieces of the route, each from wire to wire, or to where it ends. */
  readonly pieces: readonly (readonly [number, number])[];
  readonly stops: readonly number[];
  /** Where the route ends. */
  readonly ends: readonly number[];
  /** Stops that are passed, with the two tracks there. */
  readonly passed: readonly { readonly stop: number; readonly tracks: readonly [number, number] }[];
}

/** `opened`: wires to blocks that come later. */
export function layingsOf(
  graph: Graph,
  block: Block,
  wires: readonly Wire[],
  wireAt: Int32Array,
  opened: ReadonlySet<number>,
): Laying[] {
  const { tracks, stops } = graph.network;
  const layings: Laying[] = [];
  const at = new Map<number, number[]>();
  const chosen: number[] = [];
  const endsOf = (track: number): [number, number] => [tracks[track]!.a, tracks[track]!.b];
  const fits = (end: number): boolean => {
    const here = at.get(end)?.length ?? 0;
    if (end < 0) return here === 0;
    if (here > 0) return here < (stops[end]!.passable ? 2 : 1);
    return graph.mates[end]!.every((mate) => (at.get(mate)?.length ?? 0) === 0);
  };
  const choose = (i: number): void => {
    if (i === block.tracks.length) {
      const laying = lay();
      if (laying !== null) layings.push(laying);
      return;
    }
    choose(i + 1);
    const track = block.tracks[i]!;
    const [a, b] = endsOf(track);
    if (!fits(a) || !fits(b)) return;
    for (const end of [a, b]) at.set(end, [...(at.get(end) ?? []), track]);
    // One end can be in the way of the other.
    if (a < 0 || b < 0 || !graph.mates[a]!.includes(b)) {
      chosen.push(track);
      choose(i + 1);
      chosen.pop();
    }
    for (const end of [a, b]) at.set(end, at.get(end)!.slice(0, -1));
  };
  const lay = (): Laying | null => {
    const pieces: [number, number][] = [];
    const ends: number[] = [];
    const walked = new Set<number>();
    for (const [from, own] of at) {
      if (own.length !== 1 || walked.has(own[0]!)) continue;
      let end = from;
      for (let track: number | undefined = own[0]; track !== undefined; ) {
        walked.add(track);
        const [a, b] = endsOf(track);
        end = a === end ? b : a;
        track = at.get(end)!.find((next) => !walked.has(next));
      }
      for (const one of [from, end]) if (one >= 0) ends.push(one);
      pieces.push([from < 0 ? wireAt[~from]! : ENDS, end < 0 ? wireAt[~end]! : ENDS]);
    }
    // What is left goes round in a ring.
    if (walked.size < chosen.length || ends.length > 2) return null;
    const taken = pieces.flat().filter((wire) => wire !== ENDS);
    const visited = [...at].filter(([end, own]) => end >= 0 && own.length > 0);
    const fresh = taken.filter((wire) => opened.has(wire));
    return {
      tracks: [...chosen, ...fresh.flatMap((wire) => wires[wire]!.tracks)],
      wires: taken,
      opened: fresh,
      pieces,
      stops: visited.map(([stop]) => stop),
      ends,
      passed: visited.flatMap(([stop, own]) =>
        own.length === 2 ? [{ stop, tracks: [own[0]!, own[1]!] as [number, number] }] : [],
      ),
    };
  };
  choose(0);
  return layings;
}
