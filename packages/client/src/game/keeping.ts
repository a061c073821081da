/** A browser may clear what pages keep when space is short; it can be asked not to. */
const ASKED = 'roundhouse.askedToKeep';

/** So many entries into a game nobody wants to lose it. Earlier the question would only be in the way. */
export const WORTH_KEEPING = 20;

let asked = false;

/** Asks once on a device, when the first game is worth it: some browsers put the question to the person. */
export async function askToKeep(entries: number): Promise<void> {
  if (asked || entries < WORTH_KEEPING) return;
  asked = true;
  try {
    if (localStorage.getItem(ASKED) !== null || (await isKept())) return;
    localStorage.setItem(ASKED, '1');
    await navigator.storage.persist();
  } catch {
    // A page without https cannot ask; the games are kept as long as the browser likes.
  }
}

/** Has the browser promised to keep them? */
export async function isKept(): Promise<boolean> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return false;
  }
}
