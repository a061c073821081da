/** Stock Rounds in which several rules meet. */
import { describe, expect } from 'vitest';
import type { CousinAuction } from '../../src/1820/state.ts';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const pass: Deed = { type: 'pass' };
const sell = (as: string, company: string, count = 1): Deed => ({ type: 'sell', as, company, count });
const buy = (as: string, company: string, from = 'pool'): Deed => ({ type: 'buy', as, company, from });
const allot = (owner: string, count: number): Deed => ({ type: 'allot', owner, count });
const agree = (by: string): Deed => ({ type: 'accept', by });
const money = (t: Table, ...owners: string[]): number[] => owners.map((owner) => t.money(owner));
const held = (t: Table, company: string, ...owners: string[]): number[] =>
  owners.map((owner) => t.shares(company, owner));
const director = (t: Table): string | null => t.s.companies['LSR']!.director;
const rich = (players: number, each: number): Table => {
  const t = Table.blank(players);
  for (const player of t.s.ext.order) t.cash(player, each);
  return t;
};

describe('two players and the very first round', () => {
  const bid = (cousin: string, amount: number): Deed => ({ type: 'bid', private: cousin, amount });
  /** Player2 has card #1 and so £810, player1 £820. Three bids of £20 give way to £30 on the fourth cousin. */
  const pushedOut = (): Table =>
    new Table(2, { deal: { order: ['player2', 'player1'], cousins: ['SDS', 'CBV', 'GLCC', 'VF'] } })
      .does(bid('SDS', 20))
      .does(bid('CBV', 20))
      .does(bid('GLCC', 20))
      .does(bid('VF', 30));
  /** Player2 wins two cousins and spends all that is left on one of them; player1 has the other two, for £30 each. */
  const sold = (): Table =>
    pushedOut()
      .does(bid('SDS', 140))
      .does(pass)
      .does(bid('CBV', 200))
      .does(pass)
      .does(pass)
      .does({ type: 'overpay', private: 'SDS', amount: 470 })
      .does(pass)
      .does({ type: 'buyCousin', private: 'GLCC' });

  rule(
    '1820:6.3.2-5',
    '1820:6.3.3-7',
    '1820:6.3.3-8',
    'three bids pushed out at once, all cash over-paid, a leftover',
    () => {
      expect((pushedOut().top as unknown as CousinAuction).bids).toEqual({ VF: { player: 'player1', amount: 30 } });
      const t = sold();
      expect(money(t, 'player2', 'SDS', 'CBV')).toEqual([0, 140 + 470 - 130, 200 - 120]);
      expect(money(t, 'player1', 'VF', 'GLCC')).toEqual([820 - 60, 120 - 30, 130 - 30]);
      expect(['SDS', 'CBV', 'GLCC', 'VF'].map((cousin) => t.s.privates[cousin])).toEqual([
        'player2',
        'player2',
        'player1',
        'player1',
      ]);
    },
  );

  rule('1820:6.4.2-6', '1820:Q10', 'a player who has no cash left bids the whole of the next income', () => {
    const t = sold();
    expect(t.choices('bid', 'player2')[0]!.openFields['amount']).toMatchObject({ min: 20, max: 800 });
    t.does({ type: 'bid', by: 'player2', amount: 400 }).does({ type: 'decline', by: 'player1' });
    t.does({ type: 'takeBoth' });
    expect([t.trains('player2'), t.money('player2'), t.s.ext.owed]).toEqual([['2+-181', '3+-16'], 0, { player2: 800 }]);
    // Without money there is nothing to do in the turn that follows.
    expect([t.asks, t.choices().map(({ type }) => type)]).toEqual(['stockTurn/player2', ['pass']]);
  });

  rule(
    '1820:9.1-2',
    '1820:Q73',
    'a founder without money lets cousins buy: no player directs, and the game is over',
    () => {
      const t = sold().does({ type: 'decline', by: 'player2' }).does({ type: 'decline', by: 'player1' });
      t.does(pass).does({ type: 'lobby', amount: 760 });
      // The lobby has taken all, so that nothing can be sold and the turn is over.
      expect([t.asks, ...money(t, 'player1', 'lobbies')]).toEqual(['stockTurn/player2', 0, 760]);
      t.does(pass).does(pass);
      t.does({ type: 'found', company: 'LSR', size: 5, price: 55 });
      t.does({ type: 'place', hex: 'O17', node: 0, tile: '149', rotation: 0 });
      // No fee can be paid, and only cousins can buy.
      expect(t.choices('place')).toEqual([]);
      t.does({ type: 'keepMarker' });
      expect(t.choices('allot').map(({ fields }) => fields['owner'])).toEqual(['SDS', 'CBV', 'GLCC', 'VF']);
      t.does(allot('GLCC', 1)).does(allot('SDS', 1)).does({ type: 'proposeFloat' }).does(agree('player2'));
      t.does(buy('SDS', 'LSR', 'treasury'))
        .does(pass)
        .does(pass);
      expect([director(t), t.s.ended?.reason]).toEqual(['SDS', 'no-control']);
    },
  );
});

