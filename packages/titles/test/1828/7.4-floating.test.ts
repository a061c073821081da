import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { buyLot, par, remaining } from './auction.ts';
import { merge, merging } from './merging.ts';
import { buy, pass, sell, start } from '../deals.ts';
import { Table } from './table.ts';

const blank = (phase = 'yellow'): Table => Table.blank().phase(phase).stockTurn('player1');
/** One share short of 60%; the second player's turn. */
const nearly = (company: string, price: number, shares: Record<string, number> = { player1: 5 }): Table =>
  Table.blank().company(company, { price, par: price, shares }).stockTurn('player2');

describe('7.4 Floating a public company: the director’s certificate', () => {
  rule('1828:7.4-1', 'it can be bought in any stock round, the first included, but not in purple phase', () => {
    blank().ext({ stockRound: 1 }).accepts(start('B&O'));
    for (const phase of ['yellow', 'green', 'blue', 'brown', 'red', 'gray']) blank(phase).accepts(start('B&O'));
    blank('purple').refuses(start('B&O'), '1828:17.7-2');
    expect(blank('purple').choices('start')).toEqual([]);
  });

  rule('1828:7.4-2', 'the par price is one that the phase offers', () => {
    for (const price of [67, 71, 79]) blank().accepts(start('B&O', price));
    for (const price of [0, 70, 100]) blank().refuses(start('B&O', price), '1828:7.4-2');
    blank().refuses(start('B&O', 86), '1828:17.1-2');
    const offered = (phase: string) => blank(phase).choices('start')[0]!.openFields['price'];
    expect(offered('yellow')).toMatchObject({ values: [67, 71, 79] });
    expect(offered('brown')).toMatchObject({ values: [67, 71, 79, 86, 94, 105, 120] });
  });

  rule('1828:7.4-3', 'all other shares are in the IPO, of the PRR all but one', () => {
    const t = blank().does(start('B&O'));
    expect(t.s.shares['B&O']).toMatchObject({ player1: 2, ipo: 8 });
    const prr = remaining(['C&A']).does(buyLot('C&A')).does(start('PRR'));
    expect(prr.s.shares['PRR']).toMatchObject({ player1: 1, player2: 2, ipo: 7 });
  });

  rule('1828:7.4-4', 'twice the par price goes to the bank, the certificate to the buyer', () => {
    const t = blank();
    const bank = t.money('bank');
    t.does(start('B&O', 79));
    expect([t.money('player1'), t.money('bank') - bank, t.money('B&O')]).toEqual([642, 158, 0]);
    expect([t.shares('B&O', 'player1'), t.s.companies['B&O']!.director]).toEqual([2, 'player1']);
  });

  rule('1828:7.4-5', 'the stock price marker goes into the box of its par colour', () => {
    const boxes = [67, 71, 79, 86, 94, 105, 120].map((price) => {
      const { row, col } = blank('brown').does(start('B&O', price)).s.market.at['B&O']!;
      return [price, row, col];
    });
    expect(boxes).toEqual([
      [67, 13, 7],
      [71, 11, 6],
      [79, 9, 5],
      [86, 7, 4],
      [94, 5, 3],
      [105, 3, 2],
      [120, 1, 1],
    ]);
  });

  rule('1828:7.4-5', 'underneath the markers that are there', () => {
    const t = Table.blank()
      .company('PRR', { cell: [11, 6], shares: { player2: 2 } })
      .stockTurn('player1')
      .does(start('B&O', 71));
    expect(t.s.market.order).toEqual(['PRR', 'B&O']);
  });

  rule('1828:7.4-6', 'the par chart keeps the price when the stock price moves', () => {
    const t = nearly('B&O', 79).does(start('PRR', 71)).does(pass).does(sell('B&O', 3)).does(pass);
    expect([t.s.ext.par, t.price('B&O')]).toEqual([{ 'B&O': 79, PRR: 71 }, 65]);
  });

  rule('1828:7.4-7', 'the other certificates can be bought from the next turn on', () => {
    const t = blank().does(start('B&O'));
    t.refuses({ ...buy('B&O'), by: 'player1', frame: 'stockTurn/player1' }, '1828:7.1-8');
    expect(t.asks).toBe('stockTurn/player2');
    t.accepts(buy('B&O'));
  });
});

