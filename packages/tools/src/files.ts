/** Game files on disk. */
import { readFileSync, writeFileSync } from 'node:fs';
import { FileError, type GameFile, readGameFile } from '@roundhouse/kernel';
import { Failure } from './failure.ts';
import { type AnyTitle, findTitle } from './title.ts';

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Failure(`${path} cannot be read: ${reason(error)}.`);
  }
}

export function loadGame(path: string): { title: AnyTitle; file: GameFile } {
  const text = readText(path);
  try {
    const file = readGameFile(text);
    const title = findTitle(file.title);
    if (!title) throw new FileError(`It is a game of "${file.title}", which is not known here.`);
    return { title, file };
  } catch (error) {
    if (error instanceof FileError) throw new Failure(`${path}: ${error.message}`);
    throw error;
  }
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
  if (code === 'EACCES') return 'it is not allowed';
  return code ?? String(error);
}
