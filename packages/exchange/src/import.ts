/** Turns a game saved from 18xx.games into a game file. */
import { joinWords } from '@roundhouse/rail';
import { readExport } from './export.ts';
import { brief } from './forms.ts';
import { ImportError } from './import-error.ts';
import type { Imported, SiteTitle } from './imported.ts';
import { steamOverHolland } from './soh/index.ts';
import { site1828 } from './1828/index.ts';

/** Titles whose games can be brought over; a new one is a line here. */
const siteTitles: readonly SiteTitle[] = [steamOverHolland, site1828];

/** However its name is spelt: with other capitals, spaces or points, or as it was called once. */
const plain = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]/g, '');
const findTitle = (title: string): SiteTitle | undefined =>
  siteTitles.find(({ name, formerly }) => [name, ...formerly].some((one) => plain(one) === plain(title)));

export const canImport = (title: string): boolean => findTitle(title) !== undefined;

/** Reads an export, as text or as parsed JSON, and plays it. Throws an ImportError where that is not possible. */
export function importGame(input: unknown): Imported {
  const data = readExport(input);
  const found = findTitle(data.title);
  if (!found) {
    const known = joinWords(siteTitles.map(({ name }) => name));
    throw new ImportError(`Roundhouse cannot import ${brief(data.title)} yet, only ${known}.`);
  }
  return found.importGame(data);
}