describe('7.4 Floating a public company: floating', () => {
  rule('1828:7.4-8', 'it floats the moment that 60% have left the IPO', () => {
    const four = nearly('B&O', 67, { player1: 4 }).does(buy('B&O'));
    expect([four.shares('B&O', 'ipo'), four.s.ext.floated]).toEqual([5, {}]);
    const t = nearly('B&O', 67).does(buy('B&O'));
    expect([t.shares('B&O', 'ipo'), t.s.ext.floated, t.s.ext.stockRound]).toEqual([4, { 'B&O': 2 }, 2]);
    // Shares in the bank pool count; those bought out of it change nothing.
    expect(nearly('B&O', 67, { player1: 2, pool: 3 }).does(buy('B&O')).s.ext.floated).toEqual({ 'B&O': 2 });
    expect(nearly('B&O', 67, { player1: 2, pool: 3 }).does(buy('B&O', 'pool')).s.ext.floated).toEqual({});
  });

  rule('1828:7.4-9', 'it gets the three or four station markers of the table', () => {
    const four = ['B&M', 'CPR', 'IC', 'MC', 'MP', 'NW', 'OS&H', 'PRR'];
    const three = ['B&O', 'C&O', 'ERIE', 'GT', 'NKP', 'NYC', 'NYH', 'WAB'];
    const markers = (company: string) => nearly(company, 67).does(buy(company)).s.ext.markers[company];
    expect(four.map(markers)).toEqual([4, 4, 4, 4, 4, 4, 4, 4]);
    expect(three.map(markers)).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
    expect(nearly('B&O', 67).s.ext.markers).toEqual({});
  });

  rule('1828:7.4-10', 'ten times the par price comes from the bank, whatever the stock price', () => {
    const t = Table.blank()
      .company('B&O', { cell: [11, 5], par: 79, shares: { player1: 5 } })
      .stockTurn('player2');
    const bank = t.money('bank');
    t.does(buy('B&O'));
    expect([t.money('B&O'), t.money('bank') - bank]).toEqual([790, 79 - 790]);
  });

  rule(
    '1828:7.4-11',
    'the holder of the director’s certificate controls it, no matter who bought the last share',
    () => {
      const t = nearly('B&O', 67).does(buy('B&O')).does(pass).does(pass).does(pass).does(pass);
      expect([t.s.companies['B&O']!.director, t.asks, t.who]).toEqual(['player1', 'track/B&O', ['player1']]);
    },
  );

  rule('1828:7.4-12', 'it never un-floats: it operates also when most of it lies in the pool', () => {
    const t = Table.blank()
      .company('B&O', { shares: { player1: 6 } })
      .stockTurn('player1')
      .does(sell('B&O', 4));
    t.does(pass).does(pass).does(pass);
    expect([t.s.ext.floated, t.asks]).toEqual([{ 'B&O': 1 }, 'stockTurn/player1']);
    t.does(pass);
    expect(t.asks).toBe('track/B&O');
  });

  rule('1828:7.4-12', 'as a shell of a system if need be', () => {
    const both = { player1: 6, player2: 4 };
    const t = merging(both, both).does(merge).does(pass).does(pass).does(pass).does(pass);
    expect([t.title.operatingOrder(t.s), t.asks]).toEqual([['GT'], 'track/GT']);
  });

  rule('1828:7.4-13', 'with a $250 private three more shares must be bought', () => {
    const t = remaining(['pCPR']).does(buyLot('pCPR')).does(par(67));
    expect([t.shares('CPR', 'ipo'), t.asks]).toEqual([7, 'stockTurn/player2']);
    t.does(buy('CPR')).does(buy('CPR'));
    expect([t.shares('CPR', 'ipo'), t.s.ext.floated]).toEqual([5, {}]);
    t.does(buy('CPR'));
    expect([t.shares('CPR', 'ipo'), t.s.ext.floated, t.money('CPR')]).toEqual([4, { CPR: 1 }, 670]);
  });
});
