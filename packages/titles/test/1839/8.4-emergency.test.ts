import { describe, expect } from 'vitest';
import { buy } from '../deals.ts';
import { rule } from '../rule.ts';
import type { ParredSketch } from '../parred.ts';
import { bankrupt, buyTrain, concede, inNeed, local, running } from './money.ts';
import { bundle, decline, redeemSold } from './sales.ts';
import { Table } from './table.ts';

/** The L1 at ƒ10, one share before it floats with ƒ100; Haarlem and Hoorn cost it ƒ140. */
const floating = (shares: Readonly<Record<string, number>>): Table =>
  local(Table.blank(), { price: 10, shares }, ['G8', 'E10']);

describe('8.4 Emergency money raising: for what', () => {
  rule('1839:8.4-1', '1839:Q24', 'the homes of a Local that floats, in anybody’s turn', () => {
    const t = floating({ player1: 4, player2: 1 }).company('NRS', running({ player1: 2, player2: 5 }, 67));
    t.cash('player1', 0).cash('player2', 10).stockTurn('player2').does(buy('L1'));
    expect([t.asks, t.who, t.money('L1')]).toEqual(['emergency/L1', ['player1'], 100]);
    t.does(bundle('NRS', 1));
    // Then the turn goes on in which it floated.
    expect([t.money('L1'), t.money('player1'), t.who]).toEqual([0, 27, ['player2']]);
    expect(t.asks).toBe('stockTurn/player2');
    // The purchase is finished first: the player who directs after it pays.
    const taken = floating({ player1: 2, player2: 2, pool: 1 }).cash('player1', 0).cash('player2', 60);
    expect(taken.stockTurn('player2').does(buy('L1')).money('player2')).toBe(60 - 10 - 40);
  });

  rule('1839:8.4-2', 'a first train that a Major cannot pay, and the train that a company must own', () => {
    const first = Table.blank()
      .company('AMS', { shares: { player1: 6 }, price: 67, cash: 50 })
      .cash('player1', 0);
    expect([first.endRound().asks, first.trains('AMS')]).toEqual(['emergency/AMS', []]);
    const last = inNeed({ cash: 50 });
    expect([last.asks, last.who]).toEqual(['emergency/NRS', ['player1']]);
    // A Local's first train is free.
    const free = local(Table.blank(), { price: 31, shares: { player1: 6 } }, ['D19', 'N17']).cash('player1', 0);
    expect(free.endRound().trains('L1')).toEqual(['2-1']);
  });

  rule('1839:8.4-3', '1839:8.1-2', 'the charge of the red private, after the incomes', () => {
    const t = Table.blank(4).private('RH', 'player2').private('KR', 'player2').cash('player2', 80);
    expect([t.endRound().money('player2'), t.title.roundName(t.s)]).toEqual([10, 'SR 3']);
    const poor = Table.blank(4).private('RH', 'player2').cash('player2', 80);
    poor.company('NRS', running({ player1: 5, player2: 2 }, 67, '2-1'));
    expect([poor.endRound().asks, poor.who]).toEqual(['emergency/player2', ['player2']]);
    expect(poor.does(bundle('NRS', 1)).money('player2')).toBe(80 + 67 - 100);
  });

  rule('1839:8.4-4', 'nothing else: not a train that need not be bought', () => {
    inNeed({ cash: 50 }).accepts(bundle('MSS', 1));
    const t = Table.blank()
      .company('NRS', { ...running({ player1: 6 }, 74, '2-5'), cash: 50 })
      .company('MSS', running({ player1: 2, player2: 4 }, 67))
      .operating('NRS', 'trains');
    t.refuses(buyTrain, '1839:8.3.5-1').refuses(bundle('MSS', 1), '1839:8.4-4');
  });

  rule('1839:Q50', 'nothing is taken away after it: the company goes on with what it has', () => {
    const t = Table.blank()
      .company('AMS', { shares: { player1: 6 }, price: 67, cash: 50 })
      .cash('player1', 30);
    t.endRound();
    expect([t.trains('AMS'), t.money('AMS'), t.onTurn]).toEqual([['2-1'], 0, 'AMS']);
    const own = inNeed({ cash: 30, shares: { player1: 3, player2: 2, NRS: 3 } });
    expect([own.money('NRS'), own.shares('NRS', 'NRS'), own.asks]).toEqual([24, 2, 'trains/NRS']);
  });
});

