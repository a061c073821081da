/**
 * A table that is in use: what the store has of it, one queue for all that happens at it, its listeners and its host. Nothing is shown
 * to anybody before it is on disk, and what could not be written leaves it as it was.
 */
import type { Reason } from '@roundhouse/bots';
import type { Decision, Table } from '@roundhouse/host';
import { positionHash } from '@roundhouse/kernel';
import { type Numbered, type ServerMessage, type TableNow, type You } from '@roundhouse/protocol';
import type { RailState } from '@roundhouse/rail';
import { away, noSuchTable, ProblemError } from '../problem.ts';
import { engineOf } from '../rules.ts';
import { type Change, Conflict, type EntryRow, StoreAway } from '../store/contract.ts';
import { Breath } from './breath.ts';
import type { Deps } from './deps.ts';
import { canGoOn } from './holding.ts';
import { HostWork } from './host-work.ts';
import { type Listener, Listeners } from './listeners.ts';
import { loadTable, type Stored } from './load.ts';
import { placed } from '../lists/place.ts';
import { speedOf } from '../lists/speed.ts';
import { Guests } from './guests.ts';
import { hostActionsAt } from './host-actions.ts';
import { tellOwnMaxima } from './own-maxima.ts';
import { type Clocks, reckoned } from './manners/clocks.ts';
import { mannersOf, type Time } from './manners/manners.ts';
import { Queue } from './queue.ts';
import { Talk } from './talk.ts';
import { shownOf, tableNow, youAt } from './view.ts';
import { endedRow, numbered, writingOf } from './writing.ts';

/** Who decides something, and how it came about. */
export interface By {
  readonly person: string | null;
  readonly why: Reason | null;
}

/** Milliseconds until a table that is in doubt is read again. */
const REFRESH_AFTER = 500;
/** How often work is tried where others are faster. */
const MOST_TRIES = 5;

export class OpenTable {
  readonly id: string;
  readonly deps: Deps;
  readonly listeners: Listeners;
  readonly host: HostWork;
  readonly breath: Breath<unknown>;
  readonly talk: Talk;
  readonly guests: Guests;
  readonly #queue = new Queue();
  #stored: Stored;
  /** What was written last is in doubt: it must be read again before anything else happens. */
  #isStale = false;
  /** The last entry that listeners were told of. */
  #told: number;
  #v: number;
  #announcing: NodeJS.Timeout | null = null;
  #refreshing: NodeJS.Timeout | null = null;
  readonly #gone: () => void;
  #isClosed = false;
  lastUsed: number;

  constructor(deps: Deps, stored: Stored, gone: () => void) {
    this.id = stored.row.id;
    this.#gone = gone;
    this.deps = deps;
    this.#stored = stored;
    this.#told = stored.row.n;
    this.#v = deps.now();
    this.lastUsed = deps.now();
    this.listeners = new Listeners(deps.now);
    this.talk = new Talk(this);
    this.guests = new Guests(this);
    this.breath = new Breath(deps.timing.breath, () => this.play);
    this.host = new HostWork(hostActionsAt(this), deps);
    this.#updateHost(deps.store.isShared && stored.row.v > 1);
  }

  get stored(): Stored {
    return this.#stored;
  }

  get play(): Table | null {
    return this.#stored.play;
  }

