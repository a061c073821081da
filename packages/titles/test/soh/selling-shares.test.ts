import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const sell = (company: string, count: number) => ({ type: 'sell', company, count });
const pass = { type: 'pass' };

describe('Stock round: selling shares', () => {
  const table = () =>
    Table.blank()
      .company('AR', { price: 180, shares: { player1: 6, player2: 2 }, cash: 70 })
      .company('NCS', { price: 125, shares: { player1: 1, player2: 3 } })
      .stockTurn('player1');

  rule('soh:selling-shares-1', 'any number of shares, of several companies, in one turn', () => {
    const t = table().does(sell('AR', 2)).does(sell('NCS', 1)).does(sell('AR', 1));
    expect(t.asks).toBe('stockTurn/player1');
    expect(t.shares('AR', 'player1')).toBe(3);
    expect(t.shares('NCS', 'player1')).toBe(0);
    expect(t.money('player1')).toBe(400 + 3 * 180 + 125);
  });

  rule('soh:selling-shares-1', 'no more than the player owns, and at least one', () => {
    const t = table();
    t.accepts(sell('NCS', 1));
    t.refuses(sell('NCS', 2), 'soh:selling-shares-1');
    t.refuses(sell('NCS', 0), 'soh:selling-shares-1');
    t.refuses(sell('OSM', 1), 'soh:selling-shares-1');
  });

  rule(
    'soh:selling-shares-2',
    'all shares of a turn bring the price before any move, announced together or not',
    () => {
      const together = table().does(sell('AR', 3)).does(pass);
      const oneByOne = table().does(sell('AR', 1)).does(sell('AR', 1)).does(sell('AR', 1)).does(pass);
      for (const t of [together, oneByOne]) {
        expect(t.money('player1')).toBe(400 + 3 * 180);
        expect(t.price('AR')).toBe(125);
      }
    },
  );

  rule('soh:selling-shares-3', 'the bank pays, and the shares lie in the open market', () => {
    const t = table();
    const bank = t.money('bank');
    t.does(sell('AR', 2));
    expect(t.money('player1')).toBe(400 + 360);
    expect(t.money('bank')).toBe(bank - 360);
    expect(t.money('AR')).toBe(70);
    expect(t.shares('AR', 'pool')).toBe(2);
    expect(t.shares('AR', 'AR')).toBe(2);
  });

  rule('soh:selling-shares-4', 'only to the open market, not to the company or to a player', () => {
    const t = table();
    t.accepts({ ...sell('AR', 1), to: 'pool' });
    for (const to of ['AR', 'NCS', 'player2', 'bank']) t.refuses({ ...sell('AR', 1), to }, 'soh:selling-shares-4');
  });

  rule('soh:selling-shares-5', 'the open market never holds more than half of a company', () => {
    const t = Table.blank()
      .company('AR', { shares: { player1: 6, pool: 3 } })
      .stockTurn('player1');
    t.refuses(sell('AR', 3), 'soh:selling-shares-5');
    t.does(sell('AR', 2));
    t.refuses(sell('AR', 1), 'soh:selling-shares-5');
  });

  rule('soh:selling-shares-6', 'a company started in this round is not sold in it, by anyone, but in the next', () => {
    const t = Table.blank().phase('3');
    t.does({ type: 'start', company: 'AR', price: 100 });
    t.does({ type: 'buy', company: 'AR', from: 'treasury' }).does(pass);
    t.refuses(sell('AR', 1), 'soh:selling-shares-6');
    t.does(pass);
    t.refuses(sell('AR', 1), 'soh:selling-shares-6');
    t.ext({ round: 4 }).stockTurn('player1').accepts(sell('AR', 1));
    t.stockTurn('player2').accepts(sell('AR', 1));
  });

  rule('soh:selling-shares-7', 'companies trade their shares in operating rounds only', () => {
    const t = Table.blank().company('AR', { shares: { player1: 3, pool: 1 }, cash: 500, operated: true });
    const deeds = [
      { type: 'issue', count: 1 },
      { type: 'redeem', company: 'AR', count: 1 },
    ].map((deed) => ({ ...deed, by: 'player1', frame: 'treasuryShares/AR' }));
    t.operate('AR', 'treasuryShares');
    for (const deed of deeds) t.accepts(deed);
    t.stockTurn('player1');
    for (const deed of deeds) t.refuses(deed, 'soh:selling-shares-7');
  });
});
