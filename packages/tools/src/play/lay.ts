/** Track in words: what a tile joins as it lies. */
import { faceOf, neighbourId, stationsAt } from '@roundhouse/rail';
import { type Desk, hexTitle } from './desk.ts';

/** Where an edge leads to: the hex beyond it. */
const beyond = (desk: Desk, hex: string, edge: number): string => {
  const id = neighbourId(hex, edge);
  return id !== null && desk.title.material(desk.s).board.indexOf.has(id) ? hexTitle(desk, id) : SIDES[edge]!;
};
/** Edges of a hex are counted clockwise from the lower left. */
const SIDES = ['south-west', 'west', 'north-west', 'north-east', 'east', 'south-east'];

const edgesIn = (mask: number): number[] => [0, 1, 2, 3, 4, 5].filter((edge) => mask & (1 << edge));

/** `city to E8, G10; city with HYSM to F7 Haarlem`. `after`: the position in which it lies. */
export function trackWords(desk: Desk, hex: string, tile: string, rotation: number, after = desk.s): string {
  const { tileSet } = desk.title.material(desk.s);
  const face = faceOf(tileSet, tile, rotation);
  const to = (edge: number): string => beyond(desk, hex, edge);
  const stops = face.nodes.map(({ kind }, node) => {
    const ends = edgesIn(face.nodeEdges[node]!).map(to);
    const what = kind === 'city' || kind === 'town' ? kind : 'stop';
    // Where there is one city, it is plain which.
    const owners = face.nodes.length > 1 ? stationsAt(after.stations, hex, node) : [];
    const whose = owners.length > 0 ? ` with ${owners.join(', ')}` : '';
    return ends.length === 0 ? '' : `${what}${whose} to ${ends.join(', ')}`;
  });
  const lines = face.tracks.filter(({ a, b }) => a < 6 && b < 6).map(({ a, b }) => `${to(a)} to ${to(b)}`);
  return [...stops.filter((text) => text !== ''), ...lines].join('; ');
}
