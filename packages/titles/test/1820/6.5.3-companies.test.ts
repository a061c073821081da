import { describe, expect } from 'vitest';
import { loansFor } from '../../src/1820/17-own-shares.ts';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const redeem = (count: number): Deed => ({ type: 'redeem', company: 'LSR', count });
/** The LSR of 10 shares at £60: four with player1, four in the pool. */
const lsr = (more = {}, readings = {}): Table => {
  const t = Table.blank(3, { readings }).company('LSR', {
    shares: { player1: 4, pool: 4 },
    price: 60,
    cash: 240,
    ...more,
  });
  return t.cash('player1', 100).stockTurn('player1');
};
const loans = (t: Table): number => t.s.ext.charters['LSR']!.loans;

describe('6.5.3.1 Buy shares from bank pool', () => {
  rule('1820:6.5.3.1-1', 'a company’s turn: any number of its own, paid to the bank, into its treasury', () => {
    const t = lsr().refuses(redeem(5), '1820:6.5.3.1-1').refuses(redeem(0), '1820:6.5.3.1-1').does(redeem(3));
    expect([t.money('LSR'), t.shares('LSR', 'pool'), t.shares('LSR', 'LSR'), t.price('LSR')]).toEqual([60, 1, 5, 60]);
    expect(t.who).toEqual(['player2']);
    t.refuses(redeem(1), '1820:6.5.1-1');
    lsr()
      .cash('player1', 500)
      .does({ type: 'sell', as: 'player1', company: 'LSR', count: 1 })
      .refuses(redeem(1), '1820:6.5.1-1');
  });

  rule('1820:6.5.3.1-2', 'not in liquidation', () => {
    lsr({ price: 10 }).refuses(redeem(1), '1820:6.5.3.1-2');
    lsr({ price: 40 }).accepts(redeem(1));
  });

  rule(
    '1820:6.5.3.1-3',
    '1820:17.3-2',
    '1820:17.3-4',
    'loans beyond the shares then in play are repaid at once, with the director’s help',
    () => {
      const t = lsr({ cash: 700, loans: 6 }).does(redeem(4));
      // Two loans too many: £240 for the shares, £400 for the loans, two spaces up.
      expect([loans(t), t.money('LSR'), t.price('LSR')]).toEqual([4, 60, 71]);
      const helped = lsr({ cash: 600, loans: 6 }).does(redeem(4));
      expect([loans(helped), helped.money('LSR'), helped.money('player1'), helped.price('LSR')]).toEqual([
        4, 0, 60, 65,
      ]);
      // The one share that is held cannot be sold for it.
      const bare = lsr({ shares: { player1: 1, pool: 7 }, cash: 500, loans: 6 });
      bare.refuses(redeem(4), '1820:6.5.3.1-3', '£140').accepts(redeem(2));
    },
  );

  rule('1820:Q80', 'such sales have the limits of a Stock Round', () => {
    const sell = (company: string, count = 1): Deed => ({ type: 'sell', company, count });
    const t = lsr({ cash: 400, loans: 6 });
    t.company('LUR', { shares: { player1: 2, player2: 3 }, floated: 2 });
    t.company('CFR', { shares: { player1: 2, player2: 3 }, grown: 2 });
    t.company('M&BR', { shares: { player1: 2, player2: 3 }, price: 10 });
    t.company('N&PR', { size: 1, shares: { player1: 1 } });
    t.does(redeem(4)).refuses(sell('LUR'), '1820:6.5.2.3-1', 'floated').refuses(sell('CFR'), '1820:6.5.2.3-2');
    t.refuses(sell('M&BR'), '1820:6.5.2.3-3').refuses(sell('N&PR'), '1820:6.5.2.3-1', 'no shares');
    t.refuses(sell('LSR', 5), '1820:6.5.2.3-4').refuses(sell('LSR', 4), '1820:6.5.2.3-6').accepts(sell('LSR', 3));
  });

  rule('1820:17.3-3', '1820:Q79', 'the director sells shares for it, and stays director', () => {
    const sell = (count: number): Deed => ({ type: 'sell', company: 'LSR', count });
    const t = lsr({ cash: 500, loans: 6 }).does(redeem(4));
    expect([t.asks, t.who]).toEqual(['excessLoans/LSR', ['player1']]);
    t.refuses(sell(2), '1820:Q80').does(sell(1));
    // £140 of help: two spaces up and one down.
    expect([loans(t), t.money('LSR'), t.money('player1'), t.price('LSR')]).toEqual([4, 0, 20, 65]);
    const tied = lsr({ shares: { player1: 2, player2: 2, pool: 4 }, cash: 500, loans: 6 });
    tied.company('LUR', { shares: { player1: 2, player3: 3 }, price: 40 }).does(redeem(4));
    tied.refuses(sell(1), '1820:17.3-3').does({ type: 'sell', company: 'LUR', count: 1 });
    expect([loans(tied), tied.s.companies['LSR']!.director]).toEqual([4, 'player1']);
  });

  rule('1820:6.5.2.4-6', 'a sale for that is a sale of this round: the player who made it does not buy again', () => {
    const t = lsr({ shares: { player1: 4, player2: 1, pool: 4 }, cash: 500, loans: 7 }).cash('player1', 500);
    t.company('LUR', { shares: { player1: 2, player3: 3 }, price: 40 })
      .stockTurn('player1')
      .cash('player1', 120);
    t.does(redeem(4)).does({ type: 'sell', company: 'LUR', count: 1 }).does({ type: 'pass' }).does({ type: 'pass' });
    t.cash('player1', 500).refuses({ type: 'buy', as: 'player1', company: 'LUR', from: 'pool' }, '1820:6.5.2.4-6');
    t.accepts({ type: 'buy', as: 'player1', company: 'LSR', from: 'treasury' });
  });

  rule('1820:Q30', '1820:17.1-1', '1820:17.1-5', 'with the fewest loans that suffice, each a space down first', () => {
    const t = lsr({ cash: 100 }).does(redeem(4));
    // One loan: £200 less £20 of interest, and the shares at £55.
    expect([loans(t), t.money('LSR'), t.price('LSR')]).toEqual([1, 100 + 180 - 220, 55]);
    expect(loans(lsr({ cash: 240 }).does(redeem(4)))).toBe(0);
    expect(loansFor(lsr({ cash: 0 }).s, 'LSR', 4)).toBe(2);
  });

  rule('1820:Q52', '1820:17.1-4', 'interest is due at once; by the other reading in its next turn', () => {
    expect(lsr({ cash: 100 }, { loanInterest: 'next-turn' }).does(redeem(4)).money('LSR')).toBe(100 + 200 - 220);
    expect(lsr({ cash: 100 }).does(redeem(4)).money('LSR')).toBe(100 + 180 - 220);
  });

  rule('1820:17.1-3', 'no loan leads to £10, nor beyond the shares in play', () => {
    lsr({ cash: 0, price: 40 }).refuses(redeem(1), '1820:6.5.3.1-1').cash('LSR', 40).accepts(redeem(1));
    lsr({ cash: 0, price: 43 }).accepts(redeem(1));
    lsr({ cash: 0, loans: 7 }).refuses(redeem(1), '1820:6.5.3.1-1');
    lsr({ cash: 0, loans: 6 }).accepts(redeem(1));
  });
});
