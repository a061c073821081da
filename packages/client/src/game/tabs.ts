import { type Channel, openChannel } from './channel.ts';
import type { Beside, LineState } from './handle.ts';
import type { Answer, Line, LineListener, LineWish, NumberedEntry, StandingGame } from './line.ts';

type Message =
  | { readonly kind: 'entry'; readonly entry: NumberedEntry }
  | { readonly kind: 'beside'; readonly beside: Beside }
  | { readonly kind: 'ask'; readonly request: string; readonly wish: LineWish }
  | { readonly kind: 'answer'; readonly request: string; readonly answer: Answer }
  /** A tab has come that wants to hear how things stand. */
  | { readonly kind: 'hello' };

/** The leader, as the tabs ask it. */
interface Leading {
  /** Without locks another tab may lead as well, and has written this. */
  hear(entry: NumberedEntry): void;
  ask(wish: LineWish, request: string): Promise<Answer>;
  beside(): Beside;
}

/** What a tab needs of its game. */
export interface TabGame {
  /** What any tab can read for itself: all of them share one store. */
  entriesFrom(n: number): Promise<readonly NumberedEntry[]>;
  whole(): Promise<StandingGame>;
  /** This tab leads from now on: it alone writes and plays the bots. */
  lead(): Promise<Leading>;
}

/** Milliseconds; after so many tries without an answer the tab that leads is given up. */
const ANSWER_TIMEOUT = 2500;
const TRIES = 2;

/**
 * Several tabs on one game: the first leads, the others follow and ask it. When it closes, the next one leads.
 * The browser's locks decide who; without them (a page without https, a browser that denies them) every tab leads, and the database refuses the slower.
 */
export class Tabs implements Line {
  readonly #game: TabGame;
  readonly #channel: Channel<Message>;
  readonly #listeners = new Set<LineListener>();
  readonly #asked = new Map<string, { readonly wish: LineWish; readonly settle: (answer: Answer) => void }>();
  readonly #tries = new Map<string, number>();
  readonly #closed = new AbortController();
  /** It is known who leads. */
  readonly ready: Promise<void>;
  #leader: Leading | null = null;
  #release: () => void = () => {};

  constructor(id: string, game: TabGame) {
    this.#game = game;
    const name = `roundhouse-game-${id}`;
    this.#channel = openChannel(name, (message) => this.#receive(message));
    this.ready = this.#findLeader(name);
  }

  tell(entry: NumberedEntry): void {
    this.#send({ kind: 'entry', entry });
  }

  tellBeside(beside: Beside): void {
    this.#send({ kind: 'beside', beside });
  }

  /** Asks the leading tab; one that has just become the leader itself answers itself. */
  async ask(wish: LineWish, request: string): Promise<Answer> {
    if (this.#leader) return this.#leader.ask(wish, request);
    const tried = this.#tries.get(request) ?? 0;
    if (tried === TRIES) {
      this.#tries.delete(request);
      return NO_ANSWER;
    }
    this.#tries.set(request, tried + 1);
    return new Promise((answered) => {
      const settle = (answer: Answer) => {
        clearTimeout(timer);
        this.#asked.delete(request);
        if (answer.kind !== 'later') this.#tries.delete(request);
        answered(answer);
      };
      const timer = setTimeout(() => settle({ kind: 'later', after: 0 }), ANSWER_TIMEOUT);
      this.#asked.set(request, { wish, settle });
      this.#send({ kind: 'ask', request, wish });
    });
  }

  entriesFrom(n: number): Promise<readonly NumberedEntry[]> {
    return this.#game.entriesFrom(n);
  }

  whole(): Promise<StandingGame> {
    return this.#game.whole();
  }

  state(): LineState {
    return this.#asked.size > 0 ? SAVING : SAVED;
  }

  listen(listener: LineListener): () => void {
    this.#listeners.add(listener);
    if (!this.#leader) this.#send({ kind: 'hello' });
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#closed.abort();
    this.#release();
    this.#channel.close();
  }

  #findLeader(name: string): Promise<void> {
    if (!('locks' in navigator)) return this.#lead();
    return new Promise((known) => {
      const hold = async (lock: Lock | null): Promise<void> => {
        if (!lock || this.#closed.signal.aborted) return known();
        await this.#lead();
        known();
        if (this.#closed.signal.aborted) return;
        await new Promise<void>((release) => {
          this.#release = release;
        });
      };
      navigator.locks
        .request(name, { ifAvailable: true }, hold)
        .then(() => (this.#closed.signal.aborted ? undefined : navigator.locks.request(name, this.#until, hold)))
        .catch(async () => {
          if (this.#closed.signal.aborted) return; // closed before its turn came
          await this.#lead();
          known();
        });
    });
  }

  get #until(): LockOptions {
    return { signal: this.#closed.signal };
  }

  /** What was asked of a leader that is gone, this tab now answers itself. */
  async #lead(): Promise<void> {
    const leader = await this.#game.lead();
    if (this.#closed.signal.aborted) return;
    this.#leader = leader;
    for (const [request, { wish, settle }] of this.#asked) void leader.ask(wish, request).then(settle);
  }

  #receive(message: Message): void {
    if (message.kind === 'entry' && this.#leader) this.#leader.hear(message.entry);
    else if (message.kind === 'entry') for (const listener of this.#listeners) listener.entry(message.entry);
    else if (message.kind === 'beside') for (const listener of this.#listeners) listener.beside(message.beside);
    else if (message.kind === 'answer') this.#asked.get(message.request)?.settle(message.answer);
    else if (!this.#leader) return;
    else if (message.kind === 'hello') this.tellBeside(this.#leader.beside());
    else {
      const { wish, request } = message;
      void this.#leader.ask(wish, request).then((answer) => this.#send({ kind: 'answer', request, answer }));
    }
  }

  #send(message: Message): void {
    if (!this.#closed.signal.aborted) this.#channel.post(message);
  }
}

const [SAVED, SAVING] = [{ kind: 'saved' }, { kind: 'saving' }] as const;

const NO_ANSWER: Answer = {
  kind: 'refused',
  refusal: {
    rule: 'table:other-tab',
    text: 'The tab in which this game was opened first does not answer. Close it and try again.',
  },
};
