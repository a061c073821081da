import { describe, expect } from 'vitest';
import { buy } from '../deals.ts';
import { rule } from '../rule.ts';
import { announce, bundle, decline, drop, forward, redeemSold, sells } from './sales.ts';
import { Table } from './table.ts';

/** Player 1 directs the NRS (ƒ74) and the AMS (ƒ91); both have operated and have no money. */
const table = (): Table =>
  Table.blank()
    .company('NRS', { shares: { player1: 5, player2: 3, player3: 1 }, price: 74, operated: true })
    .company('AMS', { shares: { player1: 4, player2: 2, player3: 3 }, price: 91, operated: true })
    .cash('player1', 0);
const places = (t: Table): number[] => ['NRS', 'AMS'].map((id) => t.price(id));

describe('7.2 Sell shares: what can be sold', () => {
  rule('1839:7.2-1', 'a director’s certificate cannot be sold', () => {
    const t = Table.blank().company('NRS', { shares: { player1: 5 }, price: 74, operated: true });
    t.refuses(bundle('NRS', 4), '1839:7.2-1').does(bundle('NRS', 3)).refuses(bundle('NRS', 4), '1839:7.2-1');
    t.does(announce);
    expect([t.shares('NRS', 'player1'), t.shares('NRS', 'pool')]).toEqual([2, 3]);
  });

  rule('1839:7.2-3', 'none in the first stock round', () => {
    table().stockTurn('player1', {}, 1).refuses(bundle('NRS'), '1839:7.2-3');
    table().stockTurn('player1', {}, 2).accepts(bundle('NRS'));
  });

  rule('1839:7.2-13', '1839:Q17', 'any number of one’s own shares, and the pool takes all of them', () => {
    const t = Table.blank().company('NRS', { shares: { player1: 2, player2: 2, pool: 6 }, price: 74, operated: true });
    t.stockTurn('player2').refuses(bundle('NRS', 3), '1839:7.2-13').refuses(bundle('NRS', 0), '1839:7.2-13');
    t.does(bundle('NRS', 1)).refuses(bundle('NRS', 3), '1839:7.2-13');
    sells(t, ['NRS', 2]);
    expect(t.shares('NRS', 'pool')).toBe(8);
  });

  rule('1839:7.2-4', 'nothing of a company that has no price', () => {
    const t = table();
    t.set({ shares: { ...t.s.shares, MSS: { ipo: 9, player1: 1 } } });
    t.refuses(bundle('MSS'), '1839:7.2-4').does(bundle('NRS')).refuses(bundle('MSS'), '1839:7.2-4');
  });

  rule('1839:7.2-14', 'in an operating round nothing is sold without need', () => {
    const t = table();
    t.accepts(bundle('NRS'));
    t.endRound();
    expect(t.title.roundName(t.s)).toBe('OR 2.1');
    t.refuses({ ...bundle('NRS'), by: 'player2', frame: 'stockTurn/player1' }, '1839:7.2-14');
  });

  rule('1839:7.2-15', '1839:Q13', 'after buying, also of the company just bought', () => {
    const t = table().cash('player1', 500).does(buy('NRS'));
    expect(t.asks).toBe('stockTurn/player1');
    sells(t, ['NRS', 1]);
    expect([t.shares('NRS', 'player1'), t.asks]).toEqual([5, 'stockTurn/player2']);
  });
});

describe('7.2 Sell shares: the price', () => {
  rule(
    '1839:7.2-4',
    '1839:7.2-5',
    '1839:Q11',
    'the current price once it has operated since it floated, else that to its left',
    () => {
      expect(sells(table(), ['NRS', 2]).money('player1')).toBe(2 * 74);
      const fresh = (floated: number | false) =>
        Table.blank()
          .company('HIJSM', { shares: { player1: 5, player2: 2 }, price: 74, floated, trains: ['2-1'], cash: 80 })
          .cash('player1', 0);
      expect(sells(fresh(1), ['HIJSM', 2]).money('player1')).toBe(2 * 67);
      expect(sells(fresh(false), ['HIJSM', 2]).money('player1')).toBe(2 * 67);
      // Its own operation is what counts.
      const t = fresh(1).endRound();
      expect(t.onTurn).toBe('HIJSM');
      t.endTurn().stockTurn('player1').cash('player1', 0);
      // Without a dividend it has fallen to ƒ67.
      expect(sells(t, ['HIJSM', 1]).money('player1')).toBe(67);
    },
  );

  rule('1839:7.2-6', 'at the left end the current price', () => {
    const t = Table.blank()
      .company('L1', { shares: { player1: 4 }, price: 10 })
      .cash('player1', 0);
    expect(sells(t, ['L1', 2]).money('player1')).toBe(20);
    const next = Table.blank()
      .company('L1', { shares: { player1: 4 }, price: 13 })
      .cash('player1', 0);
    expect(sells(next, ['L1', 2]).money('player1')).toBe(20);
  });
});

