/** The contents page of a title, its README: which files a section of the book is found in. */

export interface Contents {
  /** Whether the README sends a reader of this section to this file of the title's folder. */
  readonly leadsTo: (section: string, file: string) => boolean;
  /** What it names for the section, as it stands there. */
  readonly filesOf: (section: string) => readonly string[];
}

/** Said of what belongs to many places: wherever it is cited is right. */
const ANYWHERE = 'where they are used';

interface Row {
  readonly keys: readonly string[];
  readonly files: readonly string[];
  readonly anywhere: boolean;
}

export function contentsOf(readme: string): Contents {
  const rows = [...readme.matchAll(/^\|([^|]+)\|([^|]+)\|$/gm)].map(
    ([, sections, files]): Row => ({
      keys: sections!.trim().split(', ').map(keyOf),
      files: [...files!.matchAll(/`([^`]+)`/g)].map((found) => found[1]!),
      anywhere: files!.includes(ANYWHERE),
    }),
  );
  const rowsOf = (section: string): readonly Row[] =>
    waysUp(section)
      .map((key) => rows.filter(({ keys }) => keys.includes(key)))
      .find((found) => found.length > 0) ?? [];
  return {
    leadsTo: (section, file) =>
      rowsOf(section).some(
        ({ files, anywhere }) =>
          anywhere || files.some((named) => named === file || (named.endsWith('/') && file.startsWith(named))),
      ),
    filesOf: (section) => rowsOf(section).flatMap(({ files, anywhere }) => [...files, ...(anywhere ? [ANYWHERE] : [])]),
  };
}

/**
 * `8.3.4 Pay or withhold dividends` is `8.3.4`, `table 4.1` is `table-4.1`, `President's certificate` its words with dashes. What
 * follows a colon is a part of the section, in a row of its own.
 */
function keyOf(text: string): string {
  const numbered = /^(table )?(\d+(?:\.\d+)*)\b/i.exec(text);
  if (numbered) return `${numbered[1] ? 'table-' : ''}${numbered[2]}`;
  return text
    .replace(/:.*$/, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A section and those around it, the nearest first: `7.5.2.1`, `7.5.2` …; `stock-round/selling-shares` by its parts. */
function waysUp(section: string): string[] {
  if (!/^\d/.test(section)) return section.split('/').reverse();
  const parts = section.split('.');
  return parts.map((_, i) => parts.slice(0, parts.length - i).join('.'));
}
