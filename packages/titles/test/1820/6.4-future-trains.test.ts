import { describe, expect } from 'vitest';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const order = ['player1', 'player2', 'player3'];
/** The first auction, with no cousins sold. */
const first = (readings = {}): Table => {
  const t = new Table(3, { readings, deal: { order, cousins: ['GWSC', 'CBV', 'BI', 'JH'] } });
  while (t.asks === 'cousinAuction') t.does({ type: 'pass' });
  return t;
};
/** The auction of a later Stock Round, everybody with so much and the income. */
const later = (stockRound: number, cash = 0, readings = {}): Table => {
  const t = Table.blank(3, { readings }).company('LSR', { shares: { player1: 4 } });
  for (const player of order) t.cash(player, cash);
  return t.ext({ stockRound: stockRound - 1, operatingRound: 2, takeovers: true }).frames({ kind: 'course' });
};
const bid = (by: string, amount: number): Deed => ({ type: 'bid', by, amount });
const decline = (by: string): Deed => ({ type: 'decline', by });
/** Won by a player for so much. */
const won = (t: Table, by: string, amount: number): Table => {
  t.does(bid(by, amount));
  for (const other of order.filter((player) => player !== by)) if (t.who.includes(other)) t.does(decline(other));
  return t;
};
const take = (train: string): Deed => ({ type: 'takeTrain', train });
const both: Deed = { type: 'takeBoth' };

describe('6.2 Player income', () => {
  rule('1820:6.2-1', '£800 at the start of each Stock Round', () => {
    expect(later(2, 30).s.ext.order.map((player) => later(2, 30).money(player))).toEqual([830, 830, 830]);
    expect(later(5, 30).money('player2')).toBe(830);
  });

  rule('1820:6.2-2', 'the Stock Round after Queen Victoria’s death is the last with an income', () => {
    const dead = (round: number) => {
      const t = Table.blank()
        .britishRail(95)
        .company('LSR', { shares: { player1: 4 } });
      t.ext({ stockRound: round - 1, operatingRound: 2, takeovers: true, victoriaDied: 4 }).frames({ kind: 'course' });
      return t.money('player1');
    };
    expect([dead(5), dead(6), dead(7)]).toEqual([800, 0, 0]);
  });
});

describe('6.4.1 Future train auction overview', () => {
  rule('1820:6.1-3', '1820:6.4.1-1', '1820:Q8', 'yellow and green, then blue and brown, then red, then none', () => {
    const onOffer = [first(), later(2), later(3), later(4)].map((t) => t.asks);
    expect(onOffer).toEqual([
      'futureTrains/2+-181 3+-16',
      'futureTrains/5+-14 8+-6',
      'futureTrains/5D+-4',
      'stockTurn/player1',
    ]);
  });

  rule('1820:Q9', 'out of the supply, sold or not; or additional', () => {
    const supply = (t: Table, kind: string) => t.trains('depot').filter((train) => train.startsWith(`${kind}-`)).length;
    const t = won(first(), 'player1', 20).does(both);
    expect([supply(t, '3+'), t.s.trains['3+-16']]).toEqual([15, 'player1']);
    const unsold = later(2);
    for (const player of order) unsold.does(decline(player));
    expect([supply(unsold, '5+'), supply(unsold, '8+'), unsold.s.trains['8+-6']]).toEqual([13, 5, 'gone']);
    const more = won(first({ futureTrains: 'additional' }), 'player1', 20).does(both);
    expect([supply(more, '3+'), more.trains('player1')]).toEqual([16, ['2+-182', '3+-17']]);
    const none = later(2, 0, { futureTrains: 'additional' });
    for (const player of order) none.does(decline(player));
    expect(supply(none, '5+')).toBe(14);
  });

  rule('1820:6.4.1-1', 'what has left the supply before its auction is not in it', () => {
    const at = (stockRound: number, trains: Record<string, string>, readings = {}): Table => {
      const t = Table.blank(3, { readings }).company('LSR', { shares: { player1: 4 }, trains: [] });
      for (const [train, owner] of Object.entries(trains)) t.train(train, owner);
      return t.ext({ stockRound: stockRound - 1, operatingRound: 2, takeovers: true }).frames({ kind: 'course' });
    };
    expect([at(2, {}).asks, at(2, { '5+-14': 'gone' }).asks]).toEqual(['futureTrains/5+-14 8+-6', 'futureTrains/8+-6']);
    const sold = at(3, { '5D+-4': 'LSR' });
    expect([sold.asks, sold.s.trains['5D+-4']]).toEqual(['stockTurn/player1', 'LSR']);
    expect(at(3, { '5D+-4': 'LSR' }, { futureTrains: 'additional' }).asks).toBe('futureTrains/5D+-5');
  });
});

