/** The games of this browser as a list: looking at them and throwing them away. Needs no rules. */
import type { GameFile } from '@roundhouse/kernel';
import { announceChange } from './changes.ts';
import { allRecords, changeRecord, eraseGame, readEntries, recordOf } from './db.ts';
import type { GameRecord } from './record.ts';

/** How long a game that was thrown away can be brought back. */
const KEPT_FOR = 60 * 60 * 1000;

/** The latest first; those thrown away long ago are forgotten on this occasion. */
export async function listGames(): Promise<GameRecord[]> {
  const records = await allRecords();
  const old = records.filter(({ deleted }) => deleted !== undefined && deleted < Date.now() - KEPT_FOR);
  await Promise.all(old.map(({ id }) => eraseGame(id)));
  return records.filter(({ deleted }) => deleted === undefined).sort((a, b) => b.changed - a.changed);
}

export async function deleteGame(id: string): Promise<void> {
  await changeRecord(id, { deleted: Date.now() });
  announceChange();
}

export async function restoreGame(id: string): Promise<void> {
  await changeRecord(id, { deleted: undefined });
  announceChange();
}

export async function fileOf(id: string): Promise<{ readonly name: string; readonly file: GameFile }> {
  const record = await recordOf(id);
  if (!record) throw new Error(`There is no game ${id}.`);
  return { name: record.name, file: { ...record.header, actions: await readEntries(id) } };
}
