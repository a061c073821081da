import { range } from '@roundhouse/kernel';
import { describe, expect } from 'vitest';
import { adjustPrices, fallFor } from '../../src/1820/06-stock-round/6.7-price-adjustments.ts';
import { price } from '../../src/1820/16-stock-market.ts';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { cellOf, Table } from './table.ts';

const pass: Deed = { type: 'pass' };
const sell = (as: string, company: string, count = 1): Deed => ({ type: 'sell', as, company, count });
const buy = (as: string, company: string, from = 'pool'): Deed => ({ type: 'buy', as, company, from });
const table = (): Table => {
  const t = Table.blank().cousin('BI', 'player1', 300).cousin('CBV', 'player2', 300);
  for (const player of t.s.ext.order) t.cash(player, 500);
  return t;
};
/** The LSR of 20 shares at £60. */
const lsr = (shares: Record<string, number>, more = {}): Table =>
  table()
    .company('LSR', { size: 20, shares, price: 60, ...more })
    .stockTurn('player1');

describe('6.5.2.3 Selling shares', () => {
  rule('1820:6.5.2.3-1', 'only of a company that floated in an earlier Stock Round', () => {
    lsr({ player1: 5, player2: 2 }, { floated: 2 }).refuses(sell('player1', 'LSR'), '1820:6.5.2.3-1');
    lsr({ player1: 5, player2: 2 }, { floated: 1 }).accepts(sell('player1', 'LSR'));
    const own = table()
      .company('LSR', { size: 1, shares: { player1: 1 } })
      .stockTurn('player1');
    own.refuses(sell('player1', 'LSR'), '1820:6.5.2.3-1');
  });

  rule('1820:6.5.2.3-2', 'not of one that has grown in this round', () => {
    lsr({ player1: 5, player2: 2 }, { grown: 2 }).refuses(sell('player1', 'LSR'), '1820:6.5.2.3-2');
    lsr({ player1: 5, player2: 2 }, { grown: 1 }).accepts(sell('player1', 'LSR'));
  });

  rule('1820:6.5.2.3-3', 'not of one in liquidation', () => {
    lsr({ player1: 5, player2: 2 }, { price: 10 }).refuses(sell('player1', 'LSR'), '1820:6.5.2.3-3');
    lsr({ player1: 5, player2: 2 }, { price: 40 }).accepts(sell('player1', 'LSR'));
  });

  rule('1820:6.5.2.3-4', '1820:6.5.2.3-5', 'for the price each, into the pool, however many; the price stays', () => {
    const t = lsr({ player1: 8, player2: 2, pool: 9 }).refuses(sell('player1', 'LSR', 9), '1820:6.5.2.3-4');
    t.does(sell('player1', 'LSR', 8));
    expect([t.shares('LSR', 'pool'), t.money('player1'), t.price('LSR')]).toEqual([17, 980, 60]);
    expect(t.s.companies['LSR']!.director).toBe('player2');
  });

  rule('1820:6.5.2.3-6', 'one share stays with a player or cousin', () => {
    lsr({ player1: 5 })
      .refuses(sell('player1', 'LSR', 5), '1820:6.5.2.3-6')
      .accepts(sell('player1', 'LSR', 4));
    lsr({ player1: 5, BI: 1 }).accepts(sell('player1', 'LSR', 5));
  });

  rule('1820:6.5.2.3-7', '1820:Q29', 'the same limits for a sale to somebody else, who then may not buy back', () => {
    const from = (more: object) => lsr({ player1: 5, player2: 2 }, more);
    from({ floated: 2 }).refuses(buy('player1', 'LSR', 'player2'), '1820:6.5.2.3-7');
    from({ grown: 2 }).refuses(buy('player1', 'LSR', 'player2'), '1820:6.5.2.3-7');
    const t = from({})
      .does(buy('player1', 'LSR', 'player2'))
      .does({ type: 'accept', by: 'player2' })
      .does(pass);
    t.refuses(buy('player2', 'LSR', 'treasury'), '1820:6.5.2.4-6').accepts(buy('CBV', 'LSR', 'treasury'));
  });
});

