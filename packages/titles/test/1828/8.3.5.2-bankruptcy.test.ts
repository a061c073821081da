import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { accept, decline, pass } from './merging.ts';
import type { Table } from './table.ts';
import { buyForced, buyFrom, emergency, owning, sellFor } from './trains.ts';

const bankrupt = { type: 'bankrupt' };
const offer = (train: string, price: number) => ({ type: 'offerTrain', train, price });

/** Of these shares the first player, who directs, can sell none. */
const tied = { player1: 2, player2: 2, pool: 2 };

/** A 3 train costs $160. The director can sell a share of the PRR at $71. */
const short = (own: number, trains: string[] = [], readings: Record<string, string> = {}): Table =>
  emergency({
    next: '3',
    cash: 30,
    own,
    readings,
    shares: tied,
    more: owning('PRR', trains, { player1: 1, player2: 5 }),
  });

describe('8.3.5.2 Emergency train buying: bankruptcy', () => {
  rule('1828:8.3.5.2-8', 'only if all cash and all shares do not pay for the supply’s train', () => {
    short(59).refuses(bankrupt, '1828:8.3.5.2-8');
    const t = short(58);
    t.refuses(bankrupt, '1828:8.3.5.2-8');
    t.does(sellFor('PRR')).does(bankrupt);
    expect([t.s.ended?.reason, t.money('player1'), t.s.trains['3-1']]).toEqual(['bankruptcy', 0, 'depot']);
    expect(t.asks).toBe('');
  });

  rule('1828:8.3.5.2-8', 'a director who can pay must', () => {
    const t = short(59).does(sellFor('PRR'));
    t.refuses(bankrupt, '1828:8.3.5.2-8');
    t.does(buyForced('3-1'));
    expect([t.money('player1'), t.money('B&O'), t.trains('B&O')]).toEqual([0, 0, ['3-1']]);
  });

  rule('1828:8.3.5.2-8', 'before it comes to that others may sell a train for what there is', () => {
    const t = short(58, ['2-1', '2-2']).does(sellFor('PRR')).does(bankrupt);
    expect([t.asks, t.who, t.s.ended]).toEqual(['lastCall/B&O', ['player2'], null]);
    t.refuses(offer('3-1', 80), '1828:8.3.5.2-8');
    t.refuses(offer('2-1', 81), '1828:8.3.5.2-9');
    t.refuses(offer('2-1', 0), '1828:8.3.5.2-9');
    t.does(offer('2-1', 80)).does(accept);
    expect([t.trains('B&O'), t.money('PRR'), t.money('B&O'), t.money('player1')]).toEqual([['2-1'], 80, 0, 79]);
    expect([t.s.ended, t.asks]).toEqual([null, 'track/PRR']);
  });

  rule('1828:8.3.5.2-8', 'an offer that is declined can be made again for less, or not at all', () => {
    const t = short(58, ['2-1']).does(sellFor('PRR')).does(bankrupt).does(offer('2-1', 50)).does(decline);
    t.refuses(offer('2-1', 50), '1828:8.3.5.2-11');
    t.accepts(offer('2-1', 49));
    expect(t.does(pass).s.ended?.reason).toBe('bankruptcy');
  });

  rule('1828:8.3.5.2-8', 'nobody can ask for more than the company and its director have', () => {
    const t = emergency({ cash: 5, own: 5, shares: tied, more: owning('PRR', ['2-1']) });
    t.does(bankrupt).refuses(offer('2-1', 11), '1828:8.3.5.2-9');
    t.accepts(offer('2-1', 10));
    // With nothing to pay there is nothing to ask.
    const poor = emergency({ own: 0, shares: tied, more: owning('PRR', ['2-1']) });
    expect(poor.does(bankrupt).s.ended?.reason).toBe('bankruptcy');
  });

  rule('1828:8.3.5.2-9', 'the face value bounds what a director adds, not what the treasury pays alone', () => {
    // The face value of a 2 train is $80.
    const called = (cash: number) =>
      emergency({ next: '3', cash, own: 100 - cash, shares: tied, more: owning('PRR', ['2-1']) }).does(bankrupt);
    called(100).accepts(offer('2-1', 100)).refuses(offer('2-1', 101), '1828:8.3.5.2-9');
    called(90).accepts(offer('2-1', 90)).refuses(offer('2-1', 91), '1828:8.3.5.2-9');
    called(0).accepts(offer('2-1', 80)).refuses(offer('2-1', 81), '1828:8.3.5.2-9');
  });

  rule('1828:8.3.5.2-8', 'all directors with a train are asked, from the bankrupt player’s left', () => {
    const two = (t: Table) => owning('NYC', ['2-2'], { player3: 6 })(owning('PRR', ['2-1'])(t));
    const t = emergency({ cash: 5, own: 5, shares: tied, more: two }).does(bankrupt);
    expect(t.who).toEqual(['player2']);
    expect(t.does(pass).who).toEqual(['player3']);
    t.refuses(offer('2-1', 5), '1828:8.3.5.2-8');
    t.does(offer('2-2', 5)).does(accept);
    expect([t.trains('B&O'), t.money('NYC'), t.money('B&O'), t.money('player1')]).toEqual([['2-2'], 5, 0, 5]);
  });

  rule('1828:8.3.5.2-8', 'as the site plays it, all is sold in the order of the market and the game is over', () => {
    const t = emergency({
      next: '5',
      cash: 30,
      own: 20,
      shares: tied,
      readings: { bankruptcy: 'at-once' },
      more: owning('PRR', ['2-1'], { player1: 2, player2: 4 }),
    });
    t.does(bankrupt);
    expect([t.s.ended?.reason, t.money('player1'), t.shares('PRR', 'pool'), t.shares('B&O', 'player1')]).toEqual([
      'bankruptcy',
      0,
      2,
      2,
    ]);
  });
});

