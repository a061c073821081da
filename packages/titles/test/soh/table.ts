import {
  apply,
  type Choice,
  choices,
  deciders,
  deepFreeze,
  dimmed,
  type Frame,
  frameName,
  type GameEvent,
  type Json,
  type LoggedAction,
  settle,
  start,
  violations,
} from '@roundhouse/kernel';
import { bestRun, type Route } from '@roundhouse/rail';
import { soh } from '@roundhouse/titles';
import { expect } from 'vitest';
import { market, SHARES } from '../../src/soh/material.ts';
import { stepNumber } from '../../src/soh/5-operating-rounds/turn.ts';
import type { Ext, State } from '../../src/soh/state.ts';
import { noteAccepted, noteRefused } from '../rule.ts';

/** An action as a test writes it: who and which frame are filled in from what is being decided, unless given. */
export type Deed = {
  readonly type: string;
  readonly by?: string;
  readonly frame?: string;
  readonly [field: string]: unknown;
};

interface CompanySketch {
  readonly price?: number;
  /** Shares by holder; `pool` is the open market. What is left lies in the treasury. */
  readonly shares: Readonly<Record<string, number>>;
  readonly president?: string;
  readonly cash?: number;
  readonly trains?: readonly string[];
  readonly stations?: readonly (readonly [hex: string, node: number])[];
  readonly operated?: boolean;
}

/**
 * A position built by hand, and a game played on from it. Every state is frozen and checked against the invariants,
 * so a position that could not exist and a rule that writes past the ledger both fail.
 */
export class Table {
  s: State;
  events: readonly GameEvent[] = [];

  /** A new game, right after the set-up: the first private is under the hammer, or by the deal the first stock turn. */
  constructor(
    players = 3,
    wish: { options?: Record<string, Json>; readings?: Record<string, Json>; deal?: string[]; seed?: number } = {},
  ) {
    const { options = {}, readings = {}, deal, seed = 1 } = wish;
    this.s = start(soh, { players, seed, options, readings, ...(deal ? { deal: { privates: deal } } : {}) }).state;
  }

  /** A game whose privates are all out of play, at the first turn of the first stock round: a blank page. */
  static blank(players = 3, settings: { options?: Record<string, Json>; readings?: Record<string, Json> } = {}): Table {
    const table = new Table(players, settings);
    const gone = Object.fromEntries(Object.keys(table.s.privates).map((id) => [id, 'gone']));
    table.#set({ privates: gone, stack: [{ kind: 'course' }] });
    table.ext({ round: 0 });
    table.#settle();
    return table;
  }

  /** Sets cash; the bank gives or takes the difference. */
  cash(owner: string, amount: number): this {
    const { cash } = this.s;
    const bank = cash['bank']! + (cash[owner] ?? 0) - amount;
    return this.#set({ cash: { ...cash, bank, [owner]: amount } });
  }

  phase(phase: string): this {
    return this.#set({ phase });
  }

  ext(changes: Partial<Ext>): this {
    return this.#set({ ext: { ...this.s.ext, ...changes } });
  }

  private(id: string, owner: string): this {
    return this.#set({ privates: { ...this.s.privates, [id]: owner } });
  }

  tile(hex: string, tile: string, rotation: number): this {
    return this.#set({ tiles: { ...this.s.tiles, [hex]: { tile, rotation } } });
  }

  train(train: string, owner: string): this {
    return this.#set({ trains: { ...this.s.trains, [train]: owner } });
  }

  /** All trains of these kinds out of the game: what a later phase has behind it. */
  trainsGone(...kinds: string[]): this {
    const gone = Object.keys(this.s.trains).filter((train) => kinds.includes(train.split('-')[0]!));
    return this.#set({ trains: { ...this.s.trains, ...Object.fromEntries(gone.map((train) => [train, 'gone'])) } });
  }

  station(company: string, hex: string, node = 0): this {
    const { stations } = this.s;
    return this.#set({ stations: { ...stations, [company]: [...stations[company]!, { hex, node }] } });
  }

