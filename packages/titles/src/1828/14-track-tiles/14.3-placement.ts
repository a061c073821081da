/** 14.3 Track placement and upgrades: supply, colours, kept track, dead ends, connection, terrain. */
import {
  bordersAt,
  connects,
  deadEnds,
  type Face,
  isNextColor,
  labelsMatch,
  preserves,
  type Reach,
  type ReplaceRule,
  terrainCost,
  tilesLeft,
} from '@roundhouse/rail';
import { closedBy } from '../13-companies/13.2.1-privates.ts';
import { board, nameOf, privateOf, tileSet } from '../material.ts';
import { operatingTurnOf, phase, type State, type StepFrame } from '../state.ts';
import { type Build, type BuildCheck, lay, sameType, typeChecks } from './14.2-types.ts';
import { layout, reachFor, reachIfCoal, reachIfEdgesTwice, reachIfUnblocked } from './geography.ts';

/** What can follow on a face by what is printed alone: for finding candidates quickly. */
export const follows: ReplaceRule = (before, after, _, printed) =>
  isNextColor(before, after) && labelsMatch(printed, after) && sameType(printed, after)
    ? preserves(before, after)
    : null;

const colorOf = (hex: number): string => board.hexes[hex]!.color;
const ofColor =
  (color: string) =>
  (s: State, _: StepFrame, a: Build): boolean =>
    colorOf(lay(s, a).hex) !== color;

/** Does it take the guide that is drawn on the hex, where there is one? */
function followsGuide(a: Build, after: Face): boolean {
  const { onlyTiles, guide } = board.hexes[board.indexOf.get(a.hex)!]!;
  if (onlyTiles !== undefined && !onlyTiles.includes(a.tile)) return false;
  return (guide ?? []).every((line) => line.split(':').every((edge) => after.edgeMask & (1 << Number(edge))));
}

/** Is plain track between edges lost, or only track to a city? */
const losesPlainTrack = (before: Face, after: Face): boolean =>
  before.edgeEdges.some((edges, edge) => (edges & ~after.edgeEdges[edge]!) !== 0);

/** Edges at which the new track leads nowhere, by what lies there. */
const deadAt =
  (fault: (hex: number, edge: number) => boolean) =>
  (s: State, _: StepFrame, a: Build): boolean => {
    const { hex, after } = lay(s, a);
    const dead = deadEnds(layout(s), hex, after);
    return ![0, 1, 2, 3, 4, 5].some((edge) => dead & (1 << edge) && fault(hex, edge));
  };
const neighbour = (hex: number, edge: number): number => board.neighbours[hex * 6 + edge]!;
const isBarred = (hex: number, edge: number): boolean => bordersAt(board, hex, 1 << edge, 'impassable').length > 0;
const meetsGray = (hex: number, edge: number): boolean =>
  neighbour(hex, edge) >= 0 && colorOf(neighbour(hex, edge)) === 'gray';

