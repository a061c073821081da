import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { begins, builds, limit, parsIn, rounds, starting } from './phases.ts';
import { buy, start } from '../deals.ts';
import { buying, buyTrain, owning } from './trains.ts';

const seven = [67, 71, 79, 86, 94, 105, 120];

describe('17.5 Red phase', () => {
  rule('1828:17.5-1', 'starts with the first 6 train', () => {
    expect(begins('6')).toEqual(['brown', 'red', 'red']);
  });

  rule('1828:17.5-2', 'all 3 trains leave the game, and only those', () => {
    const t = buying({ next: '6', cash: 650, trains: ['3-1', '5-1'], more: owning('PRR', ['3-9', '3+D-1']) });
    t.does(buyTrain('6-1'));
    expect([t.trains('B&O'), t.trains('PRR')]).toEqual([['5-1', '6-1'], ['3+D-1']]);
    expect(['3-1', '3-9'].map((train) => t.s.trains[train])).toEqual(['gone', 'gone']);
  });

  rule('1828:17.5-3', 'two trains', () => {
    limit('red', '6', ['3+D-1'], '6-1').refuses(buyTrain('6-2'), '1828:17.5-3');
  });

  rule('1828:17.5-3', 'and a company that has three discards one', () => {
    const t = buying({ next: '6', cash: 650, trains: ['5-1', '3+D-1'] });
    expect(t.does(buyTrain('6-1')).asks).toBe('discard/B&O');
    t.does({ type: 'discard', train: '6-1' });
    expect([t.trains('B&O'), t.s.phase]).toEqual([['5-1', '3+D-1'], 'red']);
    t.refuses(buyTrain('6-2'), '1828:17.5-3');
  });

  rule('1828:17.5-4', 'three operating rounds', () => {
    expect(rounds('red')).toEqual(['OR 2.1', 'OR 2.2', 'OR 2.3', 'SR 3']);
  });

  rule('1828:17.5-5', 'pars and tiles as in brown phase, and no privates', () => {
    expect([parsIn('red'), builds('red')]).toEqual([seven, ['yellow', 'green', 'brown']]);
    starting('red').accepts(start('B&O', 120)).refuses(start('B&O', 130), '1828:17.5-5');
    const t = buying({ next: '6', cash: 800, more: (one) => one.private('M&H', 'player1') });
    const buyPrivate = { type: 'buyPrivate', frame: 'operatingTurn/B&O', private: 'M&H', price: 60 };
    t.accepts(buyPrivate).does(buyTrain('6-1'));
    expect([t.s.privates['M&H'], t.choices('buyPrivate')]).toEqual(['gone', []]);
    t.refuses(buyPrivate, '1828:13.2.1-3');
  });
});

describe('17.6 Gray phase', () => {
  rule('1828:17.6-1', 'starts with the first 8E train', () => {
    expect(begins('8E')).toEqual(['red', 'gray', 'gray']);
  });

  rule('1828:17.6-2', 'all 5 trains leave the game, and only those', () => {
    const t = buying({ next: '8E', cash: 800, trains: ['5-1'], more: owning('PRR', ['5-4', '3+D-1']) });
    t.does(buyTrain('8E-1'));
    expect([t.trains('B&O'), t.trains('PRR')]).toEqual([['8E-1'], ['3+D-1']]);
    expect(['5-1', '5-4'].map((train) => t.s.trains[train])).toEqual(['gone', 'gone']);
    const sixes = buying({ next: '8E', cash: 800, more: owning('PRR', ['6-1', '3+D-1']) }).does(buyTrain('8E-1'));
    expect(sixes.trains('PRR')).toEqual(['3+D-1', '6-1']);
  });

  rule('1828:17.6-3', 'two trains', () => {
    limit('gray', '8E', ['6-1'], '8E-1').refuses(buyTrain('8E-2'), '1828:17.6-3');
  });

  rule('1828:17.6-3', 'pars and tiles as in brown phase', () => {
    expect([parsIn('gray'), builds('gray')]).toEqual([seven, ['yellow', 'green', 'brown']]);
    starting('gray').accepts(start('B&O', 120)).refuses(start('B&O', 130), '1828:17.6-3');
  });

  rule('1828:17.6-4', 'three operating rounds', () => {
    expect(rounds('gray')).toEqual(['OR 2.1', 'OR 2.2', 'OR 2.3', 'SR 3']);
  });
});

describe('17.7 Purple phase', () => {
  rule('1828:17.7-1', 'starts with the first Diesel', () => {
    expect(begins('D')).toEqual(['gray', 'purple', 'purple']);
  });

  rule('1828:17.7-2', 'no director’s certificate, at no price; other certificates can be bought', () => {
    const t = starting('purple');
    for (const price of seven) t.refuses(start('B&O', price), '1828:17.7-2');
    t.company('PRR', { shares: { player2: 2 } }).accepts(buy('PRR'));
    expect(t.choices('start')).toEqual([]);
    starting('gray').accepts(start('B&O'));
  });

  rule('1828:17.7-3', 'all 3+D trains leave the game; red, gray and purple ones stay', () => {
    const t = buying({ next: 'D', cash: 900, trains: ['3+D-1'], more: owning('PRR', ['3+D-6', '6-1']) });
    owning('NYC', ['8E-1'])(t).does(buyTrain('D-1'));
    expect([t.trains('B&O'), t.trains('PRR'), t.trains('NYC')]).toEqual([['D-1'], ['6-1'], ['8E-1']]);
    expect(['3+D-1', '3+D-6'].map((train) => t.s.trains[train])).toEqual(['gone', 'gone']);
  });

  rule('1828:17.7-4', 'two trains, and the tiles of before', () => {
    limit('purple', 'D', ['8E-1'], 'D-1').refuses(buyTrain('D-2'), '1828:17.7-4');
    expect(builds('purple')).toEqual(['yellow', 'green', 'brown']);
  });

  rule('1828:17.7-5', 'four operating rounds', () => {
    expect(rounds('purple')).toEqual(['OR 2.1', 'OR 2.2', 'OR 2.3', 'OR 2.4']);
  });
});
