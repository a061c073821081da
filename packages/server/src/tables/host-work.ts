/** What the host of a table does by itself: it shows the best run, bids for players who have left a maximum, and plays for bots. */
import type { Reason } from '@roundhouse/bots';
import { type DeadEnds, type Next, nextOf, type Table, USUAL_LEVEL } from '@roundhouse/host';
import type { LoggedAction, PlayerId } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import type { Found, Job } from '../threads/thinkers.ts';
import type { Deps } from './deps.ts';
import { hostedOf } from './hosted.ts';

/** The table that the host works for. */
export interface Hosting {
  now(): { readonly play: Table | null; readonly seed: number; readonly pace: 'once' | 'reading' };
  /** Adds an action where the table still stands at this state; false if it is refused. */
  add(state: RailState, action: LoggedAction, why: Reason | null): Promise<boolean>;
  /** Keeps in mind what was tried at this state in vain. */
  addDeadEnds(state: RailState, deadEnds: DeadEnds): Promise<void>;
  /** Bids for a player, in the order in which bids are taken. */
  bid(action: LoggedAction): void;
  /** What is shown of its work has changed. */
  changed(): void;
  /** Waits for the table's other work, on what is known to be on disk. */
  inTurn(work: () => void): Promise<void>;
}

/** Milliseconds until the host tries again what could not be written. */
const RECOVER_AFTER = 500;
/** Bots draw again in every position of a game. */
const SEQ_STEP = 7_919;

interface Work {
  readonly kind: Next['kind'];
  readonly state: RailState;
  readonly of: PlayerId | null;
  readonly job: Job | null;
}

export class HostWork {
  readonly #hosting: Hosting;
  readonly #deps: Deps;
  #work: Work | null = null;
  #timer: NodeJS.Timeout | null = null;
  /** When it looks again. */
  #later: NodeJS.Timeout | null = null;
  #closed = false;
  #trouble: { readonly state: RailState; readonly kind: 'search' | 'bot' } | null = null;

  constructor(hosting: Hosting, deps: Deps) {
    this.#hosting = hosting;
    this.#deps = deps;
  }

  get searching(): boolean {
    return this.#work?.kind === 'search';
  }

  get thinking(): PlayerId | null {
    return this.#work?.kind === 'ask' ? this.#work.of : null;
  }

  get trouble(): 'search' | 'bot' | null {
    return this.#trouble && this.#trouble.state === this.#hosting.now().play?.state ? this.#trouble.kind : null;
  }

  get isBusy(): boolean {
    return this.#work !== null;
  }

  stop(): void {
    this.#work?.job?.cancel();
    this.#work = null;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Nothing is begun any more. */
  close(): void {
    this.#closed = true;
    this.stop();
    this.#clearLater();
  }

  /** What another process has begun is its own to finish, unless it has died. */
  leaveToOthers(): void {
    this.stop();
    this.#clearLater();
    // Of several that wait one is the first.
    this.#updateIn(this.#deps.timing.elsewhere * (1 + Math.random() / 2));
  }

  /** Goes on when the store is there again, whether or not anybody comes to the table meanwhile. */
  #updateIn(milliseconds: number): void {
    if (this.#later || this.#closed) return;
    const look = (): void => {
      this.#later = null;
      const update = (): void => {
        if (!this.#later) this.update();
      };
      this.#hosting.inTurn(update).catch(() => this.#updateIn(RECOVER_AFTER));
    };
    this.#later = setTimeout(look, milliseconds);
  }

  #clearLater(): void {
    if (this.#later) clearTimeout(this.#later);
    this.#later = null;
  }

  /** Looks at what comes next, and begins it unless it is under way. */
  update(): void {
    this.#clearLater();
    const { play, seed, pace } = this.#hosting.now();
    if (this.#closed) return;
    if (!play) {
      // The game has ended before its end, or is held: what was begun is no longer wanted.
      const shown = this.#shown;
      this.stop();
      if (this.#shown !== shown) this.#hosting.changed();
      return;
    }
    const next = nextOf(hostedOf(play), play.deadEnds);
    const of = next.kind === 'ask' ? next.bots[0]! : next.kind === 'bid' ? next.action.by : null;
    if (this.#work?.kind === next.kind && this.#work.state === play.state && this.#work.of === of) return;
    const shown = this.#shown;
    this.stop();
    const begin = { kind: next.kind, state: play.state, of };
    if (next.kind === 'search') {
      this.#await(
        { ...begin, job: this.#deps.thinkers.search(play.title.id, play.state) },
        0,
        { search: true },
        'search',
      );
    } else if (next.kind === 'bid') {
      this.#work = { ...begin, job: null };
      this.#hosting.bid(next.action);
    } else if (next.kind === 'ask') {
      const level = play.seats.find(({ player }) => player === of)?.level ?? USUAL_LEVEL;
      const job = this.#deps.thinkers.bot(play.title.id, play.state, of!, seed + play.state.seq * SEQ_STEP, level);
      const reading = pace === 'once' ? 0 : this.#deps.timing.reading;
      this.#await({ ...begin, job }, reading, { bots: [of!] }, 'bot');
    }
    // That it bids for somebody is shown to nobody.
    if (this.#shown !== shown) this.#hosting.changed();
  }

  get #shown(): string {
    return `${this.searching} ${this.thinking}`;
  }

  /** The bid of a player was dealt with. */
  bidDone(): void {
    if (this.#work?.kind === 'bid') this.#work = null;
    this.update();
  }

  /** It could not be dealt with: the store is away. */
  bidFailed(): void {
    if (this.#work?.kind === 'bid') this.#work = null;
    this.#updateIn(RECOVER_AFTER);
  }

  #await(work: Work & { readonly job: Job }, delay: number, deadEnds: DeadEnds, kind: 'search' | 'bot'): void {
    this.#work = work;
    const began = performance.now();
    work.job.found.then(
      (found) =>
        this.#after(delay - (performance.now() - began), work, () => void this.#carryOut(work, found, deadEnds)),
      (error: unknown) => {
        if (this.#work !== work) return;
        this.#deps.log(`a ${kind === 'search' ? 'search' : 'bot'} has failed: ${String(error)}`);
        this.#trouble = { state: work.state, kind };
        void this.#giveUp(work, deadEnds);
      },
    );
  }

  /** So that people can read the last move. */
  #after(delay: number, work: Work, then: () => void): void {
    if (this.#work !== work) return;
    if (delay <= 0) then();
    else this.#timer = setTimeout(then, delay);
  }

  async #carryOut(work: Work, { action, why }: Found, deadEnds: DeadEnds): Promise<void> {
    if (this.#work !== work) return;
    try {
      if (action && (await this.#hosting.add(work.state, action, why))) return;
      await this.#giveUp(work, deadEnds);
    } catch {
      if (this.#work === work) this.#work = null;
      this.#updateIn(RECOVER_AFTER);
    }
  }

  async #giveUp(work: Work, deadEnds: DeadEnds): Promise<void> {
    if (this.#work !== work) return;
    this.#work = null;
    await this.#hosting.addDeadEnds(work.state, deadEnds).catch(() => this.#updateIn(RECOVER_AFTER));
  }
}
