import { announceChange } from './changes.ts';
import { shownGameName } from './names.ts';
import { gameStore } from './store.ts';

/** Gives a game another name; one that says nothing leaves the old one. Says which it has now. */
export async function renameGame(id: string, wish: string): Promise<string | null> {
  const name = shownGameName(wish);
  if (name === '') return null;
  await (await gameStore()).changeRecord(id, { name });
  announceChange();
  return name;
}
