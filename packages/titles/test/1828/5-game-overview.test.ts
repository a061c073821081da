import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { buyLot, pass, remaining } from './auction.ts';
import { merge, merging } from './merging.ts';
import { Table } from './table.ts';

/** The names of the rounds that the last action began. */
const begun = (t: Table): unknown[] =>
  t.events.filter(({ event }) => event === 'round').map((event) => (event as Record<string, unknown>)['name']);

/** The B&O, alone in the game, is about to buy trains in the last operating round of a set of this length. */
const lastTurn = (phase: string, set: number, ...gone: string[]): Table =>
  Table.blank()
    .phase(phase)
    .trainsGone(...gone)
    .ext({ sets: [set], operatingRound: set })
    .company('B&O', { shares: { player1: 6 }, cash: 1000, price: 100 })
    .operate('B&O', 'trains');

const nobodyActs = (t: Table): Table => t.does(pass).does(pass).does(pass);

describe('5 Game overview', () => {
  rule('1828:5-1', 'auction, stock round, operating rounds, stock round, and so on', () => {
    const t = remaining(['C&StL']).does(buyLot('C&StL'));
    expect(begun(t)).toEqual(['SR 1']);
    // No company operates, so the operating round passes by itself.
    expect(begun(nobodyActs(t))).toEqual(['OR 1.1', 'SR 2']);
    expect(begun(nobodyActs(t))).toEqual(['OR 2.1', 'SR 3']);
    expect(t.s.ended).toBeNull();
  });

  rule('1828:5-2', 'the phase at the end of the stock round says how many operating rounds follow', () => {
    const rounds = ['yellow', 'green', 'blue', 'brown', 'red', 'gray'].map(
      (phase) => begun(nobodyActs(Table.blank().phase(phase).stockTurn('player1'))).length - 1,
    );
    expect(rounds).toEqual([1, 2, 2, 3, 3, 3]);
  });

  rule('1828:5-2', 'a new phase does not lengthen the set in which it begins', () => {
    const t = lastTurn('yellow', 1, '2').does({ type: 'buyTrain', train: '3-1' });
    expect(t.s.phase).toBe('green');
    t.does(pass);
    expect([begun(t), t.asks]).toEqual([['SR 3'], 'stockTurn/player1']);
    expect(begun(nobodyActs(t))).toEqual(['OR 3.1']);
    expect(t.s.ext.sets).toEqual([1, 2]);
  });

  rule('1828:5-3', 'a phase starts with the purchase itself, in the middle of a turn', () => {
    const t = Table.blank()
      .phase('green')
      .trainsGone('3')
      .company('B&O', { shares: { player1: 6 }, cash: 500, trains: ['2-1'] })
      .company('PRR', { shares: { player2: 6 }, trains: ['2-2'] });
    for (const left of ['2-3', '2-4', '2-5', '2-6']) t.train(left, 'gone');
    t.operate('B&O', 'trains').does({ type: 'buyTrain', train: '5-1' });
    expect([t.s.phase, t.asks, t.trains('B&O'), t.trains('PRR')]).toEqual(['blue', 'trains/B&O', ['5-1'], []]);
    // A second one starts nothing.
    t.does({ type: 'buyTrain', train: '5-2' });
    expect([t.s.phase, t.events.some(({ event }) => event === 'phase')]).toEqual(['blue', false]);
  });

  rule('1828:5-4', 'everybody sees cash and holdings of players, companies and systems', () => {
    const t = merging({ player1: 6, player2: 4 }, { player1: 6, player2: 4 }, { gt: { cash: 70 }, wab: { cash: 30 } });
    t.does(merge).private('C&StL', 'player2').cash('player2', 123);
    t.company('B&O', { shares: { player3: 3, pool: 2 }, cash: 45, trains: ['2-1'] });
    const { players, companies } = t.title.project(t.s) as Record<string, Record<string, Record<string, unknown>>>;
    expect(players!['player2']).toMatchObject({ cash: 123, shares: { GT: 40 }, privates: ['C&StL'] });
    expect(players!['player3']).toMatchObject({ shares: { 'B&O': 30 } });
    expect(companies!['B&O']).toMatchObject({ cash: 45, trains: { 'B&O': ['2'] }, pool: 20, ipo: 50 });
    expect(companies!['GT']).toMatchObject({ cash: 100, system: 'WAB', treasury: 10 });
  });
});
