/** What meets in one turn of an Operating Round. Each figure is worked out from the book. */
import { describe, expect } from 'vitest';
import { operatingOrder } from '../../src/1820/07-operating-round/7.1-round.ts';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const pass: Deed = { type: 'pass' };
const buy = (train: string): Deed => ({ type: 'buyTrain', train });
const assign = (train: string): Deed => ({ type: 'assignTrain', frame: 'operatingTurn/LSR', train });
const directs = (t: Table, company: string) => t.s.companies[company]?.director;
/** Birmingham and a city in G11, with track between them. */
const withLine = (t: Table): Table => t.tile('G7', '150', 1).tile('G9', '9', 1).tile('G11', '57', 1);

describe('a phase that begins in one’s own turn', () => {
  rule('1820:14.5.1-1', '1820:14.1-11', 'the train that Holden lets a company buy early closes him, and runs', () => {
    const t = withLine(Table.blank().cousin('JH', 'player2', 11).colour('brown', 10));
    t.trainsGone('2+', '3+', '5+', '8+');
    const three = ['8+-1', '8+-2', '8+-3'];
    t.company('LSR', { shares: { player1: 4, JH: 2 }, cash: 1600, price: 95, trains: three, stations: [['G7', 0]] });
    t.operating('LSR', 'earlyTrains').does(buy('5D+-1'));
    // Half of 11 and two shares at £95, rounded up; four trains where three are allowed now.
    expect([t.money('player2'), t.shares('LSR', 'pool'), t.asks]).toEqual([101, 2, 'discard/LSR']);
    t.does({ type: 'discard', train: '8+-1' });
    expect(t.asks).toBe('run/LSR');
    // £30 and £20, both twice.
    expect(t.runsBest()).toBe(100);
  });

  rule(
    '1820:6.4.3-5',
    '1820:14.1-12',
    'a future train brings red before the dividend: cousins get nothing of it',
    () => {
      const t = Table.blank().cousin('RSCF', 'player2', 10).cousin('JL', 'player3').colour('brown', 11);
      t.trainsGone('2+', '3+', '5+', '8+').train('5D+-4', 'player1');
      t.company('LSR', { shares: { player1: 4, RSCF: 3, JL: 2 }, trains: ['8+-1'], price: 95 });
      t.company('LUR', { shares: { JL: 4, player2: 1 }, price: 60, trains: ['8+-5'] });
      t.operating('LSR', 'dividend', { revenue: 100 }).does(assign('5D+-4'));
      // Half of 10 and three at £95; half of two at £95 and four at £60.
      expect([t.money('player2'), t.money('player3'), directs(t, 'LUR')]).toEqual([148, 215, 'player2']);
      t.does({ type: 'dividend', choice: 'pay' });
      // £10 a share: four of player1, one in the treasury, five in the pool by now. The price is reached.
      expect([t.money('player1'), t.money('LSR'), t.money('player2'), t.price('LSR')]).toEqual([40, 10, 148, 105]);
    },
  );

  rule(
    '1820:7.2.5-1',
    '1820:7.2.7-10',
    'a private company that begins brown before its run pays by that column',
    () => {
      const t = withLine(Table.blank().colour('blue', 8)).trainsGone('2+', '3+', '5+').cash('player1', 1500);
      const four = ['5+-1', '5+-2', '5+-3', '3+-1'];
      t.company('LSR', { size: 1, shares: { player1: 1 }, trains: four, stations: [['G7', 0]] });
      t.operating('LSR', 'earlyTrains').does(buy('8+-1')).does({ type: 'discard', train: '3+-1' });
      // Four trains are all that brown allows: nothing more is bought before the run, or after it.
      t.refuses(buy('8+-2'), '1820:7.2.7-1', 'train limit of 4').does(pass);
      expect([t.runsBest(), t.money('player1')]).toEqual([50, 1500 - 800 + 50]);
      t.does({ type: 'payDue' });
      expect(t.money('player1')).toBe(750 - 3 * 160 - 50);
    },
  );
});

describe('a director who changes in the middle', () => {
  rule(
    '1820:13.4-5',
    '1820:Q80',
    'cousins tie for a company sold for another’s maintenance: the seller chooses',
    () => {
      const t = Table.blank().cousin('RSCF', 'player2').cousin('JL', 'player3').colour('green', 5);
      t.company('LSR', { shares: { player1: 4 }, trains: ['2+-1', '3+-1'] });
      t.company('LUR', { shares: { player1: 4, RSCF: 3, JL: 3 }, price: 60, trains: ['2+-2'] });
      t.operating('LSR', 'maintenance').does({ type: 'sell', company: 'LUR', count: 2 });
      expect([t.asks, t.who]).toEqual(['heir/LUR', ['player1']]);
      t.refuses({ type: 'chooseHeir', private: 'BI' }, '1820:13.4-5').does({ type: 'chooseHeir', private: 'JL' });
      // Then it is paid: £50 and £25 of the £120, and the price falls for the help.
      t.does({ type: 'payDue' });
      expect([directs(t, 'LUR'), t.money('player1'), t.price('LSR')]).toEqual(['JL', 45, 60]);
    },
  );
});

describe('the gray box in an Operating Round', () => {
  rule(
    '1820:7.1-3',
    '1820:Q82',
    'a company that waits there goes first; of those that have operated the last is on top',
    () => {
      const t = Table.blank().cousin('JL', 'player3').colour('brown', 11).trainsGone('2+', '3+', '5+', '8+');
      t.company('LSR', { shares: { player1: 4 }, trains: ['8+-1'], cash: 2000, price: 95 });
      t.company('LUR', { shares: { player2: 4 }, trains: ['8+-2'], price: 10 });
      t.company('CFR', { shares: { JL: 4 }, trains: ['8+-3'], price: 60 });
      t.company('N&PR', { shares: { player2: 4 }, trains: ['8+-4'], price: 55 });
      t.operatingRound();
      while (t.asks !== 'trains/LSR')
        t.does(t.asks === 'run/LSR' ? { type: 'run', routes: [] } : t.asks === 'due/LSR' ? { type: 'payDue' } : pass);
      t.does(buy('5D+-1'));
      // With red the CFR has no holder and waits under the LUR; the N&PR, which pays nothing, comes below both.
      expect([t.price('CFR'), operatingOrder(t.s)]).toEqual([10, ['LSR', 'N&PR', 'LUR', 'CFR']]);
      t.endTurn().endTurn();
      expect([t.onTurn, operatingOrder(t.s)]).toEqual(['LUR', ['LSR', 'LUR', 'CFR', 'N&PR']]);
      // It is turned over where it stands: next time it comes after the N&PR.
      t.endTurn();
      expect([t.onTurn, operatingOrder(t.s)]).toEqual(['CFR', ['LSR', 'CFR', 'N&PR', 'LUR']]);
    },
  );
});
