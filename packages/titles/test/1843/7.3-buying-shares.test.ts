import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { buyLot, remaining } from './auction.ts';
import { buy, pass, sell, start } from '../deals.ts';
import { cellOf, Table } from './table.ts';

type At = readonly [row: number, col: number];
/** The EST, parred at 79, on a cell; the first player has three shares, and two lie in the pool. */
const est = (cell: At = [9, 5], shares: Record<string, number> = { player1: 3, pool: 2 }): Table =>
  Table.blank().company('EST', { cell, par: 79, shares }).stockTurn('player1');

describe('7.3 Buying shares', () => {
  rule('1843:7.3-1', 'one certificate in a turn', () => {
    const t = est().does(buy('EST')).refuses(buy('EST'), '1843:7.3-1').refuses(start('PO'), '1843:7.3-1');
    expect(t.choices('buy')).toEqual([]);
    t.does(pass).accepts(buy('EST'));
  });

  rule('1843:7.3-1', 'also when the turn is over because nothing could follow', () => {
    const t = Table.blank().stockTurn('player1').does(start('EST'));
    expect(t.asks).toBe('stockTurn/player2');
    for (const deed of [buy('EST'), start('PO')]) {
      t.refuses({ ...deed, by: 'player1', frame: 'stockTurn/player1' }, '1843:7.3-1');
    }
    t.does(pass).does(pass).accepts(buy('EST'));
  });

  rule('1843:7.3-2', '1843:Q8', 'several of one company in the brown zone, from IPO and pool together', () => {
    const t = est([13, 0]).cash('player1', 400);
    t.does(buy('EST')).does(buy('EST', 'pool')).does(buy('EST')).does(buy('EST', 'pool'));
    expect([t.shares('EST', 'player1'), t.money('player1')]).toEqual([7, 400 - 2 * 79 - 2 * 47]);
    // As many as can be paid: 148fr are left, and a share of the IPO costs 79fr.
    t.does(buy('EST')).refuses(buy('EST'), '1843:7.1-3');
  });

  rule('1843:7.3-2', '1843:Q8', 'of no other company, and a sale closes the purchase', () => {
    const two = (): Table =>
      est([13, 0])
        .company('PO', { cell: [13, 0], par: 67, shares: { player1: 2, pool: 2 } })
        .stockTurn('player1');
    two().does(buy('EST')).refuses(buy('PO'), '1843:7.3-1').refuses(start('SO'), '1843:7.3-1').accepts(buy('EST'));
    const t = two().does(buy('EST')).does(sell('EST'));
    t.refuses(buy('EST'), '1843:7.3-1').refuses(buy('PO'), '1843:7.3-1');
    expect(two().does(buy('EST')).does(pass).asks).toBe('stockTurn/player2');
  });

  rule('1843:7.3-3', '10% certificates only of a parred company', () => {
    const t = remaining(['BA']).does(buyLot('BA')).stockTurn('player2');
    t.refuses(buy('ETA'), '1843:7.3-3').does(start('ETA')).accepts(buy('ETA'));
    expect(
      est()
        .choices('buy')
        .every(({ fields }) => fields['company'] === 'EST'),
    ).toBe(true);
  });

  rule('1843:7.3-4', 'from the IPO for the par price, whatever the stock price', () => {
    for (const cell of [
      [13, 7],
      [0, 5],
    ] as const) {
      const t = est(cell).cash('player1', 500);
      expect(t.does(buy('EST')).money('player1')).toBe(500 - 79);
    }
  });

  rule('1843:7.3-5', 'from the pool for the stock price', () => {
    const t = est([13, 7]).cash('player1', 500);
    expect(t.does(buy('EST', 'pool')).money('player1')).toBe(500 - 67);
    expect(est([0, 5]).cash('player1', 500).does(buy('EST', 'pool')).money('player1')).toBe(500 - 167);
  });

  rule('1843:7.3-6', 'not what was sold in this stock round, in the next one again', () => {
    const t = est().does(sell('EST')).refuses(buy('EST'), '1843:7.3-6').refuses(buy('EST', 'pool'), '1843:7.3-6');
    t.does(pass).accepts(buy('EST')).does(pass).does(pass).refuses(buy('EST'), '1843:7.3-6');
    t.does(pass);
    expect(t.s.ext.stockRound).toBe(3);
    while (t.asks !== 'stockTurn/player1') t.does(pass);
    t.accepts(buy('EST'));
  });

  rule('1843:7.3-7', 'the bank is paid, not the company', () => {
    const t = est([9, 5], { player1: 5, pool: 1 });
    const bank = t.money('bank');
    t.does(buy('EST', 'pool'));
    expect([t.money('bank') - bank, t.money('EST')]).toEqual([79, 0]);
    t.does(pass).does(start('PO', 73));
    expect([t.money('bank') - bank, t.money('PO')]).toEqual([79 + 146, 0]);
  });

  rule('1843:7.3-8', 'no more than 60% of a company', () => {
    est([9, 5], { player1: 5 }).does(buy('EST')).does(pass).does(pass).does(pass).refuses(buy('EST'), '1843:7.3-8');
    est([9, 5], { player1: 6, pool: 1 }).refuses(buy('EST', 'pool'), '1843:7.3-8');
  });

  rule('1843:7.3-9', '1843:Q9', 'more in the orange and brown zones, and it is kept when the zone is left', () => {
    const t = est([7, 0], { player1: 6, player2: 3 }).does(buy('EST'));
    expect(t.shares('EST', 'player1')).toBe(7);
    const left = Table.blank().company('EST', { cell: [7, 1], par: 79, shares: { player1: 7, player2: 1 } });
    // Nothing must be sold, but nothing more can be bought.
    left.stockTurn('player1').accepts(pass).refuses(buy('EST'), '1843:14-2');
    const open = Table.blank().company('EST', { cell: [7, 2], par: 79, shares: { player1: 7, player2: 1 } });
    open.stockTurn('player1').accepts(pass).refuses(buy('EST'), '1843:7.3-8');
  });
});

