import { deciders, HOST } from '@roundhouse/kernel';
import type { LoggedAction, PlayerId } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import type { Seat } from './handle.ts';
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

/** Does what nobody at the device decides: shows the best run before it is decided, and plays the bots' seats. */
export class Host {
  #state: RailState | null = null;
  #thinking: Thinking | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #act: (action: LoggedAction) => void;

  constructor(act: (action: LoggedAction) => void) {
    this.#act = act;
  }

  /** Looks at a position anew; what was begun for another one is dropped. */
  look(position: Position): void {
    if (position.state === this.#state) return;
    this.rest();
    this.#state = position.state;
    const { title, state } = position;
    if (state.ended) return;
    const problem = title.runProblem(state);
    const shown = position.last?.by === HOST && position.last.frame === problem?.frame;
    if (problem && !shown) this.#await(searchRunOf(title, state), 0);
    else {
      const bot = nextBot(position);
      if (bot) this.#await(botActionOf(title, state, bot, position.seed + state.seq * 7919), botPause());
    }
  }

  rest(): void {
    this.#thinking?.cancel();
    this.#thinking = null;
    clearTimeout(this.#timer);
    this.#state = null;
  }

  /** Thinks during the pause, so that a slow thought costs no more time than a quick one. */
  #await(thinking: Thinking, pause: number): void {
    this.#thinking = thinking;
    const paused = new Promise<void>((over) => {
      if (pause === 0) over();
      else this.#timer = setTimeout(over, pause);
    });
    Promise.all([thinking.action, paused]).then(
      ([action]) => {
        if (this.#thinking !== thinking) return;
        this.#thinking = null;
        if (action) this.#act(action);
      },
      (reason: unknown) => console.error(reason),
    );
  }
}

function nextBot({ title, state, seats }: Position): PlayerId | undefined {
  const asked = deciders(title, state);
  return seats.find((seat) => seat.kind === 'bot' && asked.includes(seat.player))?.player;
}
