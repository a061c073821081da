import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { allPass } from './auction.ts';
import { buy, pass, sell, start } from '../deals.ts';
import { Table } from './table.ts';

/** The EST at 79 and the PO at 73, which are their par prices too; neither has floated. */
const table = (players = 3): Table =>
  Table.blank(players)
    .company('EST', { price: 79, par: 79, shares: { player1: 3, player2: 1, pool: 1 } })
    .company('PO', { price: 73, par: 73, shares: { player2: 2, player1: 1, pool: 1 } })
    .stockTurn('player1');

const offered = (t: Table): string[] => [...new Set(t.choices().map(({ type }) => type))].sort();

describe('7.1 General: turns', () => {
  rule('1843:7.1-1', 'from card 1 on in rising order, and round again', () => {
    const t = Table.blank().ext({ order: ['player2', 'player3', 'player1'], operatingRound: 1, sets: [1, 1] });
    t.frames({ kind: 'course' });
    const seen = [t.asks, ...['EST', 'PO', 'SO'].map((company) => t.does(start(company)).asks)];
    expect(seen).toEqual(['stockTurn/player2', 'stockTurn/player3', 'stockTurn/player1', 'stockTurn/player2']);
  });

  rule('1843:7.1-2', 'sell, buy, sell again, until the player ends the turn', () => {
    const t = table();
    expect(offered(t)).toEqual(['buy', 'pass', 'sell', 'start']);
    t.does(sell('PO')).does(buy('EST'));
    expect([t.asks, offered(t)]).toEqual(['stockTurn/player1', ['pass', 'sell']]);
    t.does(sell('EST')).does(sell('EST'));
    expect([t.shares('PO', 'player1'), t.shares('EST', 'player1')]).toEqual([0, 2]);
    // Only the director's certificate is left, so there is nothing more to decide.
    expect(t.asks).toBe('stockTurn/player2');
  });

  rule('1843:7.1-2', 'what is not owned is not sold, what does not lie there is not bought', () => {
    const t = table().refuses(sell('PO', 2), '1843:7.1-2').refuses(sell('SO'), '1843:7.1-2');
    t.refuses(sell('PO', 0), '1843:7.1-2').accepts(sell('PO'));
    t.does(buy('PO', 'pool')).does(pass).refuses(buy('PO', 'pool'), '1843:7.1-2');
  });

  rule('1843:7.1-3', 'nobody spends more than the cash of that moment', () => {
    table().cash('player1', 78).refuses(buy('EST'), '1843:7.1-3').accepts(buy('PO'));
    table().cash('player1', 79).accepts(buy('EST'));
    table().cash('player1', 133).refuses(start('SO'), '1843:7.1-3');
    table().cash('player1', 134).accepts(start('SO'));
    // What a sale has brought counts: 6fr and 73fr make 79fr.
    const t = table().cash('player1', 6).refuses(buy('EST'), '1843:7.1-3');
    expect(t.does(sell('PO')).does(buy('EST')).money('player1')).toBe(0);
  });

  rule('1843:7.1-4', 'a player who has passed may act again', () => {
    const t = table().does(pass).does(start('SO')).does(pass);
    expect(t.asks).toBe('stockTurn/player3');
    t.does(pass).does(buy('EST'));
    expect(t.shares('EST', 'player1')).toBe(4);
  });

  rule('1843:7.1-5', 'it ends when all have passed one after another, and no sooner', () => {
    const t = table().does(pass).does(pass).does(start('SO')).does(pass).does(pass);
    expect(t.asks).toBe('stockTurn/player3');
    t.does(pass);
    expect(t.s.ext.stockRound).toBe(3);
  });

  rule('1843:7.1-5', 'a turn in which shares are only sold is no pass', () => {
    const t = table().does(sell('PO')).does(pass).does(pass).does(pass);
    expect([t.asks, t.s.ext.stockRound]).toEqual(['stockTurn/player1', 2]);
    expect(t.does(pass).s.ext.stockRound).toBe(3);
  });

  rule('1843:7.1-8', 'what was bought in the turn may be sold in it', () => {
    const t = table().cash('player3', 200).stockTurn('player3').does(buy('EST')).does(sell('EST'));
    expect([t.shares('EST', 'player3'), t.shares('EST', 'pool'), t.money('player3')]).toEqual([0, 2, 200]);
  });
});

describe('7.1 General: the cards', () => {
  /** Players with so much cash, by the cards 1, 2, 3. */
  const rich = (...cash: readonly number[]): Table => {
    const t = Table.blank(cash.length).ext({ order: ['player3', 'player1', 'player2'] });
    cash.forEach((sum, i) => t.cash(`player${i + 1}`, sum));
    return t.stockTurn('player3');
  };

  rule('1843:7.1-6', 'dealt at the end of the round by the cash of that moment, the richest first', () => {
    const t = rich(100, 300, 200);
    expect(t.does(pass).s.ext.order).toEqual(['player3', 'player1', 'player2']);
    t.does(pass).does(pass);
    expect([t.s.ext.order, t.asks]).toEqual([['player2', 'player3', 'player1'], 'stockTurn/player2']);
  });

  rule('1843:7.1-6', 'what the operating rounds bring does not matter', () => {
    const t = rich(100, 300, 300).private('LM', 'player3');
    expect(allPass(t).s.ext.order).toEqual(['player3', 'player2', 'player1']);
    const later = rich(100, 300, 290).private('LM', 'player3');
    allPass(later);
    expect([later.money('player3'), later.s.ext.order]).toEqual([320, ['player2', 'player3', 'player1']]);
  });

  rule('1843:7.1-7', 'equal players keep their order', () => {
    expect(allPass(rich(200, 200, 200)).s.ext.order).toEqual(['player3', 'player1', 'player2']);
    expect(allPass(rich(200, 300, 200)).s.ext.order).toEqual(['player2', 'player3', 'player1']);
  });
});
