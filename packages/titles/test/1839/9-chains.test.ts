/** Chains: several rules take effect one after another, and each of them hands its figures to the next. */
import { describe, expect } from 'vitest';
import { inOrder } from '../../src/1839/13-stock-market.ts';
import { buy, pass, start } from '../deals.ts';
import { rule } from '../rule.ts';
import { auction, buy as buyLot, discount, par } from './auction.ts';
import { markers } from './building.ts';
import { bankrupt, concede, local, nationalise, reserve, running, takeLocal } from './money.ts';
import { bundle, decline, redeemSold, sells } from './sales.ts';
import { Table } from './table.ts';

/** The supply, by ranks. */
const supply = (t: Table, ...ranks: string[]): number[] =>
  ranks.map((rank) => t.trains('depot').filter((train) => train.slice(0, train.lastIndexOf('-')) === rank).length);

/** The L1 of player 1, which floats with ƒ100 at the next purchase and owes ƒ140 for Haarlem and Hoorn. */
const dear = (): Table =>
  local(Table.blank(4), { price: 10, shares: { player1: 4, player2: 1 } }, ['G8', 'E10'])
    .company('MSS', { ...running({ player1: 2, player3: 4 }, 67), cash: 500 })
    .cash('player1', 15)
    .cash('player2', 10)
    .stockTurn('player2')
    .does(buy('L1'));

describe('chains: sales', () => {
  rule('1839:7.2-10', '1839:Q69', 'four companies at once: each answers by its director of then, if it can', () => {
    const t = local(Table.blank(4), { shares: { player1: 3 }, price: 31 }, ['D19', 'N17'])
      .company('NRS', { shares: { player1: 3, player2: 2, player4: 1 }, price: 74, cash: 148 })
      .company('MSS', { ...running({ player1: 3, player3: 3 }, 91), cash: 90 })
      .company('AMS', { ...running({ player1: 6 }, 101), cash: 101 })
      .cash('player1', 0);
    sells(t, ['NRS', 2], ['L1', 1], ['MSS', 1], ['AMS', 1]);
    // The NRS and the L1 have not operated: 2 × 67 + 25 + 91 + 101.
    expect([t.money('player1'), t.asks, t.who]).toEqual([351, 'redemption/NRS', ['player2']]);
    // The L1 has not floated, and the MSS has ƒ1 too little.
    expect([t.does(redeemSold).asks, t.who, t.money('NRS')]).toEqual(['redemption/AMS', ['player1'], 0]);
    t.does(redeemSold);
    expect(['NRS', 'L1', 'MSS', 'AMS'].map((id) => t.price(id))).toEqual([74, 25, 82, 101]);
    expect([t.shares('NRS', 'NRS'), t.shares('AMS', 'AMS'), t.s.companies['MSS']!.director]).toEqual([2, 1, 'player3']);
  });

  rule('1839:Q60', '1839:Q62', 'who leaves in a sale: that is settled, then the rest goes in operating order', () => {
    const t = Table.blank(4)
      .company('NRS', { ...running({ player1: 4, player2: 3, player3: 3 }, 82), cash: 1000 })
      .company('MSS', { ...running({ player2: 6, player1: 3 }, 91), cash: 91 });
    sells(t, ['NRS', 2], ['MSS', 1]).does(concede('player1'));
    // Two have three shares each: the next by the cards directs.
    expect([t.asks, t.who]).toEqual(['redemption/NRS', ['player2']]);
    expect(t.does(decline).asks).toBe('redemption/MSS');
    t.does(redeemSold);
    // The MSS comes first now, and can pay for nothing more.
    expect([t.asks, t.price('NRS'), t.price('MSS')]).toEqual(['redemption/NRS', 67, 91]);
    t.does(redeemSold);
    expect([t.price('NRS'), t.price('MSS'), t.shares('NRS', 'NRS'), t.shares('MSS', 'pool')]).toEqual([67, 74, 2, 2]);
    expect(t.asks).toBe('stockTurn/player2');
  });

  rule('1839:Q62', 'two sales of one company, one in the other, are answered and fall apart from each other', () => {
    const t = Table.blank(4)
      .company('NRS', { ...running({ player1: 2, player2: 4 }, 82), cash: 1000 })
      .company('MSS', { ...running({ player3: 6, player1: 3, player2: 1 }, 91), cash: 500 })
      .cash('player1', 0);
    sells(t, ['NRS', 1], ['MSS', 1]).does(concede('player2'));
    expect([t.asks, t.who, t.shares('MSS', 'sold')]).toEqual(['redemption/MSS', ['player3'], 2]);
    expect([t.does(decline).price('MSS'), t.asks]).toEqual([82, 'redemption/MSS']);
    t.does(redeemSold);
    // Redeemed for the price that has fallen meanwhile; player 1 was paid before.
    expect([t.price('MSS'), t.money('MSS'), t.money('player1'), t.shares('MSS', 'pool')]).toEqual([82, 418, 173, 1]);
  });
});

