/** 15 Track tiles, and 12 Map: which tile may lie on which hexagon, for anyone who lays it. */
import type { Check } from '@roundhouse/kernel';
import {
  allFit,
  bordersAt,
  capitalised,
  deadAt,
  type Face,
  labelsMatch,
  type Lay,
  type LayAction,
  newlyJoined,
  type NodeMap,
  type Replacing,
  roomOn,
  sameCounts,
  stationsAfter,
  stationsAt,
  stationsInHex,
  type StepFrame,
  terrainCost,
  trackJudge,
} from '@roundhouse/rail';
import { room } from './07-stock-round/7.5-homes.ts';
import { closedBy } from './14-companies/14.2-privates.ts';
import { areBarriersShut, layout, reachFor, reachIfEdgesTwice, reachIfLocal, reachIfUnblocked } from './geography.ts';
import { board, GOVERNMENT, nameOf, privateOf, SPOORLIJN, tileSet } from './material.ts';
import { phase, type State } from './state.ts';

/** A lay with the power that is used for it. */
export interface Build extends LayAction {
  readonly by: string;
  readonly using?: string | undefined;
}
type BuildCheck = Check<State, StepFrame, Build>;

const count = (face: Face, kind: string): number => face.nodes.filter((node) => node.kind === kind).length;
const bigCity = ({ labels }: Face): string | undefined => labels.find((label) => label !== 'OO');
const isDouble = ({ labels }: Face): boolean => labels.includes('OO');
const isBigCity = (printed: Face): boolean => bigCity(printed) !== undefined;

/** A tile is of the type of its hexagon; Amsterdam's cities may become one. */
const fits = (printed: Face, after: Face): boolean =>
  labelsMatch(printed, after) && (isBigCity(printed) || sameCounts(printed, after));

const EITHER: readonly NodeMap[] = [
  [0, 1],
  [1, 0],
];
/** Who lays the yellow tile of an OO hexagon puts every marker there into whichever city they like (15.3.1-10, Q75). */
const ways = (s: State, { hex, before, after }: Replacing): readonly NodeMap[] =>
  after.color === 'yellow' && isDouble(before) && stationsInHex(s.stations, board.ids[hex]!).length > 0 ? EITHER : [];

export const judge = trackJudge<State, Build>({
  layout,
  reach: reachFor,
  colors: (s) => phase(s).tiles,
  fits,
  ways,
  // 14.2.2.1.2-5.
  goesAnywhere: (_, { using }) => using === SPOORLIJN,
});

const colorOf = (hex: number): string => board.hexes[hex]!.color;
const OFF_BOARDS = ['black', 'blue', 'red'];
const isOffBoard = (hex: number): boolean => OFF_BOARDS.includes(colorOf(hex));
const leadsTo = deadAt(board);

/** Edges to which a stub on the hexagon itself obliges its tiles. */
const stubsOf = (hex: number): number =>
  bordersAt(board, hex, 0b111111, 'stub')
    .filter(({ on }) => on === board.ids[hex])
    .reduce((mask, { edge }) => mask | (1 << edge), 0);

const isUpgradeOf = ({ after }: Lay): boolean => after.color !== 'yellow';

/** Which colours there are, by phase; in gray and purple phase there are all (17.11-3, 17.12-2). */
const PHASE_RULES: Readonly<Record<string, string>> = {
  'light yellow': '17.1-2',
  'dark yellow': '17.2-2',
  'light green': '17.3-2',
  'dark green': '17.4-2',
  blue: '17.5-2',
  'light brown': '17.6-2',
  'medium brown': '17.7-2',
  'dark brown': '17.8-2',
  'light red': '17.9-2',
  'dark red': '17.10-2',
};
const phaseChecks = Object.entries(PHASE_RULES).map(
  ([id, rule]): BuildCheck => ({
    rule,
    passes: (s, _, a) => s.phase !== id || phase(s).tiles.includes(judge.lay(s, a).after.color),
    says: (s, _, a) => `${capitalised(judge.lay(s, a).after.color)} tiles cannot be laid in ${id} phase.`,
  }),
);