/** May the tile lie there at all, whoever lays it? (14.1-3, 14.3.1.2-5). */
export const fitChecks: readonly BuildCheck[] = [
  { rule: '11-3', passes: ofColor('gray'), says: 'Gray hexes are never built on.' },
  { rule: '11-4', passes: ofColor('red'), says: 'Red off-board hexes are never built on.' },
  {
    rule: '13.2.1-10',
    passes: (s, f, a) => closedBy(s, a.hex, f.of) === undefined,
    says: (s, f, a) =>
      `${nameOf(a.hex)} is closed until the ${privateOf(closedBy(s, a.hex, f.of)!).name} is bought by a company or closes.`,
  },
  {
    rule: '14.3.1.2-1',
    passes: (s, _, a) => followsGuide(a, lay(s, a).after),
    says: 'The tunnel takes only tile 4, along the line on the map.',
  },
  ...typeChecks,
  {
    rule: '14.1-2',
    passes: (s, _, a) => isNextColor(lay(s, a).before, lay(s, a).after),
    says: 'Yellow tiles go on empty hexes, green ones over yellow, brown ones over green.',
  },
  {
    rule: '14.3.2-1',
    passes: (s, _, a) => phase(s).tiles.includes(lay(s, a).after.color),
    says: (s, _, a) => `There are no ${lay(s, a).after.color} tiles in ${s.phase} phase.`,
  },
  {
    rule: '14.1-1',
    passes: (s, _, a) => tilesLeft(tileSet, s.tiles, a.tile) > 0,
    says: (_, _f, a) => `No tile ${a.tile} is left in the supply.`,
  },
  {
    rule: '14.3.1-6',
    passes: (s, _, a) => lay(s, a).replaces || lay(s, a).map !== null,
    says: 'All track printed on the hex must be on the tile, too.',
  },
  {
    rule: '14.3.2-3',
    passes: (s, _, a) => !lay(s, a).replaces || !losesPlainTrack(lay(s, a).before, lay(s, a).after),
    says: 'All connections between edges must be on the new tile, too.',
  },
  {
    rule: '14.3.2-4',
    passes: (s, _, a) => lay(s, a).map !== null,
    says: 'All connections of cities to edges must be on the new tile, too.',
  },
  {
    rule: '14.3.1-10',
    passes: deadAt(isBarred),
    says: 'Track may not run into a blue barrier.',
  },
  {
    rule: '14.3.1-7',
    passes: deadAt((hex, edge) => neighbour(hex, edge) < 0),
    says: 'Track may not run off the map.',
  },
  {
    rule: '14.3.1-8',
    passes: deadAt(meetsGray),
    says: 'Track may run to a gray hex only where that has track.',
  },
  // 14.3.1-9 asks for nothing here: all sides of red hexes that a tile can meet have their triangle.
];

/** 13.2.2.4: with its power nothing has to be connected (13.2.2.4-6). */
export const DELAWARE = 'D&H';

const connected = (s: State, a: Build, reach: Reach): boolean => {
  const { hex, after, map } = lay(s, a);
  return a.using === DELAWARE || connects(reach, hex, after, map ?? undefined);
};

/** A limit of the trace alone keeps the company away: without it the tile would be connected. */
const keptAway =
  (reach: (s: State, owner: string) => Reach) =>
  (s: State, f: StepFrame, a: Build): boolean =>
    connected(s, a, reachFor(s, f.of)) || !connected(s, a, reach(s, f.of));

export const connectionChecks: readonly BuildCheck[] = [
  {
    rule: '14.3.1-2',
    passes: keptAway(reachIfUnblocked),
    says: (_, f) => `The track of the ${f.of} to this hex runs through a city that others’ markers fill.`,
  },
  {
    rule: '14.3.1-3',
    passes: keptAway(reachIfCoal),
    says: (_, f) => `Without a coal marker the ${f.of} cannot go through the Virginia Coalfields.`,
  },
  {
    rule: '14.3.1-4',
    passes: keptAway(reachIfEdgesTwice),
    says: (_, f) => `The track of the ${f.of} gets to this hex only by crossing a hex edge twice.`,
  },
  {
    rule: '14.3.1-1',
    passes: (s, f, a) => connected(s, a, reachFor(s, f.of)),
    says: (_, f) => `No track leads from a marker of the ${f.of} to a line of this tile.`,
  },
];

/** Terrain is paid once, with the first tile on the hex (Q28) (14.3.1-11, 14.3.1-12, 14.3.1.2-2). */
export const terrainOf = (s: State, a: Build): number => terrainCost(board, lay(s, a).hex, !lay(s, a).replaces);

/** 14.3.2: what a company has itself built in this round it may not upgrade in it. */
export const builtByItself = (s: State, a: Build): 'laid' | 'upgraded' | null => {
  const turn = operatingTurnOf(s);
  if (turn?.upgraded.includes(a.hex)) return 'upgraded';
  return turn?.laid.includes(a.hex) ? 'laid' : null;
};
