/** Who shows which list, and what they are told when it changes: at most a few times a second, however much happens. */
import { setImmediate as turn } from 'node:timers/promises';
import type { ListName, LobbyPage, ServerMessage } from '@roundhouse/protocol';
import type { Store } from '../store/contract.ts';
import type { Stored } from '../tables/load.ts';
import { listed } from '../tables/view.ts';
import { lobbyPage } from './pages.ts';

/** One tab that shows lists. */
export interface Follower {
  readonly person: string | null;
  readonly lists: ReadonlySet<ListName | 'mine'>;
  /** A message that many are sent is written once, as the bytes of a text. */
  send(text: Buffer): void;
}

/** What is known of a table for lists. */
type Known = Pick<Stored, 'row' | 'seats' | 'settings'>;

const LISTS: readonly ListName[] = ['open', 'running', 'finished'];
/** Milliseconds between two messages about one list. */
const TELL_EVERY = 300;
/** So many are told in one go: those who play are not kept waiting until everybody has been. */
const TOLD_AT_ONCE = 20;
/** A page is read again after this time, since rounds go on without the list being any other. Milliseconds. */
const KEEP_FOR = 3_000;

export class Lists {
  readonly #store: Store;
  readonly #followers = new Set<Follower>();
  readonly #pages = new Map<ListName, { readonly page: Promise<LobbyPage>; readonly at: number }>();
  readonly #told = new Map<ListName, string>();
  readonly #changed = new Set<ListName>();
  readonly #people = new Set<string>();
  /** Tables that other processes have written. */
  readonly #heard = new Set<string>();
  #timer: NodeJS.Timeout | null = null;

  constructor(store: Store) {
    this.#store = store;
  }

  follow(follower: Follower): void {
    this.#followers.add(follower);
  }

  unfollow(follower: Follower): void {
    this.#followers.delete(follower);
  }

  /** The first page of a list, the same for everybody. */
  first(list: ListName): Promise<LobbyPage> {
    const known = this.#pages.get(list);
    if (known && performance.now() - known.at < KEEP_FOR) return known.page;
    const page = lobbyPage(this.#store.read, { listing: list, title: null, words: [] }, null);
    this.#pages.set(list, { page, at: performance.now() });
    page.catch(() => this.#pages.delete(list));
    return page;
  }

  /** A table has been written: null before it was opened, and when it is gone. */
  changed(before: Known | null, after: Known | null): void {
    for (const list of LISTS) if (inList(list, before) !== inList(list, after)) this.#mark(list);
    if (before?.row.listing === 'played' || after?.row.listing === 'played') this.#mark('open');
    for (const follower of this.#followers) {
      const { person } = follower;
      if (person === null || !follower.lists.has('mine') || this.#people.has(person)) continue;
      if (mineOf(before, person) === mineOf(after, person)) continue;
      this.#people.add(person);
      this.#tellSoon();
    }
  }

  /** Another process has written it: who has a part in it must be read. */
  heard(game: string): void {
    for (const list of LISTS) this.#mark(list);
    if (this.#followers.size > 0) this.#heard.add(game);
  }

  #mark(list: ListName): void {
    this.#pages.delete(list);
    this.#changed.add(list);
    this.#tellSoon();
  }

  #tellSoon(): void {
    if (this.#timer || this.#followers.size === 0) return;
    const tell = async (): Promise<void> => {
      await this.#tell().catch(() => {});
      this.#timer = null;
      if (this.#changed.size + this.#people.size + this.#heard.size > 0) this.#tellSoon();
    };
    this.#timer = setTimeout(() => void tell(), TELL_EVERY).unref();
  }

  async #tell(): Promise<void> {
    const lists = [...this.#changed];
    this.#changed.clear();
    for (const list of lists) {
      if (![...this.#followers].some((one) => one.lists.has(list))) continue;
      const text = messageOf({ t: 'list', list, page: await this.first(list) });
      if (text === this.#told.get(list)) continue;
      this.#told.set(list, text);
      await this.#tellAll(text, ({ lists: shown }) => shown.has(list));
    }
    await this.#findPeople();
    const people = new Set(this.#people);
    this.#people.clear();
    await this.#tellAll(
      messageOf({ t: 'games' }),
      ({ lists: shown, person }) => shown.has('mine') && person !== null && people.has(person),
    );
  }

  /** Between two slices whatever has come meanwhile has its turn. */
  async #tellAll(text: string, isMeant: (follower: Follower) => boolean): Promise<void> {
    const bytes = Buffer.from(text);
    const meant = [...this.#followers].filter(isMeant);
    for (let from = 0; from < meant.length; from += TOLD_AT_ONCE) {
      if (from > 0) await turn();
      // Who has gone meanwhile, or shows other lists, is not meant any more.
      for (const one of meant.slice(from, from + TOLD_AT_ONCE)) if (this.#followers.has(one)) one.send(bytes);
    }
  }

  async #findPeople(): Promise<void> {
    const games = [...this.#heard];
    this.#heard.clear();
    for (const id of games) {
      const rows = await this.#store.read.table(id, [], Number.MAX_SAFE_INTEGER);
      if (rows) for (const person of peopleAt(rows.game.owner, rows.seats)) this.#people.add(person);
    }
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#followers.clear();
  }
}

const messageOf = (message: ServerMessage): string => JSON.stringify(message);

const peopleAt = (owner: string, seats: Known['seats']): string[] => [
  owner,
  ...seats.flatMap(({ person, friend }) => [person ?? [], friend ?? []].flat()),
];

/** What a list shows of a table that stays while the game goes on. */
function inList(list: ListName, known: Known | null): string | null {
  if (known?.row.listing !== list) return null;
  const { row, seats, settings } = known;
  return JSON.stringify([row.name, settings.tempo, seats.map(({ name, kind, admits }) => [name, kind, admits])]);
}

function mineOf(known: Known | null, person: string): string | null {
  if (!known || !peopleAt(known.row.owner, known.seats).includes(person)) return null;
  return JSON.stringify({ ...listed(known.row, known.seats, person, 0), summary: null, changed: 0 });
}
