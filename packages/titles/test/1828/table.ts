import { type Json, start } from '@roundhouse/kernel';
import { title1828 } from '@roundhouse/titles';
import { turnFor } from '../../src/1828/08-operating-round/8.1-round.ts';
import { stepNumber } from '../../src/1828/08-operating-round/8.3-turn.ts';
import { companyDef, FLOAT_LEFT, market, SHARES } from '../../src/1828/material.ts';
import type { Events } from '../../src/1828/events.ts';
import type { Ext, Frames } from '../../src/1828/state.ts';
import { Position } from '../position.ts';

interface CompanySketch {
  /** Where the price marker stands: a price, found in the column nearest to the par prices, or a cell. */
  readonly price?: number;
  readonly cell?: readonly [row: number, col: number];
  /** Shares by holder; `pool` is the bank pool. What is left lies in the IPO. */
  readonly shares: Readonly<Record<string, number>>;
  readonly director?: string;
  readonly cash?: number;
  readonly par?: number;
  /** Floated unless too much is left in the IPO; give the stock round in which, or false. */
  readonly floated?: number | false;
  readonly trains?: readonly string[];
  readonly stations?: readonly (readonly [hex: string, node: number])[];
  readonly operated?: boolean;
  readonly coal?: number;
}

interface Settings {
  readonly options?: Record<string, Json>;
  readonly readings?: Record<string, Json>;
}

/** Positions of 1828. */
export class Table extends Position<Ext, Frames, Events> {
  /** A new game at the first decision of the private auction; the deal names the $250 privates and the order. */
  constructor(players = 3, wish: Settings & { deal?: Json; seed?: number } = {}) {
    const { options = {}, readings = {}, deal, seed = 1 } = wish;
    super(
      title1828,
      start(title1828, { players, seed, options, readings, ...(deal === undefined ? {} : { deal }) }).state,
    );
  }

  /** All privates out of play, players in seat order, at the first turn of the second stock round: a blank page. */
  static blank(players = 3, settings: Settings = {}): Table {
    const table = new Table(players, settings);
    const { s } = table;
    const gone = Object.fromEntries(Object.keys(s.privates).map((id) => [id, 'gone']));
    const shares = Object.fromEntries(Object.keys(s.shares).map((id) => [id, { ipo: SHARES }]));
    const sorted = [...s.players].sort();
    return table
      .set({ privates: gone, shares })
      .ext({ order: sorted, stockRound: 1, operatingRound: 0 })
      .stockTurn(sorted[0]!);
  }

  /** A parred company. The director is whoever holds most, the first of them; it has floated if 60% are sold. */
  company(id: string, sketch: CompanySketch): this {
    const { shares, cash = 0, trains = [], stations = [], operated = false, coal = 0 } = sketch;
    const out = Object.values(shares).reduce((sum, count) => sum + count, 0);
    const players = Object.keys(shares).filter((owner) => owner.startsWith('player'));
    const most = [...players].sort((a, b) => shares[b]! - shares[a]!)[0]!;
    const cell = sketch.cell ? { row: sketch.cell[0], col: sketch.cell[1] } : cellOf(sketch.price ?? 67);
    const { order, at } = this.s.market;
    this.set({
      shares: { ...this.s.shares, [id]: { ...shares, ipo: SHARES - out } },
      companies: { ...this.s.companies, [id]: { status: 'started', director: sketch.director ?? most, operated } },
      market: { at: { ...at, [id]: cell }, order: [...order.filter((one) => one !== id), id] },
    });
    const { floated = SHARES - out <= FLOAT_LEFT ? 1 : false, par = 67 } = sketch;
    this.ext({
      par: { ...this.s.ext.par, [id]: par },
      coal: { ...this.s.ext.coal, ...(coal > 0 ? { [id]: coal, K11: this.s.ext.coal['K11']! - coal } : {}) },
    });
    if (floated !== false) {
      const { floated: all, markers } = this.s.ext;
      this.ext({ floated: { ...all, [id]: floated }, markers: { ...markers, [id]: companyDef(id).stations } });
    }
    this.cash(id, cash);
    for (const train of trains) this.train(train, id);
    for (const [hex, node] of stations) this.station(id, hex, node);
    return this;
  }

  /** A marker on the map; one in the home of its company is the home marker. */
  override station(owner: string, hex: string, node = 0): this {
    this.ext({ homes: this.s.ext.homes.filter((home) => home.owner !== owner || home.hex !== hex) });
    return super.station(owner, hex, node);
  }

  /** A stock round, the second unless set, in which it is this player's turn. */
  stockTurn(player: string, round: Record<string, Json> = {}): this {
    this.ext({ operatingRound: 0, stockRound: Math.max(2, this.s.ext.stockRound) });
    const frame = { kind: 'stockRound', turn: player, cards: [], sold: {}, last: null, ...round };
    return this.frames({ kind: 'course' }, frame);
  }

  /**
   * An operating round in which this company is at a step of its turn (`home`, `track`, `station`, `run`, `dividend`,
   * `arrange`, `trains`, `emergency`). What the step's own conditions skip is skipped here too.
   */
  operate(company: string, step = 'home', turn: Record<string, Json> = {}): this {
    const { stockRound, operatingRound, sets } = this.s.ext;
    this.ext({
      stockRound: Math.max(1, stockRound),
      operatingRound: Math.max(1, operatingRound),
      sets: sets.length > 0 ? sets : [2],
    });
    const next = stepNumber(step);
    if (next < 0) throw new Error(`there is no step ${step}`);
    const round = { kind: 'operatingRound', since: 0, incomePaid: true, operated: [company], late: [] };
    return this.frames({ kind: 'course' }, round, { ...turnFor(company), next, ...turn });
  }

  /** The start of an operating round, before privates pay and the first company acts. */
  operatingRound(number = 1, sets: readonly number[] = [2]): this {
    this.ext({ stockRound: Math.max(1, this.s.ext.stockRound), operatingRound: number, sets });
    const round = { kind: 'operatingRound', since: this.s.seq, incomePaid: false, operated: [], late: [] };
    return this.frames({ kind: 'course' }, round);
  }
}

/** A cell of this price: a par cell if there is one, else the first from the top. */
function cellOf(price: number): { row: number; col: number } {
  const cells = market.rows.flatMap((row, r) =>
    row.flatMap((cell, col) =>
      cell?.price === price ? [{ row: r, col, par: (cell.zones ?? []).some((z) => z.startsWith('par')) }] : [],
    ),
  );
  const found = cells.find((cell) => cell.par) ?? cells[0];
  if (!found) throw new Error(`${price} is no price of the market`);
  return { row: found.row, col: found.col };
}
