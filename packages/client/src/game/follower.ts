import { positionHash } from '@roundhouse/kernel';
import { GameLog } from './game-log.ts';
import type { Acted } from './handle.ts';
import { actedOf, type Answer, type Line, type LineWish, type NumberedEntry } from './line.ts';
import type { OpenGame } from './open-game.ts';
import { newRequest } from './requests.ts';

/** A wish without what the follower knows itself: after how many entries it was made. */
export type FollowerWish = Exclude<LineWish, { kind: 'act' }> | { readonly kind: 'act'; readonly entry: unknown };

/** What could not be fetched is tried again after so many milliseconds. */
const RETRY_AFTER = 1000;

/**
 * Somebody at a game that is led elsewhere: takes what comes over the line, and asks for what is wished here. One wish is
 * under way at a time; when the line was lost, first what was missed is taken, and then the same wish is asked again.
 */
export class Follower {
  readonly #game: OpenGame;
  readonly #line: Line;
  readonly #forget: () => void;
  readonly #retryAfter: number;
  #last: Promise<unknown> = Promise.resolve();
  #catchingUp: Promise<void> | null = null;
  /** What stands here is not what stands where the game is led. */
  #differs = false;
  /** The last entry that was heard of, whether it could be taken or not. */
  #heard = 0;
  /** Something was missed and could not be fetched yet. */
  #retry: ReturnType<typeof setTimeout> | null = null;
  #isClosed = false;

  constructor(game: OpenGame, line: Line, retryAfter: number = RETRY_AFTER) {
    this.#game = game;
    this.#line = line;
    this.#retryAfter = retryAfter;
    this.#forget = line.listen({
      known: () => game.n,
      entry: (entry) => this.#hear(entry),
      beside: (beside) => game.setBeside(beside),
      seats: (seats) => game.setSeats(seats),
      state: () => {
        if (this.#retry) void this.catchUp();
        game.changed();
      },
      missed: () => void this.catchUp(),
      ahead: () => {
        this.#heard = 0;
        this.#differs = true;
        void this.catchUp();
      },
    });
  }

  /** What comes of a wish; it waits for those before it. */
  ask(wish: FollowerWish): Promise<Acted> {
    const made = wish.kind === 'act' ? { ...wish, after: this.#game.n } : wish;
    const answered = this.#last.then(() => this.#carry(made, newRequest()));
    this.#last = answered.catch(() => {});
    return answered;
  }

  /** A wish of which it is not known whether it was done: asked before any other, with its own id. */
  resend(wish: LineWish, request: string): Promise<Acted> {
    const answered = this.#last.then(() => this.#carry(wish, request));
    this.#last = answered.catch(() => {});
    return answered;
  }

  /** Fetches what has come meanwhile. Where it cannot be had it is tried again, soon or when the line is back. */
  catchUp(): Promise<void> {
    this.#stopRetrying();
    this.#catchingUp ??= this.#fetchAll()
      .catch(() => {
        if (!this.#isClosed) this.#retry = setTimeout(() => void this.catchUp(), this.#retryAfter);
      })
      .finally(() => {
        this.#catchingUp = null;
      });
    return this.#catchingUp;
  }

  #stopRetrying(): void {
    if (this.#retry) clearTimeout(this.#retry);
    this.#retry = null;
  }

  /** The game is led from here now: what is under way is still answered, and nothing else is followed. */
  rest(): void {
    this.#stopRetrying();
    this.#forget();
  }

  close(): void {
    this.#isClosed = true;
    this.#stopRetrying();
    this.#forget();
  }

  /** Asks until something is known. */
  async #carry(first: LineWish, request: string): Promise<Acted> {
    let wish = first;
    for (;;) {
      const answer = await this.#line.ask(wish, request);
      if (this.#isClosed) return { ok: false, refusal: CLOSED };
      if (answer.kind === 'later') {
        await new Promise((resume) => setTimeout(resume, answer.after));
        await this.catchUp();
        // Closed meanwhile: the next one to open the game asks for it, and nobody else.
        if (this.#isClosed) return { ok: false, refusal: CLOSED };
      } else if (answer.kind === 'missed') {
        await this.#takeAll(answer.entries);
        const last = answer.entries.at(-1);
        const isNoteOnly = answer.entries.every(({ entry }) => 'note' in entry);
        // What was missed may be no more than a note: the question is still the same, and so is the answer to it.
        if (wish.kind !== 'act' || !last || !isNoteOnly) return actedOf(answer, this.#game.state);
        wish = { ...wish, after: last.n };
      } else return this.#settle(answer);
    }
  }

  async #settle(answer: Exclude<Answer, { kind: 'later' | 'missed' }>): Promise<Acted> {
    if (answer.kind === 'ahead') {
      this.#differs = true;
      await this.catchUp();
    } else if (answer.kind === 'done' || answer.kind === 'again') await this.#takeAll(answer.entries);
    return actedOf(answer, this.#game.state);
  }

  #hear(entry: NumberedEntry): void {
    if (!this.#isClosed) void this.#takeAll([entry]);
  }

  async #takeAll(entries: readonly NumberedEntry[]): Promise<void> {
    if (entries.every(({ n }) => n <= this.#game.n)) return;
    this.#heard = Math.max(this.#heard, ...entries.map(({ n }) => n));
    const taken = entries.every((entry) => this.#take(entry));
    this.#game.changed();
    if (!taken) await this.catchUp();
  }

  /** Takes an entry that is the next one; false if there is a gap before it, or if it leads elsewhere than it did for the leader. */
  #take(entry: NumberedEntry): boolean {
    if (entry.n <= this.#game.n) return true;
    if (entry.n !== this.#game.n + 1 || this.#differs) return false;
    const fits = this.#game.follow(entry);
    this.#differs = !fits || (entry.hash !== undefined && positionHash(this.#game.state) !== entry.hash);
    return !this.#differs;
  }

  /** An entry can be heard of while those before it are being fetched, and not be among them. */
  async #fetchAll(): Promise<void> {
    do await this.#fetch();
    while (!this.#isClosed && (this.#differs || this.#heard > this.#game.n));
  }

  async #fetch(): Promise<void> {
    if (this.#differs) return this.#startOver();
    const [before, heard] = [this.#game.n, this.#heard];
    const missed = await this.#line.entriesFrom(before + 1);
    if (this.#isClosed) return;
    if (!missed.every((entry) => this.#take(entry))) this.#differs = true;
    if (this.#game.n > before) this.#game.changed();
    else if (this.#heard === heard) this.#heard = 0; // The leader no longer has it.
  }

  /** The leader is right, whatever stands here. */
  async #startOver(): Promise<void> {
    const whole = await this.#line.whole();
    this.#differs = false;
    if (!this.#isClosed) this.#game.replace(GameLog.standing(this.#game.title, whole));
  }
}

const CLOSED = {
  rule: 'table:closed',
  text: 'This game was closed before it was known whether this was done.',
} as const;