describe('8.4.1 Emergency money raising process', () => {
  rule(
    '1839:8.4.1-1',
    '1839:Q51',
    'first the treasury’s own shares, no more than it takes, and the price falls',
    () => {
      // ƒ50 are missing, then ƒ80: one share at ƒ74, or two.
      const own = { player1: 3, player2: 2, NRS: 3 };
      const one = inNeed({ cash: 30, shares: own }, 500);
      expect([one.shares('NRS', 'NRS'), one.shares('NRS', 'pool'), one.price('NRS')]).toEqual([2, 1, 67]);
      expect([one.money('NRS'), one.money('player1'), one.trains('NRS')]).toEqual([24, 500, ['2-1']]);
      const two = inNeed({ cash: 0, shares: own }, 500);
      expect([two.shares('NRS', 'pool'), two.price('NRS'), two.money('NRS')]).toEqual([2, 61, 2 * 74 - 80]);
    },
  );

  rule('1839:Q11', 'before it has operated its own shares, too, bring the price to the left', () => {
    const t = Table.blank().company('AMS', { shares: { player1: 4, player2: 2, AMS: 2 }, price: 74, cash: 10 });
    expect([t.endRound().money('AMS'), t.price('AMS')]).toEqual([10 + 2 * 67 - 80, 61]);
  });

  rule('1839:8.4.1-2', 'then the director adds what is missing', () => {
    const t = inNeed({ cash: 30 }, 500);
    expect([t.money('player1'), t.money('NRS'), t.trains('NRS')]).toEqual([450, 0, ['2-1']]);
    const both = inNeed({ cash: 0, price: 61, shares: { player1: 5, NRS: 1 } }, 500);
    expect([both.money('player1'), both.money('NRS')]).toEqual([500 - 19, 0]);
  });

  rule(
    '1839:8.4.1-2',
    '1839:8.4.1-6',
    'what the director adds moves with the payment, and only as much as it takes',
    () => {
      /** The supply has one R4 for ƒ380 left; then PR2+ trains cost ƒ240. */
      const last = (directorsHelp = 'with-payment', cash = 300, nrs: Partial<ParredSketch> = {}) => {
        const t = Table.blank(4, { readings: { directorsHelp } })
          .company('NRS', { ...running({ player1: 6 }, 74), cash: 50, ...nrs })
          .company('MSS', running({ player1: 4, player3: 4 }, 67, 'R5-1'))
          .phase('dark brown');
        t.trainsGone('2', '2+1', '3', '3+', '4+', 'R5', 'R4+1').train('R5-1', 'MSS').train('R4-1', 'gone');
        t.train('R4-2', 'gone').cash('player1', cash).operating('NRS', 'trains');
        return t.does({ type: 'buyTrain', train: 'R4-3' });
      };
      const waiting = last();
      expect([waiting.asks, waiting.money('player1'), waiting.money('NRS')]).toEqual(['emergency/NRS', 300, 50]);
      expect(waiting.title.frames['emergency']!.asks!(waiting.s, waiting.s.stack.at(-1)!)).toContain('ƒ30 short');
      // Somebody concedes, and the next train is cheaper.
      waiting.does(concede('player4'));
      expect([waiting.trains('NRS'), waiting.money('player1'), waiting.money('NRS')]).toEqual([['PR2+-1'], 110, 0]);
      // Treasury shares sold in the first step stay sold; what may be sold next is counted against the smaller need.
      const sold = last('with-payment', 0, { shares: { player1: 5, NRS: 1 } });
      expect([sold.shares('NRS', 'pool'), sold.money('NRS')]).toEqual([1, 124]);
      sold.accepts(bundle('MSS', 4));
      sold.does(concede('player4'));
      expect([sold.asks, sold.shares('NRS', 'pool'), sold.money('NRS')]).toEqual(['emergency/NRS', 1, 124]);
      sold.accepts(bundle('MSS', 2)).refuses(bundle('MSS', 3), '1839:8.4.1-6');
      // Games of before moved it as soon as money was missing.
      const before = last('at-once');
      expect([before.money('player1'), before.money('NRS')]).toEqual([0, 350]);
      before.does(concede('player4'));
      expect([before.trains('NRS'), before.money('player1'), before.money('NRS')]).toEqual([['PR2+-1'], 0, 110]);
    },
  );

  rule('1839:8.4.1-3', '1839:Q10', 'then the director sells shares, also in the first stock round', () => {
    const t = inNeed({ cash: 30 }, 20).does(bundle('MSS', 1));
    // ƒ30 were missing; what is left over stays with the director.
    expect([t.money('player1'), t.money('NRS'), t.price('MSS'), t.trains('NRS')]).toEqual([37, 0, 61, ['2-1']]);
    const first = floating({ player1: 5 }).company('NRS', running({ player1: 2, player2: 5 }, 67));
    first.cash('player1', 10).stockTurn('player1', {}, 1);
    first.refuses(bundle('NRS', 1), '1839:7.2-3').does(buy('L1')).does(bundle('NRS', 1));
    expect([first.money('L1'), first.price('NRS')]).toEqual([0, 61]);
  });

  rule('1839:8.4.1-4', 'the company in need does not get another director', () => {
    const t = inNeed({ cash: 0, shares: { player1: 4, player2: 3 } });
    t.accepts(bundle('NRS', 1)).refuses(bundle('NRS', 2), '1839:8.4.1-4');
    // In a float fee that is the company that has floated.
    const fee = floating({ player1: 3, player2: 2 }).cash('player1', 10).stockTurn('player1').does(buy('L1'));
    fee.accepts(bundle('L1', 2)).refuses(bundle('L1', 3), '1839:8.4.1-4');
  });

  rule('1839:8.4.1-5', 'another company may; its new director answers at once', () => {
    const t = inNeed({ cash: 0 }, 0, { shares: { player1: 3, player2: 2 }, cash: 200, floated: 1 });
    t.does(bundle('MSS', 2));
    expect([t.asks, t.who, t.s.companies['MSS']!.director]).toEqual(['redemption/MSS', ['player2'], 'player2']);
    t.does(redeemSold);
    expect([t.shares('MSS', 'MSS'), t.price('MSS'), t.trains('NRS')]).toEqual([2, 67, ['2-1']]);
  });

  rule('1839:Q77', 'the company in need does not redeem what is sold for it, others do', () => {
    const t = inNeed({ cash: 79 }).does(bundle('NRS', 1));
    expect([t.shares('NRS', 'pool'), t.price('NRS'), t.asks]).toEqual([1, 67, 'trains/NRS']);
    const other = inNeed({ cash: 30 }, 0, { cash: 300 });
    expect(other.does(bundle('MSS', 1)).asks).toBe('redemption/MSS');
    expect([other.does(decline).price('MSS'), other.asks]).toEqual([61, 'trains/NRS']);
    // For the red private every company is asked.
    const red = Table.blank(4).private('RH', 'player1').cash('player1', 0);
    red.company('NRS', { ...running({ player1: 6 }, 101, '2-1'), cash: 500 });
    expect(red.endRound().does(bundle('NRS', 1)).asks).toBe('redemption/NRS');
  });

  rule('1839:8.4.1-6', '1839:Q52', 'no more shares than needed: one less must not suffice', () => {
    // ƒ80 are missing, at ƒ67 a share.
    const t = inNeed({ cash: 0 }, 0, { shares: { player1: 4, player2: 5 } });
    t.accepts(bundle('MSS', 1)).accepts(bundle('MSS', 2)).refuses(bundle('MSS', 3), '1839:8.4.1-6');
    // With ƒ13 more one share is enough.
    const less = inNeed({ cash: 13 }, 0, { shares: { player1: 4, player2: 5 } });
    less.accepts(bundle('MSS', 1)).refuses(bundle('MSS', 2), '1839:8.4.1-6');
  });

  rule('1839:8.4.1-7', 'the player chooses what is sold first', () => {
    const t = () => inNeed({ cash: 0 });
    const ofMss = t().does(bundle('MSS', 1));
    expect([ofMss.price('MSS'), ofMss.price('NRS'), ofMss.asks]).toEqual([61, 74, 'emergency/NRS']);
    const ofNrs = t().does(bundle('NRS', 1));
    expect([ofNrs.price('MSS'), ofNrs.price('NRS'), ofNrs.asks]).toEqual([67, 67, 'emergency/NRS']);
  });

  rule('1839:8.4.1-8', 'a player who has sold all that can be sold, and still cannot pay, is bankrupt', () => {
    const t = inNeed({ cash: 0, shares: { player1: 2, player2: 2, player3: 2 } }, 0, {
      shares: { player1: 1, player2: 5 },
    });
    t.refuses(bankrupt, '1839:8.4.1-8').does(bundle('MSS', 1));
    expect(t.choices('sell')).toEqual([]);
    t.does(bankrupt);
    expect([t.s.ext.order, t.title.score(t.s)['player1']]).toEqual([['player2', 'player3'], 0]);
  });
});

