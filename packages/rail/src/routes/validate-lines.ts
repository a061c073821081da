/**
 * The most lines that can lead at the same time from stops of some kinds to stations, sharing no unit: a greatest flow, in
 * which each unit may be used in either direction. Used in both it would be used twice; where the lines found do that, the
 * best without the one direction and the best without the other are looked for.
 */
import type { End, Network, StopKind } from './network.ts';
import type { Passage } from './validate-network.ts';

/** A step of a line: over a track, or across a hexside. */
interface Step {
  readonly from: number;
  readonly to: number;
  /** What no two lines may share; -1 if any number may go here. */
  readonly unit: number;
  /** Where it leads, if that is a point of the line. */
  readonly end: End | undefined;
}

interface Steps {
  readonly all: readonly Step[];
  /** By node the steps that leave it and that come to it. */
  readonly leaving: ReadonlyMap<number, readonly number[]>;
  readonly coming: ReadonlyMap<number, readonly number[]>;
  readonly starts: readonly number[];
  readonly ends: ReadonlySet<number>;
}

export function mostLines(
  network: Network,
  passages: readonly Passage[],
  stops: readonly number[],
  linesFrom: readonly StopKind[],
): string[][] {
  const starts = stops.filter((stop) => linesFrom.includes(network.stops[stop]!.kind));
  const ends = new Set(stops.filter((stop) => network.stops[stop]!.mine && !starts.includes(stop)));
  if (starts.length === 0 || ends.size === 0) return [];
  const steps = stepsOf(network, passages, starts, ends);
  const flow = greatest(steps, new Set(), 0);
  return flow === null ? [] : linesIn(network, steps, flow);
}

function stepsOf(
  network: Network,
  passages: readonly Passage[],
  starts: readonly number[],
  ends: ReadonlySet<number>,
): Steps {
  const all: Step[] = [];
  const leaving = new Map<number, number[]>();
  const coming = new Map<number, number[]>();
  const put = (by: Map<number, number[]>, node: number, step: number): void => {
    const there = by.get(node);
    if (there) there.push(step);
    else by.set(node, [step]);
  };
  const add = (step: Step): void => {
    const number = all.push(step) - 1;
    put(leaving, step.from, number);
    put(coming, step.to, number);
  };
  // A hexside is crossed out of the first hex that is met there, or into it; each way has a node before and one behind.
  const firstHex = new Map<End, number>();
  const sideUnit = new Map<End, number>();
  for (const { track, hex, to } of passages) {
    if (to >= 0) continue;
    if (!firstHex.has(to)) firstHex.set(to, hex);
    if (network.tracks[track]!.units.includes(~to)) sideUnit.set(to, ~to);
  }
  const crossing = (end: End, outOf: boolean, behind: boolean): number =>
    network.stops.length + 4 * ~end + (outOf ? 2 : 0) + (behind ? 1 : 0);
  for (const { track, hex, from, to } of passages) {
    // Lines end at the first station, and only start where they start.
    if (from >= 0 && (ends.has(from) || !(network.stops[from]!.passable || starts.includes(from)))) continue;
    if (starts.includes(to)) continue;
    add({
      from: from >= 0 ? from : crossing(from, firstHex.get(from) !== hex, true),
      to: to >= 0 ? to : crossing(to, firstHex.get(to) === hex, false),
      // Each line leaves its start by a track of its own, even where track may be shared.
      unit:
        network.tracks[track]!.units.find((unit) => unit >= network.hexsides.length) ??
        (starts.includes(from) ? network.units + track : -1),
      end: to,
    });
  }
  for (const end of firstHex.keys()) {
    for (const outOf of [true, false]) {
      const [from, to] = [crossing(end, outOf, false), crossing(end, outOf, true)];
      add({ from, to, unit: sideUnit.get(end) ?? -1, end: undefined });
    }
  }
  return { all, leaving, coming, starts, ends };
}

/** How often each step is taken when as many lines as possible run, if they are more than `wanted`. */
function greatest(steps: Steps, shut: ReadonlySet<number>, wanted: number): Int32Array | null {
  const flow = new Int32Array(steps.all.length);
  let lines = 0;
  while (oneMore(steps, shut, flow)) lines++;
  if (lines <= wanted) return null;
  const clash = clashIn(steps, flow);
  if (clash === null) return flow;
  const [one, other] = clash;
  const without = greatest(steps, new Set([...shut, one]), wanted);
  const least = without === null ? wanted : linesOf(steps, without);
  return greatest(steps, new Set([...shut, other]), least) ?? without;
}

const linesOf = ({ leaving, starts }: Steps, flow: Int32Array): number =>
  starts.flatMap((start) => leaving.get(start) ?? []).reduce((sum, step) => sum + flow[step]!, 0);

/** Leads one more line through, turning others aside where they are in its way. */
function oneMore({ all, leaving, coming, starts, ends }: Steps, shut: ReadonlySet<number>, flow: Int32Array): boolean {
  const cameBy = new Map<number, number>();
  const queue = [...starts];
  const known = new Set(starts);
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    if (ends.has(node)) {
      for (let at = node; cameBy.has(at); ) {
        const by = cameBy.get(at)!;
        flow[by < 0 ? ~by : by]! += by < 0 ? -1 : 1;
        at = by < 0 ? all[~by]!.to : all[by]!.from;
      }
      return true;
    }
    const reach = (next: number, by: number): void => {
      if (known.has(next)) return;
      known.add(next);
      cameBy.set(next, by);
      queue.push(next);
    };
    for (const step of leaving.get(node) ?? []) {
      const free = all[step]!.unit < 0 || flow[step] === 0;
      if (free && !shut.has(step)) reach(all[step]!.to, step);
    }
    for (const step of coming.get(node) ?? []) if (flow[step]! > 0) reach(all[step]!.from, ~step);
  }
  return false;
}

/** Two steps that use one unit, in its two directions. */
function clashIn({ all }: Steps, flow: Int32Array): readonly [number, number] | null {
  const user = new Map<number, number>();
  for (let step = 0; step < all.length; step++) {
    const { unit } = all[step]!;
    if (unit < 0 || flow[step] === 0) continue;
    const other = user.get(unit);
    if (other !== undefined) return [other, step];
    user.set(unit, step);
  }
  return null;
}

function linesIn(network: Network, { all, leaving, starts, ends }: Steps, flow: Int32Array): string[][] {
  const lines: string[][] = [];
  for (const start of starts) {
    for (const first of leaving.get(start) ?? []) {
      for (; flow[first]! > 0; ) {
        const line = [network.stops[start]!.id];
        for (let step: number | undefined = first; step !== undefined; ) {
          flow[step]!--;
          const { to, end }: Step = all[step]!;
          if (end !== undefined) line.push(end >= 0 ? network.stops[end]!.id : network.hexsides[~end]!);
          step = ends.has(to) ? undefined : leaving.get(to)!.find((next) => flow[next]! > 0);
        }
        lines.push(line);
      }
    }
  }
  return lines;
}
