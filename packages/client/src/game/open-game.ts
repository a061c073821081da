import { type Seat, seatsAfter } from '@roundhouse/host';
import { inSlices } from '@roundhouse/host/slices';
import type { GameFile, PlayerId, UndoTarget } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import type { GameLog, Played } from './game-log.ts';
import type { Beside, GameView, Step } from './handle.ts';
import { behindScreen } from './slices.ts';

/** What is known of a game beside its entries. */
export interface GameCard {
  readonly id: string;
  readonly name: string;
  /** Everybody in their seats before the first entry. */
  readonly seats: readonly Seat[];
}

/** An action that is shown before it is confirmed, and what it leads to. */
interface Foreseen {
  /** How many entries there were. */
  readonly n: number;
  readonly step: Step;
  readonly state: RailState;
  readonly steps: readonly Step[];
}

/** A game that is open: its log, what the table shows of it, its past states and its file. Who decides is no matter of its own. */
export class OpenGame {
  readonly title: RailTitle;
  readonly #listeners = new Set<() => void>();
  #card: GameCard;
  #log: GameLog;
  #seats: readonly Seat[];
  #beside: Beside = { asks: [], maximums: {}, search: null, playing: null, presence: {}, watchers: 0 };
  /** What somebody here has done and the leader has not yet confirmed. */
  #foreseen: Foreseen | null = null;
  /** Told apart from the entries, and then not read from them. */
  #told: readonly Seat[] | null = null;
  #view: GameView;
  #isClosed = false;

  constructor(title: RailTitle, card: GameCard, log: GameLog) {
    this.title = title;
    this.#card = card;
    this.#log = log;
    this.#seats = seatsAfter(card.seats, log.entries);
    this.#view = this.#look();
    this.#readPast();
  }

  get log(): GameLog {
    return this.#log;
  }
  /** How many entries there are; it never goes down. */
  get n(): number {
    return this.#log.entries.length;
  }
  get state(): RailState {
    return this.#log.state;
  }
  get seats(): readonly Seat[] {
    return this.#seats;
  }

  view(): GameView {
    return this.#view;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  at(seq: number): RailState {
    return this.#log.pastRead || seq === 0 ? this.#log.history.at(seq) : this.state;
  }

  undoTargets(player: PlayerId): readonly UndoTarget[] {
    return this.#log.history.undoTargets(player);
  }

  toFile(): GameFile {
    return this.#log.history.toFile();
  }

  rename(name: string): void {
    this.#card = { ...this.#card, name };
    this.changed();
  }

  /** Takes what the leader has recorded. Says whether it fits. */
  follow(played: Played): boolean {
    return this.#log.follow(played);
  }

  /** Goes on with the game as somebody else has it. */
  replace(log: GameLog): void {
    this.#log = log;
    this.#readPast();
    this.changed();
  }

  setSeats(seats: readonly Seat[]): void {
    this.#told = seats;
    if (JSON.stringify(seats) !== JSON.stringify(this.#seats)) this.#seats = seats;
    this.changed();
  }

  /** Shows an action before it is confirmed. It goes with the next entry, whatever that is, or when it is taken away. */
  foresee(step: Step, state: RailState): () => void {
    const foreseen = { n: this.n, step, state, steps: [...this.#log.steps, step] };
    this.#foreseen = foreseen;
    this.changed();
    return () => {
      if (this.#foreseen !== foreseen) return;
      this.#foreseen = null;
      this.changed();
    };
  }

  setBeside(beside: Beside): void {
    this.#beside = beside;
    this.changed();
  }

  /** Something has come that the table shows; entries may have changed who sits where. */
  changed(): void {
    if (this.#isClosed) return;
    this.#reseat();
    const view = this.#look();
    if (!isSame(view, this.#view)) this.#view = view;
    for (const changed of this.#listeners) changed();
  }

  close(): void {
    this.#isClosed = true;
    this.#listeners.clear();
  }

  #reseat(): void {
    if (this.#view.n === this.n || this.#told) return;
    const seats = seatsAfter(this.#card.seats, this.#log.entries);
    if (JSON.stringify(seats) !== JSON.stringify(this.#seats)) this.#seats = seats;
  }

  #readPast(): void {
    const log = this.#log;
    if (log.pastRead) return;
    const isDropped = () => this.#isClosed || this.#log !== log;
    const slices = behindScreen(isDropped);
    // The position is on the screen first.
    void slices.pause().then(async () => {
      if (!isDropped() && (await inSlices(log.reading(), slices))) this.changed();
    });
  }

  #look(): GameView {
    const { history } = this.#log;
    if (this.#foreseen?.n !== this.n) this.#foreseen = null;
    const foreseen = this.#foreseen;
    return {
      id: this.#card.id,
      name: this.#card.name,
      title: this.title,
      seats: this.#seats,
      n: this.n,
      state: foreseen?.state ?? this.state,
      seq: history.length + Number(foreseen !== null),
      steps: foreseen?.steps ?? this.#log.steps,
      pastRead: this.#log.pastRead,
      agreements: this.#log.agreements,
      redoBelongsTo: history.redoBelongsTo,
      ...this.#beside,
    };
  }
}

const isSame = (a: GameView, b: GameView): boolean =>
  (Object.keys(a) as (keyof GameView)[]).every((field) => a[field] === b[field]);