describe('chains: the fee for homes in another player’s turn', () => {
  rule('1839:Q24', '1839:8.4.1-6', 'block by block, then the turn goes on', () => {
    const t = dear();
    expect([t.asks, t.who, t.money('L1')]).toEqual(['emergency/L1', ['player1'], 100]);
    t.refuses(bundle('MSS', 2), '1839:8.4.1-6').refuses(bundle('L1', 3), '1839:8.4.1-4').does(bundle('L1', 2));
    expect([t.asks, t.money('L1'), t.shares('L1', 'pool')]).toEqual(['emergency/L1', 100, 2]);
    expect([t.does(bundle('MSS', 1)).asks, t.who]).toEqual(['redemption/MSS', ['player3']]);
    t.does(redeemSold);
    expect([t.money('player1'), t.money('L1'), t.price('MSS')]).toEqual([62, 0, 67]);
    // Player 2 goes on; in the same round player 1 buys no L1 again.
    expect(t.asks).toBe('stockTurn/player2');
    t.does(pass).does(pass).does(pass).refuses(buy('L1'), '1839:7.3-11');
  });

  rule('1839:Q62', 'the buyer leaves meanwhile: the fee is still raised, and the next player follows', () => {
    const t = dear().does(concede('player2'));
    expect([t.asks, t.who, t.shares('L1', 'pool'), t.price('L1')]).toEqual(['emergency/L1', ['player1'], 2, 10]);
    t.does(bundle('MSS', 1)).does(decline);
    expect([t.asks, t.money('player1'), t.money('L1')]).toEqual(['stockTurn/player3', 42, 0]);
  });

  rule('1839:Q62', 'the director leaves meanwhile: the company has floated and is nationalised', () => {
    const t = dear().does(concede('player1'));
    expect([t.asks, t.who, t.s.companies['L1']!.status]).toEqual(['redemption/MSS', ['player3'], 'unstarted']);
    t.does(decline);
    expect([t.asks, t.price('MSS'), t.shares('L1', 'ipo')]).toEqual(['stockTurn/player3', 56, 10]);
  });
});

