import type { Reason } from '@roundhouse/bots';
import { type DeadEnds, type Hosted, type Level, type Next, nextOf, USUAL_LEVEL } from '@roundhouse/host';
import type { LoggedAction, PlayerId } from '@roundhouse/kernel';
import type { Progress, RailState } from '@roundhouse/rail';
import type { GameView, Playing } from './handle.ts';
import { usePreferences } from './preferences.ts';
import type { Job } from './jobs.ts';
import { botActionOf, type Found, searchRunOf } from './search.ts';

/** A game as its host sees it, and what it needs to know of its bots. */
export interface Position extends Hosted<RailState> {
  readonly seed: number;
  readonly levels: Readonly<Record<PlayerId, Level>>;
  /** What was tried here and came to nothing. */
  readonly deadEnds: DeadEnds;
  /** How long the last move stays to be read, in milliseconds. */
  readonly reading: () => number;
}

/** What the host does for its game, and what it says meanwhile. */
export interface HostActions {
  /** Adds an action, with the reason for it; false if it is refused. */
  act(action: LoggedAction, why: Reason | null): Promise<boolean>;
  /** Adds what a player has left in advance; false if it is refused. */
  placeOrder(order: LoggedAction): Promise<boolean>;
  /** Remembers what nothing came of, and updates the host. */
  addDeadEnds(deadEnds: DeadEnds): void;
  /** The search has come further, or is over; a bot waits for something else. */
  changed(): void;
}

/** A bot's turn to move: what it has thought of, and whether it may. */
interface Turn {
  readonly bot: PlayerId;
  readonly position: Position;
  readonly began: number;
  found?: Found;
  released: boolean;
}

/** Does what nobody at the device decides: shows the best run before it is decided, and plays the bots' seats. */
export class Host {
  #position: Position | null = null;
  #thinking: Job<Found> | null = null;
  #turn: Turn | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #progress: Progress | null = null;
  #skipping = false;
  readonly #actions: HostActions;

  constructor(actions: HostActions) {
    this.#actions = actions;
  }

  /** How far the search has come that the game waits for; null when it waits for none. */
  searching(position: Position): GameView['search'] {
    if (nextFor(position).kind !== 'search') return null;
    return { found: position.state === this.#position?.state ? this.#progress : null };
  }

  /** Which bot is to move, and what it waits for. */
  playing(position: Position): Playing | null {
    const next = nextFor(position);
    if (next.kind !== 'ask') return null;
    const turn = this.#turn;
    if (!turn?.found || turn.position.state !== position.state) return { bot: next.bots[0]!, waits: 'thought' };
    return { bot: turn.bot, waits: Number.isFinite(this.#wait(turn)) ? 'time' : 'step' };
  }

  /** Looks at a position again; what was begun for another one, or for others in its seats, is dropped. */
  update(position: Position): void {
    if (this.#position && isSame(position, this.#position)) return;
    this.stop();
    this.#position = position;
    const next = nextFor(position);
    if (next.kind !== 'search' && (next.kind !== 'ask' || next.people.length > 0)) this.#skipping = false;
    if (next.kind === 'search') this.#search(position);
    else if (next.kind === 'bid') void this.#bid(position, next.action);
    else if (next.kind === 'ask') this.#ask(position, next.bots[0]!);
  }

  stop(): void {
    this.#thinking?.cancel();
    this.#thinking = null;
    this.#turn = null;
    clearTimeout(this.#timer);
    this.#position = null;
    this.#progress = null;
  }

  /** The bot that waits may move; one that still thinks, as soon as it knows what. */
  step(): void {
    if (this.#turn) this.#turn.released = true;
    this.recheck();
  }

  /** Nobody waits until a person is asked. */
  skip(): void {
    if (this.#turn || this.#thinking) this.#skipping = true;
    this.recheck();
  }

  /** Looks again whether the time has come: the wish of how quickly bots move may have changed. */
  recheck(): void {
    if (this.#turn) this.#moveIfDue(this.#turn);
  }

  async #bid(position: Position, bid: LoggedAction): Promise<void> {
    if (!(await this.#actions.placeOrder(bid))) this.#goOn(position, { bids: [bid.by] });
  }

  #search(position: Position): void {
    const { title, state } = position;
    const thinking = searchRunOf(title, state, (progress) => {
      if (this.#thinking !== thinking) return;
      this.#progress = progress;
      this.#actions.changed();
    });
    this.#await(thinking, position, { search: true }, (found) => void this.#act(position, found, { search: true }));
  }

  /** Thinks while the last move is read, so that a slow thought costs no more time than a quick one. */
  #ask(position: Position, bot: PlayerId): void {
    const { title, state, seed, levels } = position;
    const thinking = botActionOf(title, state, bot, seed + state.seq * 7919, levels[bot] ?? USUAL_LEVEL);
    const turn: Turn = { bot, position, began: Date.now(), released: false };
    this.#turn = turn;
    this.#await(thinking, position, { bots: [bot] }, (found) => {
      turn.found = found;
      this.#moveIfDue(turn);
    });
  }

  /** What still keeps a bot from its move, in milliseconds. */
  #wait({ position, began, released }: Turn): number {
    const { pace } = usePreferences.getState();
    if (released || this.#skipping || pace === 'once') return 0;
    return pace === 'step' ? Number.POSITIVE_INFINITY : began + position.reading() - Date.now();
  }

  #moveIfDue(turn: Turn): void {
    clearTimeout(this.#timer);
    const { found, position, bot } = turn;
    if (!found) return;
    const wait = this.#wait(turn);
    if (wait > 0) {
      if (Number.isFinite(wait)) this.#timer = setTimeout(() => this.#moveIfDue(turn), wait);
      this.#actions.changed();
      return;
    }
    this.#turn = null;
    void this.#act(position, found, { bots: [bot] });
  }

  /** There is nothing better to show, or a bot has nothing to do: the game goes on with what is next. */
  #goOn(position: Position, deadEnds: DeadEnds): void {
    if (position.state === this.#position?.state) this.#actions.addDeadEnds(deadEnds);
  }

  async #act(position: Position, { action, why }: Found, deadEnds: DeadEnds): Promise<void> {
    try {
      if (action && (await this.#actions.act(action, why))) return;
    } catch (reason) {
      console.error(reason);
    }
    this.#goOn(position, deadEnds);
  }

  #await(thinking: Job<Found>, position: Position, deadEnds: DeadEnds, then: (found: Found) => void): void {
    this.#thinking = thinking;
    thinking.found
      .then((found) => {
        if (this.#thinking !== thinking) return;
        this.#thinking = null;
        then(found);
      })
      .catch((reason: unknown) => {
        console.error(reason);
        if (this.#thinking !== thinking) return;
        this.#thinking = null;
        this.#goOn(position, deadEnds);
      });
  }
}

/** Asked for several times in each position. */
const known = new WeakMap<Position, Next>();

function nextFor(position: Position): Next {
  const next = known.get(position) ?? nextOf(position, position.deadEnds);
  known.set(position, next);
  return next;
}

const isSame = (a: Position, b: Position): boolean =>
  a.state === b.state &&
  a.maximums === b.maximums &&
  a.deadEnds === b.deadEnds &&
  a.bots.length === b.bots.length &&
  a.bots.every((bot) => a.levels[bot] === b.levels[bot]);
