import * as z from 'zod';
import type { Json } from './json.ts';
import type { LoggedAction } from './move.ts';

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
export class FileError extends Error {}

const settings = z.record(z.string(), z.json());
export const undoSchema = z.strictObject({
  type: z.literal('undo'),
  by: z.string(),
  to: z.int().min(0),
  consents: z.array(z.string()).max(10).optional(),
});
export const redoSchema = z.strictObject({ type: z.literal('redo'), by: z.string() });
/** Only the outline: each action is checked in full when it is played. */
const action = z.looseObject({ type: z.string(), by: z.string(), frame: z.string() });
const schema = z.strictObject({
  format: z.literal(FILE_FORMAT),
  title: z.string(),
  options: settings,
  readings: settings,
  players: z.array(z.string().min(1).max(40)).min(1).max(10),
  seed: z.int(),
  deal: z.json().optional(),
  actions: z.array(z.union([undoSchema, redoSchema, action])).max(100_000),
});

/** Reads a game file from its text or its parsed JSON. */
export function readGameFile(input: unknown): GameFile {
  let data = input;
  if (typeof input === 'string') {
    try {
      data = JSON.parse(input);
    } catch {
      throw new FileError('This is not a game file: it is not JSON.');
    }
  }
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  throw new FileError(`This is not a game file: ${issue.path.join('.') || 'it'}: ${issue.message}.`);
}
