import {
  choices,
  type Unavailable,
  unavailable,
  fill,
  firstRefusal,
  frameName,
  type LoggedAction,
  openMoves,
  openTypes,
} from '@roundhouse/kernel';
import { about, type RailState, type RailTitle } from '@roundhouse/rail';
import { type Decision, isOnBoard, keyOf, withoutRepeats } from './model.ts';
import type { RowGroup } from './rows.ts';
import { bestFirst, tileOf } from './lay/ways.ts';
import { textOf } from '@roundhouse/rail/telling/details';

/** What can be laid on the hex that was pointed at; nothing is listed before one is. */
export function boardRows(
  title: RailTitle,
  s: RailState,
  decision: Decision,
  type: string,
  hex: string | null,
): RowGroup {
  const found = hex === null ? [] : choices(title, s, decision.by, { type, subject: about.hex(hex) });
  const rows = found.map((choice) => ({ key: keyOf(choice), type, choice, fixed: {}, open: [] }));
  if (hex === null) return { type, rows };
  const tiles = rows.filter((row) => tileOf(row) !== '');
  const others = rows.filter((row) => tileOf(row) === '');
  return { type, rows: [...bestFirst(title.material(s), s.tiles, hex, tiles), ...others] };
}

/** Hexes with something to lay, in the order of the map. */
export function legalHexes(decision: Decision): string[] {
  const group = decision.groups.find(({ type }) => isOnBoard(type));
  return [...new Set(group?.options.map(({ fields }) => textOf(fields, 'hex')) ?? [])].sort(byPlace);
}

const byPlace = (a: string, b: string): number =>
  a[0] === b[0] ? Number(a.slice(1)) - Number(b.slice(1)) : a < b ? -1 : 1;

/** Why nothing can be laid on a hex, one line for each reason: what is in the way of every tile, then the tiles. */
export function refusalsAt(title: RailTitle, s: RailState, by: string, hex: string): Unavailable[] {
  const types = openTypes(title, s, by).filter(isOnBoard);
  const tiles = types.flatMap((type) => unavailable(title, s, by, { type, subject: about.hex(hex) }));
  return withoutRepeats([...ofTheHex(title, s, tiles), ...tiles]);
}

/** What no tile passes, however it is turned, has to do with the hex, not with the tile. */
function ofTheHex(title: RailTitle, s: RailState, tiles: readonly Unavailable[]): Unavailable[] {
  return openMoves(title, s)
    .filter(({ move }) => isOnBoard(move.type))
    .flatMap(({ frame, move }) => {
      const here = tiles.filter((one) => one.frame === frameName(frame));
      const [some] = here;
      if (!some) return [];
      const lays = here.flatMap(everyTurn);
      return move.checks.flatMap((check) => {
        const refusals = lays.map((lay) => firstRefusal(title.id, [check], s, frame, lay));
        const [refusal] = refusals;
        return refusal && refusals.every((one) => one !== null) ? [{ ...some, refusal }] : [];
      });
    });
}

function everyTurn(tile: Unavailable): LoggedAction[] {
  const openField = tile.openFields['rotation'];
  return openField?.kind === 'oneOf' ? openField.values.map((rotation) => fill(tile, { rotation })) : [fill(tile)];
}
