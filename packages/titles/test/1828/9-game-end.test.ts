import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { accept, decline } from './merging.ts';
import { pass } from '../deals.ts';
import { Table } from './table.ts';
import { buying, buyTrain, emergency, owning } from './trains.ts';

const agree = (winner: string, by = 'player1') => ({ type: 'agreeWinner', frame: 'course', winner, by });
const winners = (t: Table): unknown => t.events.find(({ event }) => event === 'win')?.['players'];
/** Everybody passes until the game is over: the rounds that began on the way. */
function passesToTheEnd(t: Table): unknown[] {
  const rounds: unknown[] = [];
  for (let passes = 0; passes < 100 && !t.s.ended; passes++) {
    t.does(pass);
    rounds.push(...t.events.filter(({ event }) => event === 'round').map((event) => event['name']));
  }
  return rounds;
}
/** The B&O stands one row below the $500 box, in players' hands but for what is told; all pass. */
const soldOut = (wish: { shares?: Record<string, number>; own?: number } = {}): Table =>
  Table.blank()
    .cash('player1', wish.own ?? 800)
    .company('B&O', { cell: [1, 14], shares: wish.shares ?? { player1: 5, player2: 5 } })
    .stockTurn('player1')
    .does(pass)
    .does(pass)
    .does(pass);

describe('9.1 Criteria', () => {
  rule('1828:9.1-1', 'if all agree who has won, the game is over at once, whatever the scores', () => {
    const t = Table.blank().cash('player1', 5000).does(agree('player2'));
    expect(t.who).toEqual(['player2', 'player3']);
    t.does({ ...accept, by: 'player3' });
    expect([t.s.ended, t.who]).toEqual([null, ['player2']]);
    t.does(accept);
    expect([t.s.ended?.reason, winners(t)]).toEqual(['agreement', ['player2']]);
  });

  rule('1828:9.1-1', 'one who does not agree keeps it going, and is not asked again in the turn', () => {
    const t = Table.blank()
      .does(agree('player2'))
      .does({ ...accept, by: 'player2' })
      .does(decline);
    expect([t.s.ended, t.asks, t.who]).toEqual([null, 'stockTurn/player1', ['player1']]);
    t.refuses(agree('player2', 'player3'), '1828:9.1-1');
    t.accepts(agree('player1'));
    t.does(pass).accepts(agree('player2'));
  });

  rule('1828:9.1-1', 'it can be said in any round, by anybody, of a player of the game', () => {
    const t = emergency();
    t.accepts(agree('player3', 'player2'));
    t.refuses(agree('player4'), '1828:9.1-1');
    t.does(agree('player3')).refuses(agree('player1', 'player2'), '1828:9.1-1');
    new Table(4).accepts(agree('player4'));
  });

  rule('1828:9.1-2', 'a bankruptcy ends it at once, though others have still to operate', () => {
    const shares = { player1: 2, player2: 2, pool: 2 };
    const t = emergency({ cash: 30, own: 40, shares, more: owning('PRR', []) }).does({ type: 'bankrupt' });
    expect([t.s.ended?.reason, t.asks]).toEqual(['bankruptcy', '']);
    expect(t.events.some(({ event }) => event === 'operates')).toBe(false);
    // $124 for each share of the B&O and $71 for each of the PRR; the third player has only cash.
    expect(t.title.score(t.s)).toEqual({ player1: 248, player2: 800 + 248 + 6 * 71, player3: 800 });
    expect(winners(t)).toEqual(['player2']);
  });

  rule('1828:9.1-3', '$500 at the end of a stock round: no operating round follows', () => {
    const t = soldOut();
    expect([t.price('B&O'), t.s.ended?.reason, t.s.ext.operatingRound]).toEqual([500, 'top-price', 0]);
    expect(t.events.filter(({ event }) => event === 'round')).toEqual([]);
    expect(t.title.score(t.s)['player1']).toBe(800 + 5 * 500);
    const short = soldOut({ shares: { player1: 5, player2: 4 } });
    expect([short.price('B&O'), short.s.ended, short.asks]).toEqual([443, null, 'track/B&O']);
  });

  rule('1828:9.1-4', '$500 by a dividend: the round is played out, the set is not', () => {
    const dividend = (col: number) =>
      Table.blank()
        .company('B&O', { cell: [0, col], shares: { player1: 6 } })
        .company('PRR', { shares: { player2: 6 } })
        .ext({ sets: [3], operatingRound: 2 })
        .operate('B&O', 'dividend', { revenue: 100 })
        .does({ type: 'dividend', choice: 'pay' });
    const t = dividend(13);
    expect([t.price('B&O'), t.s.ended, t.asks]).toEqual([500, null, 'trains/B&O']);
    expect(t.does(pass).asks).toBe('track/PRR');
    expect(passesToTheEnd(t)).toEqual([]);
    expect([t.s.ended?.reason, t.s.ext.operatingRound, t.s.companies['PRR']!.operated]).toEqual(['top-price', 2, true]);
    const below = dividend(12);
    expect([below.price('B&O'), below.s.ext.topReached]).toEqual([412, false]);
  });

  rule(
    '1828:9.1-5',
    '1828:Q38',
    'the set of the first Diesel keeps its length; a stock round and four rounds follow',
    () => {
      const t = buying({ next: 'D', cash: 900, route: false });
      t.ext({ sets: [3, 3], stockRound: 2, operatingRound: 2 }).does(buyTrain('D-1'));
      expect([t.s.phase, t.s.ended]).toEqual(['purple', null]);
      const last = ['OR 3.1', 'OR 3.2', 'OR 3.3', 'OR 3.4'];
      expect(passesToTheEnd(t)).toEqual(['OR 2.3', 'SR 3', ...last]);
      expect([t.s.ended?.reason, t.s.ext.sets]).toEqual(['last-set', [3, 3, 4]]);
    },
  );

  rule('1828:Q38', 'also if it is bought in the last round of its set', () => {
    const t = buying({ next: 'D', cash: 900, route: false });
    t.ext({ sets: [3, 3], stockRound: 2, operatingRound: 3 }).does(buyTrain('D-1'));
    expect(passesToTheEnd(t)).toEqual(['SR 3', 'OR 3.1', 'OR 3.2', 'OR 3.3', 'OR 3.4']);
  });
});

