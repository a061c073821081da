/** Lists of tables, a page at a time. A page goes on after the game that ended the one before, so whatever else changes, none is skipped or repeated. */
import type { Listed, LobbyPage, NextGame } from '@roundhouse/protocol';
import type { ListKey, ListedRows, ListWish, Reader } from '../store/contract.ts';
import { listed } from '../tables/view.ts';
import { hasWord } from './place.ts';

const PAGE = 20;
/** More are counted for nobody. */
const MOST_COUNTED = 100;
/** Tables of one person that are not over. */
const MOST_UNFINISHED = 300;
const MOST_OF_COMPANIONS = 20;

export const cursorOf = ({ since, id }: ListKey): string => `${since.toString(36)}.${id}`;

export function keyIn(cursor: string | undefined): ListKey | null {
  const [since, id] = cursor?.split('.') ?? [];
  return since === undefined || id === undefined ? null : { since: Number.parseInt(since, 36), id };
}

/** As many as fit, and where the next page begins. */
function page(rows: readonly ListedRows[]): { readonly shown: readonly ListedRows[]; readonly cursor: string | null } {
  const shown = rows.slice(0, PAGE);
  return { shown, cursor: rows.length > PAGE ? cursorOf(shown.at(-1)!.game) : null };
}

export async function lobbyPage(read: Reader, wish: ListWish, after: ListKey | null): Promise<LobbyPage> {
  const rows = await read.listed(wish, after, PAGE + 1);
  const { shown, cursor } = page(rows);
  const isAll = after === null && cursor === null;
  const count = isAll ? shown.length : await read.countListed(wish, MOST_COUNTED);
  return { games: shown.map((one) => asShownToAll(one)), cursor, count };
}

export const companionTables = async (read: Reader, person: string): Promise<Listed[]> =>
  (await read.listedForCompanion(person, MOST_OF_COMPANIONS)).map((one) => asShownToAll(one));

/** The map would be most of it, and no list of others' tables draws one. */
function asShownToAll({ game, seats }: ListedRows): Listed {
  const one = listed(game, seats, null, 0);
  if (!one.summary) return one;
  const { board: _, ...summary } = one.summary;
  return { ...one, summary };
}

interface Wanted {
  readonly title: string | null;
  readonly words: readonly string[];
}

/** Mine: those that wait for me, the longest waiting first, then the running ones, those that have not begun, and a page of what is over. */
export async function myPage(
  read: Reader,
  person: string,
  { title, words }: Wanted,
  after: ListKey | null,
  now: number,
): Promise<{ readonly games: Listed[]; readonly cursor: string | null }> {
  const isFiltered = title !== null || words.length > 0;
  const fits = ({ game }: ListedRows): boolean =>
    (title === null || game.title === title) && words.every((word) => hasWord(game, word));
  const unfinished = after ? [] : await read.unfinishedOf(person, MOST_UNFINISHED);
  const finished = await read.finishedOf(person, after, isFiltered ? 1_000_000 : PAGE + 1);
  const { shown, cursor } = page(finished.filter(fits));
  const all = [...inOrder(unfinished.filter(fits), person, now), ...shown.map((one) => asMine(one, person, now))];
  return { games: all, cursor };
}

const asMine = ({ game, seats }: ListedRows, person: string, now: number): Listed => listed(game, seats, person, now);

function inOrder(rows: readonly ListedRows[], person: string, now: number): Listed[] {
  const all = rows.map((one) => asMine(one, person, now));
  const yours = all.filter((one) => one.yours || one.invited).sort((a, b) => a.changed - b.changed);
  const others = all.filter((one) => !yours.includes(one)).sort((a, b) => b.changed - a.changed);
  const having = (status: Listed['status']): Listed[] => others.filter((one) => one.status === status);
  return [...yours, ...having('playing'), ...having('waiting')];
}

/** The game in which a decision of this person has been waited for longest. */
export async function nextGame(read: Reader, person: string, but: string | undefined): Promise<NextGame> {
  const all = await read.unfinishedOf(person, MOST_UNFINISHED);
  const waiting = inOrder(all, person, 0).filter(
    ({ id, yours, status }) => yours && status === 'playing' && id !== but,
  );
  return { game: waiting[0]?.id ?? null, waiting: waiting.length };
}
