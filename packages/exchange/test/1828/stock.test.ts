import { describe, expect, test } from 'vitest';
import { ANN, asked, auction, BEN, buy, CAT, followed, par, pass, privately, sell, state, table } from './small.ts';

describe('Stock turns of 1828, as the site records them', () => {
  test('shares are bought one by one, and who can do nothing is passed over', () => {
    const s = state([...auction, buy(ANN, 'NW_2'), buy(ANN, 'NW_3')]);
    expect([s.shares['NW']!['player1'], asked(s)]).toEqual([5, 'stockTurn/player2']);
  });

  test('the Mohawk & Hudson is taken for a share, in the turn of its owner', () => {
    const turns = [...auction, buy(ANN, 'NW_2'), pass(BEN)];
    const s = state([...turns, privately('M&H', 'buy_shares', { shares: ['MP_2'], percent: 10 })]);
    expect([s.privates['M&H'], s.shares['MP']!['player3'], asked(s)]).toEqual(['gone', 4, 'stockTurn/player1']);
    const half = privately('M&H', 'par', { corporation: 'B&O', share_price: '79,9,5' });
    const parred = state([...turns, half, pass(CAT)]);
    expect([parred.shares['B&O']!['player3'], parred.cash['player3']]).toEqual([2, 51]);
  });

  test('or at any time in an operating round', () => {
    const t = table().private('M&H', 'player2');
    t.company('B&O', { shares: { player1: 6, pool: 1 } }).company('GT', { shares: { player2: 5 } });
    t.operate('B&O', 'track');
    const exchange = privately('M&H', 'buy_shares', { shares: ['GT_6'], percent: 10 });
    const { s } = followed(t, [exchange, pass('B&O')]);
    expect([s.shares['GT']!['player2'], s.privates['M&H'], s.ext.floated['GT']]).toEqual([6, 'gone', 2]);
  });

  test('from where a share comes is told by its number', () => {
    const t = table()
      .company('B&O', { price: 79, par: 67, shares: { player1: 5, pool: 2 } })
      .cash('player1', 500);
    t.stockTurn('player1');
    const bought = (share: string) =>
      followed(t, [buy(ANN, share)], (game) => game.shares.renew('B&O', [6, 7, 8])).s.shares['B&O'];
    expect(bought('B&O_7')).toMatchObject({ ipo: 2, pool: 2 });
    expect(bought('B&O_4')).toMatchObject({ ipo: 3, pool: 1 });
  });

  test('sales come before and after the purchase; the pass that ends a turn is left out where it has ended', () => {
    const t = table().cash('player1', 500).cash('player2', 500);
    t.company('B&O', { price: 79, shares: { player1: 4, player2: 2 } }).company('GT', {
      price: 79,
      shares: { player2: 6 },
    });
    t.stockTurn('player1');
    const lines = [sell(ANN, 'B&O_3'), buy(ANN, 'GT_7'), sell(ANN, 'B&O_4'), pass(ANN), pass(BEN)];
    const { s } = followed(t, lines);
    expect([s.shares['B&O']!['pool'], s.shares['GT']!['player1'], asked(s)]).toEqual([2, 1, 'stockTurn/player3']);
    const first = [...auction, buy(ANN, 'NW_2'), pass(ANN), pass(BEN)];
    expect(asked(state(first))).toBe('stockTurn/player3');
  });

  test('a second share in the gray area', () => {
    const t = table()
      .cash('player1', 500)
      .company('B&O', { price: 47, par: 67, shares: { player1: 6 } });
    t.stockTurn('player1');
    const { s } = followed(t, [buy(ANN, 'B&O_6'), buy(ANN, 'B&O_7')]);
    expect(s.shares['B&O']!['player1']).toBe(8);
  });

  test('a director’s certificate is bought with its par price', () => {
    const t = table().cash('player1', 500).stockTurn('player1');
    const { s } = followed(t, [par(ANN, 'OSH')]);
    expect([s.ext.par['OS&H'], s.cash['player1']]).toEqual([79, 342]);
    expect(() => followed(t, [par(ANN, 'OSH', 70)])).toThrow(/^Action 10: par by 11: /);
    expect(() => followed(t, [par(CAT, 'XXX')])).toThrow(/no company XXX/);
  });
});
