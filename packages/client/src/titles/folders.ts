/** What was found in the folders of the titles, by the title's id. A folder whose name would begin with a figure has a `t` before it. */
export const byTitle = <T>(found: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(found).map(([path, one]) => [idOf(path.split('/').at(-2)!), one]));

/** The id of a title by its folder, or as it is written elsewhere. */
export const idOf = (name: string): string => name.replace(/^t(?=\d)/, '');
