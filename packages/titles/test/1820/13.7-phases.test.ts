import { describe, expect } from 'vitest';
import { beginColour } from '../../src/1820/05-phases.ts';
import { closeCousins } from '../../src/1820/14-cousins/14.1-closing.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const six = ['2+-1', '2+-2', '2+-3', '2+-4', '3+-1', '3+-2'];
/** The phase begins, and what it asks is asked. */
const begins = (t: Table, colour: string): Table => t.after((g) => beginColour(g, colour)).settle();

describe('13.7 Train limit', () => {
  rule(
    '1820:13.7-1',
    '1820:13.7-2',
    '1820:Q38',
    'with a new phase directors discard what is too much, in operating order',
    () => {
      const t = Table.blank()
        .company('LSR', { shares: { player1: 4 }, price: 60, trains: six })
        .company('M&BR', {
          shares: { player2: 4 },
          price: 71,
          trains: ['2+-5', '2+-6', '2+-7', '2+-8', '2+-9', '2+-10'],
        })
        .company('N&PR', {
          shares: { player3: 4 },
          price: 65,
          trains: ['2+-11', '3+-3', '2+-12', '2+-13', '2+-14', '2+-15'],
        });
      begins(t, 'green');
      // Six alike: one of them goes without a question.
      expect([t.trains('M&BR').length, t.asks, t.who]).toEqual([5, 'discard/N&PR', ['player3']]);
      t.refuses({ type: 'discard', train: '2+-1' }, '1820:13.7-2').does({ type: 'discard', train: '3+-3' });
      expect([t.s.trains['3+-3'], t.asks]).toEqual(['gone', 'discard/LSR']);
      t.does({ type: 'discard', train: '2+-1' });
      expect([t.trains('LSR').length, t.asks]).toEqual([5, 'stockTurn/player1']);
    },
  );

  rule('1820:Q38', 'of a company that a cousin directs the earliest colour goes', () => {
    const t = Table.blank()
      .cousin('BI', 'player1')
      .company('LSR', { shares: { BI: 4 }, trains: six });
    begins(t, 'green');
    expect([t.trains('LSR'), t.asks]).toEqual([six.slice(1), 'stockTurn/player1']);
  });
});

describe('14.1 Cousin overview: closing', () => {
  const table = (): Table =>
    Table.blank()
      .cousin('BI', 'player1', 101)
      .cousin('CBV', 'player2', 0)
      .company('LSR', { size: 20, shares: { player1: 5, BI: 4, CBV: 2, pool: 1 }, price: 60 })
      .company('M&BR', { shares: { BI: 4, player3: 3 }, price: 65 })
      .company('N&PR', { shares: { CBV: 4 }, price: 10 })
      .stockTurn('player1');

  rule('1820:14.1-11', 'at the beginning of red phase, not before', () => {
    const brown = begins(table().colour('blue'), 'brown');
    expect([brown.s.privates['BI'], brown.s.privates['CBV']]).toEqual(['player1', 'player2']);
    const red = begins(table().colour('brown'), 'red');
    expect([red.s.privates['BI'], red.s.privates['CBV']]).toEqual(['gone', 'gone']);
    expect(begins(table().colour('blue'), 'gray').s.privates['BI']).toBe('gone');
  });

  rule(
    '1820:14.1-12',
    '1820:Q68',
    'all shares go to the pool for their price, in liquidation too; directors change',
    () => {
      const t = table().after(closeCousins);
      expect([t.shares('LSR', 'pool'), t.shares('M&BR', 'pool'), t.shares('N&PR', 'pool')]).toEqual([7, 4, 4]);
      expect(['LSR', 'M&BR', 'N&PR'].map((id) => t.s.companies[id]!.director)).toEqual(['player1', 'player3', null]);
      expect([t.price('LSR'), t.price('M&BR'), t.price('N&PR')]).toEqual([60, 65, 10]);
    },
  );

  rule('1820:Q68', 'of several companies that nobody holds then, the cousin’s player chooses the order', () => {
    const t = table()
      .company('LUR', { shares: { CBV: 3 }, price: 71 })
      .company('SDR', { shares: { BI: 3 }, price: 86 });
    t.company('CFR', { shares: { CBV: 3 }, price: 78 })
      .after(closeCousins)
      .settle();
    // The SDR of player1 alone, then those of player2; the N&PR lies there already.
    expect([t.price('SDR'), t.asks, t.price('LUR')]).toEqual([10, 'orphans/player2', 71]);
    t.does({ type: 'failNext', company: 'CFR' });
    expect([t.price('LUR'), t.s.market.order.slice(-4)]).toEqual([10, ['N&PR', 'SDR', 'CFR', 'LUR']]);
  });

  rule('1820:13.4-4', 'players who tie for a cousin’s company: the next by the cards after the cousin’s player', () => {
    const t = Table.blank()
      .cousin('BI', 'player2')
      .company('CFR', { shares: { BI: 3, player1: 2, player3: 2 } });
    expect(t.after(closeCousins).s.companies['CFR']!.director).toBe('player3');
  });

  rule('1820:14.1-13', 'half of the treasury, rounded up, to its player, the rest to the bank', () => {
    const t = table().after(closeCousins);
    // 101 + 4 × 60 + 4 × 65, and 2 × 60 + 4 × 10.
    expect([t.money('player1'), t.money('player2'), t.money('BI'), t.money('CBV')]).toEqual([301, 80, 0, 0]);
  });
});
