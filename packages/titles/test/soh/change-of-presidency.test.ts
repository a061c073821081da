import { describe, expect } from 'vitest';
import { certificates } from '../../src/soh/4-stock-round/certificates.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const sell = (count: number) => ({ type: 'sell', company: 'AR', count });
const buy = { type: 'buy', company: 'AR', from: 'treasury' };
const president = (t: Table) => t.s.companies['AR']!.director;

describe('Stock round: change of presidency', () => {
  rule('soh:change-of-presidency-1', 'by buying: a tie changes nothing, one share more takes over at once', () => {
    const t = Table.blank()
      .company('AR', { shares: { player1: 3, player2: 2 } })
      .stockTurn('player2');
    expect(president(t.does(buy))).toBe('player1');
    t.does({ type: 'pass' }).does({ type: 'pass' });
    expect(president(t.does(buy))).toBe('player2');
  });

  rule('soh:change-of-presidency-1', 'by the president’s selling: at once, before the turn goes on', () => {
    const t = Table.blank()
      .company('AR', { shares: { player1: 4, player2: 3 } })
      .stockTurn('player1');
    expect(president(t.does(sell(1)))).toBe('player1');
    expect(president(t.does(sell(1)))).toBe('player2');
    expect(t.asks).toBe('stockTurn/player1');
  });

  rule('soh:change-of-presidency-1', 'of several with more shares than the old president, the one with most', () => {
    const t = Table.blank()
      .company('AR', { shares: { player1: 4, player2: 2, player3: 3 } })
      .stockTurn('player1');
    expect(president(t.does(sell(3)))).toBe('player3');
  });

  rule('soh:change-of-presidency-2', 'two certificates go for the president’s one, and the charter with it', () => {
    const t = Table.blank()
      .company('AR', { shares: { player1: 3, player2: 3 }, cash: 100, operated: true })
      .stockTurn('player2');
    expect([certificates(t.s, 'player1'), certificates(t.s, 'player2')]).toEqual([2, 3]);
    t.does(buy);
    expect([t.shares('AR', 'player1'), t.shares('AR', 'player2')]).toEqual([3, 4]);
    expect([certificates(t.s, 'player1'), certificates(t.s, 'player2')]).toEqual([3, 3]);
    expect(t.operate('AR', 'treasuryShares').who).toEqual(['player2']);
  });

  rule('soh:change-of-presidency-3', 'all that is the company’s goes with the charter', () => {
    const t = Table.blank()
      .company('AR', {
        price: 80,
        shares: { player1: 3, player2: 3, pool: 1 },
        cash: 100,
        trains: ['2-1'],
        stations: [['J7', 0]],
        operated: true,
      })
      .private('P5', 'AR')
      .stockTurn('player2')
      .does(buy);
    expect(t.shares('AR', 'AR')).toBe(2);
    expect(t.money('AR')).toBe(180);
    expect(t.trains('AR')).toEqual(['2-1']);
    expect(t.s.privates['P5']).toBe('AR');
    expect(t.s.stations['AR']).toEqual([{ hex: 'J7', node: 0 }]);
    expect([t.money('player1'), t.money('player2')]).toEqual([400, 320]);
    // The new president disposes of it: of the treasury’s shares and money, and nobody else does.
    t.operate('AR', 'treasuryShares').accepts({ type: 'issue', count: 2 });
    t.refuses({ type: 'issue', by: 'player1', count: 1 }, 'table:not-yours');
  });

  rule('soh:change-of-presidency-4', 'a tie goes to the first to the left of the old president', () => {
    const heir = (old: string, tied: [string, string]) => {
      const shares = { [old]: 4, [tied[0]]: 2, [tied[1]]: 2 };
      return president(Table.blank(4).company('AR', { shares }).stockTurn(old).does(sell(3)));
    };
    expect(heir('player1', ['player2', 'player4'])).toBe('player2');
    expect(heir('player2', ['player1', 'player4'])).toBe('player4');
    expect(heir('player3', ['player1', 'player2'])).toBe('player1');
    expect(heir('player4', ['player3', 'player2'])).toBe('player2');
  });
});