  /** A started company. The president is whoever holds most, the first of them. */
  company(id: string, sketch: CompanySketch): this {
    const { price = 80, shares, cash = 0, trains = [], stations = [], operated = false } = sketch;
    const out = Object.values(shares).reduce((sum, count) => sum + count, 0);
    const players = Object.keys(shares).filter((owner) => owner.startsWith('player'));
    const most = [...players].sort((a, b) => shares[b]! - shares[a]!)[0]!;
    const col = market.rows[0]!.findIndex((cell) => cell?.price === price);
    if (col < 0) throw new Error(`${price} is no price of the market`);
    const { order, at } = this.s.market;
    this.#set({
      shares: { ...this.s.shares, [id]: { ...shares, [id]: SHARES - out } },
      companies: { ...this.s.companies, [id]: { status: 'started', director: sketch.president ?? most, operated } },
      market: { at: { ...at, [id]: { row: 0, col } }, order: [...order.filter((one) => one !== id), id] },
    });
    this.cash(id, cash);
    for (const train of trains) this.train(train, id);
    for (const [hex, node] of stations) this.station(id, hex, node);
    return this;
  }

  /** A stock round in which it is this player's turn. */
  stockTurn(
    player: string,
    round: Partial<{ passes: number; sold: Record<string, string[]>; started: string[] }> = {},
  ): this {
    this.ext({ round: this.s.ext.round % 3 === 1 ? this.s.ext.round : 4 });
    const frame = { kind: 'stockRound', turn: player, passes: 0, sold: {}, started: [], last: null, ...round };
    this.#set({ stack: [{ kind: 'course' }, frame] as Frame[] });
    return this.#settle();
  }

  /**
   * An operating round in which this company is at a step of its turn (`ownShares`, `buyPrivates`, `track`, `token`,
   * `run`, `dividend`, `trains`, `forcedPurchase`). What the step's own conditions skip is skipped here too.
   */
  operate(company: string, step = 'home', turn: Record<string, Json> = {}): this {
    this.ext({ round: this.s.ext.round % 3 === 1 || this.s.ext.round === 0 ? 5 : this.s.ext.round });
    const round = { kind: 'operatingRound', incomePaid: true, operated: [company] };
    const frame = {
      kind: 'operatingTurn',
      of: company,
      next: stepNumber(step),
      sold: 0,
      boughtBack: false,
      revenue: 0,
      firstTurn: false,
      phases: [],
      declined: [],
      ...turn,
    };
    if (frame.next < 0) throw new Error(`there is no step ${step}`);
    this.#set({ stack: [{ kind: 'course' }, round, frame] as Frame[] });
    return this.#settle();
  }

  /** The start of an operating round, before income is paid and the first company acts. */
  operatingRound(round = 5): this {
    this.ext({ round });
    this.#set({ stack: [{ kind: 'course' }, { kind: 'operatingRound', incomePaid: false, operated: [] }] as Frame[] });
    return this.#settle();
  }

  /** What is being decided: `track/NRS`; empty when the game is over. */
  get asks(): string {
    const top = this.s.stack.at(-1);
    return top ? frameName(top) : '';
  }
  /** Who decides. */
  get who(): readonly string[] {
    return deciders(soh, this.s);
  }
  get top(): Record<string, unknown> {
    return this.s.stack.at(-1) as unknown as Record<string, unknown>;
  }

  price(company: string): number {
    const cell = this.s.market.at[company];
    return cell ? market.rows[cell.row]![cell.col]!.price : 0;
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
    const result = apply(soh, this.s, this.action(deed));
    if (!result.ok) throw new Error(`${JSON.stringify(deed)}: ${result.refusal.text} [${result.refusal.rule}]`);
    this.events = result.events;
    this.#take(result.state);
    noteAccepted();
    return this;
  }

  /** Shows that something is legal, without doing it. */
  accepts(deed: Deed): this {
    const result = apply(soh, this.s, this.action(deed));
    expect(result.ok ? 'accepted' : `${result.refusal.rule}: ${result.refusal.text}`).toBe('accepted');
    noteAccepted();
    return this;
  }

  /** Shows that something is refused by just this rule, and that nothing changes. */
  refuses(deed: Deed, rule: string): this {
    const before = JSON.stringify(this.s);
    const result = apply(soh, this.s, this.action(deed));
    expect(result.ok ? `accepted ${JSON.stringify(deed)}` : result.refusal.rule).toBe(rule);
    expect(JSON.stringify(this.s)).toBe(before);
    if (!result.ok) expect(result.refusal.text).toMatch(/^[A-Z].*\.$/);
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
    const problem = soh.runProblem(this.s);
    if (!problem) throw new Error(`no run is being decided, but ${this.asks}`);
    return bestRun(problem.network, problem.trains);
  }

  choices(type?: string, by = this.who[0]!): Choice[] {
    return choices(soh, this.s, by, type === undefined ? {} : { type });
  }
  dimmed(type?: string, by = this.who[0]!) {
    return dimmed(soh, this.s, by, type === undefined ? {} : { type });
  }

  action(deed: Deed): LoggedAction {
    return { by: this.who[0] ?? 'player1', frame: this.asks, ...deed };
  }

  /** A second table at the same position. */
  copy(): Table {
    const other = new Table(this.s.players.length);
    other.s = this.s;
    return other;
  }

  #set(changes: Partial<State>): this {
    this.s = { ...this.s, ...changes };
    return this;
  }
  #settle(): this {
    const g = { s: deepFreeze(this.s), events: [] };
    settle(soh, g);
    this.events = g.events;
    this.#take(g.s);
    return this;
  }
  #take(state: State): void {
    this.s = deepFreeze(state);
    const wrong = violations(soh, state);
    if (wrong.length > 0) throw new Error(`impossible position: ${wrong.join('; ')}`);
  }
}
