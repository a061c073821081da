/** 8.4 Build track, and 9, 12: which tile may lie on which hex, for anyone who lays it. */
import type { Check } from '@roundhouse/kernel';
import {
  capitalised,
  deadAt,
  type Face,
  hasLabelled,
  isNextColor,
  type Lay,
  type LayAction,
  terrainCost,
  trackJudge,
  type TrackJudge,
} from '@roundhouse/rail';
import { closedBy } from '../10-privates/10.1-privates.ts';
import { layout, reachFor, reachIfEdgesTwice, reachIfTurningBack, reachIfUnblocked } from '../geography.ts';
import { board, nameOf, privateOf, tileSet } from '../material.ts';
import { phase, type State } from '../state.ts';
import type { StepFrame } from '@roundhouse/rail';

/** A lay with the power that is used for it. */
export interface Build extends LayAction {
  readonly by: string;
  readonly using?: string | undefined;
  /** The city for a marker that comes with it. */
  readonly node?: number | undefined;
}
export type BuildCheck = Check<State, StepFrame, Build>;

/** Powers: extra tiles, and what takes the place of the normal build. */
export const TOULOUSE = 'TB';
export const SAINT_GERMAIN = 'PStG';
export const HAVRE = 'LH';
export const BOULOGNE = 'BA';
/** The power of some companies to build brown in ports (8.4.3-5). */
export const PORTS = 'ports';

/** Tiles laid by these need no trace (8.4.1-17). */
const UNCONNECTED: readonly (string | undefined)[] = [SAINT_GERMAIN, HAVRE, BOULOGNE];

const count = (face: Face, kind: string): number => face.nodes.filter((node) => node.kind === kind).length;
const tileOf = (face: Face) => tileSet.byId.get(face.tile ?? '')!;

/** A label binds in the colours that have such a tile (8.4.3-1, 12.2-4); Paris has two cities, then three (12.2-2, 12.2-3). */
const boundBy = (printed: Face, after: Face): string[] =>
  printed.labels.filter((label) => hasLabelled(tileSet, after.color, label));
const labelsFit = (printed: Face, after: Face): boolean =>
  after.labels.every((label) => printed.labels.includes(label)) &&
  boundBy(printed, after).every((label) => after.labels.includes(label));

/** A tile that goes over certain others only: the gray city (Q18), and the one brown town (Q60). */
const isMeantFor = (before: Face, after: Face): boolean =>
  tileOf(after).def.replaces?.includes(before.tile ?? '') ?? true;
/** The brown town, which takes in both towns of a hex. */
const isSpecial = (after: Face): boolean => after.color === 'brown' && count(after, 'town') === 1;

/** City on city, town on town, double town on double town, plain on plain; and the brown town on double towns. */
const sameType = (printed: Face, after: Face): boolean =>
  isSpecial(after)
    ? count(printed, 'town') === 2
    : count(printed, 'town') === count(after, 'town') && count(printed, 'city') > 0 === count(after, 'city') > 0;

const view = {
  layout,
  reach: reachFor,
  colors: (s: State) => phase(s).tiles,
  fits: (printed: Face, after: Face) => labelsFit(printed, after) && sameType(printed, after),
  goesAnywhere: (_: State, { using }: Build) => UNCONNECTED.includes(using),
};

/** The next colour, or brown straight over yellow double towns (8.4.3-4). */
export const judge = trackJudge<State, Build>({
  ...view,
  follows: (before, after) => (isNextColor(before, after) || isSpecial(after)) && isMeantFor(before, after),
});
/** With the power of ports a brown tile lies as if a green one had lain there (8.4.3-5). */
export const portJudge = trackJudge<State, Build>({
  ...view,
  follows: (before, after) =>
    after.color === 'brown' && ['white', 'yellow', 'green'].includes(before.color) && isMeantFor(before, after),
});
export const judgeOf = ({ using }: Pick<Build, 'using'>): TrackJudge<State, Build> =>
  using === PORTS ? portJudge : judge;

