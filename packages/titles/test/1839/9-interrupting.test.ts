import { describe, expect } from 'vitest';
import { buy, pass, start } from '../deals.ts';
import { rule } from '../rule.ts';
import { auction, buy as buyLot, discount, par } from './auction.ts';
import { bankrupt, concede, local, nationalise, reserve, running, takeLocal } from './money.ts';
import { announce, bundle, decline, redeemSold } from './sales.ts';
import { Table } from './table.ts';

describe('9 Player bankruptcy and concession: in the middle of something', () => {
  rule('1839:9-18', '1839:Q62', 'the operation of the player’s own company ends, that of another goes on', () => {
    const t = () =>
      Table.blank()
        .company('NRS', running({ player1: 6 }, 74, '2-1'))
        .company('MSS', running({ player2: 6 }, 67, '2-2'))
        .operating('NRS', 'trains');
    expect(t().does(concede('player2')).asks).toBe('trains/NRS');
    const own = t().does(concede('player1'));
    expect([own.onTurn, own.s.companies['NRS']!.status]).toEqual(['MSS', 'closed']);
  });

  rule(
    '1839:Q62',
    'a sale of the player’s own is settled first, and what the player is asked in it is declined',
    () => {
      const t = Table.blank()
        .company('NRS', { ...running({ player1: 4, player2: 2 }, 74), cash: 500 })
        .company('MSS', { ...running({ player1: 2, player3: 6 }, 101), cash: 500 });
      t.does(bundle('NRS', 1)).does(bundle('MSS', 1)).does(announce);
      expect(t.asks).toBe('redemption/NRS');
      t.does(concede('player1'));
      expect([t.asks, t.who, t.s.ext.order.length]).toEqual(['redemption/MSS', ['player3'], 3]);
      // Player 1 may not change his mind, and cannot concede twice.
      t.refuses(concede('player1'), 'table:not-yours').does(redeemSold);
      // The other share of the MSS follows, with an answer of its own.
      expect([t.asks, t.s.companies['NRS']!.status]).toEqual(['redemption/MSS', 'closed']);
      t.does(decline);
      expect([t.s.ext.order, t.asks, t.price('MSS')]).toEqual([['player2', 'player3'], 'stockTurn/player2', 91]);
    },
  );

  rule('1839:Q62', 'shares of a company without a price go back to the IPO for nothing', () => {
    const t = Table.blank();
    t.set({ shares: { ...t.s.shares, MSS: { ipo: 8, player1: 2 } } }).does(concede('player1'));
    expect([t.shares('MSS', 'ipo'), t.shares('MSS', 'pool')]).toEqual([10, 0]);
  });

  rule('1839:Q62', 'a director who leaves in another’s sale: the company goes, with what was sold of it', () => {
    const t = Table.blank()
      .company('NRS', { ...running({ player1: 2, player2: 4 }, 74), cash: 500 })
      .company('MSS', { ...running({ player1: 2, player3: 6 }, 101), cash: 500 })
      .cash('player1', 0);
    t.does(bundle('NRS', 1)).does(bundle('MSS', 1)).does(announce).does(concede('player2'));
    expect([t.asks, t.money('player1'), t.shares('NRS', 'gone')]).toEqual(['redemption/MSS', 175, 10]);
    t.does(decline);
    expect([t.price('MSS'), t.asks, t.shares('NRS', 'pool')]).toEqual([91, 'stockTurn/player1', 0]);
  });

  rule('1839:Q62', 'what is sold of a company that goes with its director falls out of an announcement', () => {
    const t = () =>
      Table.blank()
        .company('NRS', running({ player1: 2, player2: 4 }, 74))
        .company('MSS', running({ player1: 2, player3: 6 }, 101));
    const both = t().does(bundle('NRS', 1)).does(bundle('MSS', 1)).does(concede('player2'));
    expect(both.top['bundles']).toEqual([{ company: 'MSS', count: 1 }]);
    both.does(announce);
    expect([both.price('MSS'), both.asks]).toEqual([91, 'stockTurn/player1']);
    // With nothing left in it there is none, and another can be made.
    const only = t().does(bundle('NRS', 1)).does(concede('player2'));
    expect(only.asks).toBe('stockTurn/player1');
    only.accepts(bundle('MSS', 1));
  });

  rule('1839:7.2-1', '1839:Q62', 'nor is a director’s certificate sold that nobody could take any more', () => {
    const t = Table.blank().company('NRS', running({ player1: 4, player2: 2 }, 74));
    t.does(bundle('NRS', 4)).does(concede('player2'));
    expect([t.asks, t.s.companies['NRS']!.director]).toEqual(['stockTurn/player1', 'player1']);
    t.accepts(bundle('NRS', 2)).refuses(bundle('NRS', 3), '1839:7.2-1');
  });

  rule(
    '1839:7.4-5',
    '1839:Q69',
    'a company that has paid for a leaving player’s shares meanwhile is not asked for what it cannot pay',
    () => {
      const t = (cash: number) =>
        Table.blank()
          .company('MSS', { ...running({ player1: 2, player2: 1, player3: 6 }, 101), cash })
          .does(bundle('MSS', 1))
          .does(announce)
          .does(concede('player2'))
          .does(redeemSold);
      const rich = t(202);
      expect([rich.asks, rich.who, rich.money('MSS')]).toEqual(['redemption/MSS', ['player3'], 101]);
      rich.does(redeemSold);
      expect([rich.shares('MSS', 'MSS'), rich.price('MSS')]).toEqual([2, 101]);
      const poor = t(201);
      expect([poor.asks, poor.money('MSS'), poor.price('MSS')]).toEqual(['stockTurn/player1', 100, 91]);
      expect([poor.shares('MSS', 'MSS'), poor.shares('MSS', 'pool')]).toEqual([1, 1]);
    },
  );

  rule('1839:Q60', '1839:Q62', 'a player who waits to leave is asked nothing more, and gives nothing away', () => {
    const selling = () =>
      Table.blank(4)
        .company('NRS', { ...running({ player1: 2, player2: 6 }, 74), cash: 500 })
        .company('MSS', { ...running({ player1: 6, player2: 1 }, 101), cash: 500 })
        .phase('dark brown')
        .trainsGone('2', '2+1', '3', '3+', '4+')
        .train('R4-1', 'player1')
        .does(bundle('NRS', 1))
        .does(announce);
    // In player 2's sale player 1 is asked for the MSS, and leaves too.
    const t = selling().does(concede('player2'));
    expect([t.asks, t.who]).toEqual(['redemption/MSS', ['player1']]);
    t.does(concede('player1'));
    expect([t.asks, t.s.ext.order]).toEqual(['stockTurn/player3', ['player3', 'player4']]);
    // Diepenbrock's train goes with its owner.
    const assign = (by: string, company: string) => ({ type: 'assignTrain', by, company, frame: 'course' });
    selling().accepts(assign('player1', 'NRS')).accepts(assign('player2', 'NRS'));
    const waiting = selling().does(concede('player1'));
    expect([waiting.asks, waiting.s.ext.order.length]).toEqual(['redemption/NRS', 4]);
    for (const by of ['player1', 'player2']) waiting.refuses(assign(by, 'NRS'), '1839:14.2.3.2.3-3');
    expect(waiting.does(decline).s.trains['R4-1']).toBe('gone');
  });

  rule('1839:Q62', 'an offer to or by the player lapses', () => {
    const offered = () =>
      Table.blank()
        .company('NRS', { ...running({ player1: 6 }, 74, '2-1'), cash: 100 })
        .company('MSS', running({ player2: 6 }, 67, '2-2'))
        .operating('NRS', 'trains')
        .does({ type: 'buyTrainFrom', train: '2-2', price: 10 });
    expect(offered().asks).toBe('offer/2-2');
    const asked = offered().does(concede('player2'));
    expect([asked.asks, asked.events.some(({ event }) => event === 'lapsed')]).toEqual(['trains/NRS', true]);
    expect(offered().does(concede('player1')).onTurn).toBe('MSS');
    expect(offered().does(concede('player3')).asks).toBe('offer/2-2');
  });

  rule(
    '1839:8.3.2.3-5',
    '1839:Q62',
    'after a swap the other company returns its double, though the active one is gone',
    () => {
      const swapped = () =>
        Table.blank()
          .company('NRS', { ...running({ player1: 6 }, 74, '2-1'), cash: 80 })
          .company('MSS', running({ player2: 6 }, 67, '2-2'))
          .ext({ reservations: [] })
          .station('NRS', 'G10', 0)
          .station('NRS', 'K12', 0)
          .station('NRS', 'I8')
          .station('MSS', 'G10', 1)
          .station('MSS', 'K12', 1)
          .operating('NRS', 'station')
          .does({ type: 'swapStations', hex: 'K12', node: 0, company: 'MSS', otherHex: 'G10', otherNode: 1 })
          .does({ type: 'accept' });
      for (const marker of ['arrived', 'older']) {
        const t = swapped();
        expect([t.asks, t.does(concede('player1')).asks]).toEqual(['double/NRS', 'double/MSS']);
        t.does({ type: 'returnStation', marker });
        expect([t.s.stations['MSS'], t.onTurn]).toEqual([[{ hex: 'K12', node: marker === 'arrived' ? 1 : 0 }], 'MSS']);
      }
      expect(swapped().does(concede('player2')).asks).toBe('double/NRS');
    },
  );

  rule('1839:Q62', 'in the nationalisation round the next company is asked', () => {
    const t = Table.blank()
      .company('NRS', running({ player1: 6 }, 74, '3-1'))
      .company('MSS', running({ player2: 6 }, 67, '3-2'))
      .phase('dark green')
      .ext({ operatingRound: 1, stockRound: 2, sets: [1, 1] });
    t.frames(
      { kind: 'course' },
      { kind: 'operatingRound', incomePaid: true, operated: ['NRS'], begun: ['dark green'] },
    );
    expect(t.asks).toBe('nationalisation/NRS');
    expect(t.does(concede('player1')).asks).toBe('nationalisation/MSS');
    expect(t.does(nationalise).s.companies['MSS']!.status).toBe('closed');
  });

  rule('1839:Q62', 'in the auction the others go on, and what has no price yet goes back to the IPO', () => {
    const t = auction().does(buyLot('AV'));
    expect([t.asks, t.shares('HIJSM', 'player1')]).toEqual(['par/HIJSM', 3]);
    t.does(concede('player1'));
    expect([t.asks, t.who, t.s.companies['HIJSM']!.status]).toEqual(['privateAuction', ['player2'], 'unstarted']);
    expect([t.s.privates['AV'], t.shares('HIJSM', 'ipo'), t.shares('HIJSM', 'WCTS')]).toEqual(['gone', 8, 2]);
    // One that is parred stays so, without a director (Q59).
    const parred = auction().does(buyLot('AV')).does(par(82)).does(concede('player1'));
    expect([parred.s.companies['HIJSM'], parred.shares('HIJSM', 'pool')]).toMatchObject([
      { status: 'started', director: null },
      3,
    ]);
    expect([parred.who, parred.price('HIJSM')]).toEqual([['player2'], 61]);
    // A player who is not on turn leaves the turn alone, and a par price that is due.
    const due = auction().does(buyLot('AV')).does(concede('player2'));
    expect([due.asks, due.does(par(82)).price('HIJSM')]).toEqual(['par/HIJSM', 82]);
    const other = auction().does(discount('AV')).does(concede('player3'));
    expect([other.who, other.top['actions']]).toEqual([['player1'], 1]);
    // A share of a company without a price is not sold.
    const unsold = Table.blank().set({ shares: { ...t.s.shares, HIJSM: { player1: 1, ipo: 9 } } });
    unsold.company('NRS', running({ player1: 2, player2: 5 }, 74)).settle();
    unsold.accepts(bundle('NRS', 1)).refuses(bundle('HIJSM', 1), '1839:7.2-4');
  });

  rule(
    '1839:Q24',
    'a bankruptcy for homes inside another player’s turn: the company is nationalised, and that turn goes on',
    () => {
      const t = local(Table.blank(), { price: 10, shares: { player1: 4, player2: 1 } }, ['G8', 'E10']).cash(
        'player1',
        0,
      );
      t.cash('player2', 10).stockTurn('player2').does(buy('L1'));
      while (t.choices('sell').length > 0) t.does(bundle('L1', 1));
      t.does(bankrupt);
      expect([t.s.companies['L1']!.status, t.s.ext.order]).toEqual(['unstarted', ['player2', 'player3']]);
      expect(t.s.ext.reservations.filter(({ owner }) => owner === 'L1')).toEqual([]);
      expect(t.asks).toBe('stockTurn/player3');
    },
  );

  rule(
    '1839:14.2.3.3-7',
    '1839:Q64',
    'a brown private of another closes with its company, and its owner gets the benefit at once',
    () => {
      const t = Table.blank()
        .company('NRS', running({ player1: 6 }, 74, '2-1'))
        .private('CO', 'player2')
        .private('AB', 'player1');
      t.ext({ drawn: { CO: 'NRS', AB: 'AMS', AV: 'MSS' } })
        .stockTurn('player3')
        .does(concede('player1'));
      expect([t.s.privates['CO'], t.asks, t.who]).toEqual(['gone', 'newLocal/CO', ['player2']]);
      t.does(takeLocal('L3')).does(reserve('D19')).does(reserve('N17'));
      expect([t.shares('L3', 'player2'), t.asks]).toEqual([4, 'stockTurn/player3']);
      // In the middle of another's operation, too; what that operation has closed waits for its end.
      const mid = Table.blank()
        .company('NRS', running({ player1: 6 }, 74, '2-1'))
        .company('MSS', running({ player3: 6 }, 67, '2-2'));
      mid.private('CO', 'player2').ext({ drawn: { CO: 'NRS' }, owed: [{ private: 'LP', to: 'player3' }] });
      mid.operating('MSS', 'trains').does(concede('player1'));
      expect(mid.asks).toBe('newLocal/CO');
      mid.does(takeLocal('L3')).does(reserve('D19')).does(reserve('N17'));
      expect([mid.asks, mid.does(pass).asks]).toEqual(['trains/MSS', 'newLocal/LP']);
    },
  );

  rule('1839:Q74', 'a company that nationalises after its first train has still closed its brown private', () => {
    const t = Table.blank()
      .company('NRS', { ...running({ player1: 6 }, 74, '3-1'), cash: 180 })
      .private('CO', 'player2');
    t.trainsGone('2', '2+1').phase('light green').train('3-1', 'NRS');
    for (const train of ['3-2', '3-3', '3-4', '3-5']) t.train(train, 'gone');
    t.ext({ drawn: { CO: 'NRS' } })
      .operating('NRS', 'trains')
      .does({ type: 'buyTrain', train: '3+-1' })
      .does(pass);
    expect([t.asks, t.does(nationalise).asks]).toEqual(['nationalisation/NRS', 'newLocal/CO']);
  });

  rule('1839:7.5-9', 'homes that a leaving director has not chosen are chosen by the next', () => {
    const t = Table.blank().cash('player1', 500).cash('player2', 500).does(start('L1', 20)).does(reserve('D19'));
    t.does(concede('player1'));
    expect([t.asks, t.s.companies['L1']]).toMatchObject(['stockTurn/player2', { status: 'started', director: null }]);
    t.does(buy('L1'));
    expect([t.asks, t.who]).toEqual(['homes/L1', ['player2']]);
    t.refuses(reserve('D19'), '1839:7.5-9').does(reserve('N17'));
    expect(t.s.ext.reservations.filter(({ owner }) => owner === 'L1')).toHaveLength(2);
  });
});
