/** Routes as 18xx.games records them: for each stretch between two stops the hexes that it passes. */
import { brief } from './forms.ts';
import { checkRoutes, type Network, type Route, type RunProblem, type Track } from '@roundhouse/rail';

export interface SiteRoute {
  /** The train, by our name. */
  readonly train: string;
  readonly connections: readonly (readonly string[])[];
  /** Stops in order, `F9-1`: hex and number of the stop in it. */
  readonly nodes?: readonly string[] | undefined;
  readonly revenue?: number | undefined;
}

export type FoundRoutes = { readonly routes: readonly Route[]; readonly revenue: number } | { readonly reason: string };

/** How many readings of one run are tried. */
const MOST = 20_000;

/** The track that a record means, on the map as it is: legal, and with the recorded revenue where it is given. */
export function findRoutes(
  { network, trains, rules }: RunProblem,
  hexName: (hex: number) => string,
  recorded: readonly SiteRoute[],
): FoundRoutes {
  const tracks = new Tracks(network, hexName);
  const options: Route[][] = [];
  for (const route of recorded) {
    const paths = tracks.paths(route);
    if (paths.length === 0) {
      const way = route.connections.map((hexes) => hexes.join('-')).join(', ');
      return { reason: `There is no track for the route ${brief(way)} of train ${route.train}.` };
    }
    options.push(paths.map((path) => ({ train: route.train, path })));
  }
  const wanted = recorded.every(({ revenue }) => revenue !== undefined)
    ? recorded.reduce((sum, { revenue }) => sum + revenue!, 0)
    : null;
  let reason = 'The routes cannot be read.';
  let tried = 0;
  for (const routes of combinations(options)) {
    if (tried++ === MOST) break;
    const result = checkRoutes(network, trains, routes, rules);
    if ('fault' in result) reason = `These routes are not legal (${result.fault.code}).`;
    else if (wanted === null || result.revenue === wanted) return { routes, revenue: result.revenue };
    else reason = `These routes earn ${result.revenue} by the rules and ${wanted} in the file.`;
  }
  return { reason };
}

function* combinations(options: readonly Route[][], chosen: readonly Route[] = []): Generator<readonly Route[]> {
  const next = options[chosen.length];
  if (!next) yield chosen;
  else for (const route of next) yield* combinations(options, [...chosen, route]);
}

/** A stretch between two stops: the hexsides that it crosses. */
interface Chain {
  readonly from: number;
  readonly sides: readonly number[];
  readonly to: number;
}

class Tracks {
  readonly #network: Network;
  readonly #byHex = new Map<string, Track[]>();

  constructor(network: Network, hexName: (hex: number) => string) {
    this.#network = network;
    for (const track of network.tracks) {
      const name = hexName(track.hex);
      const known = this.#byHex.get(name);
      if (known) known.push(track);
      else this.#byHex.set(name, [track]);
    }
  }

  /** Every way to read a route, as points; those with the recorded stops, if there are any. */
  paths({ connections, nodes }: SiteRoute): string[][] {
    let found: (readonly Chain[])[] = [[]];
    for (const hexes of connections) {
      const chains = [...this.#chains(hexes), ...(hexes.length > 1 ? this.#chains([...hexes].reverse()) : [])];
      found = found.flatMap((route) =>
        chains.filter(({ from }) => route.length === 0 || route.at(-1)!.to === from).map((chain) => [...route, chain]),
      );
      if (found.length > MOST) found = found.slice(0, MOST);
    }
    const routes = found.filter((route) => route.length > 0);
    const stops = nodes && [...nodes].sort(byText).join();
    const exact = routes.filter((route) => this.#stopsOf(route).sort(byText).join() === stops);
    return (exact.length > 0 ? exact : routes).map((route) => this.#points(route));
  }

  /** Stretches along these hexes, in this direction. */
  #chains(hexes: readonly string[]): Chain[] {
    let open = this.#ends(hexes[0] ?? '')
      .filter(([from]) => from >= 0)
      .map(([from, at]) => ({ from, at, sides: at < 0 ? [~at] : [] }));
    for (const hex of hexes.slice(1)) {
      open = open.flatMap(({ from, at, sides }) =>
        this.#ends(hex)
          .filter(([end]) => at < 0 && end === at)
          .map(([, next]) => ({ from, at: next, sides: next < 0 ? [...sides, ~next] : sides })),
      );
    }
    return open.filter(({ at }) => at >= 0).map(({ from, at, sides }) => ({ from, sides, to: at }));
  }

  /** Tracks of a hex, from either end. */
  #ends(hex: string): (readonly [number, number])[] {
    const tracks = this.#byHex.get(hex) ?? [];
    return tracks.flatMap(({ a, b }) => [[a, b] as const, [b, a] as const]);
  }

  #stopsOf(route: readonly Chain[]): string[] {
    const { stops } = this.#network;
    return [route[0]!.from, ...route.map(({ to }) => to)].map((stop) => stops[stop]!.id.replace(':n', '-'));
  }

  #points(route: readonly Chain[]): string[] {
    const { stops, hexsides } = this.#network;
    const points = [stops[route[0]!.from]!.id];
    for (const { sides, to } of route) points.push(...sides.map((side) => hexsides[side]!), stops[to]!.id);
    return points;
  }
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
