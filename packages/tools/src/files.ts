/** Game files on disk. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import {
  EntryError,
  FileError,
  type GameFile,
  History,
  LARGEST_FILE,
  parseJson,
  quoted,
  readGameFile,
  type RefusedEntry,
} from '@roundhouse/kernel';
import { isExport } from '@roundhouse/exchange';
import type { RailState } from '@roundhouse/rail';
import { Failure } from './failure.ts';
import { type AnyTitle, findTitle } from './title.ts';

export function readText(path: string): string {
  try {
    // A letter takes at most three bytes for each place that it takes in a text.
    if (statSync(path).size > 3 * LARGEST_FILE) throw new Failure(`${path} is too large to be a game.`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${path} cannot be read: ${reason(error)}.`);
  }
}

export function loadGame(path: string): { title: AnyTitle; file: GameFile } {
  const text = readText(path);
  try {
    const read = parseJson(text);
    if ('data' in read && isExport(read.data)) throw new Failure(`${path} is a game saved from 18xx.games: ${IMPORT}`);
    const file = readGameFile('data' in read ? read.data : text);
    const title = findTitle(file.title);
    if (!title) throw new FileError(`It is a game of "${quoted(file.title)}", which Roundhouse does not know.`);
    return { title, file };
  } catch (error) {
    if (error instanceof FileError) throw new Failure(`${path}: ${error.message}`);
    throw error;
  }
}

const IMPORT = 'turn it into a game file with "roundhouse import".';

export interface OpenedGame {
  readonly title: AnyTitle;
  readonly history: History<RailState>;
  /** The entry after the good part, where it was opened partial. */
  readonly refused: RefusedEntry | null;
  /** The first entry after which the position is not the recorded one. */
  readonly differsAt: number | null;
}

/** Plays a file: all of it, or `partial`, up to the first action that is refused. */
export function openGame(path: string, partial: boolean): OpenedGame {
  const { title, file } = loadGame(path);
  try {
    const { history, refused, differsAt, cause } = History.openAsFar(title, file);
    if (refused && !partial) throw new EntryError(refused, { cause });
    return { title, history, refused, differsAt };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const more = error instanceof EntryError ? suggestion(error.refused) : '';
    throw new Failure(`${path}: ${error.message}${more}`);
  }
}

/** What can be done with the good part. */
function suggestion({ entry }: RefusedEntry): string {
  if (entry === 1) return '';
  const before = entry === 2 ? 'The entry before it is fine' : `The ${entry - 1} entries before it are fine`;
  return ` ${before}; use --partial to open the file up to there.`;
}

export function saveGame(path: string, file: GameFile): void {
  try {
    writeFileSync(path, `${JSON.stringify(file)}\n`);
  } catch (error) {
    throw new Failure(`${path} cannot be written: ${reason(error)}.`);
  }
}

function reason(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file or folder';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES') return 'permission denied';
  return code ?? String(error);
}