describe('chains: who leaves', () => {
  rule(
    '1839:9-5',
    '1839:9-9',
    'shares of unfloated companies are sold first, so that these come to a space before others',
    () => {
      const t = Table.blank(4)
        .company('NRS', running({ player1: 2, player2: 6 }, 82))
        .company('AMS', { shares: { player1: 1, player2: 3 }, price: 74 })
        .does(concede('player1'));
      expect([t.price('NRS'), t.price('AMS')]).toEqual([67, 67]);
      expect(inOrder(t.s)).toEqual(['AMS', 'NRS']);
    },
  );

  rule(
    '1839:9-11',
    '1839:9-12',
    'the train that could not be paid goes first; then the rank that is for sale is thinned',
    () => {
      const t = Table.blank(4)
        .company('NRS', running({ player1: 2, player2: 2, player3: 2 }, 74))
        .company('MSS', running({ player2: 6 }, 67, '2-5'))
        .cash('player1', 0);
      // One yellow train is left, and the NRS cannot pay for it.
      for (const train of ['2-1', '2-2', '2-3']) t.train(train, 'gone');
      t.operating('NRS', 'trains').does({ type: 'buyTrain', train: '2-4' }).does(bankrupt);
      expect(t.s.trains['2-4']).toBe('gone');
      expect(supply(t, '2', '2+1', '3', '3+', '4+', 'R5')).toEqual([0, 3, 5, 2, 4, 3]);
    },
  );

  rule('1839:9-8', '1839:Q62', 'in the auction: who has come to two shares directs the parred company', () => {
    const t = auction().does(buyLot('AV')).does(par(82)).does(discount('HLvVdG')).does(buyLot('WCTS'));
    t.does(concede('player1'));
    expect([t.s.companies['HIJSM']!.director, t.price('HIJSM')]).toEqual(['player2', 61]);
    expect([t.shares('HIJSM', 'pool'), t.shares('HIJSM', 'ipo'), t.top['actions']]).toEqual([3, 5, 1]);
    expect(supply(t, '2', '2+1', '3', '4+', 'R4+1', 'PR2+', '4')).toEqual([4, 4, 4, 2, 1, 3, 2]);
  });

  rule('1839:14.3.2.1.1-1', 'in a Stock Round: a Lokaalspoorwegen can be started again in a later one', () => {
    const left = (refounding: string): Table =>
      Table.blank(4, { readings: { refounding } })
        .company('L1', { ...running({ player1: 6 }, 31), stations: [['D19', 0]] })
        .cash('player2', 900)
        .stockTurn('player1')
        .does(concede('player1'));
    const t = left('later-round');
    expect([t.asks, t.s.companies['L1']!.status]).toEqual(['stockTurn/player2', 'unstarted']);
    t.refuses(start('L1', 31), '1839:14.3.2.1.1-1').accepts(start('L2', 31));
    expect(t.choices('start').map(({ fields }) => fields['company'])).not.toContain('L1');
    t.stockTurn('player2', {}, 3).accepts(start('L1', 31));
    left('at-once').accepts(start('L1', 31));
  });

  rule(
    '1839:Q65',
    'two of them empty a rank: the next one begins both phases, with one round of nationalisation',
    () => {
      const t = Table.blank(4)
        .phase('blue')
        .trainsGone('2', '2+1', '3', '3+')
        .train('3+-1', 'NRS')
        .train('4+-1', 'MSS');
      t.private('DeRtU', 'player1').private('CM', 'player2').private('RH', 'bank');
      t.company('NRS', { ...running({ player1: 6 }, 74), cash: 5000 }).company('MSS', running({ player2: 6 }, 67));
      t.stockTurn('player1').does(concede('player3')).does(concede('player4'));
      expect(supply(t, '4+', 'R5', 'R4+1', 'R4', 'PR2+', 'PR3+1', '4')).toEqual([1, 4, 0, 2, 2, 2, 2]);
      t.trainsGone('4+', 'R5').train('4+-1', 'MSS').phase('light brown').cash('player2', 0).operating('NRS', 'trains');
      t.does({ type: 'buyTrain', train: 'R4-2' });
      expect([t.s.phase, t.trains('NRS'), t.trains('MSS')]).toEqual(['dark brown', ['R4-2'], []]);
      expect([t.money('player2'), t.s.privates['RH'], t.s.trains['R4-1']]).toEqual([800, 'player2', 'player1']);
      expect([t.does(pass).asks, t.does(pass).asks]).toEqual(['nationalisation/NRS', 'nationalisation/MSS']);
      // Diepenbrock's train comes at that very moment.
      t.does({ type: 'assignTrain', company: 'MSS', by: 'player1', frame: 'course' }).does({ type: 'accept' });
      t.does(nationalise);
      expect([t.s.companies['MSS']!.status, t.s.trains['R4-1'], t.s.ext.nationalisers]).toEqual([
        'closed',
        'gone',
        ['player2'],
      ]);
    },
  );

  rule(
    '1839:9-11',
    '1839:9-20',
    '1839:Q62',
    'bankrupt for the first train of a rank: all that follows from both',
    () => {
      const t = Table.blank(4).phase('blue').trainsGone('2', '2+1', '3', '3+', '4+').train('3-1', 'MSS');
      t.private('DeRtU', 'player1').private('CO', 'player2').private('AB', 'player1').train('4+-1', 'AMS');
      t.ext({ drawn: { CO: 'NWS', AB: 'HIJSM', AV: 'ZHESM' } })
        .company('NRS', { ...running({ player1: 6, player3: 1 }, 74), cash: 10, stations: [['I12', 0]] })
        .company('MSS', running({ player3: 6 }, 67))
        .company('AMS', running({ player4: 6 }, 61))
        .company('NWS', { shares: { player2: 3 }, price: 82 })
        .cash('player1', 0)
        .operating('NRS', 'trains')
        .does({ type: 'buyTrain', train: 'R5-1' });
      // Four of six shares can go, ƒ296 beside ƒ10: ƒ14 too little.
      t.does(bundle('NRS', 4)).does(bankrupt);
      expect([t.s.phase, t.s.companies['NRS']!.status, t.s.trains['R4-1']]).toEqual(['light brown', 'closed', 'gone']);
      expect([t.trains('MSS'), markers(t, 'government')]).toEqual([[], ['I12 0']]);
      expect(supply(t, 'R5', 'R4+1', 'R4', 'PR2+', 'PR3+1', '4')).toEqual([2, 2, 1, 4, 1, 3]);
      // Only the AMS has a train left; August Borsig has gone with its owner, Cornelis Outshoorn closes.
      expect([t.asks, t.does(pass).asks, t.who]).toEqual(['nationalisation/AMS', 'newLocal/CO', ['player2']]);
      expect(t.does(takeLocal('L5')).does(reserve('I12')).does(reserve('N17')).asks).toBe('track/MSS');
    },
  );

  rule('1839:Q62', 'who has to discard leaves: the next company over the limit is asked', () => {
    const t = Table.blank().phase('light red').trainsGone('2', '2+1', '3', '3+', '4+', 'R5', 'R4+1', 'R4', 'PR2+');
    t.company('NRS', running({ player1: 6 }, 74, 'R4-2', 'R4-3', 'PR2+-1'))
      .company('MSS', running({ player2: 6 }, 67, 'PR2+-2', 'PR2+-3', 'R5-1'))
      .company('AMS', { ...running({ player3: 6 }, 61, 'R4+1-1'), cash: 600 })
      .operating('AMS', 'trains')
      .does({ type: 'buyTrain', train: 'PR3+1-1' });
    expect([t.asks, t.does(concede('player1')).asks]).toEqual(['discard/NRS', 'discard/MSS']);
    t.does({ type: 'discard', train: 'R5-1' }).does(pass);
    expect(t.asks).toBe('nationalisation/MSS');
  });
});
