import { deciders, HOST } from '@roundhouse/kernel';
import type { LoggedAction, PlayerId } from '@roundhouse/kernel';
import type { Progress, RailState, RailTitle } from '@roundhouse/rail';
import type { GameView, Seat } from './handle.ts';
import { botActionOf, searchRunOf, type Thinking } from './search.ts';
import { botPause } from './settings.ts';

/** What the host needs to know of a game. */
export interface Position {
  readonly title: RailTitle;
  readonly state: RailState;
  readonly seats: readonly Seat[];
  readonly seed: number;
  readonly last: LoggedAction | undefined;
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
  /** Positions in which nothing better is left to be shown. */
  readonly #settled = new WeakSet<RailState>();
  readonly #doing: Doing;

  constructor(doing: Doing) {
    this.#doing = doing;
  }

  /** How far the search has come that the game waits for; null when it waits for none. */
  searching(position: Position): GameView['search'] {
    if (!this.#awaitsRun(position)) return null;
    return { found: position.state === this.#position?.state ? this.#progress : null };
  }

  /** Looks at a position anew; what was begun for another one is dropped. */
  look(position: Position): void {
    if (position.state === this.#position?.state) return;
    this.rest();
    this.#position = position;
    const { title, state } = position;
    if (state.ended) return;
    if (this.#awaitsRun(position)) this.#search(position);
    else {
      const bot = nextBot(position);
      if (bot) this.#await(botActionOf(title, state, bot, position.seed + state.seq * 7919), botPause());
    }
  }

  rest(): void {
    this.#thinking?.cancel();
    this.#thinking = null;
    clearTimeout(this.#timer);
    this.#position = null;
    this.#progress = null;
  }

  /** Is a run about to be decided, and has the host not shown the best yet? */
  #awaitsRun({ title, state, last }: Position): boolean {
    if (state.ended || this.#settled.has(state)) return false;
    const problem = title.runProblem(state);
    return problem !== null && !(last?.by === HOST && last.frame === problem.frame);
  }

  #search(position: Position): void {
    const { title, state } = position;
    const thinking = searchRunOf(title, state, (progress) => {
      if (this.#thinking !== thinking) return;
      this.#progress = progress;
      this.#doing.searched();
    });
    this.#await(thinking, 0, () => this.#settle(position));
  }

  /** What was found is no better than what was shown already, or nothing could be found: the game goes on. */
  #settle(position: Position): void {
    this.#settled.add(position.state);
    if (position.state !== this.#position?.state) return;
    this.rest();
    this.#doing.searched();
    this.look(position);
  }

  /** Thinks during the pause, so that a slow thought costs no more time than a quick one. */
  #await(thinking: Thinking, pause: number, inVain: () => void = () => {}): void {
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

function nextBot({ title, state, seats }: Position): PlayerId | undefined {
  const asked = deciders(title, state);
  return seats.find((seat) => seat.kind === 'bot' && asked.includes(seat.player))?.player;
}
