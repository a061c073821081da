/** A lesson's table: the learner in one seat, the others answer as the lesson says, and nothing of it is kept. */
import { type Decision, nextOf, type Table, TableKeeper } from '@roundhouse/host';
import { actionFor, answerIn } from '@roundhouse/host/lesson/answers';
import { MOST_ANSWERS } from '@roundhouse/host/lesson/course';
import type { Moment } from '@roundhouse/host/lesson/facts';
import type { ActionSpec, Lesson } from '@roundhouse/host/lesson/form';
import { type Standing, standingOf } from '@roundhouse/host/lesson/standing';
import type { Entry, LoggedAction, Refusal } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import type { FollowerWish } from '../game/follower.ts';
import type { GameLog } from '../game/game-log.ts';
import type { Abilities, Acted, GameHandle, LineState, Step } from '../game/handle.ts';
import { Host, type Position } from '../game/host.ts';
import { OpenGame } from '../game/open-game.ts';
import { ONLY_LOOKED_AT, OpenHandle } from '../game/open-handle.ts';

/** What the learner has tried: a step of the game, or what the rules said. */
export type Try = { readonly step: Step } | { readonly refusal: Refusal };

interface Opening {
  readonly lesson: Lesson;
  readonly id: string;
  readonly task: number;
  readonly log: GameLog;
  /** After how many actions the task began. */
  readonly from: number;
  readonly onTry: (tried: Try) => void;
}

