import type { Reason } from '@roundhouse/bots';
import {
  aboutEntry,
  auctionOf,
  type Level,
  type Maximums,
  maximumsInForce,
  type Seat,
  seatNote,
  seatsAfter,
  seatTo,
  summaryOf,
} from '@roundhouse/host';
import {
  type Entry,
  FILE_FORMAT,
  type GameFile,
  keptEntry,
  type Note,
  type PlayerId,
  type Refusal,
  type UndoEntry,
  type UndoTarget,
  type Via,
} from '@roundhouse/kernel';
import { type RailState, type RailTitle, type RunFrame, Teller } from '@roundhouse/rail';
import { loadTitle } from '../titles/rules.ts';
import { announceChange } from './changes.ts';
import type { Acted, Connection, GameHandle, GameView } from './handle.ts';
import { Host, type Position } from './host.ts';
import { takeOver } from './hand-over.ts';
import { askToKeep } from './keeping.ts';
import { renameGame } from './list.ts';
import { leaveMaximums, maximumsOf, useMaximums } from './maximums.ts';
import { usePreferences } from './preferences.ts';
import { shownRecord } from './readable.ts';
import { readingOf } from './reading.ts';
import type { GameRecord } from './record.ts';
import { type Played, GameLog } from './game-log.ts';
import { type GameStore, gameStore, type Kept } from './store.ts';
import { Tabs, type Wish } from './tabs.ts';

/** There is no such game in this browser. */
export class NoSuchGame extends Error {}

/**
 * A game on this device: the engine in the page, every entry in the browser's database as soon as it is made, bots in
 * their seats. Where several tabs show it, one of them leads and the others follow.
 */
export class LocalGame implements GameHandle {
  readonly #title: RailTitle;
  #record: GameRecord;
  readonly #store: GameStore;
  readonly #listeners = new Set<() => void>();
  readonly #tabs: Tabs;
  readonly #host = new Host({
    act: async (action, why) => (await this.#add(action, why)).ok,
    carryOut: async (order) => (await this.#add(order, null, { kind: 'order' })).ok,
    changed: () => this.#show(),
  });
  readonly #teller: Teller;
  readonly #forgetPace = usePreferences.subscribe(() => this.#host.hurry());
  readonly #forgetMaximums = useMaximums.subscribe(() => this.#changed());
  #seats: readonly Seat[];
  #play: GameLog;
  /** How many entries are safe in the database. */
  #saved: number;
  #saving: Promise<void> | null = null;
  #connection: Connection = 'live';
  #view: GameView;
  #closed = false;

  static async open(id: string): Promise<LocalGame> {
    const store = await gameStore();
    const record = await store.recordOf(id);
    if (!record || record.deleted !== undefined) throw new NoSuchGame(id);
    const [title, kept] = await Promise.all([loadTitle(record.title), store.readEntries(id)]);
    if (!title) throw new Error('The title of this game cannot be played here.');
    const play = takeOver(id, kept.length) ?? new GameLog(title, record.header, kept.map(inForm(title)));
    // What an earlier version has kept is put into today's form as soon as it is known to be good.
    if (record.header.format !== FILE_FORMAT)
      await store.convertGame(id, headerOf(play), (one) => keptEntry(title, one));
    return new LocalGame(title, store, shownRecord(record), play);
  }

