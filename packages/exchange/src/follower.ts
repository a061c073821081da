/** Plays a recorded game along in the engine, action by action; every one is checked as any other. */
import {
  actorsOf,
  apply,
  deciders,
  type Frame,
  frameName,
  type GameEvent,
  type LoggedAction,
  openMoves,
  type Refusal,
  type Setup,
  start,
  type Title,
} from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';

/** The engine refuses an action that the record needs. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

type Fields = Readonly<Record<string, unknown>>;

export class Follower<S extends RailState> {
  readonly title: Title<S>;
  readonly actions: LoggedAction[] = [];
  s: S;
  /** What happened in the last action. */
  events: readonly GameEvent[];

  constructor(title: Title<S>, setup: Pick<Setup, 'players' | 'seed'> & Partial<Setup>) {
    this.title = title;
    const first = start(title, setup);
    this.s = first.state;
    this.events = first.events;
  }

  /** What is being asked; nothing when the game is over. */
  get top(): Frame | undefined {
    return this.s.stack.at(-1);
  }

  /** Does the action of this type that is open now, by whoever may do it. */
  do(type: string, fields: Fields = {}): void {
    const open = openMoves(this.title, this.s).find(
      ({ frame, move }) => move.type === type && actorsOf(this.title, this.s, frame, move).length > 0,
    );
    if (!open) throw new Refused(this.#notOpen(type));
    const actors = actorsOf(this.title, this.s, open.frame, open.move);
    const asked = deciders(this.title, this.s).find((player) => actors.includes(player));
    this.#add({ type, by: asked ?? actors[0]!, frame: frameName(open.frame), ...fields });
  }

  /** Would it be accepted? Nothing changes. */
  can(type: string, fields: Fields = {}): boolean {
    const before = { s: this.s, events: this.events, length: this.actions.length };
    try {
      this.do(type, fields);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    } finally {
      this.s = before.s;
      this.events = before.events;
      this.actions.length = before.length;
    }
  }

  /** What is asked now, in words. */
  get asks(): string {
    const { top } = this;
    if (!top) return 'the game is over';
    return this.title.frames[top.kind]!.asks?.(this.s, top) ?? frameName(top);
  }

  #add(action: LoggedAction): void {
    const done = apply(this.title, this.s, action);
    if (!done.ok) throw new Refused(done.refusal);
    this.s = done.state;
    this.events = done.events;
    this.actions.push(done.action);
  }

  /** The book's own reason where there is one. */
  #notOpen(type: string): Refusal {
    const { top } = this;
    const result = apply(this.title, this.s, { type, by: '', frame: top ? frameName(top) : '' });
    if (!result.ok && !result.refusal.rule.startsWith('table:')) return result.refusal;
    return { rule: 'table:stale', text: `Now it is about something else: ${this.asks}.` };
  }
}
