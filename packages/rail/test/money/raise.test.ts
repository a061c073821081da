import { updateFrame, field, movesFor, pop } from '@roundhouse/kernel';
import {
  BANK,
  cashOf,
  cashWith,
  directorsCash,
  drawUpTo,
  type MoneySource,
  moveShares,
  pay,
  POOL,
  type RailState,
  raisingBy,
  type Sale,
  sellingBy,
  sharesOf,
  type StepFrame,
} from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, draft, started, Toy } from '../toy.ts';

/** Company A owes so much; `sales` counts. */
interface Debt extends StepFrame {
  readonly owed: number;
  readonly sales: number;
}
const debt = (owed: number): Debt => ({ kind: 'debt', of: 'A', owed, sales: 0 });

/** A share costs 50 and falls by 10 for each one in the pool. */
const price = (s: RailState, company: string): number => 50 - 10 * sharesOf(s, company, POOL);

/** One share of its own. */
const ownShare: MoneySource<RailState> = {
  most: (s, company) => Math.min(1, sharesOf(s, company, company)) * price(s, company),
  draw(g, company) {
    if (sharesOf(g.s, company, company) === 0) return;
    pay(g, BANK, company, price(g.s, company), 'own');
    moveShares(g, company, company, POOL, 1);
  },
};
const selling = sellingBy<RailState>({ companies: ['A', 'B', 'C'], directorShares: 2, poolLimit: 5 });
const raisingWith = (...sources: MoneySource<RailState>[]) =>
  raisingBy<RailState, Debt>({
    owes: (_, f) => f.owed,
    sources: [...sources, directorsCash('help')],
    selling,
    price: (s, _, company) => price(s, company),
    sell(g, f, sale) {
      selling.sell(g, sale, price(g.s, sale.company), () => {});
      return updateFrame(g, f, { sales: f.sales + 1 });
    },
  });
const raising = raisingWith();

/** The first player directs A with a narrow lead, and holds some of B; all of A but one share are in players' hands. */
const s = started(started(blank, 'A', 'player1', { player1: 5, player2: 4 }), 'B', 'player2', {
  player1: 3,
  player2: 4,
});
const on = (from: RailState, f: Debt): RailState => ({ ...from, stack: [f] });
const sale = (company: string, count: number): Sale => ({ by: 'player1', company, count });

describe('sources', () => {
  const sources = [ownShare, directorsCash<RailState>('help')];

  test('are used in their order, and no more of the director’s cash than is missing', () => {
    const g = draft(s);
    drawUpTo(g, 'A', 70, sources);
    expect([cashOf(g.s, 'A'), cashOf(g.s, 'player1'), sharesOf(g.s, 'A', POOL)]).toEqual([70, 80, 1]);
  });

  test('are left alone when those before them suffice, or the company’s own cash', () => {
    const g = draft(s);
    drawUpTo(g, 'A', 50, sources);
    drawUpTo(g, 'A', 40, sources);
    expect([cashOf(g.s, 'A'), cashOf(g.s, 'player1'), sharesOf(g.s, 'A', POOL)]).toEqual([50, 100, 1]);
  });

  test('give what they have where that is too little', () => {
    const g = draft(s);
    drawUpTo(g, 'A', 500, sources);
    expect([cashOf(g.s, 'A'), cashOf(g.s, 'player1')]).toEqual([150, 0]);
  });

  test('can be added up before', () => {
    expect([cashWith(s, 'A', []), cashWith(s, 'A', sources)]).toEqual([0, 150]);
    expect([raising.atHand(s, debt(1)), raisingWith(ownShare).atHand(s, debt(1))]).toEqual([100, 150]);
  });
});

