/** The ways in which tiles can lie on a hex, sorted by what they join. Which of them are legal the engine has said. */
import { bordersAt, faceOf, type HexId, type LaidTiles, type Material } from '@roundhouse/rail';
import { textOf } from '@roundhouse/rail/telling/details';
import { joinsOf, type NewLine } from '@roundhouse/rail/telling/joins';
import type { Row } from '../rows.ts';
import { rotationsOf } from '../turn.ts';

/** One tile in the rotations that come to the same. */
export interface LayWay {
  readonly key: string;
  readonly hex: HexId;
  readonly row: Row;
  readonly tile: string;
  /** The first is the one it is shown in. */
  readonly rotations: readonly number[];
  readonly lines: readonly NewLine[];
  /** Open ends in the middle of nowhere, of all its rotations. */
  readonly nowhere: readonly HexId[];
}

type Ground = Pick<Material, 'board' | 'tileSet'>;

/** A tile that may lie in one way only need not say so. */
const legalRotations = (row: Row): readonly number[] => (rotationsOf(row).length > 0 ? rotationsOf(row) : [0]);

export const tileOf = (row: Row): string => textOf(row.choice.fields, 'tile');

/** All ways of these rows, one for each that makes a difference, those first that join most. */
export function waysToLay(ground: Ground, tiles: LaidTiles, hex: HexId, rows: readonly Row[]): LayWay[] {
  const ways = new Map<string, LayWay>();
  for (const row of rows) {
    const tile = tileOf(row);
    for (const rotation of legalRotations(row)) {
      const lines = joinsOf(ground, tiles, { hex, tile, rotation });
      const nowhere = lines.flatMap(({ open }) => open).filter((id) => !isPlace(ground, id));
      const key = `${row.key} ${difference(ground, lines)} ${borderCost(ground, hex, tile, rotation)}`;
      const known = ways.get(key);
      if (!known)
        ways.set(key, { key: `${row.key} ${rotation}`, hex, row, tile, rotations: [rotation], lines, nowhere });
      else
        ways.set(key, {
          ...known,
          rotations: [...known.rotations, rotation],
          nowhere: [...new Set([...known.nowhere, ...nowhere])],
        });
    }
  }
  return [...ways.values()].sort((a, b) => joined(b) - joined(a));
}

/** The way that a tile lies in now. */
export const wayOf = (ways: readonly LayWay[], row: Row | null, rotation: number): LayWay | undefined =>
  ways.find((way) => way.row.key === row?.key && way.rotations.includes(rotation));

const isPlace = ({ board }: Ground, hex: HexId): boolean =>
  board.hexes[board.indexOf.get(hex) ?? -1]?.name !== undefined;

/** Two ways with the same answer are one card: they lead to the same places, and to nowhere equally often. */
function difference(ground: Ground, lines: readonly NewLine[]): string {
  const told = lines.map(({ stops, open }) => {
    const places = open.filter((hex) => isPlace(ground, hex));
    return JSON.stringify([stops.toSorted(), places.toSorted(), open.length - places.length]);
  });
  return told.toSorted().join(' ');
}

/** What lies on the sides that the track of a tile crosses, at its price. */
function borderCost({ board, tileSet }: Ground, hex: HexId, tile: string, rotation: number): number {
  const { edgeMask } = faceOf(tileSet, tile, rotation);
  return bordersAt(board, board.indexOf.get(hex) ?? -1, edgeMask).reduce((sum, { cost = 0 }) => sum + cost, 0);
}

/** What is joined counts first, then what lies one tile away, then the directions left open. */
const joined = ({ lines }: LayWay): number =>
  lines.reduce(
    (sum, { stops, open }) => sum + 100 * Math.max(0, stops.length - 1) + 10 * stops.length + open.length,
    0,
  );

/** The rows as a hand wants them: the best tile first, and each tile first in its best way. */
export function bestFirst(ground: Ground, tiles: LaidTiles, hex: HexId, rows: readonly Row[]): readonly Row[] {
  const ways = waysToLay(ground, tiles, hex, rows);
  const order = [...new Set(ways.map(({ row }) => row))];
  return order.map((row) => startingAt(row, ways.find((way) => way.row === row)!.rotations[0]!));
}

/** The same row, its rotations round and round from this one. */
function startingAt(row: Row, rotation: number): Row {
  const field = row.choice.openFields['rotation'];
  if (field?.kind !== 'oneOf') return row;
  const at = field.values.indexOf(rotation);
  const values = [...field.values.slice(at), ...field.values.slice(0, at)];
  return {
    ...row,
    choice: { ...row.choice, openFields: { ...row.choice.openFields, rotation: { ...field, values } } },
  };
}