  get canGoOn(): boolean {
    return canGoOn(this.#stored.row) && this.#stored.manners.ended === null && !this.isOutdone;
  }

  /** A process that was started later plays it by other rules: those who come again come to that one. */
  get isOutdone(): boolean {
    const { id } = this.#stored.title;
    return this.deps.store.isOutdone(id, engineOf(id));
  }

  get isIdle(): boolean {
    return this.#queue.isIdle && !this.host.isBusy && this.listeners.count === 0;
  }

  drained(): Promise<void> {
    return this.#queue.drained();
  }

  /** What is known of the position and need not be on disk. */
  remember(play: Table): void {
    this.#stored = { ...this.#stored, play };
  }

  /** Work on this table, one piece after the other, each on what is known to be on disk. */
  run<T>(work: () => Promise<T> | T): Promise<T> {
    this.lastUsed = this.deps.now();
    return this.#queue.run(() => this.settled(work));
  }

  /** The same for the host, which does not keep a table in use. */
  inTurn(work: () => void): Promise<void> {
    return this.#queue.run(() => this.settled(work));
  }

  /** Reading goes on from memory while the store is away. */
  look<T>(reading: () => Promise<T> | T): Promise<T> {
    this.lastUsed = this.deps.now();
    return this.#queue.run(async () => {
      if (this.#isStale)
        await this.#reload().catch((error: unknown) => {
          if (!(error instanceof StoreAway)) throw error;
        });
      return this.settled(reading, false);
    });
  }

  /** Inside the queue: where somebody else was faster, work is tried again on what they have left. */
  async settled<T>(work: () => Promise<T> | T, isFresh = true): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        if (this.#isStale && isFresh) await this.#reload();
        return await work();
      } catch (error) {
        if (tries < MOST_TRIES && (await this.#isWorthAnotherTry(error))) continue;
        throw error instanceof StoreAway || error instanceof Conflict ? away() : error;
      }
    }
  }

  /** A no may come of what is known here, while somebody else knows more. */
  async #isWorthAnotherTry(error: unknown): Promise<boolean> {
    if (error instanceof Conflict) return true;
    return error instanceof ProblemError && error.retryAfter === undefined && this.catchUp();
  }

  /** Inside the queue: is there more than is known here? Then it is known now. */
  async catchUp(): Promise<boolean> {
    if (!this.deps.store.isShared || this.#isClosed) return false;
    const row = await this.deps.store.read.game(this.id).catch(() => this.#stored.row);
    if (row?.v === this.#stored.row.v) return false;
    await this.#reload();
    return true;
  }

  /** Somebody knows of so many entries. */
  async knowOf(n: number): Promise<void> {
    if (n > this.#stored.row.n) await this.catchUp();
  }

  /** Nobody is turned away for something that is only not known here yet. */
  async admits(may: () => boolean): Promise<boolean> {
    return may() || this.#queue.run(() => this.admitsHere(may));
  }

  /** The same inside the queue. */
  async admitsHere(may: () => boolean): Promise<boolean> {
    return may() || ((await this.catchUp()) && may());
  }

  /** Another process has written the table; 0 where it has removed it. */
  heard(v: number): void {
    if (v !== 0 && v <= this.#stored.row.v) return;
    this.#isStale = true;
    if (this.listeners.count > 0) this.#refresh();
  }

  /** Listeners are told what is new as soon as the store is there. */
  #refresh(): void {
    this.#queue.run(() => this.settled(() => {})).catch(() => this.#refreshSoon());
  }

  #refreshSoon(): void {
    if (this.#refreshing || this.#isClosed) return;
    const refresh = (): void => {
      this.#refreshing = null;
      this.#refresh();
    };
    this.#refreshing = setTimeout(refresh, REFRESH_AFTER);
  }

  async #reload(): Promise<void> {
    const before = this.#stored;
    const loaded = await loadTable(this.deps, this.id, before);
    if (!loaded) {
      this.#gone();
      throw noSuchTable();
    }
    const { stored, entries, said } = loaded;
    // Where somebody resumed it, more may be new than what was played since.
    const isAllRead = entries.length > 0 && entries[0]!.n <= this.#told + 1;
    const untold = isAllRead ? entries : await this.entries(this.#told, stored.row.n);
    this.#stored = stored;
    this.#isStale = false;
    this.#tell(untold);
    this.#tellMaxima();
    this.reviewListeners();
    await this.talk.tellNew(said);
    if (shownOf(stored) !== shownOf(before)) this.announce();
    this.#updateHost(this.deps.store.isShared && stored.row.v !== before.row.v);
  }

  /** Writes changes; only when they are on disk the table is `after` them. */
  async commit(after: Partial<Stored>, changes: readonly Change[], entries: readonly EntryRow[] = []): Promise<void> {
    const before = this.#stored;
    const written = { ...before.row, ...after.row, v: before.row.v + 1 };
    const manners = mannersOf(before, after, entries, this.time);
    const ended = manners.ended === null ? written : endedRow(written);
    const row = placed(ended, { ...before, ...after }, this.deps.now(), before.row);
    const kept: Change[] =
      manners === before.manners ? [] : [{ kind: 'manners', game: this.id, manners: JSON.stringify(manners) }];
    const began = performance.now();
    try {
      await this.deps.store.write([{ kind: 'game', row }, ...changes, ...kept]);
    } catch (error) {
      // It may be on disk all the same, where the writer was lost on the way.
      this.#isStale = true;
      this.#refreshSoon();
      throw error;
    }
    const onDisk = performance.now();
    this.#stored = { ...before, ...after, row, manners };
    this.deps.lists.changed(before, this.#stored);
    this.#tell(entries);
    this.deps.written(onDisk - began, performance.now() - began);
    if (after.play && before.play?.maximums !== after.play.maximums) this.#tellMaxima();
    if (after.seats && after.seats !== before.seats) this.reviewListeners();
    // A maximum is nobody else's business, not even that there is one now.
    if (entries.length > 0 || shownOf(before) !== shownOf(this.#stored)) this.announce();
    this.#updateHost(false);
  }

  get time(): Time {
    const { began } = this.deps.clock;
    return { now: this.deps.clock.steady(), began };
  }

  /** The clocks as they are now. */
  get clocks(): Clocks | null {
    const { clocks } = this.#stored.manners;
    const { now, began } = this.time;
    return clocks && reckoned(clocks, now, began);
  }

  /** The server stops: until now time has passed. */
  async stopClocks(): Promise<void> {
    const { manners } = this.#stored;
    if (manners.clocks && manners.clocks.running.length > 0)
      await this.run(() => this.commit({ manners: { ...manners, clocks: this.clocks } }, []));
  }

  /** What the referee has decided is written, and then told. Returns what came of it. */
  async carryOut(
    decision: Extract<Decision<RailState>, { kind: 'done' | 'asked' }>,
    by: By,
    more: { readonly changes?: readonly Change[]; readonly stored?: Partial<Stored> } = {},
  ): Promise<readonly EntryRow[]> {
    const { row, seats, play } = { ...this.#stored, ...more.stored };
    const entries = decision.kind === 'done' ? decision.entries : [];
    const happened = {
      before: play!,
      after: decision.table,
      entries,
      by: by.person,
      why: by.why,
      now: this.deps.now(),
    };
    const written = writingOf(row, seats, happened);
    const seatsOfMore = more.stored?.seats && written.seats === seats ? [this.seatsChange(seats)] : [];
    const changes = [
      ...written.changes,
      ...seatsOfMore,
      ...speedOf(this.#stored, by.person, written.entries, this.deps.now()),
      ...(more.changes ?? []),
    ];
    const after = { ...more.stored, row: written.row, seats: written.seats, play: decision.table };
    await this.commit(after, changes, written.entries);
    return written.entries;
  }

  /** Entries after a number, up to where the table stands or to another number. */
  async entries(after: number, upTo = this.#stored.row.n): Promise<readonly EntryRow[]> {
    return after < upTo ? this.deps.store.read.entries(this.id, after, upTo) : [];
  }

  seatsChange(rows: Stored['seats']): Change {
    return { kind: 'seats', game: this.id, rows };
  }

  /** Entries as clients get them; where the last one is among them it has the hash of the position. */
  numbered(rows: readonly EntryRow[]): Numbered[] {
    return rows.map((row) => numbered(row, row.n === this.#stored.row.n ? (this.hash ?? undefined) : undefined));
  }

  #tell(entries: readonly EntryRow[]): void {
    const untold = entries.filter(({ n }) => n > this.#told);
    this.#told = untold.at(-1)?.n ?? this.#told;
    if (this.listeners.count === 0) return;
    for (const one of this.numbered(untold)) this.listeners.tell({ t: 'entry', game: this.id, ...one });
  }

  /** What another process has written its own host goes on with. */
  #updateHost(isElsewhere: boolean): void {
    if (isElsewhere) this.host.leaveToOthers();
    else this.host.update();
  }

  you(person: string | null): You {
    return youAt(this.#stored.row, this.#stored.seats, person, this.guests.hasPlayed(person));
  }

  now(): TableNow {
    const { row, settings, seats, play, manners } = this.#stored;
    const isSeated = (person: string) => seats.some((seat) => seat.person === person);
    return tableNow(row, settings, seats, {
      v: this.#v,
      asks: play?.asks ?? [],
      clocks: this.clocks,
      votes: manners.votes,
      back: manners.back,
      endedFor: manners.endedFor,
      searching: this.host.searching,
      thinking: this.host.thinking,
      trouble: this.host.trouble,
      watchers: this.listeners.countOthers(isSeated),
      presenceOf: (person) => this.listeners.presenceOf(person),
    });
  }

  get hash(): string | null {
    return this.play && positionHash(this.play.state);
  }

  gameMessage(you: You): ServerMessage {
    const { row, title } = this.#stored;
    return { t: 'game', game: this.id, n: row.n, you, engine: engineOf(title.id), now: this.deps.now() };
  }

  /** Tells everybody soon what stands beside the log; several changes become one message. */
  announce(): void {
    this.#v = Math.max(this.#v + 1, this.deps.now());
    if (this.#announcing || this.listeners.count === 0) return;
    const send = (): void => {
      this.#announcing = null;
      this.listeners.tell({ t: 'table', game: this.id, table: this.now() });
    };
    this.#announcing = setTimeout(send, this.deps.timing.announce);
  }

  /** Own maxima, to those tabs alone. */
  #tellMaxima(): void {
    for (const listener of this.listeners) tellOwnMaxima(this, listener);
  }

  /** Seats have changed hands: everybody is told what they are now, and some are no longer shown the table. */
  reviewListeners(): void {
    for (const listener of this.listeners) {
      if (!this.guests.mayLook(listener.person)) {
        listener.send({ t: 'none', game: this.id });
        this.listeners.remove(listener);
        listener.drop();
        continue;
      }
      const you = this.you(listener.person);
      if (JSON.stringify(you) === JSON.stringify(listener.you)) continue;
      listener.you = you;
      listener.send(this.gameMessage(you));
      tellOwnMaxima(this, listener);
      this.beginTalk(listener);
    }
  }

  /** What was said is not waited for: it may be read again at any time. */
  beginTalk(listener: Listener): void {
    this.talk.begin(listener).catch(() => {});
  }

  /** The table is no longer kept in memory. */
  close(): void {
    this.#isClosed = true;
    this.host.close();
    if (this.#announcing) clearTimeout(this.#announcing);
    if (this.#refreshing) clearTimeout(this.#refreshing);
  }
}
