import { describe, expect } from 'vitest';
import type { Trade } from '../../src/1828/state.ts';
import { rule } from '../rule.ts';
import { giveUp, holdings, merge, merging, pass, setAside, takeFrom, tradeUp, trail } from './merging.ts';
import type { Table } from './table.ts';

/** The piles on the table while a question is open: `a` shares of the GT, `b` of the WAB. */
const piles = (t: Table): Trade => t.top['trade'] as Trade;
const buy = { type: 'buy', company: 'GT', from: 'ipo' };

/**
 * The first player, with nine shares, has set one of the GT aside and traded; the second player's pair of the WAB
 * takes it, and the third player's single share is asked for.
 */
function asideTaken(prices: { gt: number; wab: number }, cash = 800): Table {
  const wish = { gt: { price: prices.gt }, wab: { price: prices.wab } };
  const t = merging(
    { player1: 5 },
    { player1: 4, player2: 2, player3: 1 },
    { ...wish, gt: { ...wish.gt, floated: 1 } },
  );
  return t.cash('player1', cash).does(merge).does(setAside('GT'));
}

describe('7.5.2.1 Share trading process: where system shares come from', () => {
  rule('1828:7.5.2.1-1', 'first from the shares that are traded in', () => {
    const t = merging({ player1: 5, player2: 2 }, { player1: 3, player2: 2, player3: 1 }).does(merge);
    // A share of the GT was discarded, but the second player needs none.
    expect(trail(t)).toEqual(['player3 sets WAB aside', 'player1 trades 4', 'player2 trades 2']);
    expect([piles(t).discards, piles(t).ipo]).toEqual([
      { a: 1, b: 3 + 2 },
      { a: 3, b: 4 },
    ]);
  });

  rule('1828:7.5.2.1-2', 'then from shares discarded earlier', () => {
    const t = merging({ player1: 5, player3: 2 }, { player1: 3, player2: 2 }, { wab: { floated: 1 } }).does(merge);
    expect(trail(t)).toEqual([
      'player1 trades 4',
      'player2 trades 1',
      'player2 takes from discards',
      'player3 trades 1',
    ]);
  });

  rule('1828:7.5.2.1-3', 'then from other players, who get a share of the other company', () => {
    const t = merging({ player1: 4, player3: 2 }, { player1: 4, player2: 2, player3: 1 }).does(merge);
    t.does(setAside('WAB'));
    expect(trail(t)).toEqual([
      'player3 sets WAB aside',
      'player1 trades 4',
      'player2 trades 1',
      'player2 takes from player3',
      'player3 trades 1',
    ]);
    // Both have traded a pair; the IPO was not touched and no money moved.
    expect([piles(t).hands['player2']!.down, piles(t).hands['player3']!.down, piles(t).ipo]).toEqual([
      1,
      1,
      { a: 4, b: 3 },
    ]);
    expect([t.money('player2'), t.money('player3')]).toEqual([800, 800]);
  });

  rule('1828:7.5.2.1-3', '1828:Q1', 'the taker names the player, one who has traded already included', () => {
    const t = merging({ player1: 4, player3: 3, player4: 2 }, { player1: 3, player2: 2, player4: 2 }, { players: 4 });
    t.does(merge).does(setAside('GT'));
    // The first player has traded, but for the share set aside; the third has set one of three aside.
    expect([t.asks, t.who]).toEqual(['merger/GT', ['player2']]);
    t.accepts(takeFrom('player1')).accepts(takeFrom('player3')).accepts(takeFrom('player4'));
    t.refuses(takeFrom('player2'), '1828:7.5.2.1-3');
    t.refuses(takeFrom('player5'), '1828:7.5.2.1-3');
    t.does(takeFrom('player3'));
    // An ordinary share goes before the one set aside, so no money moves.
    expect([piles(t).hands['player3'], t.money('player3')]).toEqual([{ a: 0, b: 0, aside: 'a', down: 1 }, 700]);
  });

  rule('1828:7.5.2.1-4', 'a player who loses a share set aside is paid the difference by the bank, or pays it', () => {
    const gains = asideTaken({ gt: 79, wab: 71 });
    expect([gains.money('player1'), piles(gains).hands['player1']]).toEqual([
      800 + 8,
      { a: 0, b: 0, aside: 'b', down: 4 },
    ]);
    // What is set aside now is a share of the WAB, and trading it up costs $40.
    gains.does(giveUp).does(tradeUp);
    expect(gains.money('player1')).toBe(808 - 40);
    const loses = asideTaken({ gt: 71, wab: 79 });
    expect([loses.money('player1'), piles(loses).hands['player1']!.aside]).toEqual([800 - 8, 'b']);
  });

  rule('1828:7.5.2.1-5', '1828:Q6', 'who cannot pay it loses the share for the price of the one taken: a sale', () => {
    const pays = asideTaken({ gt: 71, wab: 79 }, 8);
    expect([pays.money('player1'), piles(pays).hands['player1']!.aside]).toEqual([0, 'b']);
    const t = asideTaken({ gt: 71, wab: 79 }, 7);
    expect([t.money('player1'), piles(t).hands['player1']]).toEqual([7 + 71, { a: 0, b: 0, aside: null, down: 4 }]);
    // The share of the WAB that the first player received is among the discards again.
    expect(piles(t).discards).toEqual({ a: 0, b: 4 + 2 });
    t.does(giveUp);
    expect([t.shares('GT', 'player1'), t.asks]).toEqual([3, 'stockTurn/player1']);
    t.does(pass).does(pass).does(pass).cash('player1', 500);
    t.refuses(buy, '1828:7.3-5');
  });

  rule('1828:7.5.2.1-6', 'then from the IPO, which gets a discarded share in return', () => {
    const t = merging({ player1: 5, pool: 1 }, { player1: 5, player2: 2, player3: 1 }).does(merge);
    expect(trail(t)).toEqual([
      'player3 sets WAB aside',
      'player1 trades 5',
      'player2 trades 1',
      'player2 takes from ipo',
    ]);
    expect([piles(t).ipo, piles(t).pool, piles(t).discards]).toEqual([
      { a: 3, b: 3 },
      { a: 1, b: 0 },
      { a: 0, b: 6 },
    ]);
  });

  rule('1828:7.5.2.1-7', 'and last from the bank pool, which gets one too', () => {
    const t = merging({ player1: 5, pool: 4 }, { player1: 5, player2: 4, player3: 1 }).does(merge);
    expect(trail(t).slice(-3)).toEqual(['player2 trades 2', 'player2 takes from ipo', 'player2 takes from pool']);
    expect([piles(t).ipo, piles(t).pool, piles(t).discards]).toEqual([
      { a: 0, b: 1 },
      { a: 3, b: 1 },
      { a: 0, b: 7 },
    ]);
  });

  rule('1828:7.5.2.1-8', 'shares received lie face down and are not taken again, until the trading ends', () => {
    const t = merging({ player1: 5, player3: 2, player4: 2 }, { player1: 5, player2: 2 }, { players: 4 }).does(merge);
    // The first player has five face down, those of two others have not been traded.
    expect([t.who, piles(t).hands['player1']]).toEqual([['player2'], { a: 0, b: 0, aside: null, down: 5 }]);
    t.refuses(takeFrom('player1'), '1828:7.5.2.1-3');
    t.does(takeFrom('player3'));
    expect(holdings(t)).toEqual({ player1: 4, player2: 1, player3: 1, player4: 1, ipo: 2, treasury: 1 });
    t.does({ type: 'sell', company: 'GT', count: 2 });
  });

  rule('1828:7.5.2.1-9', 'shares traded in or given up are open to those who trade later', () => {
    const t = merging({ player1: 5, player2: 1 }, { player1: 5, player3: 1 }).does(merge);
    expect(piles(t).discards).toEqual({ a: 0, b: 5 });
    t.does(giveUp);
    expect(piles(t).discards).toEqual({ a: 1, b: 5 });
    t.does(tradeUp);
    expect(trail(t)).toEqual(['player3 trades up', 'player3 takes from discards']);
  });
});

