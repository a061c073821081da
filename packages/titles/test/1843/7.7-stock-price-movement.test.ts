import { draftOf } from '@roundhouse/kernel';
import { describe, expect } from 'vitest';
import { moveLeft, moveRight } from '../../src/1843/07-stock-round/7.7-price-movement.ts';
import { market } from '../../src/1843/material.ts';
import { rule } from '../rule.ts';
import { allPass } from './auction.ts';
import { buy, sell } from '../deals.ts';
import { cellOf, Table } from './table.ts';

type At = readonly [row: number, col: number];

/** The EST, of which the first player has six shares, on a cell; others of two shares each may stand somewhere. */
const est = (cell: At, others: Readonly<Record<string, At>> = {}): Table => {
  const t = Table.blank().company('EST', { cell, shares: { player1: 6 } });
  for (const [company, at] of Object.entries(others)) t.company(company, { cell: at, shares: { player2: 2 } });
  return t.stockTurn('player1');
};

/** Where the marker comes to by a dividend, or without one. */
const moved = (move: typeof moveLeft, cell: At): At => {
  const t = est(cell);
  const g = draftOf(t.s);
  move(g, 'EST');
  return cellOf(t.set(g.s), 'EST');
};

/** All shares of the EST are the first player's, and the stock round ends. */
const soldOut = (cell: At, others: Readonly<Record<string, At>> = {}): Table => {
  const t = Table.blank().company('EST', { cell, shares: { player1: 6, player2: 4 } });
  for (const [company, at] of Object.entries(others))
    t.company(company, { cell: at, shares: { player2: 6, player3: 4 } });
  return allPass(t.stockTurn('player1'));
};

describe('7.7 Stock price movement: sales', () => {
  rule('1843:7.7-2', 'one row down for each share', () => {
    expect(cellOf(est([5, 3]).does(sell('EST')), 'EST')).toEqual([6, 3]);
    const t = est([5, 3]).does(sell('EST', 4));
    expect([cellOf(t, 'EST'), t.price('EST')]).toEqual([[9, 3], 72]);
  });

  rule('1843:7.7-2', 'also across the height of a red line', () => {
    expect(cellOf(est([3, 1]).does(sell('EST', 3)), 'EST')).toEqual([6, 1]);
  });

  rule('1843:7.7-3', 'under the markers of the new square', () => {
    const t = est([4, 3], { PO: [6, 3], SO: [6, 3] }).does(sell('EST', 2));
    expect(t.s.market.order).toEqual(['PO', 'SO', 'EST']);
  });

  rule('1843:7.7-4', '1843:Q5', 'a sale that brings it to the bottom of the column ends there', () => {
    const t = est([12, 7], { PO: [13, 7], SO: [13, 7] }).does(sell('EST', 3));
    expect([cellOf(t, 'EST'), t.s.market.order]).toEqual([
      [13, 7],
      ['PO', 'SO', 'EST'],
    ]);
  });

  rule(
    '1843:7.7-5',
    'a marker that stood at the bottom sinks one place for each share, to the end of the stack',
    () => {
      const stack = (): Table => est([13, 7], { PO: [13, 7], SO: [13, 7], NOR: [13, 7] });
      expect(stack().does(sell('EST')).s.market.order).toEqual(['PO', 'EST', 'SO', 'NOR']);
      expect(stack().does(sell('EST', 2)).s.market.order).toEqual(['PO', 'SO', 'EST', 'NOR']);
      const last = stack().does(sell('EST', 4));
      expect([last.s.market.order, cellOf(last, 'EST'), last.price('EST')]).toEqual([
        ['PO', 'SO', 'NOR', 'EST'],
        [13, 7],
        67,
      ]);
      expect(last.events).toContainEqual({ event: 'sinks', company: 'EST', behind: 'NOR' });
    },
  );

  rule('1843:7.7-5', 'markers of other squares are not passed, and alone in its square it stays', () => {
    const t = est([13, 7], { PO: [9, 5], SO: [13, 7], NOR: [9, 5] }).does(sell('EST'));
    expect(t.s.market.order).toEqual(['PO', 'SO', 'EST', 'NOR']);
    const alone = est([13, 7], { PO: [9, 5] }).does(sell('EST', 3));
    expect([alone.s.market.order, cellOf(alone, 'EST')]).toEqual([
      ['EST', 'PO'],
      [13, 7],
    ]);
  });

  rule('1843:7.7-15', 'the order in which a player sells is the order in which the markers move', () => {
    const both = (): Table =>
      Table.blank()
        .company('EST', { cell: [8, 5], shares: { player1: 3 } })
        .company('PO', { cell: [8, 5], shares: { player1: 3 } })
        .stockTurn('player1');
    expect(both().does(sell('EST')).does(sell('PO')).s.market.order).toEqual(['EST', 'PO']);
    expect(both().does(sell('PO')).does(sell('EST')).s.market.order).toEqual(['PO', 'EST']);
  });
});