/** What each colour goes over. */
const COLOR_RULES: readonly (readonly [color: string, rule: string, says: string])[] = [
  ['yellow', '15.1-2', 'A yellow tile goes on a hexagon without a tile.'],
  ['green', '15.1-3', 'A green tile goes on a yellow tile or a yellow hexagon.'],
  ['brown', '15.1-4', 'A brown tile goes on a green one.'],
  ['gray', '15.1-5', 'A gray tile goes on a brown one.'],
];

/** What is printed on hexagon and tile. */
const printChecks: readonly BuildCheck[] = [
  judge.allowing('12-5', ({ hex }) => colorOf(hex) !== 'gray', 'A gray hexagon never takes a tile.'),
  judge.allowing('15.3.1-1', ({ hex }) => !isOffBoard(hex), 'An off-board hexagon never takes a tile.'),
  {
    rule: '14.2.1-8',
    passes: (s, _, a) => closedBy(s, a.hex) === undefined,
    says(s, _, a) {
      const { name } = privateOf(closedBy(s, a.hex)!);
      return `${nameOf(a.hex)} is blocked until a company buys ${name} or ${name} closes.`;
    },
  },
  judge.allowing(
    '15.3.2-1',
    (lay) => !isUpgradeOf(lay) || fits(lay.printed, lay.after),
    (_, _f, a) => `Tile ${a.tile} is another type, and an upgrade keeps the hexagon’s type.`,
  ),
  judge.allowing(
    '15.2-6',
    ({ printed, after }) => after.nodes.length > 0 || printed.nodes.length === 0,
    'Plain tiles go only on hexagons without a city or town.',
  ),
  judge.allowing(
    '15.2-2',
    ({ printed, after }) => bigCity(printed) === bigCity(after),
    (s, _, a) => {
      const { printed } = judge.lay(s, a);
      return isBigCity(printed)
        ? `${nameOf(a.hex)} takes only tiles marked ${bigCity(printed)}.`
        : `Tile ${a.tile} goes only on the big city marked with its letter.`;
    },
  ),
  judge.allowing(
    '15.2-3',
    ({ printed, after }) => isDouble(printed) === isDouble(after),
    'A hexagon marked OO takes only OO tiles, and they go nowhere else.',
  ),
  judge.allowing(
    '15.2-1',
    ({ printed, after }) => count(printed, 'city') > 0 === count(after, 'city') > 0,
    'A hexagon with a city takes only city tiles, and they go nowhere else.',
  ),
  judge.allowing(
    '15.2-5',
    ({ printed, after }) => (count(printed, 'town') === 2) === (count(after, 'town') === 2),
    'A hexagon with two towns takes only double town tiles, and they go nowhere else.',
  ),
  judge.allowing(
    '15.2-4',
    ({ printed, after }) => (count(printed, 'town') === 1) === (count(after, 'town') === 1),
    'A hexagon with one town takes only town tiles, and they go nowhere else.',
  ),
  ...phaseChecks,
  judge.refusing(
    '12-4',
    ['color'],
    'A yellow hexagon counts as a yellow tile: it can only be upgraded to green.',
    ({ hex, after, replaces }) => !replaces && colorOf(hex) === 'yellow' && after.color === 'yellow',
  ),
  ...COLOR_RULES.map(([color, rule, says]) =>
    judge.refusing(rule, ['color'], says, ({ after }) => after.color === color),
  ),
  judge.refusing('15.1-1', ['supply'], (_, _f, a) => `No tile ${a.tile} is left in the supply.`),
];

/** Anything but a yellow tile is an upgrade, of a tile or of a hexagon. */
export const isUpgrade = (s: State, a: Build): boolean => isUpgradeOf(judge.lay(s, a));

/** Does every edge keep the edges that it was joined to without a stop? */
const keepsPlainTrack = ({ before, after }: Lay): boolean =>
  before.edgeEdges.every((edges, edge) => (edges & ~after.edgeEdges[edge]!) === 0);

/** Would track meet over a barrier that is shut, where it did not before? What runs up to one and meets nothing may (15.3.1-12). */
const joinsOverBarrier = (s: State, { hex, before, after }: Lay): boolean =>
  areBarriersShut(s) && bordersAt(board, hex, newlyJoined(layout(s), hex, before, after), 'barrier').length > 0;

