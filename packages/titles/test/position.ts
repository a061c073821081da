import {
  apply,
  type Choice,
  choices,
  deciders,
  deepFreeze,
  type Unavailable,
  unavailable,
  draftOf,
  type Frame,
  frameName,
  type GameEvent,
  type LoggedAction,
  settle,
  violations,
} from '@roundhouse/kernel';
import { bestRun, type RailState, type RailTitle, type Route } from '@roundhouse/rail';
import { expect } from 'vitest';
import { noteAccepted, noteRefused } from './rule.ts';

/** An action as a test writes it: who and which frame are filled in from what is being decided, unless given. */
export type Deed = {
  readonly type: string;
  readonly by?: string;
  readonly frame?: string;
  readonly [field: string]: unknown;
};

/**
 * A position built by hand, and a game played on from it. Every state is frozen and checked against the invariants,
 * so a position that could not exist and a rule that writes past the ledger both fail. A title's own table knows how
 * its companies, turns and rounds are sketched.
 */
export class Position<X, F extends Frame, E extends GameEvent> {
  readonly title: RailTitle<RailState<X, F, E>>;
  s: RailState<X, F, E>;
  events: readonly GameEvent[] = [];

  constructor(title: RailTitle<RailState<X, F, E>>, s: RailState<X, F, E>) {
    this.title = title;
    this.s = s;
  }

  /** Sets cash; the bank gives or takes the difference. */
  cash(owner: string, amount: number): this {
    const { cash } = this.s;
    const bank = cash['bank']! + (cash[owner] ?? 0) - amount;
    return this.set({ cash: { ...cash, bank, [owner]: amount } });
  }
  phase(phase: string): this {
    return this.set({ phase });
  }
  ext(changes: Partial<X>): this {
    return this.set({ ext: { ...this.s.ext, ...changes } });
  }
  private(id: string, owner: string): this {
    return this.set({ privates: { ...this.s.privates, [id]: owner } });
  }
  tile(hex: string, tile: string, rotation: number): this {
    return this.set({ tiles: { ...this.s.tiles, [hex]: { tile, rotation } } });
  }
  train(train: string, owner: string): this {
    return this.set({ trains: { ...this.s.trains, [train]: owner } });
  }
  /** All trains of these kinds out of the game: what a later phase has behind it. */
  trainsGone(...kinds: string[]): this {
    const gone = Object.keys(this.s.trains).filter((train) => kinds.includes(train.slice(0, train.lastIndexOf('-'))));
    const trains = { ...this.s.trains, ...Object.fromEntries(gone.map((train) => [train, 'gone'])) };
    return this.set({ trains });
  }
  station(company: string, hex: string, node = 0): this {
    const { stations } = this.s;
    const spots = [...(stations[company] ?? []), { hex, node }];
    return this.set({ stations: { ...stations, [company]: spots } });
  }
  /** Puts these frames on the stack and lets the game go on by itself. */
  frames(...stack: readonly (Frame & Record<string, unknown>)[]): this {
    return this.set({ stack: stack as unknown as readonly F[] }).settle();
  }

  /** What is being decided: `track/NRS`; empty when the game is over. */
  get asks(): string {
    const top = this.s.stack.at(-1);
    return top ? frameName(top) : '';
  }
  /** Who decides. */
  get who(): readonly string[] {
    return deciders(this.title, this.s);
  }
  /** The question as a player reads it. */
  get question(): string | undefined {
    const top = this.s.stack.at(-1)!;
    return this.title.frames[top.kind]!.asks?.(this.s, top);
  }
  get top(): Record<string, unknown> {
    return this.s.stack.at(-1) as unknown as Record<string, unknown>;
  }

  price(company: string): number {
    return this.title.priceOf(this.s, company);
  }
  shares(company: string, owner: string): number {
    return this.s.shares[company]?.[owner] ?? 0;
  }
  money(owner: string): number {
    return this.s.cash[owner] ?? 0;
  }
  trains(owner: string): string[] {
    return Object.keys(this.s.trains).filter((train) => this.s.trains[train] === owner);
  }

  /** Does something that must be legal, and goes on from there. */
  does(deed: Deed): this {
    const result = apply(this.title, this.s, this.action(deed));
    if (!result.ok) throw new Error(`${JSON.stringify(deed)}: ${result.refusal.text} [${result.refusal.rule}]`);
    this.events = result.events;
    this.#take(result.state);
    noteAccepted();
    return this;
  }
  /** Shows that something is legal, without doing it. */
  accepts(deed: Deed): this {
    const result = apply(this.title, this.s, this.action(deed));
    expect(result.ok ? 'accepted' : `${result.refusal.rule}: ${result.refusal.text}`).toBe('accepted');
    noteAccepted();
    return this;
  }
  /** Shows that something is refused by just this rule, with these words in its sentence, and that nothing changes. */
  refuses(deed: Deed, rule: string, words = ''): this {
    const before = JSON.stringify(this.s);
    const result = apply(this.title, this.s, this.action(deed));
    expect(result.ok ? `accepted ${JSON.stringify(deed)}` : result.refusal.rule).toBe(rule);
    expect(JSON.stringify(this.s)).toBe(before);
    if (!result.ok) {
      expect(result.refusal.text).toMatch(/^[A-Z$0-9].*[.?]$/);
      expect(result.refusal.text).toContain(words);
    }
    noteRefused(rule);
    return this;
  }

  /** The best run is shown by the host and then run; gives its revenue. */
  runsBest(): number {
    const { routes, revenue } = this.best();
    this.does({ type: 'indicate', by: 'host', routes, revenue });
    this.does({ type: 'run', routes });
    return revenue;
  }
  best(): { routes: readonly Route[]; revenue: number } {
    const problem = this.title.runProblem(this.s);
    if (!problem) throw new Error(`no run is being decided, but ${this.asks}`);
    return bestRun(problem.network, problem.trains, problem.rules ?? {});
  }

  choices(type?: string, by = this.who[0]!): Choice[] {
    return choices(this.title, this.s, by, type === undefined ? {} : { type });
  }
  unavailable(type?: string, by = this.who[0]!): Unavailable[] {
    return unavailable(this.title, this.s, by, type === undefined ? {} : { type });
  }

  action(deed: Deed): LoggedAction {
    return { by: this.who[0] ?? 'player1', frame: this.asks, ...deed };
  }

  set(changes: Partial<RailState<X, F, E>>): this {
    this.s = { ...this.s, ...changes };
    return this;
  }
  settle(): this {
    const g = draftOf(deepFreeze(this.s));
    settle(this.title, g);
    this.events = g.events;
    this.#take(g.s);
    return this;
  }
  #take(state: RailState<X, F, E>): void {
    this.s = deepFreeze(state);
    const wrong = violations(this.title, state);
    if (wrong.length > 0) throw new Error(`impossible position: ${wrong.join('; ')}`);
  }
}
