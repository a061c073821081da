import type { Reason } from '@roundhouse/bots';
import { type Decision, maximumsInForce, summaryOf, type Table, TableKeeper, USUAL_LEVEL } from '@roundhouse/host';
import type { LoggedAction, PlayerId, Via } from '@roundhouse/kernel';
import { type RailState, Teller } from '@roundhouse/rail';
import { announceChange } from './changes.ts';
import { GameLog, inForm } from './game-log.ts';
import type { Beside, LineState, Playing } from './handle.ts';
import { Host, type Position } from './host.ts';
import { askToKeep } from './keeping.ts';
import type { Answer, LineWish, NumberedEntry } from './line.ts';
import { keepMaximums, maximumsOf } from './maximums.ts';
import type { OpenGame } from './open-game.ts';
import { PositionKeeper } from './positions.ts';
import { usePreferences } from './preferences.ts';
import { readingOf } from './reading.ts';
import type { GameRecord } from './record.ts';
import type { GameStore, Kept } from './store.ts';

/** Those who follow the same game hear what is kept of it. */
export interface Followers {
  tell(entry: NumberedEntry): void;
  tellBeside(beside: Beside): void;
}

/** So many of the last entries may have been asked for by somebody who has not heard of them. */
const ASKED_AGAIN = 50;

/**
 * Leads a game on this device: the referee judges what is wished, every entry is in the browser's database as soon as it is
 * made, and the host shows best runs and plays bots.
 */
