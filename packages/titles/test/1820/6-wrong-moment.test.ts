/** Stock Rounds: what is tried before or after its time, or where nobody is asked. */
import { describe, expect } from 'vitest';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const pass: Deed = { type: 'pass' };
const lobby: Deed = { type: 'lobby', amount: 20 };
const buy: Deed = { type: 'buy', as: 'player1', company: 'LSR', from: 'pool' };
const sell: Deed = { type: 'sell', as: 'player1', company: 'LSR', count: 1 };
const grow: Deed = { type: 'increase', company: 'LSR', size: 20 };
const redeem: Deed = { type: 'redeem', company: 'LSR', count: 1 };
const found: Deed = { type: 'found', company: 'LUR', size: 5, price: 55 };
const place: Deed = { type: 'place', hex: 'O17', node: 0, tile: '149', rotation: 0 };
const allot: Deed = { type: 'allot', owner: 'player1', count: 2 };

/** A new game at its cousin auction, in the order of the seats. */
const first = (): Table =>
  new Table(3, { deal: { order: ['player1', 'player2', 'player3'], cousins: ['GWSC', 'CBV', 'BI', 'JH'] } });
/** The LSR of player1, who could do all of this in a turn of the second Stock Round. */
const table = (): Table =>
  Table.blank()
    .cash('player1', 1000)
    .company('LSR', { shares: { player1: 4, player2: 1, pool: 2 }, cash: 500, price: 60 })
    .stockTurn('player1');
/** The same while player2's lobby is resolved. */
const resolving = (): Table =>
  table()
    .cash('lobbies', 20)
    .stockTurn('player1', { lobbies: [{ of: 'player2', amount: 20 }], quiet: 3 });

describe('6.3 and 6.4: auctions', () => {
  rule('1820:6.3.1-2', '1820:6.3.3-8', '1820:6.3.3-4', 'of cousins, while they last and only then', () => {
    const bid: Deed = { type: 'bid', frame: 'cousinAuction', private: 'BI', amount: 20 };
    const more: Deed = { type: 'overpay', private: 'BI', amount: 10 };
    const left: Deed = { type: 'buyCousin', private: 'JH' };
    const t = first().accepts(bid).refuses(more, '1820:6.3.3-8', 'after').refuses(left, '1820:6.3.3-4', 'once');
    t.does(bid).does(pass).does(pass).does(pass).accepts(more).refuses(bid, '1820:6.3.1-2', 'passed');
    t.refuses(left, '1820:6.3.3-4').does(pass).refuses(more, '1820:6.3.3-8').accepts(left).does(pass).does(pass);
    expect(t.does(pass).asks).toBe('futureTrains/2+-181 3+-16');
    t.refuses(bid, '1820:6.3.1-2').refuses(more, '1820:6.3.3-8').refuses(left, '1820:6.3.3-4');
  });

  rule(
    '1820:6.1-1',
    '1820:10.4-2',
    '1820:6.4.2-2',
    'of future trains, after the cousins and before stock actions',
    () => {
      const frame = 'futureTrains/2+-181 3+-16';
      const bid = (by: string): Deed => ({ type: 'bid', frame, by, amount: 20 });
      const decline = (by: string): Deed => ({ type: 'decline', frame, by });
      const take: Deed = { type: 'takeTrain', train: '3+-16' };
      const t = first()
        .refuses(bid('player1'), '1820:6.1-1', 'cousin auction')
        .refuses(lobby, '1820:6.1-1', 'auctions');
      t.does(pass).does(pass).does(pass).accepts(bid('player2')).refuses(take, '1820:6.4.2-2', 'winner');
      for (const type of ['takeBoth', 'takeNone']) t.refuses({ type }, '1820:6.4.2-2', 'winner');
      t.refuses(lobby, '1820:6.1-1', 'auctions').does(bid('player2')).does(decline('player1')).does(decline('player3'));
      t.refuses(bid('player1'), '1820:10.4-2', 'over').refuses(decline('player1'), '1820:10.4-2');
      t.refuses({ ...decline('player1'), type: 'leave' }, '1820:10.4-2');
      t.does({ type: 'takeBoth' }).refuses(bid('player1'), '1820:10.4-2').refuses(take, '1820:6.4.2-2').accepts(lobby);
    },
  );
});

describe('6.5 and 6.6: stock actions', () => {
  rule('1820:6.1-1', '1820:6.5.3.1-1', '1820:Q80', 'not in another round', () => {
    const here = table().accepts(lobby).accepts(buy).accepts(sell).accepts(grow).accepts(redeem);
    for (const t of [here, table()]) {
      if (t === here) t.operating('LSR', 'track');
      else t.takeovers();
      for (const deed of [lobby, buy, grow, { type: 'raise', lobby: 20, amount: 30 }])
        t.refuses({ ...deed, by: 'player1' }, '1820:6.1-1', 'Stock Round');
      t.refuses({ ...redeem, by: 'player1' }, '1820:6.5.3.1-1', 'Stock Round');
      t.refuses({ ...sell, by: 'player1' }, '1820:Q80', 'you must pay');
    }
  });

  rule('1820:6.5.1-5', 'nor while lobbies are resolved, as far as they or share-counts are concerned', () => {
    table().accepts(lobby).accepts(grow);
    const t = resolving();
    expect(t.asks).toBe('float/player2');
    for (const by of ['player1', 'player2']) t.refuses({ ...lobby, by }, '1820:6.5.1-5', 'resolved');
    t.refuses({ ...grow, by: 'player1' }, '1820:6.5.1-5', 'share-count');
    t.refuses({ type: 'raise', by: 'player1', lobby: 20, amount: 30 }, '1820:6.5.1-5', 'no more lobbies');
  });

  rule('1820:6.6.1-3', '1820:6.6.2-13', '1820:6.5.2.2-8', 'no float without a lobby, no buyers without a draft', () => {
    const t = table().refuses(found, '1820:6.6.1-3', 'lobby').refuses(place, '1820:6.6.1-3');
    t.refuses({ type: 'keepMarker' }, '1820:6.6.1-3')
      .refuses({ type: 'proposeFloat' }, '1820:6.6.1-3')
      .refuses(allot, '1820:6.6.2-13', 'float a company');
    t.refuses({ type: 'keepShares' }, '1820:6.5.2.2-8', 'increases').does(grow).accepts({ type: 'keepShares' });
    const lobbied = resolving().accepts(found);
    lobbied.refuses({ ...found, by: 'player1' }, 'table:not-yours').does(pass);
    expect(lobbied.asks).toBe('stockTurn/player1');
    lobbied.refuses(found, '1820:6.6.1-3').accepts(buy);
  });

  rule('1820:13.4-5', 'no choice of a director where no cousins tie', () => {
    const choose: Deed = { type: 'chooseHeir', private: 'BI' };
    const t = table().cousin('BI', 'player1').cousin('CBV', 'player2').refuses(choose, '1820:13.4-5', 'tie');
    t.company('LUR', { shares: { player1: 4, BI: 2, CBV: 2 } }).stockTurn('player1');
    t.does({ ...sell, company: 'LUR', count: 3 }).accepts(choose);
  });
});
