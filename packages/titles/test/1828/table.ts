import { type Json, start } from '@roundhouse/kernel';
import { title1828 } from '@roundhouse/titles';
import { turnFor } from '../../src/1828/08-operating-round/8.1-round.ts';
import { stepNumber } from '../../src/1828/08-operating-round/8.3-order.ts';
import { companyDef, market } from '../../src/1828/material.ts';
import type { Events } from '../../src/1828/events.ts';
import type { Ext, Frames } from '../../src/1828/state.ts';
import { atStep, clear, type ParredSketch, sketch } from '../parred.ts';
import { Position } from '../position.ts';

interface CompanySketch extends ParredSketch {
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
    return table.stockTurn(clear(table));
  }

  /** A parred company, with its markers if it has floated. */
  company(id: string, { coal = 0, ...company }: CompanySketch): this {
    if (coal > 0) this.ext({ coal: { ...this.s.ext.coal, [id]: coal, K11: this.s.ext.coal['K11']! - coal } });
    if (sketch(this, market, id, company) !== false) {
      this.ext({ markers: { ...this.s.ext.markers, [id]: companyDef(id).stations } });
    }
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
    atStep(this, [turnFor(company), stepNumber(step)], turn, { since: 0 });
    return this;
  }

  /** The start of an operating round, before privates pay and the first company acts. */
  operatingRound(number = 1, sets: readonly number[] = [2]): this {
    this.ext({ stockRound: Math.max(1, this.s.ext.stockRound), operatingRound: number, sets });
    const round = { kind: 'operatingRound', since: this.s.seq, incomePaid: false, operated: [], late: [] };
    return this.frames({ kind: 'course' }, round);
  }
}
