import type { Board, Border, HexDef, HexId, LaidTiles, Stations, TileDef, TileSet } from '@roundhouse/rail';
import type { Livery } from '../art/disc.tsx';
import { phaseOrder, phaseValues } from '../labels/label.ts';
import { type BoardStyle, plainStyle } from '../labels/style.ts';
import { extentOf, type Extent, type Fence, fencesOf, groundOf, hexLines, spokesmen, stubsOf } from './edges.ts';
import { confluencePath, reachPath, riversOf } from './rivers.ts';
import { outline } from './silhouette.ts';

/** A board as a title prints it: what never changes while it is played on. */
export interface PrintedBoard {
  readonly board: Board;
  readonly tileSet: TileSet;
  readonly liveries: ReadonlyMap<string, Livery>;
  readonly style: BoardStyle;
  readonly extent: Extent;
  readonly outline: string;
  readonly lines: string;
  readonly river: string;
  readonly confluences: string;
  readonly fences: readonly Fence[];
  /** By hex index. */
  readonly hexes: readonly PrintedPlace[];
}

/** A hex with all that its drawing needs to know of its surroundings. */
export interface PrintedPlace {
  readonly hex: HexDef;
  readonly ground: string;
  readonly borders: readonly Border[];
  readonly stubs: readonly number[];
  readonly mute: boolean;
  readonly guests: readonly HexDef[];
  readonly style: BoardStyle;
}

export interface BoardSource {
  readonly board: Board;
  readonly tileSet: TileSet;
  readonly companies: readonly Livery[];
}

export function printBoard(source: BoardSource, style: BoardStyle = plainStyle): PrintedBoard {
  const { board, tileSet, companies } = source;
  const rivers = riversOf(board);
  const speaking = spokesmen(board);
  const guestsOf = (id: HexId): HexDef[] => board.hexes.filter((other) => style.valuesIn?.[other.id] === id);
  return {
    board,
    tileSet,
    style,
    liveries: new Map(companies.map((company) => [company.id, company])),
    extent: extentOf(board),
    outline: outline(board),
    lines: hexLines(board),
    river: rivers.reaches.map(reachPath).join(''),
    confluences: rivers.confluences.map(confluencePath).join(''),
    fences: fencesOf(board),
    hexes: board.hexes.map((hex, index): PrintedPlace => {
      const borders = board.borders.slice(index * 6, index * 6 + 6).flat();
      return {
        hex,
        ground: groundOf(hex),
        borders,
        stubs: stubsOf(hex, borders),
        mute: !speaking.has(hex.id),
        guests: guestsOf(hex.id),
        style,
      };
    }),
  };
}

/** The phase colours at which some value on this board changes, in their order. */
export function phasesOf({ board }: PrintedBoard): string[] {
  const values = board.hexes.flatMap(({ nodes = [] }) => nodes.map(({ revenue }) => phaseValues(revenue ?? 0)));
  const used = new Set(values.flat().map(({ phase }) => phase));
  return phaseOrder.filter((phase) => used.has(phase));
}

/** What lies on a hex now: the tile and its rotation, and who stands where, as text that is easily compared. */
export interface Lying {
  readonly tile: TileDef | undefined;
  readonly rotation: number;
  readonly holders: string;
}

/** By hex: `NRS,AR;HYSM` names the stations of the first node and of the second. */
export function holdersByHex(stations: Stations): ReadonlyMap<HexId, string> {
  const nodes = new Map<HexId, string[][]>();
  for (const owner of Object.keys(stations)) {
    for (const { hex, node } of stations[owner] ?? []) {
      const here = nodes.get(hex) ?? [];
      while (here.length <= node) here.push([]);
      here[node]?.push(owner);
      nodes.set(hex, here);
    }
  }
  return new Map([...nodes].map(([hex, here]) => [hex, here.map((owners) => owners.join(',')).join(';')]));
}

export function lyingOn(tileSet: TileSet, tiles: LaidTiles, holders: ReadonlyMap<HexId, string>, hex: HexId): Lying {
  const laid = tiles[hex];
  return {
    tile: laid && tileSet.byId.get(laid.tile)?.def,
    rotation: laid?.rotation ?? 0,
    holders: holders.get(hex) ?? '',
  };
}