export class LessonGame extends OpenHandle implements GameHandle {
  readonly can: Abilities = { ...ONLY_LOOKED_AT, act: true };
  readonly from: number;
  readonly #lesson: Lesson;
  readonly #task: number;
  readonly #keeper: TableKeeper<RailState>;
  readonly #onTry: Opening['onTry'];
  readonly #host = new Host({
    act: async (action) => this.#add(action),
    placeOrder: async () => false,
    addDeadEnds: (deadEnds) => {
      this.#keeper.addDeadEnds(deadEnds);
      this.#update();
    },
    changed: () => this.#show(),
  });
  #standing: { readonly of: RailState; readonly standing: Standing } | null = null;
  #last: LoggedAction | null = null;
  /** Moves that are still to be shown. */
  #showing: readonly ActionSpec[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor({ lesson, id, task, log, from, onTry }: Opening) {
    const { title } = log.history as unknown as { title: OpenGame['title'] };
    const seats = log.history.state.players.map((player, i) => ({
      player,
      name: log.history.players[i]!,
      ...(player === lesson.you ? { kind: 'here' as const } : { kind: 'bot' as const, level: 'club' as const }),
    }));
    super(new OpenGame(title, { id, name: lesson.name, seats }, log));
    this.from = from;
    this.#lesson = lesson;
    this.#task = task;
    this.#onTry = onTry;
    this.#keeper = new TableKeeper(title, log.history, seats);
    this.#update();
  }

  get log(): GameLog {
    return this.game.log;
  }

  get length(): number {
    return this.game.log.history.length;
  }

  get moment(): Moment {
    const { title, state } = this.game;
    const events = this.game.log.steps.slice(this.from).flatMap((step) => step.events);
    return { title, state, start: this.game.at(this.from), events, last: this.#last };
  }

  get standing(): Standing {
    const { state } = this.game;
    if (this.#standing?.of !== state) {
      this.#standing = { of: state, standing: standingOf(this.#lesson.tasks[this.#task]!, this.moment) };
    }
    return this.#standing.standing;
  }

  /** Is one way being shown? */
  get isShowing(): boolean {
    return this.#showing.length > 0;
  }

  line(): LineState {
    return SAVED;
  }

  async act(entry: Entry): Promise<Acted> {
    if (this.isShowing) return NOT_NOW;
    return this.ask({ kind: 'act', entry });
  }

  async rename(): Promise<void> {}

  step(): void {}

  skip(): void {}

  /** Plays one way before the learner's eyes. */
  show(moves: readonly ActionSpec[]): void {
    this.#showing = moves;
    this.#update();
  }

  /** After how many actions the learner's last move was made; where none was, the task's own beginning. */
  get beforeLast(): number {
    const { steps } = this.game.log;
    const at = steps.findLastIndex(({ seq, action }) => seq > this.from && action.by === this.#lesson.you);
    return at < 0 ? this.from : steps[at]!.seq - 1;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#host.stop();
    this.game.close();
  }

  protected async ask(wish: FollowerWish): Promise<Acted> {
    if (wish.kind !== 'act') return NOT_NOW;
    const decision = this.#keeper.decide(
      { wish: { ...wish, after: this.game.n }, seats: [this.#lesson.you] },
      Date.now(),
    );
    if (decision.kind === 'refused') {
      this.#onTry({ refusal: decision.refusal });
      return { ok: false, refusal: decision.refusal };
    }
    if (decision.kind === 'done') {
      this.#last = (wish.entry as LoggedAction) ?? null;
      this.#took(decision);
      this.#onTry({ step: this.game.log.steps.findLast(({ action }) => action.by === this.#lesson.you)! });
    }
    return { ok: true, state: this.game.state };
  }

  #add(action: LoggedAction): boolean {
    if (this.#isClosed) return false;
    const decision = this.#keeper.add(action, Date.now());
    if (decision.kind !== 'done') return false;
    this.#took(decision);
    return true;
  }

  #took({ entries, applied }: Extract<Decision<RailState>, { kind: 'done' }>): void {
    this.game.log.heard(entries, applied?.events);
    this.#update();
  }

  /** Lets the others answer and the host search, until it is the learner's turn or the task is over. */
  #update(): void {
    if (this.#isClosed) return;
    for (let made = 0; made < MOST_ANSWERS && !this.#isOver; made++) {
      const position = this.#position(this.#keeper.table);
      if (nextOf(position, position.deadEnds).kind === 'search') break;
      const answer = answerIn(this.#lesson, this.moment);
      const decision = answer && this.#keeper.add(answer, Date.now());
      if (decision?.kind !== 'done') break;
      this.game.log.heard(decision.entries, decision.applied?.events);
    }
    this.#show();
    if (this.#isOver) {
      this.#showing = [];
      return;
    }
    this.#host.update(this.#position(this.#keeper.table));
    this.#showNext();
  }

  get #isOver(): boolean {
    return this.standing.done || this.standing.missed !== null;
  }

  /** The next of the moves that are being shown, once somebody has had time to see the last. */
  #showNext(): void {
    clearTimeout(this.#timer);
    if (!this.isShowing) return;
    const position = this.#position(this.#keeper.table);
    if (nextOf(position, position.deadEnds).kind === 'search') return;
    this.#timer = setTimeout(() => {
      const [next, ...rest] = this.#showing;
      const { title, state } = this.game;
      const action = next && actionFor(title, state, this.#lesson.you, next);
      this.#showing = rest;
      if (!action || !this.#add(action)) {
        this.#showing = [];
        this.#show();
      }
    }, SEEN_AFTER);
  }

  #position({ title, state, last, deadEnds }: Table): Position {
    return { title, state, last, bots: [], levels: {}, maximums: {}, deadEnds, seed: 0, reading: () => 0 };
  }

  #show(): void {
    if (this.#isClosed) return;
    const position = this.#position(this.#keeper.table);
    const now = this.game.view();
    const search = this.#isOver ? null : this.#host.searching(position);
    this.game.setBeside({
      asks: [],
      maximums: NONE,
      search: search?.found === now.search?.found && search && now.search ? now.search : search,
      playing: null,
      presence: NONE,
      watchers: 0,
    });
  }
}

/** Milliseconds between two moves that are shown. */
const SEEN_AFTER = matchMedia('(prefers-reduced-motion: reduce)').matches ? 50 : 900;
const SAVED: LineState = { kind: 'saved' };
const NONE = {};
const NOT_NOW: Acted = {
  ok: false,
  refusal: { rule: 'table:lesson', text: 'This does not belong to the lesson.' },
};
