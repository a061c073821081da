/** Reads a file and plays it through, once: what comes of it is handed over, so that the table need not play it again. */
import { type Imported, ImportError, importGame, isExport } from '@roundhouse/exchange';
import {
  EntryError,
  type Envelope,
  FileError,
  type GameEvent,
  type GameFile,
  History,
  LARGEST_GAME,
  parseJson,
  quoted,
  readGameFile,
} from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { loadTitle } from '../titles/rules.ts';

/** A game that has been played through, as plain data. */
export interface ReadGame {
  readonly header: Omit<GameFile, 'entries'>;
  readonly entries: readonly Envelope[];
  /** By the number of the entry, counted from 1: what it caused, where it was an action. */
  readonly events: ReadonlyMap<number, readonly GameEvent[]>;
  /** By the number of the entry: some of the states, the last one among them. */
  readonly states: ReadonlyMap<number, RailState>;
  /** Its title and its players. */
  readonly name: string;
  /** It comes from 18xx.games. */
  readonly isExport: boolean;
  /** What the player should know, in sentences. */
  readonly notes: readonly string[];
}

/** Why a file cannot be opened, and how many of its entries are good. */
export interface Unread {
  readonly reason: string;
  readonly good: number;
}

/** A state is handed over for every so many entries. */
const KEPT_EVERY = 25;

/** With `upTo` only so many entries are read, or of an export what can be followed. */
export async function readFile(file: Blob, upTo?: number): Promise<ReadGame | Unread> {
  try {
    return await played(await file.text(), upTo);
  } catch (error) {
    if (error instanceof EntryError) return { reason: error.message, good: error.refused.entry - 1 };
    if (error instanceof ImportError) return { reason: error.message, good: error.upTo?.marks.at(-1)?.id ?? 0 };
    if (error instanceof FileError) return { reason: error.message, good: 0 };
    throw error;
  }
}

async function played(text: string, upTo?: number): Promise<ReadGame> {
  const { file, isExport: exported, notes } = gameIn(text, upTo);
  const title = await loadTitle(file.title);
  if (!title) throw new FileError(`It is a game of "${quoted(file.title)}", which Roundhouse does not know.`);
  const events = new Map<number, readonly GameEvent[]>();
  const states = new Map<number, RailState>();
  const { history, refused, differsAt, cause } = History.openAsFar(title, file, (done, entry) => {
    events.set(entry, done.events);
    if (entry % KEPT_EVERY === 0) states.set(entry, done.state);
  });
  if (refused) throw new EntryError(refused, { cause });
  const { entries: kept, ...header } = history.toFile();
  states.set(kept.length, history.state);
  const differs = `After entry ${differsAt} the position is not the one that the file recorded.`;
  return {
    header,
    entries: kept,
    events,
    states,
    name: `${title.name}: ${history.players.join(', ')}`,
    isExport: exported,
    notes: differsAt === null ? notes : [...notes, differs],
  };
}

/** Our own file, or one saved from 18xx.games. */
function gameIn(text: string, upTo?: number): Pick<ReadGame, 'isExport' | 'notes'> & { readonly file: GameFile } {
  if (text.length > LARGEST_GAME) throw new FileError('This file is too large to be a game.');
  const read = parseJson(text);
  if ('fault' in read) throw new FileError(`This does not look like a Roundhouse or 18xx.games file: ${read.fault}.`);
  if (!isExport(read.data)) {
    const file = readGameFile(read.data);
    return { file: { ...file, entries: file.entries.slice(0, upTo) }, isExport: false, notes: [] };
  }
  return { ...followed(read.data, upTo !== undefined), isExport: true };
}

/** A game of 18xx.games; where an action cannot be followed, the part before it will do if it was asked for. */
function followed(data: unknown, partial: boolean): Pick<Imported, 'file' | 'notes'> {
  try {
    return importGame(data);
  } catch (error) {
    if (partial && error instanceof ImportError && error.upTo) return error.upTo;
    throw error;
  }
}
