/** 15.2 General route definition: the track as a company may run on it, and the trains that run there. */
import {
  hasStation,
  type HexId,
  hexIndex,
  isBlocked,
  canRunThrough,
  type Network,
  networkOf,
  type NodeDef,
  perPosition,
  type Place,
  type Revenue,
  type RunOf,
  type RunRules,
  runnersBy,
  type StopKind,
  type TrainSpec,
  trainsOf,
  waysOf,
} from '@roundhouse/rail';
import { powersFor, usesFor } from '../14-cousins/14.2-in-routes.ts';
import { layout } from '../geography.ts';
import { board, CHATHAM, LONDON, roster } from '../material.ts';
import { phase, type State } from '../state.ts';
import { plays } from '../readings.ts';

const DOCKS = 'M19';

/**
 * Routes end at any stop (15.2-1); a port is not among the two that they have at least (15.2-17). What each kind counts stands in
 * `data/trains.json`: N cities and off-boards, all towns and one port, at what they pay (15.3.1-2, 15.3.1-3, 15.3.1-4); the 5D+ all it
 * comes to, its best five twice (15.3.3-1, 15.3.3-2); the FLOOD what its network comes to, on track that no other train of the company
 * has used, its ports times the separate lines from off-boards (15.3.4-4, 15.3.4-5, 15.3.4-6, Q61).
 */
const ends: readonly StopKind[] = ['city', 'town', 'offboard', 'port'];
const runnersOf = runnersBy(roster, { ends, minStops: 2, minKinds: ['city', 'town', 'offboard'] });

/** What a company's trains can run as: each by itself, or by the power of a cousin (7.2.3-2). */
export const runners = (s: State, company: string, trains = trainsOf(s, roster, company)): readonly TrainSpec[] =>
  waysOf(runnersOf(s, trains), powersFor(s, company));

export const runRules = (s: State, company: string): RunRules => ({ powers: usesFor(s, company) });

/** The figure of the phase (11-5). */
const figureIn = (color: string, revenue: Revenue = 0): number =>
  typeof revenue === 'number' ? revenue : (revenue[color] ?? 0);

/** What a place pays. The port of Liverpool pays as much as the tile on Liverpool, and 20 more. */
export function valueIn(s: Pick<State, 'tiles' | 'phase'>, color: string, { revenue, revenueFrom }: NodeDef): number {
  if (revenueFrom === undefined) return figureIn(color, revenue);
  const [city] = layout(s).faces[hexIndex(board, revenueFrom.hex)]!.nodes;
  return figureIn(color, city?.revenue) + revenueFrom.plus;
}

/** Is this hex next to that of a port? The docks are next to their two cities (15.2-7). */
export function isNextTo(port: HexId, city: HexId): boolean {
  if (port === DOCKS) return city === LONDON || city === CHATHAM;
  const side = 6 * hexIndex(board, port);
  return board.neighbours.subarray(side, side + 6).includes(hexIndex(board, city));
}

/**
 * The network depends on the map and, beyond it, on the company and the values in force. Separate lines of one tile, any way
 * through a city, both cities of an OO tile, and routes that meet in cities come of the tiles (15.2-4, 15.2-5, 15.2-10, 15.2-15).
 */
const networkBy = perPosition((s: State, company, _phase: string, color: string, mayBeJoined: boolean): Network => {
  const map = layout(s);
  const mine = ({ hexId, node }: Pick<Place, 'hexId' | 'node'>): boolean =>
    hasStation(s.stations, company, hexId, node);
  return networkOf(map, {
    value: ({ def }) => valueIn(s, color, def),
    // Ports and off-boards, which only their spikes lead to (11-2), are ends (15.2-6, 15.2-16, 15.3.4-2); so are cities where markers
    // of others, British Rail's among them, fill all circles (15.2-3, 13.5-16).
    passable: ({ def, hexId, node }) =>
      canRunThrough(def) && def.kind !== 'port' && !isBlocked(map, s.stations, hexId, node, company),
    mine,
    // The network of a FLOOD train may be no more than the city of its marker (Q61).
    standsAlone: mine,
    // London by the edge of its own marker; on from there leads only the line to the docks (15.2-11, 15.2-16, Q62). That line is
    // white in the data: trains from London and from Chatham share it, and both count the docks (7.2.3-4).
    closed: (place) => place.hexId === LONDON && !mine(place),
    // 15.2-12.
    group: ({ hexId }) => (hexId === LONDON ? LONDON : undefined),
    // 15.2-6, 15.3.4-3, Q62.
    comesTo: (from) =>
      from.def.kind === 'port'
        ? (to) => to.def.kind === 'city' && mine(to) && isNextTo(from.hexId, to.hexId)
        : undefined,
    mayBeJoined,
  });
});

export const networkFor = (s: State, company: string): Network =>
  networkBy(s, company, s.phase, phase(s).revenue, !plays(s, 'portLines', 'alone'));

/** The run of any company on the map as it lies, with its own trains or with others; powers are a choice before it. */
export function runProblemOf(s: State, company: string, trains?: readonly string[]): RunOf {
  const ways = runners(s, company, trains);
  return {
    company,
    network: networkFor(s, company),
    trains: ways.filter(({ power }) => power === undefined),
    ways,
    rules: runRules(s, company),
  };
}