describe('7.5.2.1 Share trading process: single shares and the end', () => {
  rule('1828:7.5.2.1-10', 'who cannot pay, or will not, sells the single share; a dollar decides', () => {
    const single = (cash: number) =>
      merging({ player1: 6 }, { player1: 5, player2: 1 }).cash('player2', cash).does(merge).does(setAside('WAB'));
    const poor = single(39);
    expect([poor.money('player2'), poor.who]).toEqual([39 + 71, ['player1']]);
    const able = single(40);
    expect(able.who).toEqual(['player2']);
    able.accepts(giveUp).does(tradeUp);
    expect([able.money('player2'), piles(able).hands['player2']!.down]).toEqual([0, 1]);
  });

  rule('1828:7.5.2.1-10', '1828:7.5.2.1-13', 'when the ten shares are out nobody can trade up any more', () => {
    const gt = { player1: 4, player2: 3, player3: 2, player4: 1 };
    const wab = { player1: 5, player2: 2, player3: 1, player4: 2 };
    const t = merging(gt, wab, { players: 4 }).does(merge);
    for (const company of ['WAB', 'GT', 'GT', 'WAB']) t.does(setAside(company));
    t.does(tradeUp).does(tradeUp);
    // Eight pairs and two singles: the fourth and the first player are paid for theirs.
    expect(trail(t)).toEqual(['player3 trades up', 'player4 gives up', 'player1 gives up']);
    expect(holdings(t)).toEqual({ player1: 3, player2: 3, player3: 2, player4: 1, treasury: 1 });
    expect([t.money('player4'), t.money('player1')]).toEqual([771, 771]);
  });

  rule(
    '1828:7.5.2.1-11',
    '1828:Q4',
    'a share given up is discarded, not traded with the pool; it counts as a sale',
    () => {
      const t = merging({ player1: 5, player3: 1, pool: 1 }, { player1: 3, player2: 1, player3: 1, pool: 1 });
      t.does(merge);
      expect([t.who, piles(t).pool]).toEqual([['player2'], { a: 1, b: 1 }]);
      t.does(giveUp);
      // With a third share the pool would get two, and the IPO only three for its seven.
      expect(holdings(t)).toEqual({ player1: 3, player3: 1, pool: 1, ipo: 4, treasury: 1 });
      t.does(pass).refuses(buy, '1828:7.3-5');
    },
  );

  rule('1828:7.5.2.1-12', 'bank pool and IPO get nothing when no system share is left', () => {
    const t = merging({ player1: 5, player2: 3, player3: 1, pool: 1 }, { player1: 4, player2: 2, player3: 2 });
    t.does(merge).does(setAside('GT')).does(setAside('GT')).does(setAside('WAB'));
    for (let i = 0; i < 3; i++) t.does(tradeUp);
    // Nine, five and three shares have become five, three and two.
    expect(holdings(t)).toEqual({ player1: 4, player2: 3, player3: 2, treasury: 1 });
    expect([t.shares('WAB', 'gone'), t.asks]).toEqual([10, 'stockTurn/player1']);
  });
});
