import { type Json, start } from '@roundhouse/kernel';
import { title1843 } from '@roundhouse/titles';
import type { Events } from '../../src/1843/events.ts';
import { turnFor } from '../../src/1843/08-operating-round/8.1-round.ts';
import { stepNumber } from '../../src/1843/08-operating-round/8.3-order.ts';
import { market } from '../../src/1843/material.ts';
import type { Ext, Frames } from '../../src/1843/state.ts';
import { atStep, clear, type ParredSketch, sketch } from '../parred.ts';
import { Position } from '../position.ts';

interface Wish {
  readonly readings?: Record<string, Json>;
  readonly deal?: Json;
  readonly seed?: number;
}

/** Positions of 1843. */
export class Table extends Position<Ext, Frames, Events> {
  /** A new game at the first decision of the private auction. */
  constructor(players = 3, { readings = {}, deal, seed = 1 }: Wish = {}) {
    super(title1843, start(title1843, { players, seed, options: {}, readings, ...(deal ? { deal } : {}) }).state);
  }

  /** All privates out of play, players in seat order, at the first turn of the second stock round: a blank page. */
  static blank(players = 3, wish: Wish = {}): Table {
    const table = new Table(players, wish);
    return table.stockTurn(clear(table));
  }

  /** A parred company. */
  company(id: string, company: ParredSketch): this {
    sketch(this, market, id, company);
    return this;
  }

  /** A stock round, the second unless set, in which it is this player's turn. */
  stockTurn(player: string, round: Record<string, Json> = {}): this {
    this.ext({ operatingRound: 0, stockRound: Math.max(2, this.s.ext.stockRound) });
    return this.frames(
      { kind: 'course' },
      { kind: 'stockRound', turn: player, passes: 0, sold: {}, last: null, ...round },
    );
  }

  /** The start of an operating round, before privates pay and the first company acts. */
  operatingRound(number = 1, sets: readonly number[] = [2]): this {
    this.ext({ stockRound: Math.max(1, this.s.ext.stockRound), operatingRound: number, sets });
    const round = { kind: 'operatingRound', incomePaid: false, operated: [], late: [] };
    return this.frames({ kind: 'course' }, round);
  }

  /** An operating round in which this company is at a step of its turn. What the step's own conditions skip is skipped here too. */
  operate(company: string, step = 'home', turn: Record<string, Json> = {}): this {
    atStep(this, [turnFor(company), stepNumber(step)], turn);
    return this;
  }

  /** The company on turn does nothing more. */
  endTurn(): this {
    const turn = (): unknown => this.s.stack.find(({ kind }) => kind === 'operatingTurn')?.of;
    const [company, round] = [turn(), this.title.roundName(this.s)];
    while (this.s.ended === null && turn() === company && this.title.roundName(this.s) === round)
      this.does({ type: 'pass' });
    return this;
  }

  /** A marker on the map; one in the home of its company is the home marker. */
  override station(owner: string, hex: string, node = 0): this {
    this.ext({ homes: this.s.ext.homes.filter((home) => home.owner !== owner || home.hex !== hex) });
    return super.station(owner, hex, node);
  }

  /** A train of this company, with this face up. */
  face(train: string, face: string): this {
    return this.set({ faces: { ...this.s.faces, [train]: face } });
  }
}

/** The cell of a company's marker, as row and column. */
export const cellOf = (t: Table, company: string): readonly [number, number] => {
  const { row, col } = t.s.market.at[company]!;
  return [row, col];
};
