import { type Entry, FILE_FORMAT, keptEntry } from '@roundhouse/kernel';
import type { RailTitle } from '@roundhouse/rail';
import { loadTitle } from '../titles/rules.ts';
import type { Follower, FollowerWish } from './follower.ts';
import { GameLog, inForm } from './game-log.ts';
import type { Abilities, Acted, GameHandle, LineState } from './handle.ts';
import { takeOver } from './hand-over.ts';
import { Leader } from './leader.ts';
import { actedOf, type LineWish, type NumberedEntry, type StandingGame } from './line.ts';
import { OpenGame } from './open-game.ts';
import { OpenHandle } from './open-handle.ts';
import { keptStatesOf } from './positions.ts';
import { shownRecord } from './readable.ts';
import type { GameRecord } from './record.ts';
import { renameGame } from './rename.ts';
import { newRequest } from './requests.ts';
import { type GameStore, gameStore } from './store.ts';
import { Tabs } from './tabs.ts';

/** There is no such game in this browser. */
export class NoSuchGame extends Error {}

/** A game on this device. Where several tabs show it, one of them leads and the others follow. */
export class LocalGame extends OpenHandle implements GameHandle {
  readonly can: Abilities = {
    act: true,
    undo: 'consent',
    changeSeat: () => true,
    pace: true,
    rename: true,
    maximum: true,
    agree: true,
    export: true,
    copy: 'server',
    try: true,
    worths: true,
    hints: true,
  };
  readonly #record: GameRecord;
  readonly #store: GameStore;
  readonly #tabs: Tabs;
  #follower: Follower | null = null;
  #leader: Leader | null = null;
  #isClosed = false;

  static async open(id: string): Promise<LocalGame> {
    const store = await gameStore();
    const record = await store.recordOf(id);
    if (!record || record.deleted !== undefined) throw new NoSuchGame(id);
    const title = await loadTitle(record.title);
    if (!title) throw new Error('The title of this game cannot be played here.');
    const log = await readLog(title, store, record);
    return new LocalGame(store, shownRecord(record), new OpenGame(title, shownRecord(record), log));
  }

  private constructor(store: GameStore, record: GameRecord, game: OpenGame) {
    super(game);
    this.#store = store;
    this.#record = record;
    this.#tabs = new Tabs(record.id, {
      entriesFrom: (n) => this.#entriesFrom(n),
      whole: () => standing(game.title, store, record),
      lead: () => this.#lead(),
    });
    void this.#tabs.ready.then(() => (this.#leader ? null : this.#follow()));
  }

  line(): LineState {
    return this.#leader?.line() ?? this.#tabs.state();
  }

  act(entry: Entry): Promise<Acted> {
    return this.ask({ kind: 'act', entry });
  }

  step(): void {
    void this.ask({ kind: 'step' });
  }

  skip(): void {
    void this.ask({ kind: 'skip' });
  }

  async rename(wish: string): Promise<void> {
    const name = await renameGame(this.#record.id, wish);
    if (name !== null) this.game.rename(name);
  }

  close(): void {
    this.#isClosed = true;
    this.#leader?.close();
    this.#follower?.close();
    this.#tabs.close();
    this.game.close();
  }

  protected async ask(wish: FollowerWish): Promise<Acted> {
    if (!this.#leader) await this.#tabs.ready;
    if (!this.#leader) return (await this.#follow()).ask(wish);
    const made: LineWish = wish.kind === 'act' ? { ...wish, after: this.game.n } : wish;
    const answer = await this.#leader.ask(made, newRequest());
    return actedOf(answer, this.game.state);
  }

  /** Where another tab leads; most tables have one tab, and do without. */
  async #follow(): Promise<Follower> {
    const { Follower } = await import('./follower.ts');
    if (this.#follower) return this.#follower;
    const follower = new Follower(this.game, this.#tabs);
    this.#follower = follower;
    if (this.#isClosed) follower.close();
    else if (this.#leader) follower.rest();
    else await follower.catchUp();
    return follower;
  }

  /** Takes over what other tabs have written meanwhile, and leads from there. */
  async #lead(): Promise<Leader> {
    const missed = await this.#entriesFrom(this.game.n + 1);
    for (const entry of missed) if (entry.n === this.game.n + 1) this.game.follow(entry);
    this.game.changed();
    const leader = await Leader.of(this.game, this.#record, this.#store, this.#tabs);
    if (this.#isClosed) leader.close();
    else {
      this.#leader = leader;
      this.#follower?.rest();
      leader.start();
    }
    return leader;
  }

  async #entriesFrom(n: number): Promise<NumberedEntry[]> {
    const kept = await this.#store.readEntries(this.#record.id, n - 1);
    return kept.map(inForm(this.game.title)).map((played, i) => ({ ...played, n: n + i }));
  }
}

/** Where the position is known that it has come to, nothing is played. */
async function readLog(title: RailTitle, store: GameStore, record: GameRecord): Promise<GameLog> {
  const { id, header } = record;
  const isOld = header.format !== FILE_FORMAT;
  const game = await standing(title, store, record);
  const ready = takeOver(id, game.entries.length);
  if (ready) return ready;
  if (!isOld && game.states.size > 0) return GameLog.standing(title, game);
  const log = GameLog.play(title, header, game.entries);
  // What an earlier version has kept is put into today's form as soon as it is known to be good.
  if (isOld) await store.convertGame(id, headerOf(log), (one) => keptEntry(title, one));
  return log;
}

async function standing(title: RailTitle, store: GameStore, { id, header }: GameRecord): Promise<StandingGame> {
  const [kept, states] = await Promise.all([store.readEntries(id), keptStatesOf(id, title)]);
  return { header, entries: kept.map(inForm(title)), states };
}

function headerOf(log: GameLog): GameRecord['header'] {
  const { entries: _, ...header } = log.history.toFile();
  return header;
}
