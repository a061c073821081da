import type { RailTitle } from '@roundhouse/rail';

/** The rules of every title that can be played here, by id; each comes when it is first asked for. */
const loaders = new Map<string, () => Promise<RailTitle>>([
  ['soh', async () => (await import('@roundhouse/titles/soh/index')).soh as unknown as RailTitle],
  ['1828', async () => (await import('@roundhouse/titles/1828/index')).title1828 as unknown as RailTitle],
]);

/** Undefined if the title cannot be played here. */
export const loadTitle = async (id: string): Promise<RailTitle | undefined> => loaders.get(id)?.();