export class Leader {
  readonly #game: OpenGame;
  readonly #record: Pick<GameRecord, 'id' | 'header' | 'seats'>;
  readonly #store: GameStore;
  readonly #followers: Followers;
  readonly #keeper: TableKeeper<RailState>;
  readonly #positions: PositionKeeper;
  readonly #teller: Teller;
  readonly #host = new Host({
    act: (action, why) => this.#add(action, why),
    placeOrder: (order) => this.#add(order, null, { kind: 'order' }),
    addDeadEnds: (deadEnds) => {
      this.#keeper.addDeadEnds(deadEnds);
      this.#update();
    },
    changed: () => this.#show(),
  });
  readonly #forgetPace = usePreferences.subscribe(() => this.#host.recheck());
  /** By the number of the entry: the request that it was made for. */
  readonly #requests = new Map<number, string>();
  /** How many entries are safe in the database. */
  #saved: number;
  #saving: Promise<void> | null = null;
  #line: LineState = SAVED;
  /** The position of a table, as the host sees it. */
  #hosted: { readonly table: Table; readonly position: Position } | null = null;
  #isClosed = false;

  /** Takes up a game whose entries are all in the store. */
  static async of(
    game: OpenGame,
    record: Pick<GameRecord, 'id' | 'header' | 'seats'>,
    store: GameStore,
    followers: Followers,
  ): Promise<Leader> {
    const from = Math.max(0, game.n - ASKED_AGAIN);
    const leader = new Leader(game, record, store, followers);
    const last = await store.readEntries(record.id, from);
    last.forEach(({ request }, i) => request !== undefined && leader.#requests.set(from + i + 1, request));
    return leader;
  }

  private constructor(
    game: OpenGame,
    record: Pick<GameRecord, 'id' | 'header' | 'seats'>,
    store: GameStore,
    followers: Followers,
  ) {
    this.#game = game;
    this.#record = record;
    this.#store = store;
    this.#followers = followers;
    this.#saved = game.n;
    this.#keeper = new TableKeeper(game.title, game.log.history, record.seats, this.#maximums());
    this.#positions = new PositionKeeper(record.id, game.title);
    this.#teller = new Teller(game.title, game.at(0), (id) => game.seats.find(({ player }) => player === id)?.name);
  }

  /** From now on the bots play. */
  start(): void {
    this.#update();
    this.#positions.keep(this.#saved, this.#game.state);
  }

  line(): LineState {
    return this.#store.lasting ? this.#line : UNSAVED;
  }

  /** Shown at once; answered when it is safe. */
  async ask(wish: LineWish, request: string): Promise<Answer> {
    if (wish.kind === 'step' || wish.kind === 'skip') {
      this.#host[wish.kind]();
      return { kind: 'done', entries: [] };
    }
    const done = [...this.#requests].filter(([, one]) => one === request).map(([n]) => n);
    if (done.length > 0) {
      await this.#save();
      return { kind: 'again', entries: this.#entries(done[0]!, done.at(-1)) };
    }
    const { n } = this.#game;
    const decision = this.#keeper.decide({ wish, seats: this.#seats, request }, Date.now());
    switch (decision.kind) {
      case 'done':
        return this.#done(decision, n, request);
      case 'again':
        return { kind: 'again', entries: [] };
      case 'missed':
        return { kind: 'missed', entries: this.#entries(decision.from + 1) };
      case 'asked':
        this.#show();
        return { kind: 'asked', ask: decision.ask };
      default:
        return decision;
    }
  }

  /** Another leads as well and was faster; if this one has something of its own, the store tells it so. */
  hear(entry: NumberedEntry): void {
    if (entry.n !== this.#game.n + 1 || this.#saved !== this.#game.n || !this.#game.follow(entry)) return;
    this.#saved = entry.n;
    this.#keeper.resume(this.#game.log.history, this.#maximums());
    this.#update();
  }

  close(): void {
    this.#isClosed = true;
    this.#host.stop();
    this.#forgetPace();
    this.#positions.close(this.#saved, this.#game.state);
  }

  /** One who sits at this device speaks for everybody at it, and for its bots. */
  get #seats(): readonly PlayerId[] {
    return this.#game.seats.filter(({ kind }) => kind !== 'remote').map(({ player }) => player);
  }

  async #done(decision: Done, before: number, request: string): Promise<Answer> {
    const { log } = this.#game;
    for (let n = before + 1; n <= decision.table.n; n++) this.#requests.set(n, request);
    await this.#took(decision, null);
    if (log !== this.#game.log) return { kind: 'missed', entries: this.#entries(before + 1) };
    return { kind: 'done', entries: this.#entries(before + 1, decision.table.n) };
  }

  /** What the host does by itself; false if it is refused. */
  async #add(action: LoggedAction, why: Reason | null, via?: Via): Promise<boolean> {
    const decision = this.#keeper.add(action, Date.now(), via);
    if (decision.kind !== 'done') return false;
    await this.#took(decision, why);
    return true;
  }

  async #took({ entries, applied, table }: Done, why: Reason | null): Promise<void> {
    this.#game.log.heard(entries, applied?.events, why ?? undefined);
    keepMaximums(this.#record.id, table.maximums);
    if (entries.length > 0) this.#line = SAVING;
    // It is on its way to the disk before it is drawn: a tab that crashes now has it.
    const saving = this.#save();
    this.#update();
    await saving;
  }

  #maximums() {
    return maximumsInForce(this.#game.title, this.#game.state, maximumsOf(this.#record.id));
  }

  /** Entries by their numbers, as the store keeps them. */
  #entries(from: number, to = this.#game.n): NumberedEntry[] {
    const entries = this.#game.log.from(from - 1).slice(0, to - from + 1);
    return entries.map((one, i) => ({ ...one, n: from + i, request: this.#requests.get(from + i) }));
  }

  /** Writes what is not yet written, one batch after the other. */
  #save(): Promise<void> {
    this.#saving ??= this.#writeAll().finally(() => {
      this.#saving = null;
    });
    return this.#saving;
  }

  async #writeAll(): Promise<void> {
    const { title } = this.#game;
    while (this.#saved < this.#game.n && !this.#isClosed) {
      const batch = this.#entries(this.#saved + 1);
      const { state, seats } = this.#keeper.table;
      const changes = { changed: Date.now(), seats, summary: summaryOf(title, state, seats) };
      try {
        await this.#store.appendEntries(this.#record.id, this.#saved, batch.map(rowOf), changes);
      } catch (error) {
        await this.#notWritten(error);
        return;
      }
      this.#saved += batch.length;
      announceChange();
      for (const entry of batch) this.#followers.tell(entry);
    }
    if (this.#isClosed) return;
    this.#line = SAVED;
    this.#positions.keep(this.#saved, this.#game.state);
    void askToKeep(this.#saved);
    this.#show();
  }

  /** Another tab was faster: its game is the game. Anything else (a full disk) is tried again with the next act. */
  async #notWritten(error: unknown): Promise<void> {
    if (error instanceof DOMException && error.name === 'ConstraintError') {
      const { id, header } = this.#record;
      const log = GameLog.play(
        this.#game.title,
        header,
        (await this.#store.readEntries(id)).map(inForm(this.#game.title)),
      );
      this.#saved = log.entries.length;
      this.#requests.clear();
      this.#game.replace(log);
      this.#keeper.resume(log.history, this.#maximums());
      this.#line = SAVED;
    } else {
      this.#line = UNSAVED;
    }
    this.#update();
  }

  #update(): void {
    this.#show();
    if (!this.#isClosed) this.#host.update(this.#position());
  }

  /** The same until the table changes. */
  #position(): Position {
    const { table } = this.#keeper;
    if (this.#hosted?.table !== table) this.#hosted = { table, position: this.#positionAt(table) };
    return this.#hosted.position;
  }

  #positionAt({ title, state, last, seats, maximums, deadEnds }: Table): Position {
    const bots = seats.filter((seat) => seat.kind === 'bot');
    return {
      title,
      state,
      last,
      bots: bots.map((seat) => seat.player),
      levels: Object.fromEntries(bots.map(({ player, level = USUAL_LEVEL }) => [player, level])),
      maximums,
      deadEnds,
      seed: this.#record.header.seed,
      reading: () => readingOf(this.#game.log.steps, seats, this.#teller),
    };
  }

  /** What stands beside the entries; those who follow hear it when they have the entries. */
  #show(): void {
    if (this.#isClosed) return;
    const beside = this.beside();
    this.#game.setBeside(beside);
    if (this.#saved === this.#game.n) this.#followers.tellBeside(beside);
  }

  beside(): Beside {
    const { asks, maximums } = this.#keeper.table;
    const position = this.#position();
    const search = this.#host.searching(position);
    const playing = this.#host.playing(position);
    const now = this.#game.view();
    return {
      asks,
      maximums,
      search: search?.found === now.search?.found && search && now.search ? now.search : search,
      playing: isSamePlaying(playing, now.playing) ? now.playing : playing,
      presence: now.presence,
      watchers: 0,
    };
  }
}

type Done = Extract<Decision<RailState>, { kind: 'done' }>;

const [SAVED, SAVING, UNSAVED] = [{ kind: 'saved' }, { kind: 'saving' }, { kind: 'unsaved' }] as const;

const rowOf = ({ entry, why, request }: NumberedEntry): Kept => ({
  entry,
  ...(why && { why }),
  ...(request !== undefined && { request }),
});

const isSamePlaying = (a: Playing | null, b: Playing | null): boolean => a?.bot === b?.bot && a?.waits === b?.waits;
