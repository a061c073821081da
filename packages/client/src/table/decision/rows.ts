/** The rows of a decision: each one thing to do, with what may still be set in it. */
import type { Choice, OpenField, Json, LoggedAction, Range } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import type { Presentation } from '../../titles/presentation.ts';
import { actionOf, type Decision, type Group, isOnBoard, keyOf } from './model.ts';

export interface Row {
  readonly key: string;
  readonly type: string;
  readonly choice: Choice;
  /** What this row has settled of the open fields. */
  readonly fixed: Readonly<Record<string, Json>>;
  /** What is still open: a number to step, a value to pick. */
  readonly open: readonly (readonly [name: string, openField: OpenField])[];
}

export interface RowGroup {
  readonly type: string;
  readonly rows: readonly Row[];
}

/** Likelier first; what is not named keeps its place behind. */
const ORDER = ['run', 'dividend', 'bid', 'buy', 'start', 'sell', 'layTile', 'placeStation', 'buyTrain'];
/** A title's own moves stand behind the shared one that it names for them. */
function rank(type: string, after: string | undefined): number {
  const at = ORDER.indexOf(after ?? type);
  return (at < 0 ? ORDER.length : at) + (after === undefined ? 0 : 0.5);
}

export function rowGroupsOf(decision: Decision, moves: Presentation['moves'] = {}): RowGroup[] {
  const rankOf = ({ type }: RowGroup): number => rank(type, moves[type]?.listedAfter);
  return decision.groups
    .map((group: Group) => ({ type: group.type, rows: group.options.flatMap(rowsOf) }))
    .sort((a, b) => rankOf(a) - rankOf(b));
}

/** A choice of nothing but one of a few values is a row for each of them. */
function rowsOf(choice: Choice): Row[] {
  const open = Object.entries(choice.openFields);
  const [only] = open;
  if (open.length === 1 && only && only[1].kind === 'oneOf' && Object.keys(choice.fields).length === 0) {
    return only[1].values.map((value) => ({
      key: `${keyOf(choice)} ${value}`,
      type: choice.type,
      choice,
      fixed: { [only[0]]: value },
      open: [],
    }));
  }
  return [
    {
      key: keyOf(choice),
      type: choice.type,
      choice,
      fixed: {},
      open: open.filter(([, openField]) => isOpen(openField)),
    },
  ];
}

const isOpen = (openField: OpenField): boolean =>
  openField.kind === 'range'
    ? openField.max > openField.min
    : openField.kind === 'oneOf' && openField.values.length > 1;

/** What would be done: the row with what was picked in it. */
export const rowAction = (row: Row, picked: Readonly<Record<string, Json>> = {}): LoggedAction =>
  actionOf(row.choice, { ...picked, ...row.fixed });

/** What must be done anyway, and has a first row that nearly everybody takes. */
const CONFIRMED: ReadonlySet<string> = new Set(['run', 'dividend']);

/** What the choice of a row depends on, beside what was pointed at. */
interface Asked {
  /** The question can also be passed by. */
  readonly optional: boolean;
  /** The first row is shown beforehand, whatever else there is to do. */
  readonly preset?: boolean;
  /** The frame that asks. */
  readonly question?: string | undefined;
  /** The hex that was pointed at. */
  readonly hex?: string | null;
}

/**
 * The row that is pointed at. Where none is, the first tile on a hex that is; else only what nobody could decide otherwise, the
 * best run, and paying out, which is confirmed hundreds of times in a game.
 */
export function chosenRow(
  groups: readonly RowGroup[],
  key: string | null,
  { optional, preset = false, question, hex = null }: Asked,
): Row | null {
  const rows = groups.flatMap((group) => group.rows);
  const chosen = rows.find((row) => row.key === key);
  if (chosen) return chosen;
  // What can be done at any time is never done because nothing else was pointed at.
  const answers = rows.filter(({ choice }) => question === undefined || choice.frame === question);
  const tile = hex === null ? undefined : answers.find(({ type }) => isOnBoard(type));
  const [first] = answers;
  if (tile || !first || (optional && !preset)) return tile ?? null;
  return preset || answers.length === 1 || CONFIRMED.has(first.type) ? first : null;
}

/** The range of the first number in a row that lies outside of it; null if none does. */
export function outOfRange(row: Row, action: LoggedAction): Range | null {
  for (const [name, openField] of row.open) {
    const value = Number(action[name]);
    if (openField.kind !== 'range') continue;
    if (!(value >= openField.min && value <= openField.max) || (value - openField.min) % openField.step !== 0)
      return openField;
  }
  return null;
}

/** Trains of one kind in one place are alike, unless something lies on one of them: one row stands for all of them. */
export function withoutTwins(
  title: RailTitle,
  s: RailState,
  rows: readonly Row[],
  mark: (s: RailState, train: string) => string | null = () => null,
): readonly Row[] {
  const seen = new Set<string>();
  return rows.filter(({ type, choice: { fields } }) => {
    const { train, ...rest } = fields;
    if (typeof train !== 'string') return true;
    const key = JSON.stringify([type, title.train(s, train)?.id ?? train, mark(s, train), s.trains[train], rest]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