describe('7.2 Sell shares: the process', () => {
  rule('1839:7.2-7', 'the seller decides the order, and so that in which markers move', () => {
    const both = (): Table =>
      Table.blank()
        .company('NRS', { shares: { player1: 4 }, price: 82, operated: true })
        .company('AMS', { shares: { player1: 4 }, price: 74, operated: true });
    // Two of the NRS and one of the AMS meet at ƒ67.
    const stack = (t: Table): string[] => t.s.market.order.filter((id) => t.price(id) === 67);
    expect(stack(sells(both(), ['NRS', 2], ['AMS', 1]))).toEqual(['NRS', 'AMS']);
    expect(stack(sells(both(), ['AMS', 1], ['NRS', 2]))).toEqual(['AMS', 'NRS']);
    const t = both().does(bundle('NRS', 2)).does(bundle('AMS', 2)).does(bundle('AMS', 1));
    t.refuses(forward('NRS'), '1839:7.2-7').refuses(drop('MSS'), '1839:7.2-7').refuses(forward('MSS'), '1839:7.2-7');
    expect(stack(t.does(forward('AMS')).does(announce))).toEqual(['AMS', 'NRS']);
    expect(both().does(bundle('NRS', 2)).does(drop('NRS')).asks).toBe('stockTurn/player1');
  });

  rule('1839:7.2-8', 'all shares of a company bring one price, that before its marker moves', () => {
    const t = sells(table(), ['NRS', 2], ['AMS', 2]);
    expect([t.money('player1'), places(t)]).toEqual([2 * 74 + 2 * 91, [61, 74]]);
  });

  rule('1839:7.2-9', 'a new director has the company before it is asked', () => {
    const t = table().cash('NRS', 1000);
    sells(t, ['NRS', 3]);
    expect([t.asks, t.who, t.s.companies['NRS']!.director]).toEqual(['redemption/NRS', ['player2'], 'player2']);
    expect(t.price('NRS')).toBe(74);
  });

  rule('1839:7.2-10', 'company by company in the order of the sale, each knowing the answers before', () => {
    const t = table().cash('NRS', 500).cash('AMS', 500);
    sells(t, ['AMS', 2], ['NRS', 1]);
    // Player 3 directs the AMS now.
    expect([t.asks, t.who]).toEqual(['redemption/AMS', ['player3']]);
    t.does(redeemSold);
    expect([t.asks, t.who, t.shares('AMS', 'AMS'), places(t)]).toEqual(['redemption/NRS', ['player1'], 2, [74, 91]]);
    t.does(decline);
    expect([t.asks, places(t)]).toEqual(['stockTurn/player1', [67, 91]]);
  });

  rule('1839:7.2-11', 'one space left for each share that is not redeemed, after all answers', () => {
    const t = table().cash('AMS', 500);
    sells(t, ['NRS', 2], ['AMS', 1]);
    expect([t.asks, places(t)]).toEqual(['redemption/AMS', [74, 91]]);
    expect(places(t.does(decline))).toEqual([61, 82]);
    const low = Table.blank().company('L1', { shares: { player1: 6 }, price: 13, operated: true });
    expect(sells(low, ['L1', 4]).price('L1')).toBe(10);
  });

  rule('1839:7.2-12', 'what is not redeemed goes to the pool', () => {
    const t = table().cash('AMS', 500);
    sells(t, ['NRS', 2], ['AMS', 1]);
    expect([t.shares('NRS', 'pool'), t.shares('NRS', 'sold')]).toEqual([0, 2]);
    t.does(decline);
    expect([t.shares('NRS', 'pool'), t.shares('AMS', 'pool'), t.shares('NRS', 'sold')]).toEqual([2, 1, 0]);
  });

  rule('1839:Q69', 'one announcement before the action and one after it', () => {
    const t = sells(table().cash('player1', 500), ['NRS', 1]);
    t.refuses(bundle('AMS'), '1839:Q69').does(buy('AMS')).accepts(bundle('NRS'));
    sells(t, ['AMS', 1]);
    expect(t.asks).toBe('stockTurn/player2');
    const again = table().cash('player1', 500).cash('AMS', 500).does(buy('AMS'));
    expect(again.does(bundle('AMS')).does(announce).asks).toBe('redemption/AMS');
  });
});
