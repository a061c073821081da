/** Things that trip an implementer, beside the tests of their rules. */
import { describe, expect } from 'vitest';
import { buy, pass, start } from '../deals.ts';
import { rule } from '../rule.ts';
import { concede, local, nationalise, reserve, running, takeLocal } from './money.ts';
import { bundle, sells } from './sales.ts';
import { Table } from './table.ts';

describe('The fee for homes', () => {
  rule(
    '1839:7.5-21',
    'comes after the purchase, its change of director, floating and capital, in the middle of the turn',
    () => {
      const t = local(Table.blank(), { price: 31, shares: { player1: 2, player2: 2, pool: 1 } }, ['D19', 'N17']);
      t.cash('player2', 100).stockTurn('player2').does(buy('L1'));
      const told = t.events.map(({ event, why }) => (event === 'pay' ? `pay ${why as string}` : event));
      const order = ['pay shares', 'director', 'float', 'pay float', 'pay homes'];
      expect(told.filter((one) => order.includes(one))).toEqual(order);
      expect([t.money('L1'), t.s.companies['L1']!.director]).toEqual([310 - 80, 'player2']);
    },
  );
});

describe('Operations', () => {
  rule('1839:8.3-12', 'the next company operates only when nationalisations and new Lokaalspoorwegen are done', () => {
    const t = Table.blank()
      .company('NRS', running({ player1: 6 }, 74, '3-1'))
      .company('MSS', running({ player2: 6 }, 67, '3-2'))
      .phase('dark green')
      .ext({ operatingRound: 1, stockRound: 2, sets: [1, 1], owed: [{ private: 'JJB', to: 'player3' }] });
    t.frames(
      { kind: 'course' },
      { kind: 'operatingRound', incomePaid: true, operated: ['NRS'], begun: ['dark green'] },
    );
    t.does(pass).does(pass).does(takeLocal('L1')).does(reserve('D19'));
    expect(t.onTurn).toBeUndefined();
    expect(t.does(reserve('N17')).onTurn).toBe('MSS');
    t.endTurn();
    expect(t.title.roundName(t.s)).toBe('SR 3');
  });

  rule(
    '1839:Q28',
    'a Local’s free first train begins a phase at once; nationalisations wait for the end of its operation',
    () => {
      const t = local(Table.blank(), { shares: { player1: 6 }, price: 31, cash: 10 }, ['D19', 'N17']);
      t.company('MSS', running({ player2: 6 }, 67, '2+1-1'))
        .trainsGone('2', '3')
        .train('2+1-2', 'gone');
      for (const train of ['2+1-3', '2+1-4']) t.train(train, 'gone');
      t.phase('light green')
        .private('JJB', 'player3')
        .ext({ operatingRound: 1, stockRound: 2, sets: [1, 1] });
      t.frames({ kind: 'course' }, { kind: 'operatingRound', incomePaid: true, operated: ['MSS'], begun: [] });
      while (t.asks.startsWith('home/')) t.does(t.action({ ...t.choices('placeHome')[0]!.fields, type: 'placeHome' }));
      expect([t.s.phase, t.s.privates['JJB'], t.onTurn]).toEqual(['dark green', 'gone', 'L1']);
      t.endTurn();
      expect([t.asks, t.s.ext.owed]).toMatchObject(['nationalisation/MSS', [{ private: 'JJB', to: 'player3' }]]);
      expect([t.does(pass).asks, t.does(pass).asks]).toEqual(['nationalisation/L1', 'newLocal/JJB']);
    },
  );
});

