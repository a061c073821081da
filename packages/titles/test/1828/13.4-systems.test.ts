import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { merge, merging, pass } from './merging.ts';
import type { Table } from './table.ts';

type Wish = NonNullable<Parameters<typeof merging>[2]>;

/** The GT and the WAB are a system of the first player, who holds five shares; four are in the IPO. */
const system = (wish: Wish = {}): Table => merging({ player1: 6 }, { player1: 6 }, wish).does(merge);

describe('13.4 Systems', () => {
  rule('1828:13.4-1', 'one treasury, two shells: each train is in one of them', () => {
    const wish = { gt: { cash: 100, trains: ['2-1', '2-2'] }, wab: { cash: 90, trains: ['2-3'] } };
    const t = system(wish).operate('GT', 'trains');
    expect(t.money('GT')).toBe(190);
    t.refuses({ type: 'buyTrain', train: '2-4', shell: 'NYC' }, '1828:13.4-1');
    t.does({ type: 'buyTrain', train: '2-4', shell: 'WAB' });
    expect([t.trains('GT'), t.trains('WAB')]).toEqual([
      ['2-1', '2-2'],
      ['2-3', '2-4'],
    ]);
    expect([t.money('GT'), t.money('WAB')]).toEqual([110, 0]);
  });

  rule('1828:13.4-1', 'the trains of both shells are run by the one system', () => {
    const wish = { gt: { trains: ['2-1'], stations: [['D4', 0]] as const }, wab: { trains: ['2-2'] } };
    const t = system({ ...wish, more: (table) => table.tile('D6', '57', 1) }).operate('GT', 'run');
    expect(t.title.runProblem(t.s)!.trains.length).toBe(2);
    expect(t.who).toEqual(['player1']);
  });

  rule('1828:13.4-2', 'the home stations of both companies are placed when the system first operates', () => {
    const t = system();
    expect(t.s.stations['GT']).toEqual([]);
    t.operate('GT', 'home');
    expect([t.s.stations['GT'], t.s.stations['WAB']]).toEqual([
      [
        { hex: 'D4', node: 0 },
        { hex: 'H6', node: 0 },
      ],
      [],
    ]);
    expect(t.s.ext.homes.filter(({ owner }) => owner === 'GT' || owner === 'WAB')).toEqual([]);
  });

  rule('1828:13.4-3', 'the share in the treasury is neither bought nor taken for the Mohawk & Hudson', () => {
    const t = system({ more: (table) => table.private('M&H', 'player2') }).does(pass);
    t.refuses({ type: 'buy', company: 'GT', from: 'treasury' }, '1828:13.4-3');
    t.refuses({ type: 'exchange', company: 'GT', from: 'treasury' }, '1828:13.4-3');
    t.accepts({ type: 'exchange', company: 'GT', from: 'ipo' });
    t.does({ type: 'buy', company: 'GT', from: 'ipo' });
    expect([t.shares('GT', 'GT'), t.shares('GT', 'ipo')]).toEqual([1, 3]);
  });

  rule('1828:13.4-3', 'nor is it the director’s to sell', () => {
    const t = system();
    // Five in hand, of which the director's certificate stays.
    t.refuses({ type: 'sell', company: 'GT', count: 6 }, '1828:7.2-4');
    t.does({ type: 'sell', company: 'GT', count: 3 });
    expect([t.shares('GT', 'GT'), t.shares('GT', 'player1')]).toEqual([1, 2]);
    t.refuses({ type: 'buy', company: 'GT', from: 'treasury' }, '1828:13.4-3');
  });

  rule('1828:13.4-4', 'otherwise it is like a company: 60% is the limit of a holder', () => {
    const buy = { type: 'buy', company: 'GT', from: 'ipo' };
    const five = system().stockTurn('player1').does(buy);
    expect(five.shares('GT', 'player1')).toBe(6);
    const six = merging({ player1: 8 }, { player1: 6 }).does(merge);
    expect(six.shares('GT', 'player1')).toBe(6);
    six.stockTurn('player1').refuses(buy, '1828:7.3-1');
  });

  rule('1828:13.4-4', 'sold out it rises, and the share in its treasury does not count', () => {
    const t = merging({ player1: 6, player2: 4 }, { player1: 6, player2: 4 }).does(merge);
    expect([t.price('GT'), t.shares('GT', 'player1') + t.shares('GT', 'player2'), t.shares('GT', 'GT')]).toEqual([
      111, 9, 1,
    ]);
    for (let passes = 0; passes < 4; passes++) t.does(pass);
    expect([t.s.ext.operatingRound, t.price('GT')]).toEqual([1, 124]);
  });

  rule('1828:13.4-4', 'but it builds two tiles where a company builds one', () => {
    const lay = (hex: string) => ({ type: 'layTile', hex, tile: '57', rotation: 1 });
    const stations = [['H6', 0]] as const;
    const one = merging({ player1: 6 }, { player1: 6 }, { wab: { stations } }).operate('WAB', 'track').does(lay('H6'));
    expect(one.asks).not.toBe('track/WAB');
    const two = system({ wab: { stations } }).operate('GT', 'track').does(lay('H6'));
    expect(two.asks).toBe('track/GT');
    two.does(lay('H8'));
    expect([two.s.tiles['H6'], two.s.tiles['H8'], two.asks === 'track/GT']).toEqual([
      { tile: '57', rotation: 1 },
      { tile: '57', rotation: 1 },
      false,
    ]);
  });
});
