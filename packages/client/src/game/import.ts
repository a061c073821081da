/** Games from files: the project's own, and those saved from 18xx.games. They are read beside the page, which never waits. */
import { FileError, LARGEST_GAME } from '@roundhouse/kernel';
import type { ReadGame, Unread } from './file-reader.ts';
import { addGame } from './games.ts';
import type { FileReply, FileTask } from './search.ts';

/** Bytes: a character takes at most three. */
const MOST_BYTES = 3 * LARGEST_GAME;

export interface ImportedGame {
  readonly id: string;
  /** What the player should know, in sentences. */
  readonly notes: readonly string[];
}

/** A file that cannot be opened as it is, with how many of its entries are good. */
export class UnreadFile extends FileError {
  readonly good: number;

  constructor({ reason, good }: Unread) {
    super(reason);
    this.good = good;
  }
}

/** Reads a file, plays it through and keeps it; with `upTo` only so many entries. Throws where it cannot be opened. */
export async function importFile(file: File, upTo?: number): Promise<ImportedGame> {
  if (file.size > MOST_BYTES) throw new FileError('This file is too large to be a game.');
  const read = await readBeside(file, upTo);
  if ('reason' in read) throw new UnreadFile(read);
  // A file of ours is called as its game was; one from elsewhere, or without a name, by its title and players.
  const called = read.isExport ? '' : file.name.replace(/\.json$/i, '');
  return { id: await addGame(read, called || read.name), notes: read.notes };
}

/** In a worker of its own, which ends with the file. */
export async function readBeside(file: File, upTo?: number): Promise<ReadGame | Unread> {
  const worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((done, failed) => {
      worker.onmessage = ({ data }: MessageEvent<FileReply>) =>
        data.kind === 'read' ? done(data.read) : failed(new Error(data.reason));
      worker.onerror = (event) => failed(new Error(event.message || 'The file could not be read.'));
      worker.postMessage({ kind: 'file', file, upTo } satisfies FileTask);
    });
  } finally {
    worker.terminate();
  }
}
