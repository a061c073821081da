/** The games of this browser as a list: looking at them and throwing them away. Needs no rules. */
import type { GameFile } from '@roundhouse/kernel';
import { announceChange } from './changes.ts';
import { type BrokenRecord, brokenRecord, isBroken } from './broken.ts';
import { shownGameName } from './names.ts';
import { listedRecord } from './readable.ts';
import type { GameRecord } from './record.ts';
import { gameStore } from './store.ts';

/** How long a game that was thrown away can be brought back. */
const KEPT_FOR = 60 * 60 * 1000;

export interface Games {
  /** The latest first. */
  readonly games: readonly GameRecord[];
  /** Records that cannot be read as games; they are nobody's fault and in nobody's way. */
  readonly broken: readonly BrokenRecord[];
  /** They outlive the page. */
  readonly lasting: boolean;
}

/** All but those thrown away; the ones thrown away long ago are forgotten on this occasion. */
export async function listGames(): Promise<Games> {
  const store = await gameStore();
  const records = await store.allRecords();
  const old = records.filter(({ deleted }) => deleted !== undefined && deleted < Date.now() - KEPT_FOR);
  await Promise.all(old.map(({ id }) => store.eraseGame(id)));
  const here = records.filter(({ deleted }) => deleted === undefined);
  return {
    games: here
      .filter((record) => !isBroken(record))
      .sort((a, b) => b.changed - a.changed)
      .map(listedRecord),
    broken: here.filter(isBroken).map(brokenRecord),
    lasting: store.lasting,
  };
}

export async function deleteGame(id: string): Promise<void> {
  await (await gameStore()).changeRecord(id, { deleted: Date.now() });
  announceChange();
}

export async function restoreGame(id: string): Promise<void> {
  await (await gameStore()).changeRecord(id, { deleted: undefined });
  announceChange();
}

/** A game as a file; of a broken one whatever is there. */
export async function fileOf(id: string): Promise<{ readonly name: string; readonly file: GameFile }> {
  const store = await gameStore();
  const record = await store.recordOf(id);
  if (!record) throw new Error(`There is no game ${id}.`);
  const { header, name } = record as Partial<GameRecord>;
  return {
    name: shownGameName(String(name ?? id)),
    file: { ...(header ?? (record as never)), actions: await store.readEntries(id) },
  };
}