const colorOf = (hex: number): string => board.hexes[hex]!.color;
const leadsTo = deadAt(board);

const fixedRotation = (a: Build): number | undefined => tileSet.byId.get(a.tile)!.def.fixedRotation;
const colorRules: readonly (readonly [color: string, rule: string, says: string])[] = [
  ['yellow', '8.4.1-5', 'Yellow tiles go on hexes without a tile or printed yellow track.'],
  ['green', '8.4.1-6', 'A green tile goes over a yellow tile, or on a yellow hex.'],
  ['brown', '8.4.1-7', 'A brown tile goes over a green one.'],
  ['gray', '8.4.1-8', 'A gray tile goes over a brown one: the city tile over tile 63 only.'],
];
const phaseRules: readonly (readonly [color: string, rule: string])[] = [
  ['green', '8.4.2-2'],
  ['brown', '8.4.2-3'],
  ['gray', '8.4.2-4'],
];

const isGreenOrLater = ({ after }: Lay): boolean => after.color !== 'yellow';

/** What is printed on hex and tile. */
const printChecks: readonly BuildCheck[] = [
  judge.allowing('8.4.1-5', ({ hex }) => colorOf(hex) !== 'gray', 'You cannot lay tiles on gray hexes.'),
  judge.allowing('8.4.1-5', ({ hex }) => colorOf(hex) !== 'red', 'You cannot lay tiles on red off-board hexes.'),
  {
    rule: '10.1-10',
    passes: (s, _, a) => closedBy(s, a.hex) === undefined,
    says: (s, _, a) =>
      `${nameOf(a.hex)} stays closed until a company owns the ${privateOf(closedBy(s, a.hex)!).name} or it closes.`,
  },
  judge.allowing(
    '12.2-5',
    ({ printed, after }) => !after.labels.includes('OO') || printed.labels.includes('OO'),
    'OO tiles go only on hexes marked OO.',
  ),
  judge.allowing(
    '12.2-4',
    ({ printed, after }) => !printed.labels.includes('OO') || after.labels.includes('OO'),
    'A hex marked OO takes only OO tiles.',
  ),
  judge.allowing(
    '12.2-1',
    ({ printed, after }) => after.labels.every((label) => printed.labels.includes(label)),
    'A tile with the name of a city goes only on the hex of that city.',
  ),
  {
    rule: '8.4.3-9',
    passes: (s, _, a) => a.using !== PORTS || labelsFit(judge.lay(s, a).printed, judge.lay(s, a).after),
    says: 'Even with that power a port takes only the brown tile with its name.',
  },
  judge.allowing(
    '8.4.3-1',
    ({ printed, after }) => labelsFit(printed, after),
    'This city has a tile of that colour with its own name: use that one.',
  ),
  judge.allowing(
    '8.4.3-4',
    ({ printed, before, after }) => !isSpecial(after) || (count(printed, 'town') === 2 && isMeantFor(before, after)),
    'Tile G58 goes over a yellow double-town tile only.',
  ),
  judge.allowing(
    '8.4.1-9',
    ({ printed, after }) => count(after, 'city') === 0 || count(printed, 'city') > 0,
    'City tiles go only on hexes with a city.',
  ),
  judge.allowing(
    '8.4.1-11',
    ({ printed, after }) => count(after, 'town') !== 2 || count(printed, 'town') === 2,
    'Double-town tiles go only on hexes with two towns.',
  ),
  judge.allowing(
    '8.4.1-10',
    ({ printed, after }) => isSpecial(after) || count(after, 'town') !== 1 || count(printed, 'town') === 1,
    'Town tiles go only on hexes with one town.',
  ),
  judge.allowing(
    '8.4.1-12',
    ({ printed, after }) => after.nodes.length > 0 || printed.nodes.length === 0,
    'Plain tiles go only on hexes without a city or town.',
  ),
  {
    rule: '8.4.3-2',
    passes: (_, _f, a) => (fixedRotation(a) ?? a.rotation) === a.rotation,
    says: (_, _f, a) => `Tile ${a.tile} must lie with the city’s name upright.`,
  },
  judge.refusing(
    '8.4.2-5',
    ['supply', 'lost', 'dead'],
    (_, _f, a) => `Like any tile, ${a.tile} must be in the supply, keep all connections and not run off the map.`,
    isGreenOrLater,
  ),
  // 8.4.1-4: of 7, 8 and 9 there is no end.
  judge.refusing('8.4.1-3', ['supply'], (_, _f, a) => `No tile ${a.tile} is left in the supply.`),
];

