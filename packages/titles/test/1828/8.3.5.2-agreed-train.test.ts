import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { accept, decline, pass } from './merging.ts';
import type { Table } from './table.ts';
import { buyForced, buyFrom, emergency, owning, sellFor, system } from './trains.ts';

const bankrupt = { type: 'bankrupt' };

/** The supply's train costs $160. The PRR of the second player has a 5 train of $250, the first player two of its shares at $71. */
const dear = (own: number, shares: Record<string, number> = { player1: 2, player2: 5 }, cash = 30): Table =>
  emergency({ next: '3', cash, own, more: owning('PRR', ['5-1'], shares) });
const agreedOn = (price: number, ...setup: Parameters<typeof dear>): Table =>
  dear(...setup)
    .does(buyFrom('5-1', price))
    .does(accept);

describe('8.3.5.2 Emergency train buying: another company’s dearer train', () => {
  rule('1828:Q36', 'its price is agreed upon first, and then shares are sold for it', () => {
    const t = dear(70);
    // As far as all that can be sold reaches: 30 + 70 + 2 × 71 for the PRR, and two of the B&O at 124, to its face value.
    expect(t.choices('buyTrainFrom')).toMatchObject([
      { fields: { train: '5-1' }, openFields: { price: { min: 1, max: 250 } } },
    ]);
    const declined = dear(130).does(buyFrom('5-1', 231)).does(decline);
    declined.refuses(sellFor('PRR'), '1828:8.3.5.2-7').accepts(buyForced('3-1'));
    t.does(buyFrom('5-1', 241));
    expect([t.asks, t.who]).toEqual(['offer/5-1', ['player2']]);
    t.does(accept);
    expect([t.asks, t.who, t.s.trains['5-1'], t.money('player1')]).toEqual(['emergency/B&O', ['player1'], 'PRR', 70]);
    t.does(sellFor('PRR', 1, { train: '5-1' }));
    expect([t.asks, t.s.trains['5-1']]).toEqual(['emergency/B&O', 'PRR']);
    // Bought as soon as the money is there; what is left over stays with the director.
    t.does(sellFor('PRR'));
    expect([t.trains('B&O'), t.money('PRR'), t.money('B&O'), t.money('player1')]).toEqual([['5-1'], 241, 0, 1]);
    expect(t.asks).not.toContain('emergency');
  });

  rule('1828:8.3.5.2-2', 'for no more than all that can be sold brings', () => {
    const shares = { player1: 1, player2: 5 };
    const poor = () =>
      emergency({
        next: '3',
        cash: 30,
        own: 70,
        shares: { player1: 2, player2: 2, pool: 2 },
        more: owning('PRR', ['5-1'], shares),
      });
    poor().accepts(buyFrom('5-1', 171)).refuses(buyFrom('5-1', 172), '1828:8.3.5.2-2');
  });

  rule('1828:8.3.5.2-7', 'and no share more than it needs', () => {
    agreedOn(170, 70).refuses(sellFor('PRR', 2), '1828:8.3.5.2-7').accepts(sellFor('PRR'));
    agreedOn(172, 70).accepts(sellFor('PRR', 2));
  });

  rule('1828:Q36', 'what is raised is bound to it: no other train, no private, no way out', () => {
    const t = agreedOn(172, 70);
    t.refuses(buyForced('3-1'), '1828:Q36').refuses(buyFrom('5-1', 100), '1828:Q36').refuses(bankrupt, '1828:Q36');
    expect([t.choices('buyTrain'), t.choices('buyTrainFrom'), t.choices('bankrupt')]).toEqual([[], [], []]);
    t.private('SVN', 'player2').phase('green');
    t.refuses({ type: 'buyPrivate', frame: 'operatingTurn/B&O', private: 'SVN', price: 10 }, '1828:13.2.1-3');
    t.private('M&H', 'player1');
    t.refuses({ type: 'exchange', frame: 'operatingRound', company: 'NYC', from: 'ipo', price: 67 }, '1828:Q36');
  });

  rule('1828:Q36', 'no sale leaves too little: where each has its own price, more are sold at once', () => {
    const t = emergency({
      next: '3',
      cash: 30,
      own: 70,
      readings: { repeatedSale: 'each-its-price' },
      shares: { player1: 2, player2: 2, pool: 2 },
      more: owning('PRR', ['5-1'], { player1: 2, player2: 5 }),
    });
    t.does(buyFrom('5-1', 242)).does(accept);
    t.refuses(sellFor('PRR'), '1828:Q36', 'sell more at once').does(sellFor('PRR', 2));
    expect([t.trains('B&O'), t.money('player1')]).toEqual([['5-1'], 0]);
  });

  rule('1828:8.3.5.2-5', 'no sale puts another in the place of the director who agreed', () => {
    const t = dear(70, { player1: 3, player2: 3 }).does(buyFrom('5-1', 172));
    // One player directs both: nobody is asked, and the money is raised at once.
    expect([t.asks, t.who]).toEqual(['emergency/B&O', ['player1']]);
    t.refuses(sellFor('PRR'), '1828:8.3.5.2-5').accepts(sellFor('B&O'));
  });

  rule(
    '1828:8.3.5.2-5',
    '1828:Q36',
    'where nothing else could be sold the agreement lapses, and all is open again',
    () => {
      const t = emergency({
        next: '3',
        cash: 30,
        own: 70,
        shares: { player1: 2, player2: 2, pool: 2 },
        more: owning('PRR', ['5-1'], { player1: 3, player2: 3 }),
      });
      t.does(buyFrom('5-1', 172));
      expect([t.asks, t.events.some(({ event }) => event === 'lapsed')]).toEqual(['emergency/B&O', true]);
      t.does(sellFor('PRR')).accepts(buyForced('3-1'));
    },
  );

  rule('1828:Q37', 'for an empty shell, too, and then it is bought', () => {
    const t = system({
      next: '3',
      gt: ['2-1'],
      cash: 30,
      own: 70,
      more: owning('PRR', ['5-1'], { player1: 2, player2: 5 }),
    }).does({ type: 'fillShell' });
    const forShell = { ...buyFrom('5-1', 172), shell: 'WAB' };
    t.does(forShell).does(accept);
    t.refuses(pass, '1828:Q36');
    expect(t.choices('pass')).toEqual([]);
    t.does(sellFor('PRR', 2));
    expect([t.trains('WAB'), t.money('PRR')]).toEqual([['5-1'], 172]);
  });
});