describe('9.2 Scoring', () => {
  const score = (t: Table, player = 'player1'): number => t.title.score(t.s)[player]!;

  rule('1828:9.2-1', 'cash, privates and shares of the player; not what the companies have', () => {
    const t = Table.blank().cash('player1', 123).private('SVN', 'player1').private('M&H', 'B&O');
    t.company('B&O', { price: 79, shares: { player1: 6, player2: 1, pool: 3 }, cash: 1000, trains: ['2-1'] });
    expect([score(t), score(t, 'player2'), score(t, 'player3')]).toEqual([123 + 20 + 6 * 79, 800 + 79, 800]);
  });

  rule('1828:9.2-2', 'privates at their face value, whatever was paid for them', () => {
    const faces = {
      SVN: 20,
      StCT: 20,
      'C&StL': 40,
      'D&H': 80,
      'C&P': 80,
      'M&H': 120,
      'E&K': 120,
      'C&A': 160,
      pCPR: 250,
    };
    const scored = Object.keys(faces).map((id) => [id, score(Table.blank().cash('player1', 0).private(id, 'player1'))]);
    expect(Object.fromEntries(scored)).toEqual(faces);
  });

  rule('1828:9.2-3', 'shares at the stock price, not the par price, floated or not', () => {
    const t = Table.blank().cash('player1', 0);
    t.company('B&O', { cell: [7, 4], par: 67, shares: { player1: 6 } });
    t.company('PRR', { cell: [12, 4], par: 71, shares: { player1: 2 } });
    expect([Object.keys(t.s.ext.floated), score(t)]).toEqual([['B&O'], 6 * 86 + 2 * 62]);
  });

  rule('1828:9.2-4', 'shares of a company that was never parred are worth nothing', () => {
    const t = Table.blank().cash('player1', 10).private('C&A', 'player1');
    t.set({ shares: { ...t.s.shares, PRR: { player1: 1, ipo: 9 } } });
    expect(score(t)).toBe(10 + 160);
    t.company('PRR', { price: 67, shares: { player1: 1, player2: 2 } });
    expect(score(t)).toBe(10 + 160 + 67);
  });

  rule('1828:9.2-5', 'the largest score wins, and equal ones share the win', () => {
    expect(winners(soldOut())).toEqual(['player1', 'player2']);
    expect(winners(soldOut({ own: 801 }))).toEqual(['player1']);
    expect(winners(soldOut({ own: 799 }))).toEqual(['player2']);
  });
});