describe('7.4 Starting or floating a new company', () => {
  const blank = (phase = 'yellow'): Table => Table.blank().phase(phase).stockTurn('player1');
  const offered = (phase: string): unknown => {
    const openField = blank(phase).choices('start')[0]!.openFields['price'];
    return openField?.kind === 'oneOf' ? openField.values : openField;
  };

  rule('1843:7.4-1', 'the first certificate is the director’s, from the IPO, and it is bought once', () => {
    const t = blank().does(start('EST'));
    expect([t.s.shares['EST'], t.s.companies['EST']!.director]).toEqual([{ ipo: 8, player1: 2 }, 'player1']);
    t.refuses(start('EST', 73), '1843:7.4-1').accepts(buy('EST'));
  });

  rule('1843:7.4-2', 'at a par price whose colour the phase has opened', () => {
    for (const price of [67, 73, 79]) blank().accepts(start('EST', price));
    for (const price of [0, 70, 71, 86, 94, 105, 120]) blank().refuses(start('EST', price), '1843:7.4-2');
  });

  rule('1843:15.1-2', 'yellow phase: 67, 73, 79', () => expect(offered('yellow')).toEqual([67, 73, 79]));
  rule('1843:15.2-1', 'green phase: 86 and 94 too', () => expect(offered('green')).toEqual([67, 73, 79, 86, 94]));
  rule('1843:15.3-1', 'blue phase: 105 too', () => expect(offered('blue')).toEqual([67, 73, 79, 86, 94, 105]));
  rule('1843:15.4-1', 'from brown phase on: 120 too', () => {
    for (const phase of ['brown', 'red', 'gray']) expect(offered(phase)).toEqual([67, 73, 79, 86, 94, 105, 120]);
  });

  rule('1843:7.4-3', 'the marker goes to the coloured box of the diagonal, never to another of that price', () => {
    const boxes = [67, 73, 79, 86, 94, 105, 120].map((price) => {
      const t = blank('brown').does(start('EST', price));
      expect([t.s.ext.par, t.price('EST')]).toEqual([{ EST: price }, price]);
      return cellOf(t, 'EST');
    });
    expect(boxes).toEqual([
      [13, 7],
      [11, 6],
      [9, 5],
      [7, 4],
      [5, 3],
      [3, 2],
      [1, 1],
    ]);
  });

  rule('1843:7.4-3', 'under markers already there', () => {
    const t = Table.blank()
      .company('PO', { cell: [9, 5], shares: { player2: 2 } })
      .stockTurn('player1');
    expect(t.does(start('EST', 79)).s.market.order).toEqual(['PO', 'EST']);
  });

  rule('1843:7.4-4', 'twice the par price goes to the bank', () => {
    const t = blank();
    const bank = t.money('bank');
    t.does(start('EST', 79));
    expect([t.money('player1'), t.money('bank') - bank, t.money('EST')]).toEqual([800 - 158, 158, 0]);
  });

  /** One share short of 60%; the second player's turn. */
  const nearly = (shares: Record<string, number>): Table =>
    Table.blank()
      .company('EST', { cell: [12, 5], par: 79, shares })
      .stockTurn('player2');

  rule('1843:7.4-5', 'it floats as soon as no more than 40% are left in the IPO, those in the pool being sold', () => {
    expect(nearly({ player1: 4 }).does(buy('EST')).s.ext.floated).toEqual({});
    expect(nearly({ player1: 5 }).does(buy('EST')).s.ext.floated).toEqual({ EST: 2 });
    expect(nearly({ player1: 2, pool: 3 }).does(buy('EST')).s.ext.floated).toEqual({ EST: 2 });
    expect(nearly({ player1: 2, pool: 3 }).does(buy('EST', 'pool')).s.ext.floated).toEqual({});
  });

  rule('1843:7.4-5', 'the 10% of the ETA that came with BA count', () => {
    const t = remaining(['BA']).does(buyLot('BA')).does(start('ETA')).does(buy('ETA')).does(buy('ETA'));
    expect([t.shares('ETA', 'ipo'), t.s.ext.floated]).toEqual([5, {}]);
    t.does(buy('ETA'));
    expect([t.shares('ETA', 'ipo'), t.s.ext.floated]).toEqual([4, { ETA: 1 }]);
  });

  rule('1843:7.4-6', 'ten times the par price comes from the bank, whatever the stock price', () => {
    const t = nearly({ player1: 5 });
    const bank = t.money('bank');
    t.does(buy('EST'));
    expect([t.money('EST'), t.money('bank') - bank]).toEqual([790, 79 - 790]);
  });

  rule('1843:7.4-7', 'control is the director’s, no matter who bought the last share', () => {
    const t = nearly({ player1: 5 }).does(buy('EST')).does(pass).does(pass).does(pass).does(pass);
    expect([t.asks, t.who]).toEqual(['track/EST', ['player1']]);
  });

  rule('1843:7.4-8', 'it operates in every later round, also with most of it in the pool', () => {
    const t = Table.blank(2)
      .company('SO', { par: 67, shares: { player1: 6 } })
      .stockTurn('player1');
    t.does(sell('SO', 4)).does(pass).does(pass).does(pass);
    expect([t.asks, t.title.roundName(t.s)]).toEqual(['track/SO', 'OR 2.1']);
    t.endTurn();
    t.does(pass).does(pass);
    expect([t.asks, t.title.roundName(t.s)]).toEqual(['track/SO', 'OR 3.1']);
  });

  rule('1843:7.4-9', 'one that has not floated does not operate', () => {
    const t = Table.blank(2)
      .company('SO', { par: 67, shares: { player1: 6 } })
      .company('PO', { par: 67, price: 79, shares: { player2: 5 } })
      .operatingRound();
    expect([t.title.operatingOrder(t.s), t.asks]).toEqual([['SO'], 'track/SO']);
    expect(t.endTurn().title.roundName(t.s)).toBe('OR 2.2');
  });
});
