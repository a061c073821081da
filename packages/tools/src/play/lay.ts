/** Track in words: what a tile joins as it lies. */
import { type Face, faceOf, layoutOf, neighbourId, stationsAt } from '@roundhouse/rail';
import { type Desk, hexTitle } from './desk.ts';

interface Laid {
  readonly tile: string;
  readonly rotation: number;
}

/** Where an edge leads to: the hex beyond it. */
const beyond = (desk: Desk, hex: string, edge: number): string => {
  const id = neighbourId(hex, edge);
  return id !== null && desk.title.material(desk.s).board.indexOf.has(id) ? hexTitle(desk, id) : SIDES[edge]!;
};
/** Edges of a hex are counted clockwise from the lower left. */
const SIDES = ['south-west', 'west', 'north-west', 'north-east', 'east', 'south-east'];

const edgesIn = (mask: number): number[] => [0, 1, 2, 3, 4, 5].filter((edge) => mask & (1 << edge));

/** A tile as it would lie: `city (40) to E8, G10; city (40) with HYSM to F7 Haarlem`. `after`: the position in which it lies. */
export function trackWords(desk: Desk, hex: string, tile: string, rotation: number, after = desk.s): string {
  const { tileSet } = desk.title.material(desk.s);
  return faceWords(desk, hex, faceOf(tileSet, tile, rotation), after);
}

/** Which of a hex's cities it is, by where its track leads: `to G8 Haarlem`; null where it has none. `laid`: with this tile. */
export function nodeWords(desk: Desk, hex: string, node: number, laid: Laid | null = null): string | null {
  const { board, tileSet } = desk.title.material(desk.s);
  const face = laid
    ? faceOf(tileSet, laid.tile, laid.rotation)
    : layoutOf(board, tileSet, desk.s.tiles).faces[board.indexOf.get(hex)!]!;
  const ends = edgesIn(face.nodeEdges[node] ?? 0).map((edge) => beyond(desk, hex, edge));
  return ends.length === 0 ? null : `to ${ends.join(', ')}`;
}

/** Might the tile follow there one day, by what it shows: another colour, stops of the same kinds, the same letters? */
export function couldFollow(desk: Desk, hex: string, tile: string): boolean {
  const { board, tileSet } = desk.title.material(desk.s);
  const now = layoutOf(board, tileSet, desk.s.tiles).faces[board.indexOf.get(hex)!]!;
  const then = faceOf(tileSet, tile, 0);
  const signs = ({ nodes, labels }: Face): string => [...nodes.map(({ kind }) => kind), ...labels].toSorted().join(' ');
  return now.color !== then.color && signs(now) === signs(then);
}

/** What the track of a hex joins, laid or printed. */
export function faceWords(desk: Desk, hex: string, face: Face, after = desk.s): string {
  const to = (edge: number): string => beyond(desk, hex, edge);
  const stops = face.nodes.map(({ kind, slots = 0, revenue }, node) => {
    const ends = edgesIn(face.nodeEdges[node]!).map(to);
    const places = slots > 1 ? `, ${slots} places` : '';
    const worth = typeof revenue === 'number' ? ` (${revenue}${places})` : '';
    const what = `${kind === 'city' || kind === 'town' ? kind : 'stop'}${worth}`;
    // Where there is one city, it is plain which.
    const owners = face.nodes.length > 1 ? stationsAt(after.stations, hex, node) : [];
    const whose = owners.length > 0 ? ` with ${owners.join(', ')}` : '';
    return ends.length === 0 ? '' : `${what}${whose} to ${ends.join(', ')}`;
  });
  const lines = face.tracks.filter(({ a, b }) => a < 6 && b < 6).map(({ a, b }) => `${to(a)} to ${to(b)}`);
  return [...stops.filter((text) => text !== ''), ...lines].join('; ');
}