describe('the director’s shares', () => {
  test('can be sold as far as the company that owes keeps its director', () => {
    expect(['A', 'B', 'C'].map((company) => raising.most(s, debt(1), company))).toEqual([1, 3, 0]);
    const control = (company: string, count: number) => raising.judge.control(s, debt(1), sale(company, count));
    expect([control('A', 1), control('B', 3)]).toEqual([null, null]);
    expect(control('A', 2)).not.toBe(null);
  });

  test('are looked for number by number', () => {
    expect(raising.candidates(s, debt(1)).map(({ fields, openFields }) => [fields, openFields])).toMatchObject([
      [{ company: 'A' }, { count: { values: [1] } }],
      [{ company: 'B' }, { count: { values: [1, 2, 3] } }],
    ]);
  });

  test('add to what is at hand; what a source sells first lowers what they bring', () => {
    expect([raising.inShares(s, debt(1)), raising.reach(s, debt(400))]).toEqual([200, 300]);
    expect(raisingWith(ownShare).reach(s, debt(400))).toBe(50 + 100 + 40 + 150);
    expect(raisingWith(ownShare).reach(s, debt(0))).toBe(50 + 100 + 200);
  });

  test('are not sold beyond what is needed', () => {
    const excess = (owed: number, count: number) => raising.judge.excess(s, debt(owed), sale('B', count));
    expect([excess(151, 2), excess(150, 2), excess(101, 1), excess(100, 1)]).toEqual([
      null,
      { owed: 150, atHand: 100 },
      null,
      { owed: 100, atHand: 100 },
    ]);
  });

  test('are not sold so that the rest is out of reach', () => {
    const f = debt(300);
    const stuck = (count: number) => raising.judge.stuck(on(s, f), f, sale('B', count));
    // One after the other they bring 50, 40 and 30; at once, 150.
    expect([stuck(1), stuck(3)]).toEqual([{}, null]);
  });

  test('refuse by the rules of every sale, too', () => {
    const check = raising.refusing('rule', 'held', ({ held }) => `${held}`);
    expect([check.passes(s, debt(1), sale('B', 3)), check.passes(s, debt(1), sale('B', 4))]).toEqual([true, false]);
  });
});

test('a player can owe, too, and then no company’s director has to stay', () => {
  const own = raisingBy<RailState, Debt>({
    owes: (_, f) => f.owed,
    payer: (_, f) => f.of,
    sources: [],
    selling,
    price: (from, _, company) => price(from, company),
    sell: (_, f) => f,
  });
  const f: Debt = { ...debt(140), of: 'player1' };
  expect([own.atHand(s, f), own.most(s, f, 'A'), own.most(s, f, 'B')]).toEqual([100, 5, 3]);
  expect(own.judge.control(s, f, sale('A', 5))).toBe(null);
  expect(own.candidates(s, f).map(({ fields }) => fields)).toEqual([{ company: 'A' }, { company: 'B' }]);
});

test('a debt is paid share by share', () => {
  const move = movesFor<RailState>();
  const sell = move({
    type: 'sell',
    fields: { company: field.oneOf(['A', 'B']), count: field.amount() },
    candidates: (from, f: Debt) => raising.candidates(from, f),
    checks: [raising.refusing('toy', 'excess', 'enough')],
    apply(g, f, a) {
      raising.sell(g, f, a);
    },
  });
  const kind = {
    actors: () => ['player1'],
    moves: [sell],
    advance(g: ReturnType<typeof draft>, f: Debt) {
      if (raising.atHand(g.s, f) < f.owed) return false;
      drawUpTo(g, 'A', f.owed, [directorsCash('help')]);
      pay(g, 'A', BANK, f.owed, 'debt');
      pop(g, f);
      return true;
    },
  };
  const toy = new Toy({ debt: kind }, s, debt(190))
    .act('player1', 'sell', { company: 'B', count: 1 })
    .act('player1', 'sell', { company: 'A', count: 1 });
  expect(toy.top.kind).toBe('table');
  expect([cashOf(toy.s, 'A'), cashOf(toy.s, 'player1')]).toEqual([0, 10]);
});
