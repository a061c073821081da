/** Recorded games of all titles, cut before a tile is laid late in them. */
import type { GameFile } from '@roundhouse/kernel';
import { readFileSync } from 'node:fs';

/** By title, a game that is long enough. */
export const savedGames = {
  soh: 'soh-12',
  '1820': '1820-15',
  '1828': '1828-4',
  '1839': '1839-6',
  '1843': '1843-3',
} as const;

/** The game up to its last tile; with `part`, to the last one in that part of it. */
export function lateGame(name: string, part = 1): GameFile {
  const file = new URL(`../../../tools/test/saved/${name}.json`, import.meta.url);
  const { game } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly game: { readonly actions?: readonly { readonly type: string }[]; readonly entries?: readonly unknown[] };
  };
  const all = game.entries ?? game.actions ?? [];
  const entries = all.slice(0, Math.ceil(all.length * part));
  const isLay = (one: unknown) => JSON.stringify(one).includes('"type":"layTile"');
  const cut = entries.slice(0, entries.findLastIndex(isLay));
  return { ...game, [game.entries ? 'entries' : 'actions']: cut } as unknown as GameFile;
}
