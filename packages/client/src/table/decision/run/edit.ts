/** A route taken apart and put together by its stops: one click takes a stop off or brings it in. */
import type { Network, Route } from '@roundhouse/rail';

/** The route of a train after a click on a stop: cut there, or led on to it. Null when no track leads there. */
export function clickStop(
  network: Network,
  routes: readonly Route[],
  train: string,
  stop: string,
): readonly Route[] | null {
  const own = routes.find((route) => route.train === train);
  const others = routes.filter((route) => route !== own);
  const path = own?.path ?? [];
  const next = path.includes(stop) ? cutAt(network, path, stop) : extended(network, others, path, stop);
  if (next === null) return null;
  if (next.length === 0) return others;
  const route = { train, path: next };
  return own ? routes.map((one) => (one === own ? route : one)) : [...routes, route];
}

const isStop = (network: Network, point: string): boolean => network.stops.some(({ id }) => id === point);

/** An end goes off with the track that led to it; a stop in the middle becomes the end, the shorter part goes. */
function cutAt(network: Network, path: readonly string[], stop: string): string[] {
  const at = path.indexOf(stop);
  if (at === 0) return path.slice(nextStop(network, path, 1));
  if (at === path.length - 1) return path.slice(0, nextStop(network, path.toReversed(), 1) * -1);
  return at < path.length / 2 ? path.slice(at) : path.slice(0, at + 1);
}

/** The first stop at or after a place of the path; its end where there is none. */
function nextStop(network: Network, path: readonly string[], from: number): number {
  const at = path.findIndex((point, index) => index >= from && isStop(network, point));
  return at < 0 ? path.length : at;
}

/** The path led on to a stop from its nearer end, over track that no route uses yet. */
function extended(network: Network, others: readonly Route[], path: readonly string[], stop: string): string[] | null {
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined) return [stop];
  const taken = new Set([...others.flatMap((route) => route.path), ...path].filter((point) => !isStop(network, point)));
  const visited = new Set(path);
  const on = way(network, last, stop, taken, visited);
  const back = first === last ? null : way(network, first, stop, taken, visited);
  if (on && (!back || on.length <= back.length)) return [...path, ...on.slice(1)];
  return back ? [...back.toReversed(), ...path.slice(1)] : null;
}

interface Step {
  readonly point: string;
  /** The hex whose track led here; from a hexside it goes on in the other one. */
  readonly hex: number;
  readonly before: Step | null;
}

/** The way with the fewest points between two stops, over free track. */
function way(
  network: Network,
  from: string,
  to: string,
  taken: ReadonlySet<string>,
  visited: ReadonlySet<string>,
): string[] | null {
  const leaving = tracksByPoint(network);
  const seen = new Set<string>();
  let steps: Step[] = [{ point: from, hex: -1, before: null }];
  while (steps.length > 0) {
    const next: Step[] = [];
    for (const step of steps) {
      for (const { point, hex } of leaving.get(step.point) ?? []) {
        const key = `${point} ${hex}`;
        const crossing = !isStop(network, step.point) && hex === step.hex;
        if (crossing || taken.has(point) || seen.has(key) || (visited.has(point) && point !== to)) continue;
        seen.add(key);
        const reached: Step = { point, hex, before: step };
        if (point === to) return pointsOf(reached);
        if (passes(network, point)) next.push(reached);
      }
    }
    steps = next;
  }
  return null;
}

const passes = (network: Network, point: string): boolean =>
  network.stops.find(({ id }) => id === point)?.passable ?? true;

function pointsOf(step: Step): string[] {
  const points: string[] = [];
  for (let at: Step | null = step; at; at = at.before) points.unshift(at.point);
  return points;
}

const byPoint = new WeakMap<Network, Map<string, { point: string; hex: number }[]>>();

function tracksByPoint(network: Network): Map<string, { point: string; hex: number }[]> {
  const known = byPoint.get(network);
  if (known) return known;
  const made = new Map<string, { point: string; hex: number }[]>();
  const name = (end: number): string => (end >= 0 ? network.stops[end]!.id : network.hexsides[~end]!);
  const add = (from: number, to: number, hex: number): void => {
    const list = made.get(name(from)) ?? [];
    list.push({ point: name(to), hex });
    made.set(name(from), list);
  };
  for (const { a, b, hex } of network.tracks) {
    add(a, b, hex);
    if (a !== b) add(b, a, hex);
  }
  byPoint.set(network, made);
  return made;
}