describe('The red private company', () => {
  rule(
    '1839:14.2.3.4.1-2',
    'comes only with Crédit Mobilier’s closing; discarded with its owner, that brings nothing',
    () => {
      const closing = (owner: string): Table => {
        const t = Table.blank(4)
          .company('NRS', { ...running({ player1: 6 }, 74), cash: 400 })
          .private('RH', 'bank');
        t.private('CM', owner).trainsGone('2', '2+1', '3', '3+', '4+', 'R5', 'R4+1').phase('medium brown');
        return t.operating('NRS', 'trains');
      };
      const buyR4 = { type: 'buyTrain', train: 'R4-2' };
      const t = closing('player2');
      const before = t.money('player2');
      t.does(buyR4);
      expect([t.s.privates['RH'], t.s.privates['CM'], t.money('player2') - before]).toEqual(['player2', 'gone', 800]);
      const left = closing('player2').does(concede('player2')).does(buyR4);
      expect([left.s.privates['RH'], left.s.phase, left.money('player2')]).toEqual(['bank', 'dark brown', 0]);
    },
  );

  rule('1839:14.2.3.4.1-3', 'never closes: it costs in gray phase, too', () => {
    const t = Table.blank(4)
      .company('NRS', { ...running({ player1: 6 }, 74), cash: 700 })
      .private('RH', 'player2');
    t.private('KR', 'player3').trainsGone('2', '2+1', '3', '3+', '4+', 'R5', 'R4+1', 'R4', 'PR2+', 'PR3+1');
    t.phase('dark red').operating('NRS', 'trains').does({ type: 'buyTrain', train: '4-1' });
    expect([t.s.phase, t.s.privates['RH'], t.s.privates['KR']]).toEqual(['gray', 'player2', 'gone']);
    const before = t.money('player2');
    while (t.title.roundName(t.s) !== 'OR 3.1') t.does(pass);
    expect(t.money('player2') - before).toBe(-100);
  });
});

describe('Directors', () => {
  rule('1839:Q66', 'a tie in an operating round goes by the cards of the next stock round', () => {
    const after = (order: string[]): string | null => {
      const t = Table.blank(4).private('RH', 'player1').cash('player1', 0).ext({ order });
      t.company('NRS', running({ player1: 3, player2: 2, player3: 2 }, 74, '2-1'));
      t.ext({ operatingRound: 1, stockRound: 2, sets: [1, 1] });
      t.frames({ kind: 'course' }, { kind: 'operatingRound', incomePaid: false, operated: [], begun: [] });
      return t.does(bundle('NRS', 2)).s.companies['NRS']!.director;
    };
    expect(after(['player1', 'player2', 'player3', 'player4'])).toBe('player2');
    expect(after(['player2', 'player1', 'player3', 'player4'])).toBe('player3');
  });
});

describe('A Lokaalspoorwegen that was nationalised and is started again', () => {
  rule(
    '1839:14.3.2.1.1-1',
    '1839:7.2-5',
    'starts from nothing again: price of a sale, first train, three markers, homes',
    () => {
      const sketch = {
        ...running({ player1: 6 }, 46, '3-1'),
        stations: [
          ['D19', 0],
          ['L3', 0],
        ] as const,
      };
      const t = Table.blank()
        .company('L1', sketch)
        .phase('dark green')
        .ext({ operatingRound: 1, stockRound: 2, sets: [1, 1] });
      t.frames(
        { kind: 'course' },
        { kind: 'operatingRound', incomePaid: true, operated: ['L1'], begun: ['dark green'] },
      );
      t.does(nationalise).cash('player2', 900).cash('player3', 900).stockTurn('player2', {}, 3);
      t.does(start('L1', 31)).does(reserve('L3')).does(reserve('N17'));
      expect([t.title.stationsLeft(t.s, 'L1'), t.s.companies['L1']!.operated]).toEqual([3, false]);
      // Before its first operation it is sold for the price to the left.
      t.company('L1', { shares: { player2: 4, player3: 3 }, price: 31, cash: 200 }).stockTurn('player3', {}, 3);
      const before = t.money('player3');
      sells(t, ['L1', 1]).does({ type: 'decline' });
      expect(t.money('player3') - before).toBe(25);
      t.trainsGone('2', '2+1', '3').endRound();
      while (t.asks.startsWith('home/')) t.does(t.action({ ...t.choices('placeHome')[0]!.fields, type: 'placeHome' }));
      // A government marker has given way in Middelburg, and its first train was free.
      expect([t.s.stations['L1'], t.s.stations['government'], t.trains('L1')]).toEqual([
        [
          { hex: 'L3', node: 0 },
          { hex: 'N17', node: 0 },
        ],
        [{ hex: 'D19', node: 0 }],
        ['3+-1'],
      ]);
    },
  );
});
