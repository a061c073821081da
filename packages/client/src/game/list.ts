/** The games of this browser as a list: looking at them and throwing them away. Needs no rules. */
import { announceChange } from './changes.ts';
import { type BrokenRecord, brokenRecord, isBroken } from './broken.ts';
import { forgetBoard } from './kept-board.ts';
import { forgetOwn } from './own-store.ts';
import { forgetPosition } from './positions.ts';
import { shownGameName } from './names.ts';
import { listedRecord } from './readable.ts';
import type { GameRecord } from './record.ts';
import { gameStore, type KeptEntry } from './store.ts';

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
  for (const { id } of old) {
    forgetBoard(id);
    void forgetPosition(id);
    void forgetOwn(id);
  }
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

/** Puts a game away, or brings it back into the list. */
export async function archiveGame(id: string, away: boolean): Promise<void> {
  await (await gameStore()).changeRecord(id, { archived: away ? Date.now() : undefined });
  announceChange();
}

export async function restoreGame(id: string): Promise<void> {
  await (await gameStore()).changeRecord(id, { deleted: undefined });
  announceChange();
}

/** A game as a file; of a broken one whatever is there. */
export async function fileOf(id: string): Promise<{ readonly name: string; readonly file: object }> {
  const store = await gameStore();
  const record = await store.recordOf(id);
  if (!record) throw new Error(`There is no game ${id}.`);
  const { header, name } = record as Partial<GameRecord>;
  return {
    name: shownGameName(String(name ?? id)),
    file: keptFile(
      header ?? (record as never),
      (await store.readEntries(id)).map(({ entry }) => entry),
    ),
  };
}

/** In the form in which it was kept: only its rules could put it into another. */
const keptFile = (header: GameRecord['header'], kept: readonly KeptEntry[]): object =>
  header.format === 'roundhouse-game-1' ? { ...header, actions: kept } : { ...header, entries: kept };