describe('7.7 Stock price movement: dividends', () => {
  rule('1843:7.7-6', 'with a dividend one column right', () => expect(moved(moveRight, [5, 3])).toEqual([5, 4]));
  rule('1843:7.7-7', 'at the right end of a row up', () => {
    expect(moved(moveRight, [5, 13])).toEqual([4, 13]);
    expect(moved(moveRight, [4, 14])).toEqual([3, 14]);
    expect(moved(moveRight, [13, 8])).toEqual([12, 8]);
  });
  rule('1843:7.7-8', 'without a dividend one column left', () => expect(moved(moveLeft, [5, 3])).toEqual([5, 2]));
  rule('1843:7.7-9', 'at the left end of a row down', () => {
    expect(moved(moveLeft, [0, 0])).toEqual([1, 0]);
    expect(moved(moveLeft, [14, 1])).toEqual([15, 1]);
  });
  rule('1843:7.7-10', 'in the three bottom-left corners it stays', () => {
    const corners = market[0]!.rows.flatMap((row, r) =>
      row.flatMap((cell, col) => {
        const [toRow, toCol] = cell ? moved(moveLeft, [r, col]) : [-1, -1];
        return toRow === r && toCol === col ? [[r, col]] : [];
      }),
    );
    expect(corners).toEqual([
      [13, 0],
      [15, 1],
      [17, 2],
    ]);
  });
  rule('1843:7.7-11', 'at a red line down instead of left; to the right there is none', () => {
    const lines: readonly At[] = [
      [4, 1],
      [5, 1],
      [6, 2],
      [7, 2],
    ];
    for (const [row, col] of lines) {
      expect(moved(moveLeft, [row, col])).toEqual([row + 1, col]);
      expect(moved(moveRight, [row, col - 1])).toEqual([row, col]);
    }
    expect(moved(moveLeft, [8, 2])).toEqual([8, 1]);
    expect(moved(moveLeft, [3, 1])).toEqual([3, 0]);
  });
});

