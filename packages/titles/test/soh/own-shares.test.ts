import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

/** The NRS may trade its own shares: 6 in the treasury, 1 in the market, 3 with players, price fl. 90. */
const table = (settings: Parameters<typeof Table.blank>[1] = {}, price = 90, cash = 200): Table =>
  Table.blank(3, settings)
    .company('NRS', { price, cash, shares: { player1: 2, player2: 1, pool: 1 } })
    .company('AR', { price: 70, shares: { player2: 3, pool: 2 } })
    .operate('NRS', 'treasuryShares');

const sells = (count: number) => ({ type: 'issue', count });
const buys = (count: number, company = 'NRS') => ({ type: 'redeem', company, count });

describe('Operating rounds: sell or buy its own shares', () => {
  rule('soh:own-shares-1', 'shares go from the treasury to the open market; the bank pays the company', () => {
    const t = table();
    const bank = t.money('bank');
    t.does(sells(2));
    expect([t.shares('NRS', 'NRS'), t.shares('NRS', 'pool')]).toEqual([4, 3]);
    expect([t.shares('NRS', 'player1'), t.shares('NRS', 'player2')]).toEqual([2, 1]);
    expect([t.money('NRS'), t.money('bank')]).toEqual([200 + 180, bank - 180]);
    table().refuses({ ...sells(1), to: 'player2' }, 'table:malformed');
  });

  rule('soh:own-shares-1', 'it sells at least one share, and none that it does not have', () => {
    const t = Table.blank()
      .company('NRS', { shares: { player1: 6, player2: 2 } })
      .operate('NRS', 'treasuryShares');
    t.accepts(sells(1)).accepts(sells(2));
    t.refuses(sells(0), 'soh:own-shares-1').refuses(sells(3), 'soh:own-shares-1');
  });

  rule('soh:own-shares-2', 'no more are sold in a turn than all players together own', () => {
    table().accepts(sells(3)).refuses(sells(4), 'soh:own-shares-2');
  });

  rule('soh:own-shares-3', 'the sale does not bring more than half of the company into the open market', () => {
    const t = Table.blank()
      .company('NRS', { shares: { player1: 4, pool: 3 } })
      .operate('NRS', 'treasuryShares');
    t.accepts(sells(2)).refuses(sells(3), 'soh:own-shares-3');
  });

  rule('soh:own-shares-4', 'the price falls one step fewer than shares are sold', () => {
    expect(table().does(sells(1)).price('NRS')).toBe(90);
    expect(table().does(sells(2)).price('NRS')).toBe(80);
    expect(table().does(sells(3)).price('NRS')).toBe(75);
  });

  rule('soh:own-shares-4', 'all shares of a sale bring the price before it moves', () => {
    expect(table().does(sells(3)).money('NRS')).toBe(200 + 3 * 90);
  });

  rule('soh:own-shares-5', 'the price falls past a ledge, from right above it and through it', () => {
    expect(table({}, 110).does(sells(2)).price('NRS')).toBe(100);
    expect(table({}, 125).does(sells(3)).price('NRS')).toBe(100);
  });

  rule('soh:own-shares-6', 'the book’s example: three shares sold at most, and two steps down', () => {
    const t = table({}, 100, 0);
    t.refuses(sells(4), 'soh:own-shares-2');
    t.does(sells(3));
    expect(t.money('NRS')).toBe(300);
    expect(t.price('NRS')).toBe(80);
    expect([t.shares('NRS', 'NRS'), t.shares('NRS', 'pool')]).toEqual([3, 4]);
  });

  rule('soh:own-shares-7', 'shares are bought back from the open market only; the company pays the bank', () => {
    const t = table();
    const bank = t.money('bank');
    t.refuses(buys(0), 'soh:own-shares-7').refuses(buys(2), 'soh:own-shares-7');
    t.does(buys(1));
    expect([t.shares('NRS', 'NRS'), t.shares('NRS', 'pool')]).toEqual([7, 0]);
    expect([t.shares('NRS', 'player1'), t.shares('NRS', 'player2')]).toEqual([2, 1]);
    expect([t.money('NRS'), t.money('bank')]).toEqual([110, bank + 90]);
  });

  rule('soh:own-shares-8', 'shares of another company are not for a company', () => {
    table().accepts(buys(1)).refuses(buys(1, 'AR'), 'soh:own-shares-8');
  });

  rule('soh:own-shares-9', 'players trade no shares in an operating round', () => {
    const t = table().cash('player1', 1000);
    t.accepts(sells(1));
    t.refuses({ type: 'sell', company: 'NRS', count: 1, by: 'player2' }, 'soh:own-shares-9');
    t.refuses({ type: 'buy', company: 'AR', from: 'pool', by: 'player1' }, 'soh:own-shares-9');
    t.refuses({ type: 'start', company: 'NCS', price: 65, by: 'player1' }, 'soh:own-shares-9');
  });

  rule('soh:own-shares-9', 'but a president sells own shares for a forced train purchase', () => {
    const t = Table.blank()
      .company('NRS', { shares: { player1: 2, pool: 5 }, stations: [['F9', 0]] })
      .company('AR', { price: 70, shares: { player2: 3, player1: 3 } })
      .tile('F9', 'SOH1', 0)
      .tile('G10', '9', 2)
      .tile('H11', '8', 2)
      .tile('H13', '57', 1)
      .cash('player1', 20)
      .operate('NRS', 'emergency');
    t.refuses({ type: 'sell', frame: 'stockTurn/player1', company: 'AR', count: 2 }, 'soh:own-shares-9');
    t.does({ type: 'commit' }).accepts({ type: 'sell', company: 'AR', count: 2 });
  });
});

