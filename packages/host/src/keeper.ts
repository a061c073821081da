/** A table kept in memory beside its history, judged by the referee: what a terminal and the page's leading tab share. */
import type { Envelope, History, LoggedAction, PlayerId, Via } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { add, hashedEntries } from './entries.ts';
import type { Maximums } from './maximum.ts';
import type { DeadEnds } from './next.ts';
import { decide, needsRecall } from './referee.ts';
import { type Seat, seatsAfter } from './seats.ts';
import { type Table, tableOf } from './table.ts';
import type { Decision, Known, Wish } from './wish.ts';

/** So many requests are remembered: more than anybody asks again. */
const REMEMBERED = 200;

/** A wish with the seats that its author may speak for. */
export interface FromSomebody {
  readonly wish: Wish;
  readonly seats: readonly PlayerId[];
  /** By this the same wish is known again. */
  readonly request?: string | undefined;
}

export class TableKeeper<S extends RailState> {
  readonly #title: RailTitle<S>;
  #history: History<S>;
  /** Everybody in their seats before the first entry. */
  readonly #seats: readonly Seat[];
  #table: Table<S>;
  readonly #requests = new Map<string, Known>();

  constructor(title: RailTitle<S>, history: History<S>, seats: readonly Seat[], maximums: Maximums = {}) {
    this.#title = title;
    this.#history = history;
    this.#seats = seats;
    this.#table = this.#read(maximums);
  }

  get table(): Table<S> {
    return this.#table;
  }

  /** What comes of a wish: what is done stands in the history already. */
  decide({ wish, seats, request }: FromSomebody, now: number): Decision<S> {
    const known = request === undefined ? undefined : this.#requests.get(request);
    const { past } = this.#history;
    const recall = needsRecall(this.#table, wish)
      ? { past, stateAt: this.#history.stateAt.bind(this.#history) }
      : undefined;
    const decision = this.#keep(decide(this.#table, { wish, seats, known }, now, recall));
    if (request !== undefined && decision.kind === 'done')
      this.remember(request, { wish, n: decision.table.n, entries: decision.entries });
    return decision;
  }

  /** What the host does by itself: it shows the best run, bids for somebody or lets a bot act. */
  add(action: LoggedAction, now: number, via?: Via): Decision<S> {
    return this.#keep(add(this.#table, action, now, via));
  }

  /** The host has tried this here, and nothing came of it. */
  addDeadEnds({ search, bots = [], bids = [] }: DeadEnds): void {
    const { deadEnds: before } = this.#table;
    const deadEnds = {
      search: search ?? before.search ?? false,
      bots: [...(before.bots ?? []), ...bots],
      bids: [...(before.bids ?? []), ...bids],
    };
    this.#table = { ...this.#table, deadEnds };
  }

  /** A request that was done, here or by the process that kept the table before. */
  remember(request: string, known: Known): void {
    this.#requests.set(request, known);
    if (this.#requests.size > REMEMBERED) this.#requests.delete(this.#requests.keys().next().value!);
  }

  /** Takes up the table where others have left it. */
  resume(history: History<S>, maximums: Maximums): void {
    this.#history = history;
    this.#table = this.#read(maximums);
  }

  #read(maximums: Maximums): Table<S> {
    const { state, lastAction: last, entries } = this.#history;
    const seats = seatsAfter(this.#seats, entries);
    return tableOf({ title: this.#title, state, n: entries.length, last, seats, maximums });
  }

  #keep(decision: Decision<S>): Decision<S> {
    if (decision.kind === 'done') {
      const entries = hashedEntries(decision);
      const full = this.#refusalOf(entries);
      if (full) return { kind: 'refused', refusal: full };
      for (const entry of entries) this.#history.take(entry, decision.table.state);
      this.#table = decision.table;
      return { ...decision, entries };
    }
    if (decision.kind === 'asked') this.#table = decision.table;
    return decision;
  }

  /** A game is never longer than its file can be. */
  #refusalOf(entries: readonly Envelope[]) {
    for (const entry of entries) {
      const refusal = this.#history.refusalOf(entry);
      if (refusal) return refusal;
    }
    return null;
  }
}
