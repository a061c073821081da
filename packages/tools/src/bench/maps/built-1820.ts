/** 1820 late in the game: a city on every hex that may have one, towns and track on all others, twelve markers. */
import { dice, start } from '@roundhouse/kernel';
import {
  type Board,
  faceOf,
  type LaidTiles,
  type Network,
  type RailState,
  type TileSet,
  type TrainSpec,
} from '@roundhouse/rail';
import { titleOf } from '../../title.ts';

type Dice = (below: number) => number;

export interface Built1820 {
  readonly network: Network;
  readonly trains: (...kinds: readonly string[]) => readonly TrainSpec[];
}

const COMPANY = 'LSR';
const OTHER = 'BR';
const MARKERS = 12;
/** One in so many of the other cities is full. */
const FULL = 4;
const LONDON = 'M13';

/** The kinds of tiles for a kind of place, the latest first. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'small city': ['51', '14', '15', '38'],
  'big city': ['290', '198', '199', '200', '179', '180', '181', '182'],
  'OO city': ['804', '339'],
  Manchester: ['M04'],
  town: ['867', '868', '869', '847', '848', '849', '3', '4', '58'],
  plain: [
    '39',
    '40',
    '41',
    '42',
    '43',
    '44',
    '45',
    '46',
    '47',
    '70',
    '627',
    '628',
    '629',
    '16',
    '18',
    '19',
    '20',
    '23',
  ],
};

export function built1820(seed: number): Built1820 {
  const title = titleOf('1820');
  const s = lateState(seed);
  const { network } = title.runProblemOf(s, COMPANY);
  return {
    // A new one each time, for nothing may be remembered of it.
    network: { ...network },
    trains: (...kinds) => title.runProblemOf(s, COMPANY, trainIds(s, kinds)).trains,
  };
}

/** A state in which the company of that map is about to run these trains, as a host would search it. */
export function runOn1820(seed: number, ...kinds: readonly string[]): RailState {
  const s = lateState(seed);
  const owned = Object.fromEntries(trainIds(s, kinds).map((id) => [id, COMPANY]));
  const run = { kind: 'run', of: COMPANY, indicated: null };
  return { ...s, trains: { ...s.trains, ...owned }, stack: [run] };
}

function lateState(seed: number): RailState {
  const title = titleOf('1820');
  const chance = dice(seed);
  const first = start(title, { players: 2, seed }).state;
  const { board, tileSet } = title.material(first);
  const tiles = laidTiles(board, tileSet, chance);
  return { ...first, phase: 'gray', tiles, stations: markers(board, tileSet, tiles, chance) };
}

/** As many trains of each kind as are named. */
function trainIds(s: RailState, kinds: readonly string[]): string[] {
  const trainOf = (kind: string, at: number): string =>
    Object.keys(s.trains).filter((id) => id.startsWith(`${kind}-`))[at]!;
  return kinds.map((kind, i) => trainOf(kind, kinds.slice(0, i).filter((other) => other === kind).length));
}

const neighboursOf = (board: Board, hex: number): number[] =>
  [...board.neighbours.subarray(6 * hex, 6 * hex + 6)].filter((other) => other >= 0);

/** What stands where: printed cities as printed, others by chance wherever they may. */
function plan(board: Board, chance: Dice): Map<number, string> {
  const kinds = new Map<number, string>();
  const rural: number[] = [];
  board.hexes.forEach(({ nodes, labels }, hex) => {
    if (board.fixed[hex]) return;
    if (!nodes) rural.push(hex);
    else if (labels?.includes('M')) kinds.set(hex, 'Manchester');
    else kinds.set(hex, labels?.includes('OO') ? 'OO city' : labels?.includes('B') ? 'big city' : 'small city');
  });
  const isCity = (hex: number): boolean =>
    kinds.get(hex)?.endsWith('city') === true || kinds.get(hex) === 'Manchester' || board.ids[hex] === LONDON;
  const shuffled = rural.map((hex) => ({ hex, at: chance(1_000_000) })).sort((a, b) => a.at - b.at);
  for (const { hex } of shuffled) if (!neighboursOf(board, hex).some(isCity)) kinds.set(hex, 'small city');
  for (const { hex } of shuffled) {
    if (kinds.has(hex)) continue;
    const near = neighboursOf(board, hex);
    const beside = near.some((other) => kinds.get(other) === 'town' || board.ids[other] === LONDON);
    kinds.set(hex, beside ? 'plain' : 'town');
  }
  return kinds;
}

/** Lays each tile so that most of its track meets other track, in a few rounds. */
function laidTiles(board: Board, tileSet: TileSet, chance: Dice): LaidTiles {
  const left = new Map([...tileSet.byId].map(([id, { def }]) => [id, def.count === 'unlimited' ? 99 : def.count]));
  const masks = new Map<number, number>();
  const laid: Record<string, { tile: string; rotation: number }> = {};
  const openAt = (hex: number): number => {
    let mask = 0;
    for (let edge = 0; edge < 6; edge++) {
      const other = board.neighbours[6 * hex + edge]!;
      if (other < 0) continue;
      const far = board.fixed[other] ? board.printed[other]!.edgeMask : (masks.get(other) ?? 63);
      if (far & (1 << ((edge + 3) % 6))) mask |= 1 << edge;
    }
    return mask;
  };
  const kinds = plan(board, chance);
  for (let round = 0; round < 3; round++) {
    for (const [hex, kind] of kinds) {
      const id = board.ids[hex]!;
      const before = laid[id];
      if (before) left.set(before.tile, left.get(before.tile)! + 1);
      const open = openAt(hex);
      let best = -99;
      for (const tile of KINDS[kind]!) {
        if ((left.get(tile) ?? 0) <= 0) continue;
        for (let rotation = 0; rotation < 6; rotation++) {
          const mask = faceOf(tileSet, tile, rotation).edgeMask;
          const met = bits(mask & open) - 2 * bits(mask & ~open) + 0.001 * chance(900);
          if (met <= best) continue;
          best = met;
          laid[id] = { tile, rotation };
          masks.set(hex, mask);
        }
      }
      if (laid[id]) left.set(laid[id].tile, left.get(laid[id].tile)! - 1);
    }
  }
  return laid;
}

const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** Ours in twelve cities, one of them in London and the others far apart; one in four of those that are left is full. */
function markers(board: Board, tileSet: TileSet, laid: LaidTiles, chance: Dice): RailState['stations'] {
  const cities = board.ids.flatMap((hex, index) => {
    const own = laid[hex];
    const { nodes } = own ? faceOf(tileSet, own.tile, own.rotation) : board.printed[index]!;
    if (hex === LONDON || !(own || board.fixed[index])) return [];
    return nodes.flatMap(({ kind, slots = 0 }, node) => (kind === 'city' ? [{ hex, node, slots }] : []));
  });
  const ours: { hex: string; node: number }[] = [{ hex: LONDON, node: chance(5) }];
  for (let i = 0; i < MARKERS - 1; i++) {
    const { hex, node } = cities[Math.floor(((i + 0.5) * cities.length) / (MARKERS - 1))]!;
    ours.push({ hex, node });
  }
  const free = cities.filter(({ hex, node }) => !ours.some((one) => one.hex === hex && one.node === node));
  const theirs = free.flatMap(({ hex, node, slots }) =>
    chance(FULL) === 0 ? Array.from({ length: slots }, () => ({ hex, node })) : [],
  );
  return { [COMPANY]: ours, [OTHER]: theirs };
}
