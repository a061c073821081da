import { apply, choices, deciders, fill, type LoggedAction } from '@roundhouse/kernel';
import { about, type HexId, type RailState, type RailTitle } from '@roundhouse/rail';
import { textOf } from '@roundhouse/rail/telling/details';

/** A second tile that makes the runs of this turn better. */
export interface NextLay {
  readonly hex: HexId;
  readonly tile: string;
  readonly revenue: number;
}

interface Lay {
  readonly hex: HexId;
  readonly tile: string;
  readonly action: LoggedAction;
}

/** So many are tried: more would still be at work when the hand has gone on. */
const MOST = 30;

/** What could be laid next at the open ends of a tile. */
export function laysAfter(
  title: RailTitle,
  s: RailState,
  action: LoggedAction,
  open: readonly HexId[],
): { readonly state: RailState; readonly lays: readonly Lay[] } {
  const result = apply(title, s, action);
  if (!result.ok || result.state.stack.at(-1)?.kind !== s.stack.at(-1)?.kind) return { state: s, lays: [] };
  const { state } = result;
  if (!deciders(title, state).includes(action.by)) return { state, lays: [] };
  const lays = [...new Set(open)].flatMap((hex) =>
    choices(title, state, action.by, { type: 'layTile', subject: about.hex(hex) }).flatMap((choice): Lay[] => {
      const field = choice.openFields['rotation'];
      const rotations = field?.kind === 'oneOf' ? field.values : [];
      const tile = textOf(choice.fields, 'tile');
      return rotations.map((rotation) => ({ hex, tile, action: fill(choice, { rotation }) }));
    }),
  );
  return { state, lays: lays.slice(0, MOST) };
}