describe('7.7 Stock price movement: sold out', () => {
  rule('1843:7.7-12', 'what players own whole rises one row at the end of a stock round', () => {
    expect(cellOf(soldOut([5, 3]), 'EST')).toEqual([4, 3]);
    for (const shares of [
      { player1: 6, player2: 3 },
      { player1: 6, player2: 3, pool: 1 },
    ]) {
      const t = Table.blank()
        .company('EST', { cell: [5, 3], shares })
        .stockTurn('player1');
      expect(cellOf(allPass(t), 'EST')).toEqual([5, 3]);
    }
  });

  rule('1843:7.7-12', 'also up to a square beyond a red line’s row', () => {
    expect(cellOf(soldOut([8, 2]), 'EST')).toEqual([7, 2]);
  });

  rule('1843:Q12', 'in operating order, so that the one with the higher price stays ahead in a shared square', () => {
    // The PO came to the market later but stands higher; each rises into the square that the other leaves or shares.
    const t = soldOut([6, 5], { PO: [5, 5] });
    expect([cellOf(t, 'EST'), cellOf(t, 'PO')]).toEqual([
      [5, 5],
      [4, 5],
    ]);
    const shared = soldOut([1, 0], { PO: [0, 0], SO: [2, 1] });
    // 122 falls to 120 and comes first there; the SO rises to it and goes under.
    expect([cellOf(shared, 'PO'), cellOf(shared, 'SO')]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(shared.s.market.order.filter((company) => company !== 'EST')).toEqual(['PO', 'SO']);
  });

  rule('1843:7.7-13', 'from the top row one down and one right, even if the price falls', () => {
    const t = soldOut([0, 0]);
    expect([cellOf(t, 'EST'), t.price('EST')]).toEqual([[1, 1], 120]);
    expect(cellOf(soldOut([0, 13]), 'EST')).toEqual([1, 14]);
  });

  rule('1843:7.7-14', '1843:Q11', 'under all markers there; one that stays keeps its place', () => {
    const t = soldOut([6, 5], { PO: [5, 5] });
    expect(t.s.market.order).toEqual(['PO', 'EST']);
    const corner = est([13, 0], { PO: [13, 0] });
    const g = draftOf(corner.s);
    moveLeft(g, 'EST');
    expect(g.s.market.order).toEqual(['EST', 'PO']);
    moveRight(g, 'EST');
    moveLeft(g, 'EST');
    expect(g.s.market.order).toEqual(['PO', 'EST']);
  });

  rule('1843:7.7-14', 'a company that is parred goes under those that stand there', () => {
    const t = est([9, 5]).does({ type: 'start', company: 'PO', price: 79 });
    expect(t.s.market.order).toEqual(['EST', 'PO']);
    expect(t.events.some(({ event }) => event === 'price')).toBe(true);
  });
});

describe('8.10 Game end: 500fr', () => {
  rule(
    '1843:8.10.1-3',
    '1843:Q12',
    '500fr at the end of a stock round: at once, after all moves of that moment',
    () => {
      const t = soldOut([1, 14], { PO: [5, 5] });
      expect([t.price('EST'), cellOf(t, 'PO'), t.s.ended?.reason]).toEqual([500, [4, 5], 'top-price']);
      expect(t.events.filter(({ event }) => event === 'round')).toEqual([]);
      expect(t.events.at(-1)!.event).toBe('win');
    },
  );

  rule('1843:8.10.1-4', '500fr by a dividend: at the end of that operating round, with more of the set to come', () => {
    const t = Table.blank()
      .company('SO', { cell: [0, 13], shares: { player1: 6 } })
      .operatingRound(1, [2]);
    const g = draftOf(t.s);
    moveRight(g, 'SO');
    t.set(g.s);
    expect([t.price('SO'), t.s.ended, t.asks]).toEqual([500, null, 'track/SO']);
    // Even if the price falls again in the round.
    t.company('SO', { cell: [1, 14], shares: { player1: 6 } }).endTurn();
    expect([t.s.ended?.reason, t.title.roundName(t.s)]).toEqual(['top-price', 'OR 2.1']);
  });
});

describe('8.10 Game end: 500fr by a dividend', () => {
  rule('1843:8.10.1-4', '1843:7.7-7', 'the others still have their turns, and the set is cut short', () => {
    const t = Table.blank()
      .phase('green')
      .company('EST', {
        cell: [1, 14],
        shares: { player1: 6 },
        trains: ['green-1'],
        stations: [['H25', 0]],
        operated: true,
      })
      .company('SO', { cell: [5, 4], shares: { player2: 6 } })
      .face('green-1', '4+1')
      .operatingRound(1, [2]);
    t.does({ type: 'pass' });
    t.runsBest();
    t.does({ type: 'dividend', choice: 'pay' }).endTurn();
    expect([t.price('EST'), t.asks, t.s.ended]).toEqual([500, 'track/SO', null]);
    t.endTurn();
    expect([t.s.ended?.reason, t.title.roundName(t.s)]).toEqual(['top-price', 'OR 2.1']);
  });
});

describe('8.10.2 Scoring', () => {
  /** The first player has 500fr, the LH and six shares of the EST at 79. */
  const rich = (): Table =>
    Table.blank(2)
      .company('EST', { price: 79, par: 67, shares: { player1: 6 }, cash: 1000, trains: ['yellow-1'] })
      .private('LH', 'player1')
      .cash('player1', 500)
      .stockTurn('player1');

  rule('1843:8.10.2-1', 'cash and portfolio', () => {
    expect(rich().title.score(rich().s)['player1']).toBe(500 + 60 + 6 * 79);
  });
  rule('1843:8.10.2-2', 'what companies own does not count', () => {
    const more = rich().cash('EST', 5000).train('yellow-2', 'EST').private('C', 'EST');
    expect(more.title.score(more.s)).toEqual(rich().title.score(rich().s));
  });
  rule('1843:8.10.2-3', 'privates count at face value', () => {
    const t = rich();
    const before = t.title.score(t.s)['player1']!;
    expect(t.private('LM', 'player1').title.score(t.s)['player1']! - before).toBe(210);
  });
  rule('1843:8.10.2-4', '1843:Q52', 'shares at the stock price, those without a par at nothing', () => {
    const t = rich();
    t.company('PO', { price: 100, par: 67, shares: { player2: 3 } });
    expect(t.title.score(t.s)['player2']).toBe(t.money('player2') + 300);
    t.set({ shares: { ...t.s.shares, ETA: { player2: 1, ipo: 9 } } });
    expect(t.title.score(t.s)['player2']).toBe(t.money('player2') + 300);
  });
  rule('1843:8.10.2-5', 'the highest wins, and equal ones share the win', () => {
    const end = (cash: number): unknown => {
      const t = Table.blank(3).company('EST', { cell: [1, 14], shares: { player1: 5, player2: 5 } });
      t.cash('player1', 100).cash('player2', cash).cash('player3', 0).stockTurn('player1');
      return allPass(t).events.at(-1);
    };
    expect(end(100)).toEqual({ event: 'win', players: ['player1', 'player2'] });
    expect(end(101)).toEqual({ event: 'win', players: ['player2'] });
  });
});

describe('14 Stock market', () => {
  /** The EST on a cell, of which the first player has six shares and of which three more are to be had. */
  const on = (cell: At): Table =>
    Table.blank()
      .company('EST', { cell, par: 67, shares: { player1: 6, pool: 2 } })
      .stockTurn('player1');

  rule('1843:14-2', 'more than 60% in the orange and brown zones, not in the yellow one', () => {
    on([7, 0]).accepts(buy('EST'));
    on([13, 0]).accepts(buy('EST'));
    on([4, 0]).refuses(buy('EST'), '1843:14-2');
    on([5, 3]).refuses(buy('EST'), '1843:7.3-8');
  });

  rule('1843:14-2', 'several certificates in one action in the brown zone only', () => {
    on([13, 0]).does(buy('EST')).accepts(buy('EST')).accepts(buy('EST', 'pool'));
    on([7, 0]).does(buy('EST')).refuses(buy('EST', 'pool'), '1843:14-2');
  });
});
