import { describe, expect, test } from 'vitest';
import { bid, pass, remaining } from '../../titles/test/1843/auction.ts';
import { Table } from '../../titles/test/1843/table.ts';
import { decide, does } from './deciding.ts';

/** The PLM in Lyon, which has run before, with the director and three others as owners. */
const lyon = (cash: number, trains: readonly string[] = []): Table =>
  Table.blank(3)
    .company('PLM', {
      price: 94,
      par: 94,
      shares: { player1: 6, player2: 2, player3: 2 },
      cash,
      trains: [...trains],
      stations: [['J17', 0]],
      operated: true,
    })
    .cash('player1', 500);

describe('1843', () => {
  test('of the two sides of a certificate the one is bought that will earn more, where there is money', () => {
    does(lyon(900).operate('PLM', 'trains'), { type: 'buyTrain', train: 'yellow-1', face: '2×2 or 3+1' });
    does(lyon(150).operate('PLM', 'trains'), { type: 'buyTrain', train: 'yellow-1', face: '2+1' });
  });

  test('a bid that leads is not raised, and one of somebody else is', () => {
    const lots = ['LM', 'BA'];
    const own = remaining(lots).does(bid('BA', 155)).does(pass).does(pass).cash('player1', 200);
    does(own, { type: 'pass' });
    const other = remaining(lots).does(pass).does(bid('BA', 155)).does(pass).cash('player1', 200);
    does(other, { type: 'bid', private: 'BA' });
  });

  test('a run is paid out', () => {
    const t = lyon(200, ['yellow-1']).operate('PLM', 'dividend', { revenue: 60 });
    does(t, { type: 'dividend', choice: 'pay' });
  });

  test('what has rusted is not mistaken for the next train of the supply', () => {
    const t = lyon(1000).phase('gray');
    const chosen = decide(t.operate('PLM', 'trains'));
    expect(chosen.plans.length).toBeGreaterThan(1);
    expect(chosen.action).toMatchObject({ type: 'buyTrain', train: 'gray-1' });
  });

  test.each([40, 80, 140])('a run of %i is paid out by a company that keeps its train', (revenue) => {
    does(lyon(0, ['yellow-1']).operate('PLM', 'dividend', { revenue }), { type: 'dividend', choice: 'pay' });
  });

  test.each([260, 320])('a company without a train buys one with %i in its treasury', (cash) => {
    does(lyon(cash).operate('PLM', 'trains'), { type: 'buyTrain' });
  });

  test('a private that nobody wants is bid for before the auction stands still', () => {
    const t = remaining(['LM', 'BA']).does(pass).does(pass).cash('player3', 200);
    does(t, { type: 'bid' });
  });

  test.each([290, 400])('a private is left at a bid of %i', (amount) => {
    const t = remaining(['LM', 'BA']).does(pass).cash('player2', 600).does(bid('BA', amount)).does(pass);
    const { action } = decide(t.cash('player1', 600));
    expect(action).not.toMatchObject({ type: 'bid', private: 'BA' });
  });

  /** The PLM runs, the company of player 2 has neither train nor money. */
  const beside = (t: Table): Table =>
    t
      .company('EST', { price: 94, par: 94, shares: { player2: 6, pool: 2 }, operated: true })
      .cash('player2', 0)
      .cash('player3', 0);

  test('of two shares at one price the one is bought whose company has a train', () => {
    const t = beside(
      Table.blank(3).company('PLM', {
        price: 94,
        par: 94,
        shares: { player2: 5, player3: 2, pool: 1 },
        trains: ['yellow-2'],
        stations: [['J17', 0]],
        operated: true,
      }),
    );
    does(t.cash('player1', 100).stockTurn('player1'), { type: 'buy', company: 'PLM' });
  });

  test('the share that floats a company is bought', () => {
    const t = Table.blank(3).company('PLM', { price: 79, par: 79, shares: { player1: 5 } });
    t.cash('player1', 85).cash('player2', 0).cash('player3', 0).stockTurn('player1');
    does(t, { type: 'buy', company: 'PLM' });
  });

  test('of two companies that are begun the one is floated that lacks less', () => {
    const t = Table.blank(3)
      .company('PLM', { price: 79, par: 79, shares: { player1: 3 } })
      .company('EST', { price: 79, par: 79, shares: { player1: 4 } });
    t.cash('player1', 180).cash('player2', 4).cash('player3', 4).stockTurn('player1');
    does(t, { type: 'buy', company: 'EST' });
  });
});
