/** 13.5 British Rail: what its markers earn (Q70). */
import { hexIndex, canRunThrough, nodeAt, passableFor, reachesNode, reachOf, sourcesOf } from '@roundhouse/rail';
import { networkFor, valueIn } from '../15-trains/15.2-network.ts';
import { layout } from '../geography.ts';
import { board, BR } from '../material.ts';
import { phase, type State } from '../state.ts';

interface Income {
  readonly cities: number;
  readonly ports: number;
  readonly offBoards: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Each city with a marker once; those of London, of OO tiles and of Manchester’s first tiles by themselves (13.5-11). */
function cityValues(s: State): number[] {
  const map = layout(s);
  const cities = new Map(s.stations[BR]!.map((at) => [`${at.hex}:${at.node}`, at]));
  return [...cities.values()].map(({ hex, node }) => valueIn(s, phase(s).revenue, nodeAt(map, hex, node)));
}

/** Ports whose line comes straight to a marker in the next hex (13.5-12); the docks once, whichever way they are reached (13.5-13). */
function portValues(s: State): number[] {
  const { stops, tracks } = networkFor(s, BR);
  const joined = new Set(tracks.flatMap(({ a, b }) => [a, b]));
  return stops.filter(({ kind }, stop) => kind === 'port' && joined.has(stop)).map(({ value }) => value);
}

/** Off-boards to which a line of track leads that no city full of others’ markers blocks (13.5-14). */
function offBoardValues(s: State): number[] {
  const map = layout(s);
  const passable = passableFor(map, s.stations, BR, (def) => canRunThrough(def) && def.kind !== 'port');
  const reach = reachOf(map, sourcesOf(map, s.stations, BR), passable);
  return board.hexes.flatMap(({ id, nodes = [] }) =>
    nodes
      .filter(({ kind }, node) => kind === 'offboard' && reachesNode(reach, hexIndex(board, id), node))
      .map((def) => valueIn(s, phase(s).revenue, def)),
  );
}

export const incomeOf = (s: State): Income => ({
  cities: sum(cityValues(s)),
  ports: sum(portValues(s)),
  offBoards: sum(offBoardValues(s)),
});
