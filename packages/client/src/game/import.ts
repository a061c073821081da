/** Games from files: the project's own, and those saved from 18xx.games. */
import { FILE_FORMAT, FileError, readGameFile } from '@roundhouse/kernel';
import { addGame } from './games.ts';

const MOST_BYTES = 20_000_000;

export interface ImportedGame {
  readonly id: string;
  /** What the player should know, in sentences. */
  readonly notes: readonly string[];
}

/** Reads a file, plays it through and keeps it. Throws an error whose message says why it cannot be read. */
export async function importFile(file: File): Promise<ImportedGame> {
  if (file.size > MOST_BYTES) throw new FileError('This file is too large for a game.');
  try {
    return await importText(await file.text(), file.name.replace(/\.json$/i, ''));
  } catch (error) {
    if (isOutOfRoom(error)) throw new FileError('This is not a game file: it is nested too deep to be read.');
    throw error;
  }
}

async function importText(text: string, name: string): Promise<ImportedGame> {
  const data = parsed(text);
  if (!isObject(data)) throw new FileError('This is not a game file: it is JSON, but holds no game.');
  if (data['format'] === undefined && Array.isArray(data['actions'])) {
    const { importGame } = await import('@roundhouse/exchange');
    const { file, notes } = importGame(data);
    return { id: await addGame(file, nameOf(data, name)), notes };
  }
  if (data['format'] !== undefined && data['format'] !== FILE_FORMAT) {
    throw new FileError('This game file comes from another version of Roundhouse.');
  }
  return { id: await addGame(readGameFile(data), name), notes: [] };
}

/** Whoever reads lists within lists without end runs out of room; browsers call it differently. */
const isOutOfRoom = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'RangeError' || error.name === 'InternalError');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileError('This is not a game file: it is not JSON.');
  }
}

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const nameOf = (data: Readonly<Record<string, unknown>>, name: string): string =>
  typeof data['description'] === 'string' && data['description'] !== '' ? data['description'] : name;
