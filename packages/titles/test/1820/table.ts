import { type Draft, draftOf, type Json, start } from '@roundhouse/kernel';
import { type Cell, UNUSED } from '@roundhouse/rail';
import { title1820 } from '@roundhouse/titles';
import type { Events } from '../../src/1820/events.ts';
import { turnOf } from '../../src/1820/07-operating-round/7.1-round.ts';
import { stepNumber } from '../../src/1820/07-operating-round/7.2-order.ts';
import { BRITISH_RAIL_SHARES, CERTIFICATES, cousinIds, firstColumnOf, market } from '../../src/1820/material.ts';
import type { Charter, Ext, Frames, State } from '../../src/1820/state.ts';
import { type Deed, Position } from '../position.ts';

interface Wish {
  readonly readings?: Record<string, Json>;
  readonly options?: Record<string, Json>;
  readonly deal?: Json;
  readonly seed?: number;
}

/** A company in play as a test sketches it. */
export interface Sketch extends Partial<Charter> {
  readonly price?: number;
  /** Shares by holder; `pool` is the bank pool. What is left of its size lies in its treasury. */
  readonly shares: Readonly<Record<string, number>>;
  readonly director?: string;
  readonly cash?: number;
  readonly trains?: readonly string[];
  readonly stations?: readonly (readonly [hex: string, node: number])[];
}

export const cellOf = (price: number): Cell => ({
  row: 0,
  col: market[0]!.rows[0]!.findIndex((cell) => cell?.price === price),
});

/** Positions of 1820. */
export class Table extends Position<Ext, Frames, Events> {
  /** A new game at its first decision. */
  constructor(players = 3, { readings = {}, options = {}, deal, seed = 1 }: Wish = {}) {
    super(title1820, start(title1820, { players, seed, options, readings, ...(deal ? { deal } : {}) }).state);
  }

  /** Players in seat order, all cousins out of play, nobody with any money, at the first turn of the second Stock Round. */
  static blank(players = 3, wish: Wish = {}): Table {
    const table = new Table(players, wish);
    const order = table.s.players.toSorted();
    table.set({ privates: Object.fromEntries(Object.keys(table.s.privates).map((id) => [id, 'gone'])) });
    for (const player of order) table.cash(player, 0);
    return table.ext({ order, stockRound: 2 }).stockTurn(order[0]!);
  }

  /** A company in play: public at a price, or private on its track with one share. */
  company(id: string, sketch: Sketch): this {
    const { shares, cash = 0, trains = [], stations = [], price = 65, director, ...charter } = sketch;
    const size = charter.size ?? 10;
    const out = Object.values(shares).reduce((sum, count) => sum + count, 0);
    const holders = Object.keys(shares).filter((owner) => owner.startsWith('player') || cousinIds.includes(owner));
    const most = holders.toSorted((a, b) => shares[b]! - shares[a]!)[0] ?? null;
    const { ext, market: at } = this.s;
    const whole: Charter = { ...blankCharter, size, ...charter };
    this.set({
      shares: { ...this.s.shares, [id]: { ...shares, [id]: size - out, [UNUSED]: CERTIFICATES - size } },
      companies: {
        ...this.s.companies,
        [id]: { status: 'started', director: director ?? most, operated: false },
      },
      market:
        size === 1
          ? at
          : { at: { ...at.at, [id]: cellOf(price) }, order: [...at.order.filter((one) => one !== id), id] },
    }).ext({
      charters: { ...ext.charters, [id]: whole },
      ...(size === 1 ? { privateTrack: [...ext.privateTrack, id] } : {}),
    });
    // A private company's treasury is its director's cash.
    this.cash(id, size === 1 ? 0 : cash);
    for (const train of trains) this.train(train, id);
    for (const [hex, node] of stations) this.station(id, hex, node);
    return this;
  }

  /** A cousin of a player, with money and shares of companies that are already on the table. */
  cousin(id: string, player: string, cash = 0): this {
    const { privates } = this.s;
    const spare = Object.keys(privates).find((one) => privates[one] === 'gone' && one !== id)!;
    const { [spare]: _, ...others } = privates;
    const table = id in privates ? { ...privates, [id]: player } : { ...others, [id]: player };
    return this.set({ privates: table }).cash(id, cash);
  }

  /** The marker in the first column of a colour, or in another one of it. */
  colour(colour: string, column = firstColumnOf(colour)): this {
    return this.phase(colour).ext({ column });
  }

