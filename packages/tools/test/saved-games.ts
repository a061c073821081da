import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Form1File, type GameFile, inForm2, readGameFile } from '@roundhouse/kernel';
import { titleOf } from '../src/title.ts';

/** A game of test/saved: the file as it was written then, and where it led. */
export interface SavedGame {
  readonly game: Form1File | GameFile;
  /** Of the first state and after each entry, in form 1, with a space between them. Later games have hashes in their entries. */
  readonly hashes?: string;
}

const folder = join(import.meta.dirname, 'saved');

/** Names without their ending: `soh-3`. */
export const savedNames: readonly string[] = readdirSync(folder)
  .map((file) => file.replace('.json', ''))
  .sort();

export const savedGame = (name: string): SavedGame =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as SavedGame;

/** One that was saved in the first form of files. */
export const savedInForm1 = (name: string): Form1File => savedGame(name).game as Form1File;

/** The same in today's form. */
export function savedFile(name: string): GameFile {
  const file = readGameFile(savedGame(name).game);
  return inForm2(titleOf(file.title), file);
}
