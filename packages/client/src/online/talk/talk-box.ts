/** What is said at a table as this page knows it, and what is on its way there. */
import type { Shun } from '@roundhouse/protocol/own';
import type { Said, TalkAnswer, TalkMessage } from '@roundhouse/protocol/talk';
import { type Call, NoAnswer, Refused } from '../api.ts';
import { newRequest } from '../../game/requests.ts';

/** Never changed in place. */
export interface TalkView {
  readonly side: TalkMessage['side'];
  readonly me: string;
  /** In order; the latest at the end. */
  readonly said: readonly Said[];
  readonly last: number;
  readonly read: number;
  /** Words of mine that the server does not have yet. */
  readonly sending: readonly Sending[];
  /** Why something could not be said, as the server puts it. */
  readonly refused: string | null;
  /** Others who watch, where one watches. */
  readonly names: readonly string[];
  /** Authors whom I have muted or blocked: what they say is folded. */
  readonly muted: readonly string[];
}

export interface Sending {
  readonly request: string;
  readonly words: string;
  /** It came back through the socket before its answer. */
  readonly isHeard: boolean;
}

/** Without an answer it is tried again after so many milliseconds. */
const RETRY_AFTER = 1500;

const NOTHING: TalkView = {
  side: 'players',
  me: '',
  said: [],
  last: 0,
  read: 0,
  sending: [],
  refused: null,
  names: [],
  muted: [],
};

export class TalkBox {
  readonly #game: string;
  readonly #call: Call;
  readonly #listeners = new Set<() => void>();
  #view: TalkView;
  #isSending = false;
  #isClosed = false;

  constructor(game: string, call: Call) {
    this.#game = game;
    this.#call = call;
    this.#view = NOTHING;
  }

  view = (): TalkView => this.#view;

  subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** Through the socket. Somebody who sits down, or no longer does, has another talk from then on. */
  hear({ side, me, muted, last, read, said }: Omit<TalkMessage, 't' | 'game'>): void {
    const before = side === this.#view.side ? this.#view.said : [];
    const known = new Set(before.map(({ n }) => n));
    const mine = said.filter(({ n, from }) => from === me && !known.has(n)).map(({ words }) => words);
    const sending = this.#view.sending.map((one) => {
      const at = one.isHeard ? -1 : mine.indexOf(one.words.trim());
      return at < 0 ? one : { ...one, isHeard: mine.splice(at, 1).length > 0 };
    });
    this.#set({ side, me, muted, last, read, said: merged(before, said), sending });
  }

  /** The latest page; what stands before it is asked for by the oldest that is known. */
  async fetch(before?: number): Promise<void> {
    const at = { game: this.#game };
    const answer: TalkAnswer = await this.#call(
      'talk',
      before === undefined ? { at } : { at, query: { before: String(before) } },
    );
    this.hear(answer);
    this.#set({ names: answer.names });
  }

  say(words: string): void {
    this.#set({ sending: [...this.#view.sending, { request: newRequest(), words, isHeard: false }], refused: null });
    void this.#send();
  }

  async markRead(): Promise<void> {
    const { last, read } = this.#view;
    if (read >= last) return;
    this.#set({ read: last });
    await this.#call('readTalk', { at: { game: this.#game }, body: { n: last } }).catch(() => {});
  }

  async report(n: number): Promise<void> {
    await this.#call('reportTalk', { at: { game: this.#game, n }, body: {} });
  }

  /** Folds what the author of a line says, or also keeps them from my tables; or neither. */
  async shun({ n, from }: Pick<Said, 'n' | 'from'>, how: Shun): Promise<void> {
    await this.#call('shunAuthor', { at: { game: this.#game, n }, body: { how } });
    const others = this.#view.muted.filter((one) => one !== from);
    this.#set({ muted: how === 'none' ? others : [...others, from] });
  }

  close(): void {
    this.#isClosed = true;
    this.#listeners.clear();
  }

  /** One after the other, each until the server has answered it. */
  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let next = this.#view.sending[0]; next && !this.#isClosed; next = this.#view.sending[0]) {
      const wait = await this.#sendOne(next);
      if (wait === null) this.#set({ sending: this.#view.sending.filter(({ request }) => request !== next.request) });
      else await new Promise((resume) => setTimeout(resume, wait));
    }
    this.#isSending = false;
  }

  /** Milliseconds until it is tried again; null where it is done with. */
  async #sendOne({ request, words }: Sending): Promise<number | null> {
    try {
      const { n } = await this.#call('say', { at: { game: this.#game }, body: { request, words } });
      const isKnown = this.#view.said.some((one) => one.n === n);
      if (!isKnown) await this.fetch().catch(() => {});
      return null;
    } catch (error) {
      if (error instanceof NoAnswer) return RETRY_AFTER;
      if (!(error instanceof Refused)) throw error;
      if (error.retryAfter !== null) return error.retryAfter;
      this.#set({ refused: error.problem.title });
      return null;
    }
  }

  #set(changes: Partial<TalkView>): void {
    if (this.#isClosed) return;
    this.#view = { ...this.#view, ...changes };
    for (const changed of this.#listeners) changed();
  }
}

function merged(known: readonly Said[], more: readonly Said[]): readonly Said[] {
  if (more.length === 0) return known;
  const all = new Map([...known, ...more].map((one) => [one.n, one]));
  return [...all.values()].sort((a, b) => a.n - b.n);
}
