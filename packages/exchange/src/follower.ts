/** Plays a recorded game along in the engine, action by action; every one is checked as any other. */
import {
  actionsTo,
  actorsOf,
  apply,
  beginning,
  closed,
  deciders,
  type Frame,
  frameName,
  type GameEvent,
  type LoggedAction,
  openMoves,
  pointAfter,
  type Refusal,
  type Setup,
  start,
} from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import type { Keeps } from './keeps.ts';

/** The engine refuses an action that the record needs. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

type Fields = Readonly<Record<string, unknown>>;

export class Follower<S extends RailState> implements Keeps {
  readonly title: RailTitle<S>;
  #point = beginning();
  s: S;
  /** What happened in the last action. */
  events: readonly GameEvent[];

  constructor(title: RailTitle<S>, setup: Pick<Setup, 'players' | 'seed'> & Partial<Setup>) {
    this.title = title;
    const first = start(title, setup);
    this.s = first.state;
    this.events = first.events;
  }

  /** What is being asked; nothing when the game is over. */
  get top(): Frame | undefined {
    return this.s.stack.at(-1);
  }

  /** All actions so far, in order. */
  get actions(): readonly LoggedAction[] {
    return actionsTo(this.#point);
  }
  /** How many actions there are. */
  get length(): number {
    return this.#point.seq;
  }

  /** What kind of train it is. */
  kindOf(train: string): string {
    return this.title.train(this.s, train)!.id;
  }

  /** Does the action of this type that is open now, by the player who may do it; of several the first that can be done. */
  do(type: string, fields: Fields = {}): void {
    const { title, s } = this;
    const open = openMoves(title, s).filter(
      ({ frame, move }) => move.type === type && actorsOf(title, s, frame, move).length > 0,
    );
    let refused: Refused | undefined;
    for (const { frame, move } of open) {
      const actors = actorsOf(title, s, frame, move);
      const asked = deciders(title, s).find((player) => actors.includes(player));
      const refusal = this.#add({ type, by: asked ?? actors[0]!, frame: frameName(frame), ...fields });
      if (!refusal) return;
      refused ??= new Refused(refusal);
    }
    throw refused ?? new Refused(this.#notOpen(type));
  }

  /** Would it be accepted? Nothing changes. */
  can(type: string, fields: Fields = {}): boolean {
    const goBack = this.keep();
    try {
      this.do(type, fields);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    } finally {
      goBack();
    }
  }

  keep(): () => void {
    const { s, events } = this;
    const point = this.#point;
    return () => {
      Object.assign(this, { s, events });
      this.#point = point;
    };
  }

  /** What is asked now, in words. */
  get asks(): string {
    const { top } = this;
    if (!top) return 'the game is over';
    return this.title.frames[top.kind]!.asks?.(this.s, top) ?? frameName(top);
  }

  #add(action: LoggedAction): Refusal | null {
    const done = apply(this.title, this.s, action);
    if (!done.ok) return done.refusal;
    this.s = done.state;
    this.events = done.events;
    this.#point = pointAfter(this.#point, done.action);
    return null;
  }

  /** The book's own reason where there is one. */
  #notOpen(type: string): Refusal {
    const { top } = this;
    const result = apply(this.title, this.s, { type, by: '', frame: top ? frameName(top) : '' });
    if (!result.ok && !result.refusal.rule.startsWith('table:')) return result.refusal;
    return { rule: 'table:stale', text: closed(`The game asks something else at this point: ${this.asks}`) };
  }
}
