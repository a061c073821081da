/** Games from files: the project's own, and those saved from 18xx.games. */
import { FileError, isKnownForm, parseJson, readGameFile } from '@roundhouse/kernel';
import type { Imported } from '@roundhouse/exchange';
import { addGame } from './games.ts';

const MOST_BYTES = 20_000_000;

export interface ImportedGame {
  readonly id: string;
  /** What the player should know, in sentences. */
  readonly notes: readonly string[];
}

/**
 * Reads a file, plays it through and keeps it. Throws an error whose message says why it cannot be read; an EntryError
 * says how many entries are good, and with `upTo` only so many are read.
 */
export async function importFile(file: File, upTo?: number): Promise<ImportedGame> {
  if (file.size > MOST_BYTES) throw new FileError('This file is too large for a game.');
  return importText(await file.text(), file.name.replace(/\.json$/i, ''), upTo);
}

async function importText(text: string, name: string, upTo?: number): Promise<ImportedGame> {
  const data = parsed(text);
  if (!isObject(data)) throw new FileError('This is not a game file: it is JSON, but holds no game.');
  if (data['format'] === undefined && Array.isArray(data['actions'])) {
    const { file, notes } = await fromSite(data, upTo !== undefined);
    return { id: await addGame(file, nameOf(data, name)), notes };
  }
  if (data['format'] !== undefined && !isKnownForm(data['format'])) {
    throw new FileError('This game file comes from another version of Roundhouse.');
  }
  const game = readGameFile(data);
  return { id: await addGame({ ...game, entries: game.entries.slice(0, upTo) }, name), notes: [] };
}

/** A game of 18xx.games; where an action cannot be followed, the part before it will do if it was asked for. */
async function fromSite(data: unknown, partial: boolean): Promise<Pick<Imported, 'file' | 'notes'>> {
  const { importGame, ImportError } = await import('@roundhouse/exchange');
  try {
    return importGame(data);
  } catch (error) {
    if (partial && error instanceof ImportError && error.upTo) return error.upTo;
    throw error;
  }
}

function parsed(text: string): unknown {
  const read = parseJson(text);
  if ('data' in read) return read.data;
  throw new FileError(`This doesn’t look like a Roundhouse or 18xx.games file: ${read.fault}.`);
}

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const nameOf = (data: Readonly<Record<string, unknown>>, name: string): string =>
  typeof data['description'] === 'string' && data['description'] !== '' ? data['description'] : name;
