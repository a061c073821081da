import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const pass = { type: 'pass' };
const buyAR = { type: 'buy', company: 'AR', from: 'treasury' };
const startNCS = { type: 'start', company: 'NCS', price: 65 };

describe('Stock round', () => {
  const table = () =>
    Table.blank()
      .company('AR', { price: 80, shares: { player1: 3, player2: 2 } })
      .stockTurn('player1');

  rule('soh:stock-round-1', 'turns go clockwise from the holder of the Start card, round after round', () => {
    const t = Table.blank().ext({ startCard: 'player2', round: 3 }).operatingRound(3);
    const turns: string[] = [];
    for (let turn = 0; turn < 5; turn++) {
      turns.push(t.asks);
      t.does(turn === 0 ? { type: 'start', company: 'AR', price: 65 } : turn === 3 ? buyAR : pass);
    }
    expect(turns).toEqual([
      'stockTurn/player2',
      'stockTurn/player3',
      'stockTurn/player1',
      'stockTurn/player2',
      'stockTurn/player3',
    ]);
  });

  rule('soh:stock-round-2', 'a turn is a sale and then a purchase, or a sale and then a start', () => {
    const t = table().does({ type: 'sell', company: 'AR', count: 1 });
    expect(t.asks).toBe('stockTurn/player1');
    t.copy().does(startNCS);
    t.company('NBD', { shares: { player2: 2 } }).does({ type: 'buy', company: 'NBD', from: 'treasury' });
    expect(t.asks).toBe('stockTurn/player2');
    expect(t.shares('NBD', 'player1')).toBe(1);
  });

  rule('soh:stock-round-2', 'either part may be left out: only a purchase, only a start, only a sale', () => {
    for (const deed of [buyAR, startNCS]) expect(table().does(deed).asks).toBe('stockTurn/player2');
    expect(table().does({ type: 'sell', company: 'AR', count: 1 }).does(pass).asks).toBe('stockTurn/player2');
  });

  rule('soh:stock-round-2', 'nothing is sold after a purchase or a start', () => {
    const sale = { type: 'sell', by: 'player1', frame: 'stockTurn/player1', company: 'AR', count: 1 };
    table().accepts(sale);
    for (const deed of [buyAR, startNCS]) table().does(deed).refuses(sale, 'soh:stock-round-2');
  });

  rule('soh:stock-round-3', 'one turn does not hold both a start and a purchase, nor two starts', () => {
    const mine = { by: 'player1', frame: 'stockTurn/player1' };
    const afterPurchase = table().does(buyAR);
    afterPurchase.refuses({ ...startNCS, ...mine }, 'soh:stock-round-3');
    const afterStart = table().does(startNCS);
    afterStart.refuses({ ...buyAR, ...mine }, 'soh:stock-round-3');
    afterStart.refuses({ ...startNCS, company: 'NBD', ...mine }, 'soh:stock-round-3');
    // In the player's next turn it is possible.
    afterPurchase.does(pass).does(pass).accepts(startNCS);
    afterStart.does(pass).does(pass).accepts(buyAR);
  });

  rule('soh:stock-round-4', 'doing neither is a pass; a turn with only sales is none', () => {
    const last = Table.blank()
      .company('AR', { shares: { player1: 3, player2: 2 } })
      .stockTurn('player1', { passes: 2 });
    const sold = last.copy().does({ type: 'sell', company: 'AR', count: 1 }).does(pass);
    expect(sold.asks).toBe('stockTurn/player2');
    expect(sold.does(pass).does(pass).asks).toBe('stockTurn/player1');
    last.does(pass);
    expect(last.s.ext.round).toBe(2);
  });

  rule('soh:stock-round-5', 'who has passed acts again when the turn comes round', () => {
    const t = table().does(pass).does(buyAR).does(pass);
    expect(t.asks).toBe('stockTurn/player1');
    t.does(buyAR);
    expect(t.shares('AR', 'player1')).toBe(4);
  });

  rule('soh:stock-round-6', 'the round ends with as many passes in succession as there are players', () => {
    const t = table().does(pass).does(pass).does(buyAR).does(pass).does(pass);
    expect(t.asks).toBe('stockTurn/player3');
    expect(t.s.ext.round).toBe(1);
    t.does(pass);
    expect(t.s.ext.round).toBe(2);
    expect(t.asks).toBe('treasuryShares/AR');
  });
});
