import { type Json, start } from '@roundhouse/kernel';
import { title1843 } from '@roundhouse/titles';
import type { Events } from '../../src/1843/events.ts';
import { market, SHARES } from '../../src/1843/material.ts';
import type { Ext, Frames } from '../../src/1843/state.ts';
import { type ParredSketch, sketch } from '../parred.ts';
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
    const { s } = table;
    const gone = Object.fromEntries(Object.keys(s.privates).map((id) => [id, 'gone']));
    const shares = Object.fromEntries(Object.keys(s.shares).map((id) => [id, { ipo: SHARES }]));
    const sorted = s.players.toSorted();
    return table
      .set({ privates: gone, shares })
      .ext({ order: sorted, stockRound: 1, operatingRound: 0 })
      .stockTurn(sorted[0]!);
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
    return this.frames({ kind: 'course' }, { kind: 'operatingRound', incomePaid: false, operated: [] });
  }
}

/** The cell of a company's marker, as row and column. */
export const cellOf = (t: Table, company: string): readonly [number, number] => {
  const { row, col } = t.s.market.at[company]!;
  return [row, col];
};