describe('7.5 “Floating” a public company: what a Local pays', () => {
  /** What the L1 pays for these homes as it floats at ƒ31. */
  const fee = (homes: readonly string[], change = (t: Table): Table => t): number => {
    const t = change(local(Table.blank(), { price: 31, shares: { player1: 5 } }, homes)).cash('player1', 500);
    return 310 - t.stockTurn('player1').does(buy('L1')).money('L1');
  };

  rule('1839:7.5-17', '1839:Q23', 'twice the revenue of both homes, an OO hexagon or Amsterdam as one city', () => {
    expect(fee(['B19', 'E10'])).toBe(2 * (20 + 40));
    expect(fee(['B17', 'L3'])).toBe(2 * (30 + 20));
    expect(fee(['G10', 'L3'])).toBe(2 * (40 + 20));
    // Majors pay nothing.
    const major = Table.blank()
      .company('AMS', { price: 67, shares: { player1: 5 } })
      .cash('player1', 500);
    expect(major.stockTurn('player1').does(buy('AMS')).money('AMS')).toBe(670);
  });

  rule('1839:7.5-18', 'one without a revenue counts as a yellow tile of its place', () => {
    expect(fee(['D19', 'N17'])).toBe(2 * (20 + 20));
    expect(fee(['J7', 'D19'])).toBe(2 * (30 + 20));
    expect(fee(['G18', 'D19'])).toBe(2 * (30 + 20));
    // What lies there counts: a green tile of 30.
    expect(fee(['D19', 'N17'], (t) => t.tile('D19', '14', 0))).toBe(2 * (30 + 20));
  });
});