/** What the track on it does. */
const trackChecks: readonly BuildCheck[] = [
  judge.refusing('8.4.1-18', ['lost'], 'The new tile must keep all existing connections.'),
  judge.refusing('8.4.1-19', ['dead'], 'Track may not run off the map.', leadsTo('nothing', 'barrier')),
  judge.refusing('8.4.1-20', ['dead'], 'Track may run into a gray hex only where it meets track.', leadsTo('gray')),
  judge.refusing('8.4.1-21', ['dead'], 'Track may run into an off-board only at its black triangle.', leadsTo('red')),
];

/** Which colours there are (15.1-3, 15.2-2, 15.3-3, 15.4-3, 15.5-2, 15.6-4). */
const timeChecks: readonly BuildCheck[] = phaseRules.map(([color, rule]) =>
  judge.refusing(
    rule,
    ['phase'],
    (s) => `${capitalised(color)} tiles are not available in ${s.phase} phase.`,
    ({ after }) => after.color === color,
  ),
);

/** May the tile lie there at all? With the power of ports another colour can follow (8.4.2-5, 9-2). */
export const fitChecks: readonly BuildCheck[] = [
  ...printChecks,
  ...timeChecks,
  ...colorRules.map(
    ([color, rule, says]): BuildCheck => ({
      rule,
      passes(s, f, a) {
        const { refusing } = judgeOf(a);
        return refusing(rule, ['color'], says, ({ after }) => after.color === color).passes(s, f, a);
      },
      says,
    }),
  ),
  ...trackChecks,
];

/** A trace from a marker of the company to a line of track on the tile. */
export const connectionChecks: readonly BuildCheck[] = [
  judge.keptAway(
    '8.4.1-14',
    reachIfUnblocked,
    (_, f) => `Other companies’ markers fill a city on the ${f.of}’s way to this hex.`,
  ),
  judge.keptAway(
    '8.4.1-15',
    reachIfEdgesTwice,
    (_, f) => `The ${f.of} reaches this hex only by crossing a hex edge twice.`,
  ),
  judge.keptAway(
    '8.4.1-16',
    reachIfTurningBack,
    (_, f) => `The ${f.of} reaches this hex only by turning back at a junction.`,
  ),
  {
    rule: '8.4.3-7',
    passes: (s, f, a) => a.using !== PORTS || judge.isConnected(s, f.of, a),
    says: (_, f) => `The ${f.of} has no track from one of its markers to this port.`,
  },
  judge.refusing(
    '8.4.2-5',
    ['unconnected'],
    (_, f) => `This tile does not connect to track from one of the ${f.of}’s markers.`,
    isGreenOrLater,
  ),
  judge.refusing(
    '8.4.1-13',
    ['unconnected'],
    (_, f) => `This tile does not connect to track from one of the ${f.of}’s markers.`,
  ),
];

/** Paid with the first tile that lies on the hex (Q19), in Paris for every one (8.4.1-22, 8.4.2-7, 8.4.3-3, 11.2-1). */
export const terrainOf = (s: State, a: Build): number => {
  const { hex, replaces } = judge.lay(s, a);
  return terrainCost(board, hex, !replaces);
};

/** Anything but a yellow tile is an upgrade, of a tile or of a hex. */
export const isUpgrade = (s: State, a: Build): boolean => judge.lay(s, a).after.color !== 'yellow';