describe('8.3.5.2 Emergency train buying: readings', () => {
  rule('1828:Q36', 'treasury, cash, shares: each only when the one before is used up', () => {
    const t = short(58).does(sellFor('PRR'));
    expect(t.money('B&O')).toBe(30);
    const rich = short(200).does(buyForced('3-1'));
    expect([rich.money('B&O'), rich.money('player1'), rich.shares('PRR', 'player1')]).toEqual([0, 70, 1]);
  });

  rule('1828:Q36', 'every share sold must have been needed for the train that is bought', () => {
    const t = short(40, ['2-1']).does(sellFor('PRR'));
    // $70 were there before the share was sold.
    t.refuses(buyFrom('2-1', 70), '1828:Q36');
    t.accepts(buyFrom('2-1', 71));
    expect(t.choices('buyTrainFrom').map(({ openFields }) => openFields['price'])).toMatchObject([{ min: 71 }]);
  });

  const soldFirst = { aimedSale: 'sold-first' };

  rule('1828:Q36', 'in games of before a sale may name a train that another company could sell', () => {
    const t = short(40, ['2-1'], soldFirst);
    t.refuses(sellFor('PRR', 1, { train: '2-1', price: 70 }), '1828:8.3.5.2-7');
    t.accepts(sellFor('PRR', 1, { train: '2-1', price: 71 }));
    // More than the face value does not count.
    short(50, ['2-1'], soldFirst).refuses(sellFor('PRR', 1, { train: '2-1', price: 200 }), '1828:8.3.5.2-7');
    short(49, ['2-1'], soldFirst).accepts(sellFor('PRR', 1, { train: '2-1' }));
  });

  rule('1828:Q36', 'and then not buy the supply’s cheaper one with what was raised for the dearer', () => {
    // $160 pay for the supply's train, a share of the PRR more for a 5 train of another company.
    const sold = (anothersTrain: string) =>
      emergency({
        next: '3',
        cash: 30,
        own: 130,
        readings: { anothersTrain, ...soldFirst },
        more: owning('PRR', ['5-1'], { player1: 2, player2: 4 }),
      }).does(sellFor('PRR', 1, { train: '5-1', price: 200 }));
    const t = sold('bound').refuses(buyForced('3-1'), '1828:Q36');
    t.accepts(buyFrom('5-1', 200));
    sold('free').accepts(buyForced('3-1'));
  });

  rule('1828:Q36', 'a sale is for a train on sale, or for one whose price is agreed upon', () => {
    for (const readings of [{}, soldFirst]) {
      const t = short(140, [], readings);
      t.refuses(sellFor('PRR', 1, { train: 'D-1', price: 900 }), '1828:Q36');
      t.refuses(sellFor('PRR', 1, { train: '5-1', price: 250 }), '1828:Q36');
      short(129, [], readings).accepts(sellFor('PRR', 1, { train: '3-1' }));
      short(130, [], readings).refuses(sellFor('PRR', 1, { train: '3-1' }), '1828:8.3.5.2-7');
    }
    short(40, ['2-1']).refuses(sellFor('PRR', 1, { train: '2-1', price: 71 }), '1828:Q36');
  });

  rule('1828:Q36', 'what was raised for the train pays for nothing else', () => {
    const mohawk = (t: Table) => owning('PRR', [], { player1: 2, player2: 4 })(t.private('M&H', 'player1'));
    const t = emergency({ next: '3', cash: 30, own: 70, more: (one) => mohawk(one.private('SVN', 'player2')) });
    const half = { type: 'exchange', frame: 'operatingRound', company: 'NYC', from: 'ipo', price: 67 };
    const buyPrivate = { type: 'buyPrivate', frame: 'operatingTurn/B&O', private: 'SVN', price: 10 };
    t.phase('green').accepts(half).accepts(buyPrivate);
    t.does(sellFor('PRR'));
    t.refuses(half, '1828:Q36');
    t.refuses(buyPrivate, '1828:13.2.1-3');
    // A share for it costs nothing.
    t.accepts({ type: 'exchange', frame: 'operatingRound', company: 'PRR', from: 'pool' });
  });
});
