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
});
