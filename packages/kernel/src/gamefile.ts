import * as z from 'zod/mini';
import type { Json } from './json.ts';
import { issueWords } from './issue.ts';
import { type Envelope, wrapEntries, entrySchema, envelopeSchema } from './envelope.ts';
import { rulesFingerprint } from './kept-position.ts';
import { parseJson } from './json-text.ts';
import { excessOf, LONGEST_NAME, MOST_ENTRIES, MOST_PLAYERS } from './limits.ts';
import { cleanNames } from './names.ts';
import { plainSentence } from './sanitize.ts';
import type { Refusal } from './rule.ts';

/** A game as a file: all that is needed to play it again. Later versions read every earlier form. */
export const FILE_FORMAT = 'roundhouse-game-2';
/** Entries without envelopes, some in words that titles have given up since (`convert.ts`). */
const FORM_1 = 'roundhouse-game-1';

/** The number of the form that a file says it is of; 0 if it is none of ours. */
function formOf(data: unknown): number {
  const { format } = (data ?? {}) as { format?: unknown };
  return typeof format === 'string' ? Number(/^roundhouse-game-(\d{1,6})$/u.exec(format)?.[1] ?? 0) : 0;
}
const isNewerForm = (data: unknown): boolean => formOf(data) > formOf({ format: FILE_FORMAT });

/** Does this say that it is a game file, of whatever form? */
export const isGameFile = (data: unknown): boolean => formOf(data) > 0;

/** The version of the project. */
export const VERSION = '0.3.0';

/** Who begins a game of a title: the project in its version, and by which rules. */
export const makerOf = (titleId: string): string =>
  ['roundhouse', VERSION, rulesFingerprint(titleId)].filter((part) => part !== null).join(' ');

export interface GameFile {
  /** The form that its words are of: a file of form 1 is read as it is, and converted when its title is known. */
  readonly format: typeof FILE_FORMAT | typeof FORM_1;
  /** What the game was begun with. */
  readonly maker?: string | undefined;
  readonly title: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly readings: Readonly<Record<string, Json>>;
  /** Names in seat order. */
  readonly players: readonly string[];
  readonly seed: number;
  readonly deal?: Json | undefined;
  readonly entries: readonly Envelope[];
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
    const { entry, refusal } = refused;
    super(`Entry ${entry} of the file is refused: ${refusal.text} [${refusal.rule}]`, options);
    this.refused = refused;
  }
}

const settings = z.record(z.string(), z.json());
const header = {
  title: z.string(),
  options: settings,
  readings: settings,
  players: z
    .array(z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME)))
    .check(z.minLength(1), z.maxLength(MOST_PLAYERS)),
  seed: z.int(),
  deal: z.optional(z.json()),
};
const form1 = z.strictObject({
  format: z.literal(FORM_1),
  ...header,
  actions: z.array(entrySchema).check(z.maxLength(MOST_ENTRIES)),
});
const form2 = z.strictObject({
  format: z.literal(FILE_FORMAT),
  maker: z.optional(z.string().check(z.maxLength(LONGEST_NAME))),
  ...header,
  entries: z.array(envelopeSchema).check(z.maxLength(MOST_ENTRIES)),
});

/** Reads a game file from its text or its parsed JSON. */
export function readGameFile(input: unknown): GameFile {
  const read = typeof input === 'string' ? parseJson(input) : { data: input };
  if ('fault' in read) throw notAGameFile(read.fault);
  if (isNewerForm(read.data)) {
    throw new FileError('This game was saved by a newer version of Roundhouse: update this one to open it.');
  }
  const excess = excessOf(read.data);
  if (excess !== null) throw notAGameFile(excess);
  const file = isForm1(read.data) ? ofForm1(checked(form1, read.data)) : checked(form2, read.data);
  return { ...file, players: cleanNames(file.players) };
}

/** A file as it was before. */
export type Form1File = z.infer<typeof form1>;

const isForm1 = (data: unknown): boolean => (data as { format?: unknown } | null)?.format === FORM_1;

const ofForm1 = ({ actions, ...rest }: Form1File): GameFile => ({ ...rest, entries: wrapEntries(actions) });

function checked<T>(schema: z.ZodMiniType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw notAGameFile(issueWords(parsed.error.issues[0]!, data));
  return parsed.data;
}

const notAGameFile = (why: string): FileError => new FileError(`This is not a game file: ${why}.`);