describe('five players and an increase', () => {
  rule(
    '1820:6.5.2.2-8',
    '1820:Q20',
    '1820:Q28',
    'asked by the cards, not by seats; a cousin who sold is barred; a player who ties with a cousin directs',
    () => {
      const order = ['player3', 'player1', 'player5', 'player2', 'player4'];
      const t = rich(5, 1000).ext({ order }).cousin('BI', 'player1', 300).cousin('JH', 'player5', 90);
      const shares = { player1: 3, player2: 2, player3: 1, BI: 1, JH: 1 };
      t.company('LSR', { shares, price: 71 }).stockTurn('player1');
      t.does({ type: 'increase', company: 'LSR', size: 50 });
      expect((t.top as unknown as { asked: string[] }).asked).toEqual(['JH', 'player2', 'player3', 'BI']);
      const keep: Deed = { type: 'keepShares' };
      t.does({ type: 'sell', count: 1 }).does(keep).does(keep).does(keep);
      // Of 20 shares 7 are held.
      t.refuses(allot('JH', 1), '1820:6.5.2.4-6').does(allot('BI', 4)).does(allot('player5', 5));
      t.refuses(allot('player4', 5), '1820:6.5.2.2-6', '4 shares').does(allot('player4', 4));
      t.does({ type: 'proposeIncrease' });
      expect(t.who).toEqual(['player5', 'player4']);
      t.refuses(agree('player2'), 'table:not-yours').does(agree('player4')).does(agree('player5'));
      expect(held(t, 'LSR', 'player1', 'player5', 'player4', 'BI', 'JH')).toEqual([3, 5, 4, 5, 0]);
      // 10% and, since 20 is skipped, 10% more go to the pool beside what was sold; no certificate is left over.
      expect(held(t, 'LSR', 'pool', 'LSR', 'unused')).toEqual([11, 19, 0]);
      expect(money(t, 'LSR', 'BI', 'JH', 'player5')).toEqual([13 * 71, 300 - 4 * 71, 90 + 71, 1000 - 5 * 71]);
      expect(director(t)).toBe('player5');
    },
  );
});

describe('cousins who come to direct', () => {
  rule(
    '1820:6.5.2.3-2',
    '1820:14.1-3',
    'by an increase: nothing can be sold in that round, and in the next it must be',
    () => {
      const t = rich(2, 100).cousin('BI', 'player1', 500);
      t.company('LSR', { size: 5, shares: { player1: 2 }, price: 55 }).stockTurn('player1');
      t.does({ type: 'increase', company: 'LSR', size: 20 }).does(allot('BI', 6)).does({ type: 'proposeIncrease' });
      expect([director(t), ...held(t, 'LSR', 'BI', 'player1', 'pool', 'LSR')]).toEqual(['BI', 6, 2, 4, 8]);
      t.does(pass)
        .refuses(sell('BI', 'LSR', 5), '1820:6.5.2.3-2')
        .accepts(pass);
      t.stockTurn('player1', {}, 3).refuses(pass, '1820:6.5.1-3');
      t.refuses(sell('BI', 'LSR', 4), '1820:14.1-3', '5 shares').does(sell('BI', 'LSR', 5));
      expect(director(t)).toBe('player1');
    },
  );

  rule('1820:13.4-2', '1820:Q29', 'by a share that the director sells it: then only enough of them may be sold', () => {
    const t = rich(3, 100).cousin('BI', 'player1', 100).cousin('JH', 'player3');
    const shares = { player2: 3, player1: 2, BI: 3, JH: 1 };
    t.company('LSR', { shares, price: 60, director: 'player2' }).stockTurn('player1');
    // Asked for and not answered yet, it can be withdrawn, and asked of somebody else.
    t.does(buy('BI', 'LSR', 'JH'));
    expect([t.who, t.choices('withdraw', 'player1').length]).toEqual([['player3'], 1]);
    t.does({ type: 'withdraw', by: 'player1' })
      .does(buy('BI', 'LSR', 'player2'))
      .does(agree('player2'));
    expect([director(t), ...held(t, 'LSR', 'BI', 'player2'), ...money(t, 'BI', 'player2')]).toEqual([
      'BI',
      4,
      2,
      40,
      160,
    ]);
    t.refuses(sell('BI', 'LSR', 2), '1820:14.1-3', '3 shares')
      .accepts(sell('BI', 'LSR', 3))
      .does(pass);
    // Who has sold to somebody does not buy again, and whose cousin directs cannot pass.
    t.refuses(buy('player2', 'LSR', 'treasury'), '1820:6.5.2.4-6')
      .does(pass)
      .does(pass);
    t.refuses(pass, '1820:6.5.1-3').does(sell('BI', 'LSR', 3));
    // Player1 and player2 tie: the next after the cousin's player.
    expect(director(t)).toBe('player2');
  });
});

describe('British Rail in a Stock Round', () => {
  rule(
    '1820:Q71',
    '1820:13.5-7',
    'at £10, all of it held: bought up to 60 shares of a cousin, all sold at once',
    () => {
      const t = rich(2, 1000).colour('brown').cousin('BI', 'player1', 1000);
      t.britishRail(10, { player1: 59, player2: 30, BI: 11 }).company('LSR', { shares: { player2: 4 } });
      t.stockTurn('player1')
        .refuses(buy('player1', 'BR'), '1820:6.5.2.4-1')
        .does(buy('player1', 'BR', 'BI'));
      expect([...held(t, 'BR', 'player1', 'BI'), ...money(t, 'player1', 'BI')]).toEqual([60, 10, 990, 1010]);
      t.does(sell('player1', 'BR', 60))
        .does(buy('player2', 'BR'))
        .does(pass);
      t.refuses(buy('player1', 'BR'), '1820:6.5.2.4-6').refuses(buy('BI', 'BR'), '1820:6.5.2.4-6');
      t.endRound();
      expect([t.price('BR'), t.s.companies['BR']!.director, ...held(t, 'BR', 'pool')]).toEqual([10, null, 59]);
    },
  );
});
