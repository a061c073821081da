/** The way to a game that a server leads: wishes as requests, what happens through the socket. */
import type { GameAnswer } from '@roundhouse/protocol/answers';
import type { ServerMessage } from '@roundhouse/protocol/stream';
import type { RailState } from '@roundhouse/rail';
import type { LineState } from '../../game/handle.ts';
import type { Answer, Line, LineListener, LineWish, NumberedEntry, StandingGame } from '../../game/line.ts';
import { type Call, NoAnswer } from '../api.ts';
import type { Stream } from '../stream.ts';
import type { TalkBox } from '../talk/talk-box.ts';
import { longerEachTime } from '../waiting.ts';
import { ask, type AskTiming, numbered, USUAL_ASKING } from './asking.ts';
import { besideOf, seatsOf, type Told, toldIn } from './beside.ts';
import type { PendingStore } from './pending.ts';

/** When the socket has been away for so long, one is offline rather than about to be back. */
const OFFLINE_AFTER = 30_000;
const AT_ONCE: Answer = { kind: 'later', after: 0 };

export interface SocketLineParts {
  readonly stream: Stream;
  readonly call: Call;
  readonly pending: PendingStore;
  readonly timing?: AskTiming | undefined;
  /** Hears what is said at the table. */
  readonly talk?: Pick<TalkBox, 'hear'> | undefined;
}

export class SocketLine implements Line {
  readonly #game: string;
  readonly #stream: Stream;
  readonly #call: Call;
  readonly #pending: PendingStore;
  readonly #timing: AskTiming;
  readonly #talk: Pick<TalkBox, 'hear'> | undefined;
  readonly #listeners = new Set<LineListener>();
  readonly #stop: () => void;
  #told: Told;
  /** The entries with which the game was opened. */
  readonly #opened: number;
  #isSending = false;
  /** Tries in a row that were not answered. */
  #unanswered = 0;
  /** Takes what is under way for lost, so that it is asked for again at once. */
  readonly #giveUps = new Set<() => void>();
  #wasLive = true;
  /** The fingerprint of the server's rules. */
  engine = '';
  /** The server plays by other rules than this page. */
  isOutdated = false;
  readonly #rules: string | null;

  /** `opened` is the server's answer with which the game was opened; `rules` the fingerprint of the rules here. */
  constructor(opened: GameAnswer, rules: string | null, { stream, call, pending, timing, talk }: SocketLineParts) {
    this.#game = opened.id;
    this.#stream = stream;
    this.#call = call;
    this.#pending = pending;
    this.#talk = talk;
    this.#timing = timing ?? USUAL_ASKING;
    this.#rules = rules;
    this.#opened = opened.n;
    this.#told = toldIn(opened);
    this.#learnRules(opened.engine);
    this.#stop = stream.watch(opened.id, {
      since: () => this.#known(),
      hear: (message) => this.#hear(message),
      line: () => this.#lineChanged(),
    });
  }

  /** What the server has told beside the entries. */
  get told(): Told {
    return this.#told;
  }

  async ask(wish: LineWish, request: string): Promise<Answer> {
    this.#setSending(true);
    this.#pending.write({ wish, request });
    const { answer: usual, retry } = this.#timing;
    const timing = { answer: longerEachTime(usual, this.#unanswered), retry };
    const answer = (await this.#orLost(ask(this.#call, this.#game, wish, request, timing))) ?? AT_ONCE;
    if (answer.kind === 'later') {
      this.#unanswered = answer === AT_ONCE ? 0 : this.#unanswered + 1;
      return answer;
    }
    this.#unanswered = 0;
    // An answer that comes when the table was left and opened again must not forget what is under way by then.
    if (this.#pending.read()?.request === request) this.#pending.write(null);
    this.#setSending(false);
    return answer;
  }

  async entriesFrom(n: number): Promise<readonly NumberedEntry[]> {
    const answer = await this.#orLost(this.#call('entries', { at: { game: this.#game }, since: n - 1 }));
    if (!answer) throw new NoAnswer('The line has broken.');
    return answer.entries.map(numbered);
  }

  async whole(): Promise<StandingGame> {
    const answer = await this.#call('game', { at: { game: this.#game }, since: 0 });
    this.#learnRules(answer.engine);
    if (answer.table.v >= this.#told.table.v) this.#setTold(toldIn(answer));
    return standingGame(answer);
  }

  state(): LineState {
    const line = this.#stream.state();
    if (line.kind !== 'live') {
      const isLong = Date.now() - line.since > OFFLINE_AFTER || !isOnline();
      if (isLong) return { kind: 'offline' };
      return line.kind === 'stopped' ? { kind: 'restarting' } : { kind: 'reconnecting', since: line.since };
    }
    if (this.#isSending) return { kind: 'sending' };
    return { kind: this.isOutdated ? 'outdated' : 'live' };
  }

  listen(listener: LineListener): () => void {
    this.#listeners.add(listener);
    listener.seats?.(seatsOf(this.#told));
    listener.beside(besideOf(this.#told));
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#stop();
    this.#listeners.clear();
  }

  /** What was under way when the line broke may have been lost with it: nobody waits for its time to pass when the line is back. */
  async #orLost<T>(work: Promise<T>): Promise<T | null> {
    let giveUp = (): void => {};
    const lost = new Promise<null>((end) => {
      giveUp = () => end(null);
    });
    this.#giveUps.add(giveUp);
    return Promise.race([work, lost]).finally(() => this.#giveUps.delete(giveUp));
  }

  #lineChanged(): void {
    const isLive = this.#stream.state().kind === 'live';
    if (isLive && !this.#wasLive) for (const giveUp of this.#giveUps) giveUp();
    this.#wasLive = isLive;
    this.#tellState();
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case 'entry': {
        const entry = numbered(message);
        for (const listener of this.#listeners) listener.entry(entry);
        return;
      }
      case 'table':
        if (message.table.v >= this.#told.table.v)
          this.#setTold({ ...this.#told, table: message.table, at: Date.now() });
        return;
      case 'mine':
        this.#setTold({ ...this.#told, maxima: message.maxima });
        return;
      case 'game':
        this.#learnRules(message.engine);
        this.#setTold({ ...this.#told, you: message.you });
        this.#tellState();
        return;
      case 'talk':
        this.#talk?.hear(message);
        return;
      case 'fetch':
        for (const listener of this.#listeners) listener.missed();
        return;
      case 'ahead':
        for (const listener of this.#listeners) listener.ahead();
        return;
      default:
        return;
    }
  }

  /** What was heard of and could not be taken is not known: it is asked for again. */
  #known(): number {
    const known = [...this.#listeners].map((listener) => listener.known());
    return known.length > 0 ? Math.min(...known) : this.#opened;
  }

  #learnRules(engine: string): void {
    this.engine = engine;
    this.isOutdated = this.#rules !== null && engine !== this.#rules;
  }

  #setTold(told: Told): void {
    this.#told = told;
    const [seats, beside] = [seatsOf(told), besideOf(told)];
    for (const listener of this.#listeners) {
      listener.seats?.(seats);
      listener.beside(beside);
    }
  }

  #setSending(isSending: boolean): void {
    if (isSending === this.#isSending) return;
    this.#isSending = isSending;
    this.#tellState();
  }

  #tellState(): void {
    for (const listener of this.#listeners) listener.state();
  }
}

export const standingGame = ({ header, entries = [], n, state }: GameAnswer): StandingGame => ({
  header: header as unknown as StandingGame['header'],
  entries: entries.map(numbered),
  states: new Map([[n, state as unknown as RailState]]),
});

const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;