describe('6.5.2.4 Buying shares', () => {
  rule('1820:6.5.2.4-1', 'from treasury, pool, and players or cousins who agree', () => {
    const t = lsr({ player2: 5, BI: 2, CBV: 2, pool: 1 });
    t.refuses(buy('player1', 'LSR', 'player3'), '1820:6.5.2.4-1').accepts(buy('player1', 'LSR'));
    t.accepts(buy('player1', 'LSR', 'treasury'));
    // A cousin of one's own is not asked, that of another player through the player.
    expect(
      lsr({ player2: 5, BI: 2 })
        .does(buy('player1', 'LSR', 'BI'))
        .shares('LSR', 'player1'),
    ).toBe(1);
    t.does(buy('player1', 'LSR', 'CBV'));
    expect([t.asks, t.who, t.shares('LSR', 'player1')]).toEqual(['offer/LSR', ['player2'], 0]);
    t.does({ type: 'decline' }).refuses(buy('player1', 'LSR', 'CBV'), '1820:6.5.2.4-1', 'declined');
    t.accepts(buy('player1', 'LSR', 'player2'));
  });

  rule(
    '1820:6.5.2.4-2',
    '1820:6.5.2.4-8',
    'always for the price: to the treasury, the bank, the cousin, the player',
    () => {
      const paid = (from: string, payee: string, ...more: Deed[]) => {
        const t = lsr({ player2: 5, CBV: 2, pool: 1 });
        const before = t.money(payee);
        t.does(buy('player1', 'LSR', from));
        for (const deed of more) t.does(deed);
        return [500 - t.money('player1'), t.money(payee) - before];
      };
      const agreed = { type: 'accept', by: 'player2' };
      expect([paid('treasury', 'LSR'), paid('pool', 'bank')]).toEqual([
        [60, 60],
        [60, 60],
      ]);
      expect([paid('CBV', 'CBV', agreed), paid('player2', 'player2', agreed)]).toEqual([
        [60, 60],
        [60, 60],
      ]);
    },
  );

  rule('1820:6.5.2.4-3', 'one share in an action', () => {
    const t = lsr({ player1: 3, player2: 2, pool: 4 }).accepts(buy('player1', 'LSR')).does(buy('player1', 'LSR'));
    t.refuses(buy('player1', 'LSR'), '1820:6.5.2.4-3');
  });

  rule('1820:6.5.2.4-4', '1820:Q81', 'nobody buys who holds 60%; more than that may stay', () => {
    lsr({ player1: 12, pool: 2 }).refuses(buy('player1', 'LSR'), '1820:6.5.2.4-4');
    lsr({ player1: 11, pool: 2 }).accepts(buy('player1', 'LSR')).accepts(pass);
    lsr({ player1: 14, pool: 2 }).refuses(buy('player1', 'LSR'), '1820:6.5.2.4-4').accepts(pass);
  });

  rule('1820:6.5.2.4-5', 'nothing of a company in liquidation', () => {
    lsr({ player1: 3, pool: 2 }, { price: 10 }).refuses(buy('player1', 'LSR'), '1820:6.5.2.4-5');
    lsr({ player1: 3, pool: 2 }, { price: 40 }).accepts(buy('player1', 'LSR'));
  });

  rule('1820:6.5.2.4-6', 'a player who has sold in the round does not buy; in the next one again', () => {
    const t = lsr({ player1: 3, player2: 4 }).does(sell('player1', 'LSR'));
    t.refuses(buy('player1', 'LSR'), '1820:6.5.2.4-6').stockTurn('player1', {}, 4).accepts(buy('player1', 'LSR'));
  });

  rule('1820:6.5.2.4-7', '1820:14.1-1', 'a player and a cousin do not bind each other, each with own money', () => {
    const t = lsr({ player1: 3, player2: 4, BI: 2 }).does(sell('player1', 'LSR')).does(pass).does(pass).does(pass);
    t.refuses(buy('player1', 'LSR'), '1820:6.5.2.4-6').does(buy('BI', 'LSR'));
    expect([t.money('BI'), t.money('player1'), t.shares('LSR', 'BI')]).toEqual([240, 560, 3]);
  });
});

