import { judge, viewOf } from '@roundhouse/bots';
import { firstWeights } from '@roundhouse/bots/first/weights';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { Table } from '../../titles/test/1820/table.ts';
import { decide, does } from './deciding.ts';

describe('1820', () => {
  test('a cousin is bid for as long as that is cheap, and then left to others', () => {
    const t = new Table(3);
    const [private1] = Object.keys(t.s.privates);
    expect(does(t, { type: 'bid', amount: 20 }).why.key).toBe('custom.bid');
    const bids = Object.fromEntries(
      Object.keys(t.s.privates).map((id) => [id, { player: 'player9', amount: id === private1 ? 60 : 70 }]),
    );
    const top = t.s.stack.at(-1)! as unknown as Readonly<Record<string, unknown>>;
    t.set({ stack: [...t.s.stack.slice(0, -1), { ...top, bids }] as never });
    does(t, { type: 'pass' });
  });

  test('a cousin is not bid for against oneself', () => {
    const t = new Table(3);
    const [first, second] = Object.keys(t.s.privates) as [string, string];
    t.does({ type: 'bid', private: first, amount: 20 }).does({ type: 'pass' }).does({ type: 'pass' });
    does(t, { type: 'bid', private: second, amount: 20 });
    t.does({ type: 'bid', private: second, amount: 20 }).does({ type: 'pass' }).does({ type: 'pass' });
    expect(does(t, { type: 'pass' }).why.key).toBe('custom.lead');
  });

  test('a player who has the money for a company and a train funds a lobby', () => {
    const rich = Table.blank().cash('player1', 600);
    does(rich, { type: 'lobby', amount: 20 });
    does(Table.blank().cash('player1', 100), { type: 'pass' });
  });

  /** A company of player 1 that owes for its train. */
  const owing = (cash: number, director: number): Table =>
    Table.blank()
      .colour('brown', 10)
      .trainsGone('2+', '3+', '5+')
      .company('LBR', { size: 5, price: 71, shares: { player1: 3 }, cash, trains: ['3+-1'] })
      .cash('player1', director)
      .operating('LBR', 'maintenance');

  test('what is owed is paid while there is money, and a company without a future is given up before it borrows', () => {
    does(owing(400, 0), { type: 'payDue' });
    does(owing(100, 0), { type: 'refuse' });
  });

  test('a dividend that raises the price is paid, and kept where the company could not pay for its trains', () => {
    const earning = (cash: number): Table =>
      Table.blank()
        .colour('blue', 8)
        .trainsGone('2+', '3+')
        .company('LBR', { size: 5, price: 71, shares: { player1: 2 }, loans: 2, cash, trains: ['5+-1'] })
        .operating('LBR', 'dividend', { revenue: 600 });
    does(earning(600), { type: 'dividend', choice: 'pay' });
    does(earning(0), { type: 'dividend', choice: 'withhold' });
  });

  test('a company without a train borrows for one, and buys no second that adds nothing', () => {
    const t = Table.blank()
      .company('LBR', { size: 5, price: 71, shares: { player1: 3 }, cash: 40 })
      .operating('LBR', 'trains');
    does(t, { type: 'takeLoan' });
    t.cash('LBR', 240);
    does(t, { type: 'buyTrain', train: '2+-1' });
    t.train('2+-2', 'LBR');
    does(t, { type: 'pass' });
  });

  test('a company that is past its best is sold to the bank, which pays its full price once Queen Victoria is dead', () => {
    const t = Table.blank()
      .colour('red', 13)
      .britishRail(95)
      .company('LBR', { size: 10, price: 142, shares: { player1: 6, pool: 4 }, trains: ['5+-1'] })
      .takeovers();
    while (t.asks === 'issues') t.does({ type: 'pass' });
    does(t, { type: 'putUp', company: 'LBR' });
  });

  test('the same position gives the same move, without chance', () => {
    const t = Table.blank().cash('player1', 600);
    expect(decide(t, 1).action).toEqual(decide(t, 2).action);
  });
});

describe('1820, in the turn of a company', () => {
  const lbr = (more: object = {}, colour = 'yellow', column?: number): Table =>
    Table.blank()
      .colour(colour, column)
      .company('LBR', { size: 5, price: 71, shares: { player1: 3 }, ...more });

  test.each([200, 300, 600])('without a train buys one with £%i', (cash) => {
    does(lbr({ cash }).operating('LBR', 'trains'), { type: 'buyTrain', train: '2+-1' });
  });

  test.each([71, 142, 300])('a run of £%i that raises the price is paid out', (revenue) => {
    const t = lbr({ cash: 600, trains: ['2+-1'] }).operating('LBR', 'dividend', { revenue });
    does(t, { type: 'dividend', choice: 'pay' });
  });

  test.each([20, 300])('with £%i buys no train that adds nothing', (cash) => {
    does(lbr({ cash, trains: ['2+-1'] }).operating('LBR', 'trains'), { type: 'pass' });
  });
});

describe('1820, with a sum', () => {
  const earning = (): Table =>
    Table.blank()
      .colour('blue', 8)
      .trainsGone('2+', '3+')
      .company('LBR', { size: 5, price: 71, shares: { player1: 2 }, cash: 600, trains: ['5+-1'] })
      .operating('LBR', 'dividend', { revenue: 600 });

  test('what a dividend loses that is withheld is told in money', () => {
    const { title, s, who } = earning() as unknown as { title: RailTitle; s: RailState; who: readonly string[] };
    const keep = { type: 'dividend', by: who[0]!, frame: 'dividend/LBR', choice: 'withhold' };
    const { judged, moves } = judge(title, viewOf(s), who[0]!, keep)!;
    expect(moves[0]!.action['choice']).toBe('pay');
    expect(judged!.less).toBeGreaterThanOrEqual(240);
  });

  test('a dividend is said in money, and not weighed by the first player', () => {
    const { why, plans } = decide(earning());
    expect([why.key, plans.length > 1]).toEqual(['dividend.pay', true]);
    expect(decide(earning(), 1, 0, firstWeights('1820')).plans).toEqual([]);
  });
});

describe('1820, in a stock turn', () => {
  test.each([0, 20])('a player with £%i passes', (cash) => {
    does(Table.blank().cash('player1', cash), { type: 'pass' });
  });

  test('no share is bought of a company of somebody else that has run and earns nothing', () => {
    const t = Table.blank()
      .company('LBR', { size: 10, price: 71, shares: { player2: 4, pool: 2 } })
      .cash('player1', 80);
    t.set({ companies: { ...t.s.companies, LBR: { ...t.s.companies['LBR']!, operated: true } } });
    does(t.stockTurn('player1'), { type: 'pass' });
  });

  test('a company in which nothing can be earned is got out of', () => {
    const t = Table.blank()
      .colour('red', 13)
      .company('LBR', { size: 10, price: 142, shares: { player2: 4, player1: 3 } })
      .cash('player1', 0);
    t.set({ companies: { ...t.s.companies, LBR: { ...t.s.companies['LBR']!, operated: true } } });
    does(t.stockTurn('player1'), { type: 'sell', company: 'LBR' });
  });
});
