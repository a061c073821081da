import { type Hosted, type InVain, type Next, nextOf } from '@roundhouse/bots';
import type { LoggedAction, PlayerId } from '@roundhouse/kernel';
import type { Progress, RailState } from '@roundhouse/rail';
import type { GameView } from './handle.ts';
import { botActionOf, searchRunOf, type Thinking } from './search.ts';
import { botPause } from './settings.ts';

/** A game as its host sees it, and the seed of its bots. */
export interface Position extends Hosted<RailState> {
  readonly seed: number;
}

/** What the host does for its game, and what it says meanwhile. */
export interface Doing {
  /** Adds an action; false if it is refused. */
  act(action: LoggedAction): Promise<boolean>;
  /** The search has come further, or is over. */
  searched(): void;
}

/** Does what nobody at the device decides: shows the best run before it is decided, and plays the bots' seats. */
export class Host {
  #position: Position | null = null;
  #thinking: Thinking | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #progress: Progress | null = null;
  /** By position: what was tried there and came to nothing. */
  readonly #inVain = new WeakMap<RailState, InVain>();
  readonly #doing: Doing;

  constructor(doing: Doing) {
    this.#doing = doing;
  }

  /** How far the search has come that the game waits for; null when it waits for none. */
  searching(position: Position): GameView['search'] {
    if (this.#next(position).kind !== 'search') return null;
    return { found: position.state === this.#position?.state ? this.#progress : null };
  }

  /** Looks at a position anew; what was begun for another one is dropped. */
  look(position: Position): void {
    if (position.state === this.#position?.state) return;
    this.rest();
    this.#position = position;
    const next = this.#next(position);
    if (next.kind === 'search') this.#search(position);
    else if (next.kind === 'ask') this.#ask(position, next.bots[0]!);
  }

  rest(): void {
    this.#thinking?.cancel();
    this.#thinking = null;
    clearTimeout(this.#timer);
    this.#position = null;
    this.#progress = null;
  }

  #next(position: Position): Next {
    return nextOf(position, this.#inVain.get(position.state));
  }

  #search(position: Position): void {
    const { title, state } = position;
    const thinking = searchRunOf(title, state, (progress) => {
      if (this.#thinking !== thinking) return;
      this.#progress = progress;
      this.#doing.searched();
    });
    this.#await(thinking, 0, () => this.#goOn(position, { search: true }));
  }

  #ask(position: Position, bot: PlayerId): void {
    const { title, state, seed } = position;
    const thinking = botActionOf(title, state, bot, seed + state.seq * 7919);
    this.#await(thinking, botPause(), () => this.#goOn(position, { bots: [bot] }));
  }

  /** There is nothing better to show, or a bot has nothing to do: the game goes on with what is next. */
  #goOn(position: Position, tried: InVain): void {
    const before = this.#inVain.get(position.state);
    const bots = [...(before?.bots ?? []), ...(tried.bots ?? [])];
    this.#inVain.set(position.state, { search: tried.search ?? before?.search ?? false, bots });
    if (position.state !== this.#position?.state) return;
    this.rest();
    this.#doing.searched();
    this.look(position);
  }

  /** Thinks during the pause, so that a slow thought costs no more time than a quick one. */
  #await(thinking: Thinking, pause: number, inVain: () => void): void {
    this.#thinking = thinking;
    const paused = new Promise<void>((over) => {
      if (pause === 0) over();
      else this.#timer = setTimeout(over, pause);
    });
    Promise.all([thinking.action, paused])
      .then(async ([action]) => {
        if (this.#thinking !== thinking) return;
        this.#thinking = null;
        if (!action || !(await this.#doing.act(action))) inVain();
      })
      .catch((reason: unknown) => {
        console.error(reason);
        if (this.#thinking !== thinking) return;
        this.#thinking = null;
        inVain();
      });
  }
}
