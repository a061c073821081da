/** Lines: what somebody has tried from a position of a game, kept with it on this device. Plain data, never changed in place. */
import {
  excessOf,
  isBlank,
  LONGEST_ACTOR,
  LONGEST_FRAME,
  LONGEST_NAME,
  LONGEST_TEXT,
  type LoggedAction,
  MOST_PLAYERS,
  type PlayerId,
} from '@roundhouse/kernel';
import { shownText } from '../game/names.ts';

export interface TrialLine {
  readonly id: string;
  /** Empty while nobody has named it: it is then told by what it does. */
  readonly name: string;
  readonly comment: string;
  /** After how many actions of the game it leaves it. */
  readonly base: number;
  /** The lasting hash of the game there: where it differs, the game has gone another way since. */
  readonly hash: string;
  /** All that was done in it, what it shares with another line included, so that either can be deleted. */
  readonly actions: readonly LoggedAction[];
  /** Whose seats bots play in it. */
  readonly bots: readonly PlayerId[];
}

/** The lines of one game in their order. */
export interface TrialLines {
  readonly lines: readonly TrialLine[];
  /** How many of them stand before the game itself, which is a line, too. */
  readonly gameAt: number;
  /** The one that was looked at last. */
  readonly open: string | null;
}

/** The game as a line among the others. */
export const GAME = 'game';

/** As many as there are letters, with the game. */
export const MOST_LINES = 25;
export const MOST_ACTIONS = 5_000;
/** Characters of all lines of a game. */
const LARGEST = 4_000_000;

export const NO_LINES: TrialLines = { lines: [], gameAt: 0, open: null };

/** Every line by its id, the game among them, in the order of their letters. */
export const orderOf = ({ lines, gameAt }: TrialLines): readonly string[] =>
  lines.map(({ id }) => id).toSpliced(gameAt, 0, GAME);

export const letterOf = (lines: TrialLines, id: string): string => String.fromCharCode(65 + orderOf(lines).indexOf(id));

export const lineOf = ({ lines }: TrialLines, id: string | null): TrialLine | null =>
  lines.find((line) => line.id === id) ?? null;

/** Is there room for another line? */
export const hasRoom = ({ lines }: TrialLines): boolean => lines.length < MOST_LINES;

export function withLine(kept: TrialLines, line: TrialLine): TrialLines {
  const at = kept.lines.findIndex(({ id }) => id === line.id);
  if (at >= 0) return { ...kept, lines: kept.lines.with(at, line), open: line.id };
  return hasRoom(kept) ? { ...kept, lines: [...kept.lines, line], open: line.id } : kept;
}

/** A line with another name or comment, each one line of bounded length. */
export const described = (
  kept: TrialLines,
  id: string,
  words: Partial<Pick<TrialLine, 'name' | 'comment'>>,
): TrialLines => ({
  ...kept,
  lines: kept.lines.map((line) =>
    line.id === id
      ? {
          ...line,
          ...(words.name !== undefined && { name: shownText(words.name, LONGEST_NAME) }),
          ...(words.comment !== undefined && { comment: shownText(words.comment, LONGEST_TEXT) }),
        }
      : line,
  ),
});

export function withoutLine(kept: TrialLines, id: string): TrialLines {
  const order = orderOf(kept).filter((one) => one !== id);
  return { ...inOrder(kept, order), open: kept.open === id ? null : kept.open };
}

/** Moves a line, or the game, to another place in the order; the first one is A. */
export function moved(kept: TrialLines, id: string, to: number): TrialLines {
  const rest = orderOf(kept).filter((one) => one !== id);
  const place = Math.max(0, Math.min(rest.length, to));
  return inOrder(kept, rest.toSpliced(place, 0, id));
}

function inOrder(kept: TrialLines, order: readonly string[]): TrialLines {
  const lines = order.flatMap((id) => lineOf(kept, id) ?? []);
  return { ...kept, lines, gameAt: order.indexOf(GAME) };
}

/** A line that leaves another after so many of its actions. */
export const branchOf = (line: TrialLine, id: string, after: number): TrialLine => ({
  ...line,
  id,
  name: '',
  comment: '',
  actions: line.actions.slice(0, after),
});

/** How many actions two lines from one position have in common. */
export function sharedActions(a: readonly LoggedAction[], b: readonly LoggedAction[]): number {
  const most = Math.min(a.length, b.length);
  for (let i = 0; i < most; i++) if (JSON.stringify(a[i]) !== JSON.stringify(b[i])) return i;
  return most;
}

/** Nobody has done or said anything in it. */
export const isEmptyLine = ({ actions, name, comment }: TrialLine): boolean =>
  actions.length === 0 && name === '' && comment === '';

/** Lines as they were kept, or came with a link: whatever has not their form is left out. */
export function readLines(data: unknown): TrialLines {
  const { lines, gameAt, open } = (data ?? {}) as { lines?: unknown; gameAt?: unknown; open?: unknown };
  if (!Array.isArray(lines) || lines.length > MOST_LINES || isTooLarge(lines)) return NO_LINES;
  const good = lines.flatMap((line) => readLine(line) ?? []);
  const ids = new Set(good.map(({ id }) => id));
  if (ids.size !== good.length) return NO_LINES;
  return {
    lines: good,
    gameAt: isCount(gameAt, good.length) ? gameAt : 0,
    open: typeof open === 'string' && ids.has(open) ? open : null,
  };
}

const isTooLarge = (data: unknown): boolean => excessOf(data) !== null || JSON.stringify(data).length > LARGEST;

function readLine(data: unknown): TrialLine | null {
  const { id, name, comment, base, hash, actions, bots } = (data ?? {}) as Readonly<Record<string, unknown>>;
  if (!isShort(id, 40) || id === GAME || isBlank(id) || !isShort(hash, LONGEST_NAME)) return null;
  if (typeof name !== 'string' || typeof comment !== 'string' || !isCount(base, Number.MAX_SAFE_INTEGER)) return null;
  if (!Array.isArray(actions) || actions.length > MOST_ACTIONS || !actions.every(isAction)) return null;
  if (!Array.isArray(bots) || bots.length > MOST_PLAYERS || !bots.every((bot) => isShort(bot, LONGEST_ACTOR))) {
    return null;
  }
  return {
    id,
    name: shownText(name, LONGEST_NAME),
    comment: shownText(comment, LONGEST_TEXT),
    base,
    hash,
    actions,
    bots,
  };
}

const isShort = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** Only the outline: the rules judge it when the line is opened. */
function isAction(value: unknown): value is LoggedAction {
  const { type, by, frame } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return (
    isShort(type, LONGEST_ACTOR * 2) &&
    type !== 'undo' &&
    type !== 'redo' &&
    isShort(by, LONGEST_ACTOR) &&
    isShort(frame, LONGEST_FRAME)
  );
}
