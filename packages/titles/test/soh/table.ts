import { type Json, start } from '@roundhouse/kernel';
import { soh } from '@roundhouse/titles';
import { turnFor } from '../../src/soh/5-operating-rounds/round.ts';
import { stepNumber } from '../../src/soh/5-operating-rounds/order.ts';
import { market, SHARES } from '../../src/soh/material.ts';
import type { Events } from '../../src/soh/events.ts';
import type { Ext, Frames } from '../../src/soh/state.ts';
import { Position } from '../position.ts';

interface CompanySketch {
  readonly price?: number;
  /** Shares by holder; `pool` is the open market. What is left lies in the treasury. */
  readonly shares: Readonly<Record<string, number>>;
  readonly director?: string;
  readonly cash?: number;
  readonly trains?: readonly string[];
  readonly stations?: readonly (readonly [hex: string, node: number])[];
  readonly operated?: boolean;
}

interface Settings {
  readonly options?: Record<string, Json>;
  readonly readings?: Record<string, Json>;
}

/** Positions of Steam Over Holland. */
export class Table extends Position<Ext, Frames, Events> {
  /** A new game, right after the set-up: the first private is under the hammer, or by the deal the first stock turn. */
  constructor(players = 3, wish: Settings & { deal?: string[]; seed?: number } = {}) {
    const { options = {}, readings = {}, deal, seed = 1 } = wish;
    super(soh, start(soh, { players, seed, options, readings, ...(deal ? { deal: { privates: deal } } : {}) }).state);
  }

  /** A game whose privates are all out of play, at the first turn of the first stock round: a blank page. */
  static blank(players = 3, settings: Settings = {}): Table {
    const table = new Table(players, settings);
    const gone = Object.fromEntries(Object.keys(table.s.privates).map((id) => [id, 'gone']));
    return table.set({ privates: gone }).ext({ round: 0 }).frames({ kind: 'course' });
  }

  /** A started company. The president is the player who holds most, the first of them. */
  company(id: string, sketch: CompanySketch): this {
    const { price = 80, shares, cash = 0, trains = [], stations = [], operated = false } = sketch;
    const out = Object.values(shares).reduce((sum, count) => sum + count, 0);
    const players = Object.keys(shares).filter((owner) => owner.startsWith('player'));
    const most = [...players].sort((a, b) => shares[b]! - shares[a]!)[0]!;
    const col = market[0]!.rows[0]!.findIndex((cell) => cell?.price === price);
    if (col < 0) throw new Error(`${price} is no price of the market`);
    const { order, at } = this.s.market;
    this.set({
      shares: { ...this.s.shares, [id]: { ...shares, [id]: SHARES - out } },
      companies: { ...this.s.companies, [id]: { status: 'started', director: sketch.director ?? most, operated } },
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
    return this.frames({ kind: 'course' }, frame);
  }

  /**
   * An operating round in which this company is at a step of its turn (`treasuryShares`, `buyPrivates`, `track`, `station`,
   * `run`, `dividend`, `trains`, `emergency`). What the step's own conditions skip is skipped here too.
   */
  operate(company: string, step = 'home', turn: Record<string, Json> = {}): this {
    this.ext({ round: this.s.ext.round % 3 === 1 || this.s.ext.round === 0 ? 5 : this.s.ext.round });
    const round = { kind: 'operatingRound', incomePaid: true, operated: [company] };
    const frame = { ...turnFor(company), next: stepNumber(step), ...turn };
    if (frame.next < 0) throw new Error(`there is no step ${step}`);
    return this.frames({ kind: 'course' }, round, frame);
  }

  /** The start of an operating round, before income is paid and the first company acts. */
  operatingRound(round = 5): this {
    this.ext({ round });
    return this.frames({ kind: 'course' }, { kind: 'operatingRound', incomePaid: false, operated: [] });
  }

  /** A second table at the same position. */
  copy(): Table {
    const other = new Table(this.s.players.length);
    other.s = this.s;
    return other;
  }
}