  private constructor(title: RailTitle, store: GameStore, record: GameRecord, play: GameLog) {
    this.#title = title;
    this.#store = store;
    this.#record = record;
    this.#play = play;
    this.#seats = seatsAfter(record.seats, play.entries);
    this.#teller = new Teller(title, play.state, (id) => this.#seats.find(({ player }) => player === id)?.name);
    this.#saved = play.entries.length;
    this.#tabs = new Tabs(record.id, {
      lead: () => void this.#catchUp().then(() => this.#changed()),
      hear: (index, kept) => this.#follow(index, inForm(title)(kept)),
      decide: (wish) => this.#grant(wish),
    });
    this.#view = this.#look();
  }

  view(): GameView {
    return this.#view;
  }

  connection(): Connection {
    return this.#store.lasting ? this.#connection : 'offline';
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Shown at once; the promise is kept when it is safe. */
  async act(entry: Entry): Promise<Acted> {
    if (!this.#tabs.leading) await this.#tabs.ready;
    if (this.#tabs.leading) return this.#add(entry, null);
    const refusal = await this.#askLeader({ kind: 'act', entry });
    return refusal ? { ok: false, refusal } : { ok: true, state: this.#play.state };
  }

  async seat(player: PlayerId, to: Level | 'here'): Promise<void> {
    await this.#wish({ kind: 'seat', player, to });
  }

  async agree(by: readonly PlayerId[], text: string): Promise<void> {
    await this.#wish({ kind: 'agree', by, text });
  }

  bidUpTo(player: PlayerId, amount: number | null): void {
    const auction = auctionOf(this.#play.state);
    const { [player]: _, ...others } = this.#maximums;
    this.#leave(auction === null || amount === null ? others : { ...others, [player]: { auction, amount } });
  }

  async rename(wish: string): Promise<void> {
    const name = await renameGame(this.#record.id, wish);
    if (name === null) return;
    this.#record = { ...this.#record, name };
    this.#show();
  }

  get #maximums(): Maximums {
    return maximumsOf(this.#record.id);
  }

  #leave(maximums: Maximums): void {
    leaveMaximums(this.#record.id, maximums);
  }

  step(): void {
    void this.#wish({ kind: 'step' });
  }

  skip(): void {
    void this.#wish({ kind: 'skip' });
  }

  async #wish(wish: Wish): Promise<void> {
    if (!this.#tabs.leading) await this.#tabs.ready;
    await (this.#tabs.leading ? this.#grant(wish) : this.#askLeader(wish));
  }

  /** Only the tab that leads is asked. */
  async #grant(wish: Wish): Promise<Refusal | null> {
    if (wish.kind === 'act') {
      const result = await this.#add(wish.entry, null);
      return result.ok ? null : result.refusal;
    }
    if (wish.kind === 'seat') await this.#seat(wish.player, wish.to);
    else if (wish.kind === 'agree') await this.#note({ type: 'agreement', by: [...wish.by], text: wish.text });
    else if (wish.kind === 'step') this.#host.step();
    else this.#host.skip();
    return null;
  }

  async #add(entry: Entry, why: Reason | null, via?: Via): Promise<Acted> {
    if (entry.type === 'run' && this.#host.searching(this.#position())) return { ok: false, refusal: stillSearching };
    const consents = entry.type === 'undo' ? this.#consentsTo(entry as UndoEntry) : [];
    const result = this.#play.add(entry, consents, aboutEntry(entry, this.#seats, Date.now(), via), why ?? undefined);
    if (!result.ok) return result;
    this.#connection = 'saving';
    // Whoever takes back a bid does not want it made again.
    if (entry.type === 'undo') this.#leave({});
    this.#changed();
    const { state } = this.#play;
    await this.#save();
    return { ok: true, state };
  }

  /** The note stands among the entries, so that a file knows it and nothing takes it back. */
  async #seat(player: PlayerId, to: Level | 'here'): Promise<void> {
    const seat = this.#seats.find((one) => one.player === player);
    if (!seat || seat.kind === 'remote') return;
    await this.#note(seatNote(seatTo(seat, to)));
  }

  async #note(note: Note): Promise<void> {
    if (!this.#play.note(note, { time: Date.now() }).ok) return;
    this.#connection = 'saving';
    this.#reseat();
    await this.#save();
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
    this.#forgetPace();
    this.#forgetMaximums();
    this.#tabs.close();
    this.#listeners.clear();
  }

  /** People at one device agree by the act of one of them, and bots always do. */
  #consentsTo(entry: UndoEntry): readonly PlayerId[] {
    const needed = this.undoTargets(entry.by).find(({ to }) => to === entry.to)?.consents ?? [];
    const here = this.#seats.filter((seat) => seat.kind !== 'remote').map((seat) => seat.player);
    return needed.filter((player) => here.includes(player));
  }

  async #askLeader(wish: Wish): Promise<Refusal | null> {
    const refusal = await this.#tabs.ask(wish);
    if (!refusal) await this.#catchUp();
    return refusal;
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
      const batch = this.#play.from(from);
      const seats = this.#seats;
      const changes = { changed: Date.now(), seats, summary: summaryOf(this.#title, this.#play.state, seats) };
      try {
        await this.#store.appendEntries(this.#record.id, from, batch, changes);
      } catch (error) {
        await this.#notWritten(error);
        return;
      }
      this.#saved = from + batch.length;
      announceChange();
      batch.forEach((kept, i) => this.#tabs.tell(from + i, kept));
    }
    this.#connection = 'live';
    void askToKeep(this.#saved);
    this.#show();
  }

  /** Another tab was faster: its game is the game. Anything else (a full disk) is tried again with the next act. */
  async #notWritten(error: unknown): Promise<void> {
    if (error instanceof DOMException && error.name === 'ConstraintError') {
      this.#play = new GameLog(this.#title, this.#record.header, await this.#read(0));
      this.#saved = this.#play.entries.length;
      this.#connection = 'live';
    } else {
      this.#connection = 'offline';
    }
    this.#reseat();
  }

  async #read(from: number): Promise<Played[]> {
    const kept = await this.#store.readEntries(this.#record.id, from);
    return kept.map(inForm(this.#title));
  }

  #follow(index: number, played: Played): void {
    if (index < this.#play.entries.length) return;
    if (index > this.#play.entries.length || !this.#play.follow(played)) void this.#catchUp();
    this.#saved = this.#play.entries.length;
    this.#reseat();
  }

  /** Takes over what other tabs have written meanwhile. */
  async #catchUp(): Promise<void> {
    const missed = await this.#read(this.#play.entries.length);
    if (missed.length === 0 || this.#closed) return;
    for (const one of missed) this.#play.follow(one);
    this.#saved = this.#play.entries.length;
    this.#reseat();
  }

  /** Entries have come that may have changed who sits where. */
  #reseat(): void {
    const seats = seatsAfter(this.#record.seats, this.#play.entries);
    if (JSON.stringify(seats) !== JSON.stringify(this.#seats)) this.#seats = seats;
    this.#changed();
  }

  #changed(): void {
    this.#show();
    if (!this.#tabs.leading || this.#closed) return;
    this.#leave(maximumsInForce(this.#title, this.#play.state, this.#maximums));
    this.#host.look(this.#position());
  }

  #position(): Position {
    const { history, state } = this.#play;
    const bots = this.#seats.filter((seat) => seat.kind === 'bot');
    return {
      title: this.#title,
      state,
      last: history.lastAction,
      bots: bots.map((seat) => seat.player),
      levels: Object.fromEntries(bots.map(({ player, level = 'sensible' }) => [player, level])),
      maximums: this.#maximums,
      seed: this.#record.header.seed,
      reading: () => readingOf(this.#play.steps, this.#seats, this.#teller),
    };
  }

  #show(): void {
    if (this.#closed) return;
    const view = this.#look();
    if (!isSame(view, this.#view)) this.#view = view;
    for (const changed of this.#listeners) changed();
  }

  /** A tab that follows does not hear when the host finds nothing better; what was shown once is enough for it. */
  #search(): GameView['search'] {
    const search = this.#host.searching(this.#position());
    return search && !this.#tabs.leading && isShown(this.#play.state) ? null : search;
  }

  /** A tab that follows knows only that it is a bot's turn, and whether it waits for a key. */
  #playing(): GameView['playing'] {
    const playing = this.#host.playing(this.#position());
    if (!playing || this.#tabs.leading) return playing;
    return usePreferences.getState().pace === 'step' ? { ...playing, waits: 'step' } : playing;
  }

  #look(): GameView {
    return {
      id: this.#record.id,
      name: this.#record.name,
      title: this.#title,
      seats: this.#seats,
      state: this.#play.state,
      seq: this.#play.history.length,
      steps: this.#play.steps,
      agreements: this.#play.agreements,
      redoBelongsTo: this.#play.history.redoBelongsTo,
      search: this.#search(),
      playing: this.#playing(),
      maximums: this.#maximums,
    };
  }
}

const isSame = (a: GameView, b: GameView): boolean =>
  (Object.keys(a) as (keyof GameView)[]).every((field) => a[field] === b[field]);

const inForm =
  (title: RailTitle) =>
  ({ entry, why }: Kept): Played => ({ entry: keptEntry(title, entry), why });

function headerOf(play: GameLog): GameRecord['header'] {
  const { entries: _, ...header } = play.history.toFile();
  return header;
}

const isShown = (s: RailState): boolean => ((s.stack.at(-1) as RunFrame | undefined)?.indicated ?? null) !== null;

/** As a server will say it: a run is decided when the best is known. */
const stillSearching: Refusal = { rule: 'table:searching', text: 'The best run is still being searched for.' };
