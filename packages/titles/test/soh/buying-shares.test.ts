import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const fromPool = { type: 'buy', company: 'AR', from: 'pool' };
const fromTreasury = { type: 'buy', company: 'AR', from: 'treasury' };
const pass = { type: 'pass' };

describe('Stock round: buying shares of companies already started', () => {
  const table = (shares: Record<string, number> = { player2: 3, pool: 2 }) =>
    Table.blank().company('AR', { price: 125, shares, cash: 40 }).stockTurn('player1');

  rule('soh:buying-shares-1', 'one share a turn, from the open market or from the treasury', () => {
    for (const deed of [fromPool, fromTreasury]) {
      const t = table().does(deed);
      expect(t.shares('AR', 'player1')).toBe(1);
      expect(t.shares('AR', 'pool')).toBe(deed === fromPool ? 1 : 2);
      expect(t.shares('AR', 'AR')).toBe(deed === fromPool ? 5 : 4);
      t.refuses({ ...deed, by: 'player1', frame: 'stockTurn/player1' }, 'soh:buying-shares-1');
      t.does(pass).does(pass).accepts(deed);
    }
  });

  rule('soh:buying-shares-1', 'where no share lies, none is bought', () => {
    table({ player2: 5, pool: 5 }).accepts(fromPool).refuses(fromTreasury, 'soh:buying-shares-1');
    table({ player2: 5 }).accepts(fromTreasury).refuses(fromPool, 'soh:buying-shares-1');
  });

  rule('soh:buying-shares-1', 'the company must have been started', () => {
    const t = table();
    t.accepts(fromTreasury);
    t.refuses({ ...fromTreasury, company: 'NCS' }, 'soh:buying-shares-1');
  });

  rule('soh:buying-shares-2', 'the cost is the current share price, from either source', () => {
    for (const deed of [fromPool, fromTreasury]) {
      expect(table().does(deed).money('player1')).toBe(400 - 125);
      table().cash('player1', 125).accepts(deed);
      table().cash('player1', 124).refuses(deed, 'soh:buying-shares-2');
    }
  });

  rule('soh:buying-shares-3', 'who owns 5 certificates, 60%, buys no more of a company', () => {
    const t = table({ player1: 5, player2: 1, pool: 2 });
    t.accepts(fromPool).does(fromTreasury).does(pass).does(pass);
    expect(t.shares('AR', 'player1')).toBe(6);
    t.refuses(fromPool, 'soh:buying-shares-3').refuses(fromTreasury, 'soh:buying-shares-3');
  });

  rule('soh:buying-shares-4', 'a share from the open market is paid to the bank', () => {
    const t = table();
    const bank = t.money('bank');
    t.does(fromPool);
    expect([t.money('bank') - bank, t.money('AR')]).toEqual([125, 40]);
  });

  rule('soh:buying-shares-5', 'a share from the company is paid to its treasury', () => {
    const t = table();
    const bank = t.money('bank');
    t.does(fromTreasury);
    expect([t.money('bank') - bank, t.money('AR')]).toEqual([0, 165]);
  });

  rule('soh:buying-shares-6', 'who has sold shares of a company buys none of it in the same round', () => {
    const t = table({ player1: 2, player2: 3 });
    t.does({ type: 'sell', company: 'AR', count: 1 });
    // Neither in the turn of the sale nor in a later one.
    t.refuses(fromPool, 'soh:buying-shares-6').refuses(fromTreasury, 'soh:buying-shares-6');
    t.does(pass).accepts(fromPool).does(pass).does(pass);
    expect(t.asks).toBe('stockTurn/player1');
    t.refuses(fromPool, 'soh:buying-shares-6').refuses(fromTreasury, 'soh:buying-shares-6');
    t.does(pass).does(pass).does(pass);
    while (t.s.ext.round < 4) t.does(pass);
    t.does(pass).does(pass);
    expect(t.asks).toBe('stockTurn/player1');
    t.accepts(fromPool);
  });

  rule('soh:buying-shares-7', 'nobody asks the president', () => {
    const t = table({ player2: 4, player1: 4 }).does(fromTreasury);
    expect(t.s.companies['AR']!.director).toBe('player1');
    expect(t.asks).toBe('stockTurn/player2');
  });
});
