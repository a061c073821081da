import type { Entry, PlayerId, Refusal } from '@roundhouse/kernel';
import { type Channel, openChannel } from './channel.ts';
import type { Level } from '@roundhouse/host';
import type { Kept } from './store.ts';

/** What a tab asks of the one that leads: to add an entry, to note an agreement, to seat somebody else, or to let the bots move. */
export type Wish =
  | { readonly kind: 'act'; readonly entry: Entry }
  | { readonly kind: 'seat'; readonly player: PlayerId; readonly to: Level | 'here' }
  | { readonly kind: 'agree'; readonly by: readonly PlayerId[]; readonly text: string }
  | { readonly kind: 'step' | 'skip' };

type Message =
  | { readonly kind: 'entry'; readonly index: number; readonly kept: Kept }
  | { readonly kind: 'ask'; readonly ask: string; readonly wish: Wish }
  | { readonly kind: 'answer'; readonly ask: string; readonly refusal: Refusal | null };

/** What a tab does when it hears something of its game. */
export interface TabListener {
  /** This tab leads from now on: it alone writes and plays the bots. */
  lead(): void;
  /** The leading tab has written an entry. */
  hear(index: number, kept: Kept): void;
  /** Another tab wants to do something; only the leading tab is asked. */
  decide(wish: Wish): Promise<Refusal | null>;
}

const PATIENCE = 5000;

/**
 * Several tabs on one game: the first leads, the others follow and ask it. When it closes, the next one leads.
 * The browser's locks decide who; without them (a page without https, a browser that denies them) every tab leads, and the database refuses the slower.
 */
export class Tabs {
  readonly #channel: Channel<Message>;
  readonly #listener: TabListener;
  readonly #asked = new Map<string, { wish: Wish; settle: (refusal: Refusal | null) => void }>();
  readonly #closed = new AbortController();
  /** It is known who leads. */
  readonly ready: Promise<void>;
  #leading = false;
  #release: () => void = () => {};

  constructor(game: string, listener: TabListener) {
    this.#listener = listener;
    this.#channel = openChannel(`roundhouse-game-${game}`, (message) => this.#receive(message));
    this.ready = this.#findLeader(`roundhouse-game-${game}`);
  }

  get leading(): boolean {
    return this.#leading;
  }

  tell(index: number, kept: Kept): void {
    this.#send({ kind: 'entry', index, kept });
  }

  /** Asks the leading tab; a refusal, or null when it is done. */
  ask(wish: Wish): Promise<Refusal | null> {
    const ask = String(Math.random());
    return new Promise((answered) => {
      const settle = (refusal: Refusal | null) => {
        clearTimeout(timer);
        this.#asked.delete(ask);
        answered(refusal);
      };
      const timer = setTimeout(() => settle(noAnswer), PATIENCE);
      this.#asked.set(ask, { wish, settle });
      this.#send({ kind: 'ask', ask, wish });
    });
  }

  close(): void {
    this.#closed.abort();
    this.#release();
    this.#channel.close();
  }

  #findLeader(name: string): Promise<void> {
    if (!('locks' in navigator)) {
      queueMicrotask(() => this.#lead());
      return Promise.resolve();
    }
    return new Promise((known) => {
      const hold = (lock: Lock | null): Promise<void> | void => {
        known();
        if (!lock || this.#closed.signal.aborted) return;
        this.#lead();
        return new Promise<void>((release) => {
          this.#release = release;
        });
      };
      navigator.locks
        .request(name, { ifAvailable: true }, hold)
        .then(() => (this.#closed.signal.aborted ? undefined : navigator.locks.request(name, this.#until, hold)))
        .catch(() => {
          if (this.#closed.signal.aborted) return; // closed before its turn came
          known();
          this.#lead();
        });
    });
  }

  get #until(): LockOptions {
    return { signal: this.#closed.signal };
  }

  /** What was asked of a leader that is gone, this tab now answers itself. */
  #lead(): void {
    this.#leading = true;
    this.#listener.lead();
    for (const { wish, settle } of this.#asked.values()) void this.#listener.decide(wish).then(settle);
  }

  #receive(message: Message): void {
    if (message.kind === 'entry') this.#listener.hear(message.index, message.kept);
    else if (message.kind === 'answer') this.#asked.get(message.ask)?.settle(message.refusal);
    else if (this.#leading) {
      void this.#listener
        .decide(message.wish)
        .then((refusal) => this.#send({ kind: 'answer', ask: message.ask, refusal }));
    }
  }

  #send(message: Message): void {
    if (!this.#closed.signal.aborted) this.#channel.post(message);
  }
}

const noAnswer: Refusal = {
  rule: 'table:other-tab',
  text: 'The tab in which this game was opened first does not answer. Close it and try again.',
};