/** What its track does. Track may run to a blank edge of a gray tile (12-7), and to the triangle of an off-board (12-9). */
const trackChecks: readonly BuildCheck[] = [
  judge.refusing(
    '15.3.2-2',
    ['lost'],
    'The new tile must keep every connection between edges.',
    (lay) => isUpgradeOf(lay) && !keepsPlainTrack(lay),
  ),
  judge.refusing(
    '15.3.2-3',
    ['lost'],
    'The new tile must keep every connection from a city or town to an edge.',
    isUpgradeOf,
  ),
  judge.refusing('15.3.1-5', ['lost'], 'The new tile must keep all the existing track.'),
  judge.allowing(
    '12-15',
    ({ hex, after }) => (stubsOf(hex) & ~after.edgeMask) === 0,
    (_, _f, a) => `A tile in ${nameOf(a.hex)} must have track to the edge with the stub.`,
  ),
  judge.refusing('15.3.1-6', ['dead'], 'Track may not run off the map.', leadsTo('nothing')),
  judge.refusing('12-6', ['dead'], 'Track may run into a gray hexagon only where it has track.', leadsTo('gray')),
  judge.refusing('12-10', ['dead'], 'Track may run to an off-board only at a black triangle.', leadsTo(...OFF_BOARDS)),
  {
    rule: '12-14',
    passes: (s, _, a) => !joinsOverBarrier(s, judge.lay(s, a)),
    says: 'Track cannot cross a red barrier before light red phase.',
  },
];

/** Company markers have their circles on the new tile, and so has all that is reserved; government markers give way (15.3.2-5). */
function fitsAll(s: State, a: Build): boolean {
  const lay = judge.lay(s, a);
  if (count(lay.after, 'city') === 0) return true;
  const stations = stationsAfter(s.stations, a.hex, lay, GOVERNMENT);
  const isFull = lay.after.nodes.some(({ slots = 0 }, node) => stationsAt(stations, a.hex, node).length > slots);
  const left = roomOn(lay.after, stations, a.hex, (owner) => owner === GOVERNMENT);
  return !isFull && allFit(s.ext.reservations, (hex) => (hex === a.hex ? left : room(s, hex)));
}

const markerChecks: readonly BuildCheck[] = [
  judge.refusing('15.3.1-10', ['cities'], (_, _f, a) =>
    a.cities === undefined
      ? `Choose which city of the new tile each marker in ${nameOf(a.hex)} moves to.`
      : `The markers in ${nameOf(a.hex)} cannot be arranged that way.`,
  ),
  {
    rule: '15.3.2-4',
    passes: (s, _, a) => fitsAll(s, a),
    says: (_, _f, a) => `The tile has too few circles for the markers and reservations in ${nameOf(a.hex)}.`,
  },
];

/** May the tile lie there at all? */
export const fitChecks: readonly BuildCheck[] = [...printChecks, ...trackChecks, ...markerChecks];

/** A trace from a marker of the company to a line of track on the tile, old or new (Q39). */
export const connectionChecks: readonly BuildCheck[] = [
  judge.keptAway(
    '14.3.2.2.2-1',
    reachIfLocal,
    (_, f) => `Government markers block the ${f.of}, a Major, from this hexagon.`,
  ),
  judge.keptAway(
    '15.3.1-3',
    reachIfUnblocked,
    (_, f) => `Other companies’ markers block the ${f.of} from this hexagon.`,
  ),
  judge.keptAway(
    '15.3.1-4',
    reachIfEdgesTwice,
    (_, f) => `The ${f.of} can reach this hexagon only by crossing an edge twice.`,
  ),
  judge.refusing('15.3.1-2', ['unconnected'], (_, f) => `This tile would not connect to any marker of the ${f.of}.`),
];

/**
 * The ground, with the first tile on it (15.3.1-7, 15.3.1-8), and for a big city ƒ80 with each upgrade. What is printed on
 * Amsterdam is the fee for its first (15.3.1-9, Q41).
 */
export function groundOf(s: State, a: Build): number {
  const { hex, before, replaces } = judge.lay(s, a);
  return replaces ? (tileSet.byId.get(before.tile!)!.def.upgradeCost ?? 0) : terrainCost(board, hex, true);
}