describe('13.4 and 14.1: cousins who direct', () => {
  rule('1820:13.4-5', 'of cousins who tie the seller chooses', () => {
    const t = lsr({ player1: 4, BI: 3, CBV: 3 }).does(sell('player1', 'LSR', 2));
    expect([t.asks, t.who]).toEqual(['heir/LSR', ['player1']]);
    t.refuses({ type: 'chooseHeir', private: 'GWSC' }, '1820:13.4-5').does({ type: 'chooseHeir', private: 'CBV' });
    expect(t.s.companies['LSR']!.director).toBe('CBV');
  });

  rule('1820:14.1-3', '1820:Q31', 'a cousin who directs sells enough to direct no longer, in one go', () => {
    const t = lsr({ BI: 6, player2: 3, player3: 2 });
    expect(t.s.companies['LSR']!.director).toBe('BI');
    // Three would tie, which changes nothing (Q48).
    t.refuses(sell('BI', 'LSR', 3), '1820:14.1-3', '4 shares').refuses(sell('BI', 'LSR', 1), '1820:14.1-3');
    expect(t.choices('sell').map(({ openFields }) => openFields['count'])).toEqual([range(4, 6)]);
    t.accepts(sell('BI', 'LSR', 6)).does(sell('BI', 'LSR', 4));
    expect([t.s.companies['LSR']!.director, t.shares('LSR', 'BI')]).toEqual(['player2', 2]);
    t.does(pass);
    // A player who does not direct sells as many as they like.
    t.accepts(sell('player2', 'LSR', 1));
  });

  rule('1820:Q31', 'a turn may be for something else, but no pass; where it stays director it sells all it can', () => {
    const t = lsr({ BI: 6, pool: 4 }, { size: 10 }).refuses(pass, '1820:6.5.1-3');
    t.accepts(buy('player1', 'LSR')).accepts({ type: 'lobby', amount: 20 });
    t.refuses(sell('BI', 'LSR', 4), '1820:14.1-3', '5 shares')
      .does(sell('BI', 'LSR', 5))
      .does(pass);
    expect([t.s.companies['LSR']!.director, t.shares('LSR', 'BI')]).toEqual(['BI', 1]);
    // Now nothing more can be sold, and the player may pass.
    t.does(pass).does(pass).accepts(pass);
  });
});

describe('6.7 End of Stock Round', () => {
  /** The price of a company after the adjustments. */
  const after = (size: number, shares: Record<string, number>, more = {}, readings = {}): number => {
    const t = Table.blank(3, { readings }).company('LSR', { size, shares, price: 60, ...more });
    return t.after(adjustPrices).price('LSR');
  };

  rule('1820:6.7-2', 'one space a share, or each 5%, whichever is fewer', () => {
    const falls = (size: number) => {
      const { s } = Table.blank().company('LSR', { size, shares: { player1: 1 } });
      return [1, 2, 3, 4, 5, 6].map((count) => fallFor(s, 'LSR', count));
    };
    expect([10, 20, 50].map(falls)).toEqual([
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 6],
      [1, 1, 2, 2, 2, 3],
    ]);
    expect([after(10, { player1: 4, pool: 2 }), after(50, { player1: 20, pool: 2 })]).toEqual([51, 55]);
  });

  rule('1820:Q2', 'by the other reading one space for each 10%', () => {
    expect(after(20, { player1: 8, pool: 3 })).toBe(47);
    expect(after(20, { player1: 8, pool: 3 }, {}, { poolFall: 'ten-percent' })).toBe(51);
    expect(after(10, { player1: 4, pool: 2 }, {}, { poolFall: 'ten-percent' })).toBe(51);
  });

  rule('1820:6.7-1', 'one company after the other, the first in operating order first', () => {
    const t = Table.blank()
      .company('LSR', { shares: { player1: 4, pool: 1 }, price: 65 })
      .company('M&BR', { shares: { player1: 4, pool: 2 }, price: 71 });
    // The first that happens when all have passed.
    t.stockTurn('player1').endRound();
    const moved = t.events.filter(({ event }) => event === 'price').slice(0, 2);
    expect(moved).toEqual(['M&BR', 'LSR'].map((company) => ({ event: 'price', company, ...cellOf(60) })));
  });

  rule('1820:16.2.2-2', 'down to the gray area, and no further', () => {
    const fallen = (pool: number, from: number): number =>
      price(lsr({ player1: 4, pool }, { price: from }).trying(adjustPrices), 'LSR');
    expect([fallen(1, 43), fallen(1, 40), fallen(6, 43)]).toEqual([40, 10, 10]);
  });

  rule('1820:6.7-5', 'one space up where players and cousins hold all of it', () => {
    const t = table().company('LSR', { size: 5, shares: { player1: 3, BI: 2 }, price: 60 });
    expect(t.after(adjustPrices).price('LSR')).toBe(65);
    expect(after(5, { player1: 3, player2: 1 })).toBe(60);
  });

  rule('1820:9.1-3', 'a price that so comes to £500 ends the game at once', () => {
    const t = Table.blank().company('LSR', { size: 5, shares: { player1: 3, player2: 2 }, price: 477 });
    t.stockTurn('player1').endRound();
    expect([t.s.ended?.reason, t.price('LSR'), t.s.ext.operatingRound]).toEqual(['top-price', 500, 0]);
  });
});
