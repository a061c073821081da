import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import type { Table } from './table.ts';
import { buyTrain, buying, owning, system } from './trains.ts';

const discard = (train: string) => ({ type: 'discard', train });

describe('15.4 Train limit', () => {
  rule('1828:15.4-1', 'the limit holds for each shell of a system by itself', () => {
    const t = system({
      cash: 500,
      gt: ['2-1', '2-2', '2-3', '2-4'],
      wab: ['3-1', '3-2', '3-3'],
      next: '3',
      phase: 'green',
    });
    t.refuses(buyTrain('3-4', 'GT'), '1828:15.4-1').does(buyTrain('3-4', 'WAB'));
    expect([t.trains('GT').length, t.trains('WAB').length]).toEqual([4, 4]);
  });

  rule('1828:15.4-1', 'so a system owns twice as many as a company', () => {
    const four = ['2-1', '2-2', '2-3', '2-4'];
    const both = system({ cash: 500, gt: four, wab: ['3-1', '3-2', '3-3', '3-4'], next: '3', phase: 'green' });
    both.refuses(buyTrain('3-5', 'GT'), '1828:15.4-1').refuses(buyTrain('3-5', 'WAB'), '1828:15.4-1');
    const one = buying({ cash: 500, trains: four, next: '3', phase: 'green' });
    one.refuses(buyTrain('3-1'), '1828:17.2-5');
    buying({ cash: 500, trains: four.slice(1), next: '3', phase: 'green' }).accepts(buyTrain('3-1'));
  });

  rule(
    '1828:15.4-2',
    'three trains in blue phase, and the first 3+D makes four where three are allowed: one goes',
    () => {
      const t = buying({ cash: 350, next: '3+D', trains: ['3-1', '3-2', '5-1'] }).does(buyTrain('3+D-1'));
      expect([t.s.phase, t.trains('B&O'), t.asks]).toEqual(['brown', ['3-1', '3-2', '5-1', '3+D-1'], 'discard/B&O']);
      t.does(discard('3-1'));
      expect([t.trains('B&O'), t.s.trains['3-1'], t.asks]).toEqual([['3-2', '5-1', '3+D-1'], 'gone', 'trains/B&O']);
    },
  );

  rule('1828:15.4-2', 'so it is with a shell, while the other one is not touched', () => {
    const t = system({ cash: 350, next: '3+D', gt: ['3-1', '3-2', '5-1'], wab: ['3-3', '3-4', '5-2'] });
    t.does(buyTrain('3+D-1', 'WAB'));
    expect([t.trains('GT').length, t.trains('WAB').length, t.asks]).toEqual([3, 4, 'discard/WAB']);
    t.does(discard('3-3'));
    expect([t.trains('GT').length, t.trains('WAB').length, t.asks]).toEqual([3, 3, 'trains/GT']);
  });

  rule('1828:15.4-3', 'all companies are checked at the purchase, before the next train is bought', () => {
    const others = (t: Table) => owning('NYC', ['5-1', '5-2'])(owning('PRR', ['5-3', '3+D-1', '3+D-2'])(t));
    const t = buying({ cash: 1300, next: '6', trains: ['3+D-3'], more: others }).does(buyTrain('6-1'));
    expect([t.s.phase, t.asks, t.who]).toEqual(['red', 'discard/PRR', ['player2']]);
    t.refuses({ ...buyTrain('6-2'), by: 'player1', frame: 'trains/B&O' }, '1828:8.3.5.1-8');
    t.does(discard('5-3'));
    expect([t.trains('PRR'), t.trains('NYC'), t.asks]).toEqual([['3+D-1', '3+D-2'], ['5-1', '5-2'], 'trains/B&O']);
  });
});
