import type { Entry, GameFile, PlayerId, Refusal, UndoEntry, UndoTarget } from '@roundhouse/kernel';
import type { RailState, RailTitle, RunFrame } from '@roundhouse/rail';
import { loadTitle } from '../titles/rules.ts';
import { announceChange } from './changes.ts';
import type { Acted, GameHandle, GameView } from './handle.ts';
import { Host, type Position } from './host.ts';
import { askToKeep } from './keeping.ts';
import { shownRecord } from './readable.ts';
import type { GameRecord } from './record.ts';
import { RecordOfPlay } from './record-of-play.ts';
import { type GameStore, gameStore } from './store.ts';
import { summaryOf } from './summary.ts';
import { Tabs } from './tabs.ts';

/** There is no such game in this browser. */
export class NoSuchGame extends Error {}

/**
 * A game on this device: the engine in the page, every entry in the browser's database as soon as it is made, bots in
 * their seats. Where several tabs show it, one of them leads and the others follow.
 */
export class LocalGame implements GameHandle {
  readonly #title: RailTitle;
  readonly #record: GameRecord;
  readonly #store: GameStore;
  readonly #listeners = new Set<() => void>();
  readonly #tabs: Tabs;
  readonly #host = new Host({
    act: async (action) => (await this.act(action)).ok,
    searched: () => this.#show(),
  });
  #play: RecordOfPlay;
  /** How many entries are safe in the database. */
  #saved: number;
  #saving: Promise<void> | null = null;
  #connection: GameView['connection'] = 'live';
  #view: GameView;
  #closed = false;

  static async open(id: string): Promise<LocalGame> {
    const store = await gameStore();
    const record = await store.recordOf(id);
    if (!record || record.deleted !== undefined) throw new NoSuchGame(id);
    const [title, entries] = await Promise.all([loadTitle(record.title), store.readEntries(id)]);
    if (!title) throw new Error('The title of this game cannot be played here.');
    return new LocalGame(title, store, shownRecord(record), new RecordOfPlay(title, record.header, entries));
  }

  private constructor(title: RailTitle, store: GameStore, record: GameRecord, play: RecordOfPlay) {
    this.#title = title;
    this.#store = store;
    this.#record = record;
    this.#play = play;
    this.#saved = play.entries.length;
    this.#tabs = new Tabs(record.id, {
      lead: () => void this.#catchUp().then(() => this.#changed()),
      hear: (index, entry) => this.#follow(index, entry),
      decide: async (entry) => {
        const result = await this.act(entry);
        return result.ok ? null : result.refusal;
      },
    });
    this.#view = this.#look();
  }

  view(): GameView {
    return this.#view;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Shown at once; the promise is kept when it is safe. */
  async act(entry: Entry): Promise<Acted> {
    if (!this.#tabs.leading) await this.#tabs.ready;
    if (!this.#tabs.leading) return this.#askLeader(entry);
    if (entry.type === 'run' && this.#host.searching(this.#position())) return { ok: false, refusal: stillSearching };
    const result = this.#play.add(entry, entry.type === 'undo' ? this.#consentsTo(entry as UndoEntry) : []);
    if (!result.ok) return result;
    this.#connection = 'saving';
    this.#changed();
    const { state } = this.#play;
    await this.#save();
    return { ok: true, state };
  }

  at(seq: number): RailState {
    return this.#play.history.at(seq);
  }

  undoTargets(player: PlayerId): readonly UndoTarget[] {
    return this.#play.history.undoTargets(player);
  }

  toFile(): GameFile {
    return this.#play.history.toFile();
  }

  close(): void {
    this.#closed = true;
    this.#host.rest();
    this.#tabs.close();
    this.#listeners.clear();
  }

  /** People at one device agree by the act of one of them, and bots always do. */
  #consentsTo(entry: UndoEntry): readonly PlayerId[] {
    const needed = this.undoTargets(entry.by).find(({ to }) => to === entry.to)?.consents ?? [];
    const here = this.#record.seats.filter((seat) => seat.kind !== 'remote').map((seat) => seat.player);
    return needed.filter((player) => here.includes(player));
  }

  async #askLeader(entry: Entry): Promise<Acted> {
    const refusal: Refusal | null = await this.#tabs.ask(entry);
    if (refusal) return { ok: false, refusal };
    await this.#catchUp();
    return { ok: true, state: this.#play.state };
  }

  /** Writes what is not yet written, one batch after the other. */
  #save(): Promise<void> {
    this.#saving ??= this.#writeAll().finally(() => {
      this.#saving = null;
    });
    return this.#saving;
  }

  async #writeAll(): Promise<void> {
    const { entries } = this.#play;
    while (this.#saved < entries.length && !this.#closed) {
      const from = this.#saved;
      const batch = entries.slice(from);
      const changes = { changed: Date.now(), summary: summaryOf(this.#title, this.#play.state, this.#record.seats) };
      try {
        await this.#store.appendEntries(this.#record.id, from, batch, changes);
      } catch (error) {
        await this.#notWritten(error);
        return;
      }
      this.#saved = from + batch.length;
      announceChange();
      batch.forEach((entry, i) => this.#tabs.tell(from + i, entry));
    }
    this.#connection = 'live';
    void askToKeep(this.#saved);
    this.#show();
  }

  /** Another tab was faster: its game is the game. Anything else (a full disk) is tried again with the next act. */
  async #notWritten(error: unknown): Promise<void> {
    if (error instanceof DOMException && error.name === 'ConstraintError') {
      this.#play = new RecordOfPlay(this.#title, this.#record.header, await this.#store.readEntries(this.#record.id));
      this.#saved = this.#play.entries.length;
      this.#connection = 'live';
    } else {
      this.#connection = 'offline';
    }
    this.#changed();
  }

  #follow(index: number, entry: Entry): void {
    if (index < this.#play.entries.length) return;
    if (index > this.#play.entries.length || !this.#play.follow(entry).ok) void this.#catchUp();
    this.#saved = this.#play.entries.length;
    this.#changed();
  }

  /** Takes over what other tabs have written meanwhile. */
  async #catchUp(): Promise<void> {
    const missed = await this.#store.readEntries(this.#record.id, this.#play.entries.length);
    if (missed.length === 0 || this.#closed) return;
    for (const entry of missed) this.#play.follow(entry);
    this.#saved = this.#play.entries.length;
    this.#changed();
  }

  #changed(): void {
    this.#show();
    if (this.#tabs.leading && !this.#closed) this.#host.look(this.#position());
  }

  #position(): Position {
    const { history, state } = this.#play;
    const { seats, header } = this.#record;
    const bots = seats.filter((seat) => seat.kind === 'bot').map((seat) => seat.player);
    return { title: this.#title, state, last: history.lastAction, bots, seed: header.seed };
  }

  #show(): void {
    if (this.#closed) return;
    this.#view = this.#look();
    for (const changed of this.#listeners) changed();
  }

  /** A tab that follows does not hear when the host finds nothing better; what was shown once is enough for it. */
  #search(): GameView['search'] {
    const search = this.#host.searching(this.#position());
    return search && !this.#tabs.leading && isShown(this.#play.state) ? null : search;
  }

  #look(): GameView {
    return {
      id: this.#record.id,
      name: this.#record.name,
      title: this.#title,
      seats: this.#record.seats,
      state: this.#play.state,
      seq: this.#play.history.length,
      moments: this.#play.moments,
      redoBelongsTo: this.#play.history.redoBelongsTo,
      search: this.#search(),
      connection: this.#store.lasting ? this.#connection : 'offline',
    };
  }
}

const isShown = (s: RailState): boolean => ((s.stack.at(-1) as RunFrame | undefined)?.indicated ?? null) !== null;

/** As a server will say it: a run is decided when the best is known. */
const stillSearching: Refusal = { rule: 'table:searching', text: 'The best run is still being searched for.' };