  /** A Stock Round, the second unless another is given, in which it is this player's turn. */
  stockTurn(player: string, round: Record<string, Json> = {}, number = Math.max(2, this.s.ext.stockRound)): this {
    this.ext({ operatingRound: 0, takeovers: false, stockRound: number });
    return this.frames(
      { kind: 'course' },
      {
        kind: 'stockRound',
        turn: player,
        last: null,
        sold: {},
        quiet: 0,
        resolved: false,
        cards: [],
        lobbies: [],
        floatTiles: [],
        ...round,
      },
    );
  }

  /** An Issue & Takeover Round from its very first moment: the course goes on to it from the Operating Round before. */
  takeovers(): this {
    this.ext({ operatingRound: 1, takeovers: false });
    return this.frames({ kind: 'course' });
  }

  /** Nobody bids for what is sold, and no company offers anything, as long as that is all that is asked. */
  bidsNothing(): this {
    const answers: Readonly<Record<string, string>> = { bidding: 'decline', offering: 'pass' };
    for (;;) {
      const type = answers[this.asks.slice(0, this.asks.indexOf('/'))];
      if (type === undefined) return this;
      this.does({ type });
    }
  }
  /** All directors are done in step 3. */
  issuesNothing(): this {
    while (this.asks === 'issues') this.does({ type: 'pass' });
    return this;
  }

  /** An Operating Round, with the turn of a company in one of its steps; a step that asks nothing just happens. */
  operating(company: string, step: string, turn: Record<string, Json> = {}): this {
    this.ext({ stockRound: 2, operatingRound: 2, takeovers: false });
    return this.frames(
      { kind: 'course' },
      { ...operatingRound, operated: [company] },
      { ...turnOf(company), next: stepNumber(step), settled: stepNumber(step) > stepNumber('interest'), ...turn },
    );
  }
  /** The same from the first turn of the round. */
  operatingRound(): this {
    this.ext({ stockRound: 2, operatingRound: 2, takeovers: false });
    return this.frames({ kind: 'course' }, operatingRound);
  }
  /** The same through the course of the game: what is remembered of its beginning is. */
  nextOperatingRound(): this {
    this.ext({ stockRound: 2, operatingRound: 1, takeovers: true });
    return this.frames({ kind: 'course' });
  }
  /** British Rail, with shares of holders; the others lie in the pool. */
  britishRail(price: number, shares: Readonly<Record<string, number>> = {}): this {
    const out = Object.values(shares).reduce((sum, count) => sum + count, 0);
    const { at, order } = this.s.market;
    return this.set({
      shares: { ...this.s.shares, BR: { ...shares, pool: BRITISH_RAIL_SHARES - out } },
      companies: { ...this.s.companies, BR: { status: 'started', director: null, operated: false } },
      market: { at: { ...at, BR: cellOf(price) }, order: [...order.filter((one) => one !== 'BR'), 'BR'] },
    }).ext({ victoriaDied: 1 });
  }
  /** The company that operates. */
  get onTurn(): string | undefined {
    return this.s.stack.find(({ kind }) => kind === 'operatingTurn')?.of;
  }
  /** The company on turn does no more than it must, and pays nothing, until its turn is over. */
  endTurn(): this {
    const { onTurn } = this;
    const round = this.title.roundName(this.s);
    while (this.onTurn === onTurn && this.title.roundName(this.s) === round)
      this.does(LEAST[this.asks.slice(0, this.asks.indexOf('/'))] ?? { type: 'pass' });
    return this;
  }

  /** Everybody passes until the Stock Round is over. */
  endRound(): this {
    const round = this.s.ext.stockRound;
    while (this.s.ended === null && this.s.ext.stockRound === round && this.s.ext.operatingRound === 0)
      this.does({ type: 'pass' });
    return this;
  }

  /** A rule by itself, on a copy: what it has made of the state. */
  trying(change: (g: Draft<State>) => void): State {
    const g = draftOf<State>(this.s);
    change(g);
    return g.s;
  }
  /** The same, and on from there. */
  after(change: (g: Draft<State>) => void): this {
    return this.set(this.trying(change));
  }

  get round(): Extract<Frames, { readonly kind: 'stockRound' }> {
    return this.s.stack.find(({ kind }) => kind === 'stockRound') as never;
  }
}

const operatingRound = { kind: 'operatingRound', incomePaid: true, operated: [], lastOfVictoria: false };

/** The least that can be done in a step, where that is not to pass. */
const LEAST: Readonly<Record<string, Deed>> = { due: { type: 'refuse' }, run: { type: 'run', routes: [] } };

const blankCharter: Charter = {
  size: 10,
  floated: 1,
  grown: null,
  loans: 0,
  markers: 0,
  fee: null,
  freeMarkers: 0,
  bigCity: false,
  earlyTrain: false,
};
