import * as z from 'zod';
import type { Json } from './json.ts';
import { issueWords } from './issue.ts';
import { excessOf, MOST_ENTRIES, MOST_PLAYERS, parseJson } from './limits.ts';
import type { LoggedAction } from './move.ts';
import { cleanNames, LONGEST_NAME } from './names.ts';
import { plainSentence, quoted } from './plain.ts';
import type { Refusal } from './rule.ts';

/** A game as a file: all that is needed to play it again. Later versions read every earlier form. */
export const FILE_FORMAT = 'roundhouse-game-1';

/** Taking actions back and bringing them again are events of the log like any other. */
export interface UndoEntry {
  readonly type: 'undo';
  readonly by: string;
  /** How many actions stay. */
  readonly to: number;
  /** The players who agreed, where theirs are taken back too. */
  readonly consents?: readonly string[] | undefined;
}
export interface RedoEntry {
  readonly type: 'redo';
  readonly by: string;
}
export type Entry = LoggedAction | UndoEntry | RedoEntry;

export interface GameFile {
  readonly format: typeof FILE_FORMAT;
  readonly title: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly readings: Readonly<Record<string, Json>>;
  /** Names in seat order. */
  readonly players: readonly string[];
  readonly seed: number;
  readonly deal?: Json | undefined;
  readonly actions: readonly Entry[];
}

/** A file that cannot be opened, with the reason in one sentence. */
export class FileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(plainSentence(message), options);
  }
}

/** The first entry of a file that is refused, counted from 1, and why. */
export interface RefusedEntry {
  readonly entry: number;
  readonly type: string;
  readonly refusal: Refusal;
}

/** A file that is good up to one of its entries. */
export class EntryError extends FileError {
  readonly refused: RefusedEntry;

  constructor(refused: RefusedEntry, options?: ErrorOptions) {
    const { entry, type, refusal } = refused;
    super(`Action ${entry} of the file (${quoted(type)}) is refused: ${refusal.text} [${refusal.rule}]`, options);
    this.refused = refused;
  }
}

const settings = z.record(z.string(), z.json());
export const undoSchema = z.strictObject({
  type: z.literal('undo'),
  by: z.string(),
  to: z.int().min(0),
  consents: z.array(z.string()).max(MOST_PLAYERS).optional(),
});
export const redoSchema = z.strictObject({ type: z.literal('redo'), by: z.string() });
/** Only the outline: each action is checked in full when it is played. */
const action = z.looseObject({ type: z.string(), by: z.string(), frame: z.string() });
const schema = z.strictObject({
  format: z.literal(FILE_FORMAT),
  title: z.string(),
  options: settings,
  readings: settings,
  players: z.array(z.string().min(1).max(LONGEST_NAME)).min(1).max(MOST_PLAYERS),
  seed: z.int(),
  deal: z.json().optional(),
  actions: z.array(z.union([undoSchema, redoSchema, action])).max(MOST_ENTRIES),
});

/** Reads a game file from its text or its parsed JSON. */
export function readGameFile(input: unknown): GameFile {
  const read = typeof input === 'string' ? parseJson(input) : { data: input };
  if ('fault' in read) throw notAGameFile(read.fault);
  const excess = excessOf(read.data);
  if (excess !== null) throw notAGameFile(excess);
  const parsed = schema.safeParse(read.data);
  if (!parsed.success) throw notAGameFile(issueWords(parsed.error.issues[0]!, read.data));
  return { ...parsed.data, players: cleanNames(parsed.data.players) };
}

const notAGameFile = (why: string): FileError => new FileError(`This is not a game file: ${why}.`);
