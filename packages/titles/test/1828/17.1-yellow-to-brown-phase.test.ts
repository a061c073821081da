import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { begins, builds, limit, lays, parsIn, rounds, starting, value } from './phases.ts';
import { start } from '../deals.ts';
import { Table } from './table.ts';
import { buying, buyTrain, owning } from './trains.ts';

describe('17.1 Yellow phase', () => {
  rule('1828:17.1-1', 'the game begins in it, with yellow trains and yellow tiles', () => {
    expect(new Table().s.phase).toBe('yellow');
    const t = buying({ cash: 900 });
    t.refuses(buyTrain('3-1'), '1828:8.3.5.1-7');
    expect(t.does(buyTrain('2-1')).s.phase).toBe('yellow');
    expect(builds('yellow')).toEqual(['yellow']);
    lays('yellow', 'green').refuses(lays.green, '1828:14.3.2-1');
  });

  rule('1828:17.1-2', 'pars of $67, $71 and $79', () => {
    expect(parsIn('yellow')).toEqual([67, 71, 79]);
    starting('yellow').accepts(start('B&O', 79)).refuses(start('B&O', 86), '1828:17.1-2');
  });

  rule('1828:17.1-3', 'four trains', () => {
    limit('yellow', '2', ['2-1', '2-2', '2-3'], '2-4').refuses(buyTrain('2-5'), '1828:17.1-3');
  });

  rule('1828:17.1-4', 'one operating round', () => {
    expect(rounds('yellow')).toEqual(['OR 2.1', 'SR 3']);
  });
});

describe('17.2 Green phase', () => {
  rule('1828:17.2-1', 'starts with the first 3 train', () => {
    expect(begins('3')).toEqual(['yellow', 'green', 'green']);
  });

  rule('1828:17.2-3', 'pars of $86 and $94, too', () => {
    expect(parsIn('green')).toEqual([67, 71, 79, 86, 94]);
    starting('green').accepts(start('B&O', 94)).refuses(start('B&O', 105), '1828:17.2-3');
  });

  rule('1828:17.2-4', 'yellow and green tiles', () => {
    expect(builds('green')).toEqual(['yellow', 'green']);
  });

  rule('1828:17.2-5', 'four trains', () => {
    limit('green', '3', ['2-1', '2-2', '3-1'], '3-2').refuses(buyTrain('3-3'), '1828:17.2-5');
  });

  rule('1828:17.2-6', 'two operating rounds', () => {
    expect(rounds('green')).toEqual(['OR 2.1', 'OR 2.2', 'SR 3']);
  });
});

describe('17.3 Blue phase', () => {
  rule('1828:17.3-1', 'starts with the first 5 train', () => {
    expect(begins('5')).toEqual(['green', 'blue', 'blue']);
  });

  rule('1828:17.3-2', 'a par of $105, too', () => {
    expect(parsIn('blue')).toEqual([67, 71, 79, 86, 94, 105]);
    starting('blue').accepts(start('B&O', 105)).refuses(start('B&O', 120), '1828:17.3-2');
  });

  rule('1828:17.3-3', 'yellow and green tiles, no brown ones', () => {
    expect(builds('blue')).toEqual(['yellow', 'green']);
    lays('blue', 'brown').refuses(lays.brown, '1828:14.3.2-1');
  });

  rule('1828:17.3-4', 'all 2 trains leave the game, and only those', () => {
    const t = buying({ next: '5', cash: 250, trains: ['2-1', '3-1'], more: owning('PRR', ['2-2', '3-2', '2-6']) });
    t.does(buyTrain('5-1'));
    expect([t.trains('B&O'), t.trains('PRR'), t.money('B&O'), t.money('PRR')]).toEqual([['3-1', '5-1'], ['3-2'], 0, 0]);
    expect(['2-1', '2-2', '2-6'].map((train) => t.s.trains[train])).toEqual(['gone', 'gone', 'gone']);
  });

  rule('1828:17.3-5', 'four trains', () => {
    limit('blue', '5', ['3-1', '3-2', '5-1'], '5-2').refuses(buyTrain('5-3'), '1828:17.3-5');
  });

  rule('1828:17.3-6', 'two operating rounds', () => {
    expect(rounds('blue')).toEqual(['OR 2.1', 'OR 2.2', 'SR 3']);
  });
});

describe('17.4 Brown phase', () => {
  rule('1828:17.4-1', 'starts with the first 3+D train', () => {
    expect(begins('3+D')).toEqual(['blue', 'brown', 'brown']);
  });

  rule('1828:17.4-2', 'a par of $120, too, and none above it', () => {
    expect(parsIn('brown')).toEqual([67, 71, 79, 86, 94, 105, 120]);
    starting('brown').accepts(start('B&O', 120)).refuses(start('B&O', 130), '1828:17.4-2');
  });

  rule('1828:17.4-3', 'yellow, green and brown tiles', () => {
    expect(builds('brown')).toEqual(['yellow', 'green', 'brown']);
  });

  rule('1828:17.4-4', 'revenue centers with two values give the second from now on', () => {
    // Altoona has 20 and 30; the town beside it is worth 10 throughout.
    const trains = ['2-1', '3-1', '5-1', '5-1', '6-1', '6-1', '6-1'];
    const phases = ['yellow', 'green', 'blue', 'brown', 'red', 'gray', 'purple'];
    expect(phases.map((phase, index) => value(phase, trains[index]!))).toEqual([30, 30, 30, 40, 40, 40, 40]);
  });

  rule('1828:17.4-5', 'three trains', () => {
    limit('brown', '3+D', ['5-1', '3+D-1'], '3+D-2').refuses(buyTrain('3+D-3'), '1828:17.4-5');
  });

  rule('1828:17.4-6', 'three operating rounds', () => {
    expect(rounds('brown')).toEqual(['OR 2.1', 'OR 2.2', 'OR 2.3', 'SR 3']);
  });

  rule('1828:17.4-7', 'no train leaves the game but those above the limit', () => {
    const t = buying({ next: '3+D', cash: 350, trains: ['3-1', '5-1'], more: owning('PRR', ['3-2', '3-3', '5-2']) });
    t.does(buyTrain('3+D-1'));
    expect([t.trains('B&O'), t.trains('PRR'), t.asks]).toEqual([
      ['3-1', '5-1', '3+D-1'],
      ['3-2', '3-3', '5-2'],
      'trains/B&O',
    ]);
    const four = buying({ next: '3+D', cash: 350, more: owning('PRR', ['3-2', '3-3', '3-4', '5-2']) });
    expect(four.does(buyTrain('3+D-1')).asks).toBe('discard/PRR');
  });
});