describe('Questions on own shares', () => {
  rule('soh:Q10', 'as many are bought back as the company can pay, at a price that does not move', () => {
    const t = Table.blank()
      .company('NRS', { price: 110, cash: 329, shares: { player1: 2, pool: 5 } })
      .operate('NRS', 'treasuryShares');
    t.accepts(buys(2)).refuses(buys(3), 'soh:own-shares-7');
    t.does(buys(2));
    expect([t.price('NRS'), t.money('NRS')]).toEqual([110, 109]);
  });

  rule('soh:Q10', 'in one turn a company sells or buys, and it does so once', () => {
    for (const first of [sells(1), buys(1)]) {
      const t = table().does(first);
      expect(t.asks).toBe('track/NRS');
      for (const second of [sells(1), buys(1)]) t.refuses({ ...second, frame: 'treasuryShares/NRS' }, 'soh:Q10');
    }
  });

  rule('soh:operating-rounds-5', 'own shares are traded before track is laid', () => {
    const t = table().accepts(sells(1)).does({ type: 'pass' });
    expect(t.asks).toBe('track/NRS');
    t.refuses({ ...sells(1), frame: 'treasuryShares/NRS' }, 'soh:operating-rounds-5');
    t.refuses({ ...buys(1), frame: 'treasuryShares/NRS' }, 'soh:operating-rounds-5');
  });
});

describe('Readings on own shares', () => {
  const later = { ...sells(1), frame: 'operatingTurn/NRS' };

  rule('soh:operating-rounds-5', 'reading until-dividend: once, at any time up to the dividend', () => {
    const t = table({ readings: { ownShareSale: 'until-dividend' } }).does({ type: 'pass' });
    t.accepts(later);
    t.does(later);
    expect([t.asks, t.money('NRS'), t.shares('NRS', 'pool')]).toEqual(['track/NRS', 290, 2]);
    t.refuses(later, 'soh:Q10');

    t.operate('NRS', 'dividend', { revenue: 50 }).accepts(later);
    t.does({ type: 'dividend', choice: 'pay' });
    expect(t.asks).toBe('trains/NRS');
    t.refuses(later, 'soh:operating-rounds-5');
  });

  rule('soh:operating-rounds-5', 'reading until-dividend: not after shares were bought back', () => {
    table({ readings: { ownShareSale: 'until-dividend' } })
      .does(buys(1))
      .refuses(later, 'soh:Q10');
  });

  rule('soh:own-shares-5', 'reading to-ledge: the price stops at the next ledge, whatever was sold', () => {
    const settings = { readings: { ownShareSalePrice: 'to-ledge' } };
    expect(table(settings, 140).does(sells(1)).price('NRS')).toBe(110);
    expect(table(settings, 110).does(sells(3)).price('NRS')).toBe(110);
    expect(table(settings, 100).does(sells(3)).price('NRS')).toBe(80);
  });
});
