/** Turns a game saved from 18xx.games into a game file. */
import { readExport } from './export.ts';
import { ImportError } from './import-error.ts';
import type { Imported, SiteTitle } from './imported.ts';
import { steamOverHolland } from './soh/index.ts';
import { site1828 } from './t1828/index.ts';

/** Titles whose games can be brought over; a new one is a line here. */
const siteTitles: readonly SiteTitle[] = [steamOverHolland, site1828];

export const canImport = (title: string): boolean => siteTitles.some(({ name }) => name === title);

/** Reads an export, as text or as parsed JSON, and plays it. Throws an ImportError where that is not possible. */
export function importGame(input: unknown): Imported {
  const data = readExport(input);
  const found = siteTitles.find(({ name }) => name === data.title);
  if (!found) {
    const known = siteTitles.map(({ name }) => name).join(', ');
    throw new ImportError(`Games of ${data.title} cannot be imported yet; known: ${known}.`);
  }
  return found.importGame(data);
}
