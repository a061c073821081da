/** Finds what a list of the box holds; an id that the list does not have is a mistake of the caller. */
export function byId<T extends { readonly id: string }>(all: readonly T[]): (id: string) => T {
  const found = new Map(all.map((one) => [one.id, one]));
  return (id) => found.get(id)!;
}

/** Which private keeps a hex closed, by hex. */
export const closedHexes = (
  privates: readonly { readonly id: string; readonly blocks?: readonly string[] | undefined }[],
): ReadonlyMap<string, string> =>
  new Map(privates.flatMap(({ id, blocks = [] }) => blocks.map((hex) => [hex, id] as const)));