describe('6.4.2 Auction', () => {
  rule(
    '1820:6.4.2-1',
    '1820:10.4-1',
    '1820:Q1',
    'an open cry by £10 from £20 on: anybody, at any time, higher each time',
    () => {
      const t = first();
      expect(t.who).toEqual(order);
      t.refuses(bid('player2', 10), '1820:6.4.2-1').refuses(bid('player2', 25), '1820:6.4.2-1');
      t.does(bid('player2', 20)).refuses(bid('player3', 20), '1820:10.4-1').refuses(bid('player2', 30), '1820:10.4-1');
      expect(t.does(decline('player1')).does(bid('player1', 30)).who).toEqual(['player2', 'player3']);
    },
  );

  rule('1820:10.4-2', 'over when all others have declined the present bid; a new bid asks everyone again', () => {
    const t = first().does(bid('player2', 20)).does(decline('player1')).does(bid('player3', 30));
    expect(t.who).toEqual(['player1', 'player2']);
    t.does(decline('player2')).does(decline('player1'));
    expect([t.asks, t.who]).toEqual(['takeTrains/player3', ['player3']]);
  });

  rule('1820:10.4-4', 'asked by the cards: of two equal bids that of the lower card stands', () => {
    const t = first().ext({ order: ['player3', 'player1', 'player2'] });
    expect(t.who).toEqual(['player3', 'player1', 'player2']);
    t.does(bid('player3', 50)).refuses(bid('player1', 50), '1820:10.4-1', '£50');
  });

  rule('1820:6.4.2-2', 'the winner takes one or both, each for the bid', () => {
    const t = won(later(2), 'player2', 100);
    t.refuses(take('5D+-4'), '1820:6.4.2-2').accepts(take('5+-14')).does(both);
    expect([t.trains('player2'), t.money('player2'), t.asks]).toEqual([['5+-14', '8+-6'], 600, 'stockTurn/player1']);
  });

  rule('1820:6.4.2-3', 'the other one is auctioned again, for the winner too', () => {
    const t = won(later(2), 'player2', 100).does(take('8+-6'));
    expect([t.asks, t.who]).toEqual(['futureTrains/5+-14', order]);
    won(t, 'player2', 20).refuses(both, '1820:6.4.2-2').does(take('5+-14'));
    expect([t.trains('player2'), t.money('player2')]).toEqual([['5+-14', '8+-6'], 680]);
  });

  rule('1820:6.4.2-4', 'without a bid the remaining trains leave the game', () => {
    const t = won(later(2), 'player2', 100).does(take('8+-6'));
    for (const player of order) t.does(decline(player));
    expect([t.s.trains['5+-14'], t.asks]).toEqual(['gone', 'stockTurn/player1']);
  });

  rule('1820:6.4.2-5', 'in the second and third round paid at once, out of cash', () => {
    const t = later(3, 50).refuses(bid('player1', 860), '1820:6.4.2-5', '£850');
    won(t, 'player1', 850).does(take('5D+-4'));
    expect([t.money('player1'), t.trains('player1')]).toEqual([0, ['5D+-4']]);
    won(later(2), 'player1', 410).refuses(both, '1820:6.4.2-5', '£820');
  });

  rule('1820:6.4.2-6', '1820:Q10', 'in the first round out of the second income, at most £800 in all', () => {
    const t = first().refuses(bid('player1', 810), '1820:6.4.2-6').accepts(bid('player1', 800));
    won(t, 'player1', 410).refuses(both, '1820:6.4.2-6', '£820').does(take('3+-16'));
    expect([t.money('player1'), t.s.ext.owed]).toEqual([810, { player1: 410 }]);
    t.refuses(bid('player1', 400), '1820:6.4.2-6', '£390');
    won(t, 'player1', 390).does(take('2+-181'));
    expect(t.s.ext.owed).toEqual({ player1: 800 });
    t.company('LSR', { shares: { player1: 4 } });
    t.ext({ operatingRound: 2, takeovers: true }).frames({ kind: 'course' });
    expect([t.money('player1'), t.money('player2'), t.s.ext.owed]).toEqual([810, 1620, {}]);
  });

  rule(
    '1820:10.4-5',
    '1820:Q11',
    'a winner who takes none is barred from the auction that follows, only from that',
    () => {
      const t = won(later(2), 'player2', 100).does({ type: 'takeNone' });
      expect([t.asks, t.who]).toEqual(['futureTrains/5+-14 8+-6', ['player1', 'player3']]);
      t.refuses(bid('player2', 200), '1820:10.4-5');
      won(t, 'player1', 20).does(take('5+-14'));
      expect(t.who).toEqual(order);
    },
  );

  rule('1820:10.4-5', 'nor do those bid again who defaulted before; if all have, nobody does', () => {
    const t = won(later(2), 'player2', 100).does({ type: 'takeNone' });
    won(t, 'player1', 40).does({ type: 'takeNone' });
    expect(t.who).toEqual(['player3']);
    t.refuses(bid('player2', 50), '1820:10.4-5').refuses(bid('player1', 50), '1820:10.4-5');
    won(t, 'player3', 20).does({ type: 'takeNone' });
    expect([t.asks, t.s.trains['5+-14'], t.s.trains['8+-6']]).toEqual(['stockTurn/player1', 'gone', 'gone']);
  });

  rule('1820:10.4-5', 'by the other reading only the last who defaulted does not bid', () => {
    const t = won(later(2, 0, { defaulters: 'last' }), 'player2', 100).does({ type: 'takeNone' });
    won(t, 'player1', 40).does({ type: 'takeNone' });
    expect(t.who).toEqual(['player2', 'player3']);
    t.refuses(bid('player1', 50), '1820:10.4-5').accepts(bid('player2', 50));
  });

  rule('1820:6.1-1', 'income, cousins, future trains, then stock actions', () => {
    const t = new Table(3, { deal: { order, cousins: ['GWSC', 'CBV', 'BI', 'JH'] } });
    expect([t.money('player1'), t.s.stack.map(({ kind }) => kind)]).toEqual([
      810,
      ['course', 'stockRound', 'futureTrains', 'cousinAuction'],
    ]);
  });
});
