/** 14.3 Track placement and upgrades: supply, colours, kept track, dead ends, connection, terrain. */
import { capitalised, deadAt, type Face, terrainCost } from '@roundhouse/rail';
import { closedBy } from '../13-companies/13.2.1-privates.ts';
import { board, nameOf, privateOf } from '../material.ts';
import { operatingTurnOf, type State } from '../state.ts';
import { type Build, type BuildCheck, judge, typeChecks } from './14.2-types.ts';
import { traceChecks } from './geography.ts';

const { lay } = judge;
const colorOf = (hex: number): string => board.hexes[hex]!.color;

/** Does it take the guide that is drawn on the hex, where there is one? */
function followsGuide(a: Build, after: Face): boolean {
  const { onlyTiles, guide } = board.hexes[board.indexOf.get(a.hex)!]!;
  if (onlyTiles !== undefined && !onlyTiles.includes(a.tile)) return false;
  return (guide ?? []).every((line) => line.split(':').every((edge) => after.edgeMask & (1 << Number(edge))));
}

/** Is plain track between edges lost, or only track to a city? */
const losesPlainTrack = (before: Face, after: Face): boolean =>
  before.edgeEdges.some((edges, edge) => (edges & ~after.edgeEdges[edge]!) !== 0);

const leadsTo = deadAt(board);

/** May anyone lay the tile there at all? (14.1-3, 14.3.1.2-5). */
export const fitChecks: readonly BuildCheck[] = [
  judge.allowing('11-3', ({ hex }) => colorOf(hex) !== 'gray', 'You cannot build on gray hexes.'),
  judge.allowing('11-4', ({ hex }) => colorOf(hex) !== 'red', 'You cannot build on red off-board hexes.'),
  {
    rule: '13.2.1-10',
    passes: (s, f, a) => closedBy(s, a.hex, f.of) === undefined,
    says: (s, f, a) =>
      `${nameOf(a.hex)} stays closed until a company buys the ${privateOf(closedBy(s, a.hex, f.of)!).name} or it closes.`,
  },
  {
    rule: '14.3.1.2-1',
    passes: (s, _, a) => followsGuide(a, lay(s, a).after),
    says: 'The tunnel takes only tile 4, along the line on the map.',
  },
  ...typeChecks,
  judge.refusing('14.1-2', ['color'], 'Yellow tiles go on empty hexes, green ones over yellow, brown ones over green.'),
  judge.refusing(
    '14.3.2-1',
    ['phase'],
    (s, _, a) => `${capitalised(lay(s, a).after.color)} tiles are not available in ${s.phase} phase.`,
  ),
  judge.refusing('14.1-1', ['supply'], (_, _f, a) => `No tile ${a.tile} is left in the supply.`),
  judge.refusing('14.3.1-6', ['lost'], 'The tile must keep all track printed on the hex.', ({ replaces }) => !replaces),
  judge.allowing(
    '14.3.2-3',
    ({ replaces, before, after }) => !replaces || !losesPlainTrack(before, after),
    'The new tile must keep every connection between hex edges.',
  ),
  judge.refusing('14.3.2-4', ['lost'], 'The new tile must keep every connection from a city to a hex edge.'),
  judge.refusing('14.3.1-10', ['dead'], 'Track may not run into a blue barrier.', leadsTo('barrier')),
  judge.refusing('14.3.1-7', ['dead'], 'Track may not run off the map.', leadsTo('nothing')),
  judge.refusing('14.3.1-8', ['dead'], 'Track may run into a gray hex only where it meets track.', leadsTo('gray')),
  // 14.3.1-9 asks for nothing here: all sides of red hexes that a tile can meet have their triangle.
];

/** The Delaware & Hudson alone builds without a connection (13.2.2.4-6). */
export const connectionChecks: readonly BuildCheck[] = [
  ...traceChecks(judge, { blocked: '14.3.1-2', coal: '14.3.1-3', twice: '14.3.1-4' }, () => 'this hex'),
  judge.refusing(
    '14.3.1-1',
    ['unconnected'],
    (_, f) => `This tile does not connect to track from one of the ${f.of}’s markers.`,
  ),
];

/** Terrain is paid once, with the first tile on the hex (Q28) (14.3.1-11, 14.3.1-12, 14.3.1.2-2). */
export const terrainOf = (s: State, a: Build): number => terrainCost(board, lay(s, a).hex, !lay(s, a).replaces);

/** 14.3.2: what a company has itself built in this round it may not upgrade in it. */
export const builtByItself = (s: State, a: Build): 'laid' | 'upgraded' | null => {
  const turn = operatingTurnOf(s);
  if (turn?.upgraded.includes(a.hex)) return 'upgraded';
  return turn?.laid.includes(a.hex) ? 'laid' : null;
};
