import { type Json, start } from '@roundhouse/kernel';
import { title1839 } from '@roundhouse/titles';
import { turnOf } from '../../src/1839/08-operating-round/8.1-round.ts';
import { stepNumber } from '../../src/1839/08-operating-round/8.3-order.ts';
import type { Events } from '../../src/1839/events.ts';
import { market, SHARES } from '../../src/1839/material.ts';
import type { Ext, Frames } from '../../src/1839/state.ts';
import { type ParredSketch, sketch } from '../parred.ts';
import { Position } from '../position.ts';

interface Wish {
  readonly readings?: Record<string, Json>;
  readonly options?: Record<string, Json>;
  readonly deal?: Json;
  readonly seed?: number;
}

/** Positions of 1839. */
export class Table extends Position<Ext, Frames, Events> {
  /** A new game at the first decision of the private auction. */
  constructor(players = 3, { readings = {}, options = {}, deal, seed = 1 }: Wish = {}) {
    super(title1839, start(title1839, { players, seed, options, readings, ...(deal ? { deal } : {}) }).state);
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
      .ext({ order: sorted, drawn: {}, stockRound: 1, operatingRound: 0 })
      .stockTurn(sorted[0]!);
  }

  /** A parred company; its price says on which market it is. One that has operated has no home to place any more. */
  company(id: string, company: ParredSketch): this {
    sketch(this, market, id, company);
    const { reservations } = this.s.ext;
    return company.operated ? this.ext({ reservations: reservations.filter(({ owner }) => owner !== id) }) : this;
  }

  /** A stock round, the second unless another is given, in which it is this player's turn. */
  stockTurn(player: string, round: Record<string, Json> = {}, number = Math.max(2, this.s.ext.stockRound)): this {
    this.ext({ operatingRound: 0, stockRound: number });
    return this.frames(
      { kind: 'course' },
      { kind: 'stockRound', turn: player, cards: [], sold: {}, last: null, ...round },
    );
  }

  /** The first operating round of the set, in which this company is at a step of its turn. */
  operating(company: string, step: string, turn: Record<string, Json> = {}, frame: Record<string, Json> = {}): this {
    this.ext({ operatingRound: 1, stockRound: 2, sets: [1, 1] });
    return this.frames(
      { kind: 'course' },
      { kind: 'operatingRound', incomePaid: true, operated: [company], begun: [] },
      { ...turnOf(company), next: stepNumber(step) + 1, ...turn },
      { kind: step, of: company, ...frame },
    );
  }

  /** Everybody passes until the stock round is over. */
  endRound(): this {
    const round = this.s.ext.stockRound;
    while (this.s.ended === null && this.s.ext.stockRound === round && this.s.ext.operatingRound === 0)
      this.does({ type: 'pass' });
    return this;
  }

  /** The company that operates. */
  get onTurn(): string | undefined {
    return this.s.stack.find(({ kind }) => kind === 'operatingTurn')?.of;
  }

  /** The company on turn does the least that it can until its operation is over. */
  endTurn(): this {
    const turn = (): string => `${this.onTurn} ${this.title.roundName(this.s)}`;
    const its = turn();
    while (this.s.ended === null && turn() === its) this.#doLeast();
    return this;
  }

  #doLeast(): void {
    const { kind } = this.s.stack.at(-1)!;
    if (kind === 'run') this.runsBest();
    else if (kind === 'dividend') this.does({ type: 'dividend', choice: 'withhold' });
    else if (this.choices('pass').length > 0) this.does({ type: 'pass' });
    else {
      const { type, fields } = this.choices()[0]!;
      this.does({ ...fields, type });
    }
  }

  /** The cards of the other colour that have been taken. */
  get cards(): unknown {
    return this.s.stack.find(({ kind }) => kind === 'stockRound')?.['cards' as keyof Frames];
  }
}
