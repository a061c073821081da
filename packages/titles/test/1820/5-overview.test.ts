import { describe, expect, test } from 'vitest';
import { beginColour, moveColumn, startsPhase } from '../../src/1820/05-phases.ts';
import { dropTrain } from '../../src/1820/05-supply.ts';
import { rounds } from '../../src/1820/05-rounds.ts';
import { moveBy, openPars } from '../../src/1820/16-stock-market.ts';
import {
  floatSizes,
  interest,
  maintenance,
  takeoverPremium,
  trainLimitIn,
} from '../../src/1820/10-context/10.5-cost-of-business.ts';
import { phases, tiles, trains } from '../../src/1820/data/index.ts';
import { cards, colours, columnOf, END_COLUMN, firstColumnOf } from '../../src/1820/material.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const kinds = ['2+', '3+', '5+', '8+', '5D+', 'FLOOD'];
const inColumn = (column: number) => Table.blank().colour(columnOf(column).phase, column).s;
const supply = (t: Table): string[] => [
  ...new Set(t.trains('depot').map((train) => train.slice(0, train.lastIndexOf('-')))),
];

describe('5 Game Overview', () => {
  rule('1820:5-3', 'six phases in the order of the trains’ colours, from yellow on', () => {
    expect(colours).toEqual(['yellow', 'green', 'blue', 'brown', 'red', 'gray']);
    expect(new Table().s.phase).toBe('yellow');
  });

  rule('1820:5-6', '1820:5-8', '1820:Q60', 'the trains and their prices; none is an EXPRESS', () => {
    expect(cards.map(({ id, phase, price }) => [id, phase, price])).toEqual([
      ['2+', 'yellow', 80],
      ['3+', 'green', 200],
      ['5+', 'blue', 400],
      ['8+', 'brown', 800],
      ['5D+', 'red', 1600],
      ['FLOOD', 'gray', 2000],
    ]);
  });

  rule('1820:5-1', 'a Stock Round, then twice an Operating and an Issue & Takeover Round, and again', () => {
    const t = Table.blank(2).company('LSR', { size: 5, shares: { player1: 2 }, trains: ['2+-1', '2+-2'], cash: 900 });
    t.stockTurn('player1');
    const names = [t.title.roundName(t.s)];
    const next: Record<string, object> = { run: { type: 'run', routes: [] }, due: { type: 'payDue' } };
    while (t.title.roundName(t.s) !== 'SR 3') {
      t.does({ type: 'pass', ...next[t.asks.split('/')[0]!] });
      if (t.title.roundName(t.s) !== names.at(-1)) names.push(t.title.roundName(t.s));
    }
    expect(names).toEqual(['SR 2', 'OR 2.1', 'I&T 2.1', 'OR 2.2', 'I&T 2.2', 'SR 3']);
  });

  rule('1820:5-4', 'a phase begins at once when a company first owns a train of its colour', () => {
    const t = Table.blank().company('LSR', { shares: { player1: 4 }, trains: ['2+-1'], cash: 400 });
    t.trainsGone('2+').train('2+-1', 'LSR').operating('LSR', 'trains');
    expect(t.s.phase).toBe('yellow');
    t.does({ type: 'buyTrain', train: '3+-1' });
    expect([t.s.phase, t.s.ext.column]).toEqual(['green', 3]);
    // The second one begins nothing.
    t.ext({ column: 4 }).does({ type: 'buyTrain', train: '3+-2' });
    expect([t.s.phase, t.s.ext.column]).toEqual(['green', 4]);
  });

  rule('1820:5-5', 'or when one is discarded in an Issue & Takeover Round', () => {
    const t = Table.blank().colour('green', 3).trainsGone('2+', '3+').train('3+-16', 'depot');
    t.company('LSR', { shares: { player1: 4 }, trains: ['2+-1'] }).takeovers();
    // The last green train, and the first blue one with it.
    expect([t.s.phase, t.s.ext.column, t.s.trains['3+-16'], t.s.trains['5+-1']]).toEqual(['blue', 6, 'gone', 'gone']);
    const more = Table.blank()
      .colour('green', 3)
      .company('LSR', { shares: { player1: 4 } })
      .takeovers();
    expect([more.s.phase, more.s.ext.column]).toEqual(['green', 4]);
  });

  rule('1820:5-7', 'as many of each as the table says, and of yellow ones more than anybody can have', () => {
    expect(trains.map(({ count }) => count)).toEqual([30 * 6 + 1, 16, 14, 6, 4, 9]);
    expect(trains.map(({ unlimited = false }) => unlimited)).toEqual([true, false, false, false, false, false]);
    const supplied = new Table().trains('depot');
    const left = kinds.map((kind) => supplied.filter((train) => train.startsWith(`${kind}-`)).length);
    expect(left.slice(1)).toEqual([16, 14, 6, 4, 9]);
  });

  rule('1820:5-9', 'so many trains a company may own in each phase', () => {
    const owned = [6, 5, 5, 4, 3, 2].map((limit, i) => {
      const t = Table.blank().colour(colours[i]!);
      const own = Array.from({ length: limit - 1 }, (_, n) => `2+-${n + 1}`);
      t.company('LSR', { shares: { player1: 4 }, trains: own, cash: 9000 }).trainsGone(...kinds.slice(0, i));
      for (const train of own) t.train(train, 'LSR');
      t.operating('LSR', 'trains');
      t.does({ type: 'buyTrain', train: t.trains('depot').find((one) => one.startsWith(`${kinds[i]!}-`))! });
      const buy = { type: 'buyTrain', train: t.trains('depot').find((one) => one.startsWith(`${kinds[i]!}-`))! };
      t.refuses(buy, '1820:7.2.7-1', `train limit of ${limit}`);
      return t.trains('LSR').length;
    });
    expect(owned).toEqual([6, 5, 5, 4, 3, 2]);
  });

  rule('1820:Q7', 'a discarded yellow train goes back to the supply as long as those are sold', () => {
    const t = Table.blank().company('LSR', { shares: { player1: 4 }, trains: ['2+-1', '3+-1'] });
    t.after((g) => dropTrain(g, '2+-1'));
    expect(t.s.trains['2+-1']).toBe('depot');
    t.after((g) => dropTrain(g, '3+-1'));
    expect(t.s.trains['3+-1']).toBe('gone');
    t.train('2+-1', 'LSR').colour('green');
    expect(t.trying((g) => dropTrain(g, '2+-1')).trains['2+-1']).toBe('gone');
  });

  test('tile colours and par prices by phase', () => {
    expect(phases.map((phase) => phase.tiles.at(-1))).toEqual(['yellow', 'green', 'green', 'brown', 'brown', 'gray']);
    const open = colours.map((colour) => openPars(Table.blank().colour(colour).s).map(({ price }) => price));
    expect(open.map((prices) => [prices.length, prices.at(-1)])).toEqual([
      [4, 71],
      [7, 95],
      [9, 116],
      [10, 128],
      [10, 128],
      [10, 128],
    ]);
  });

  rule('1820:16.1-1', 'a par price is open in the phase of its colour and in every later one', () => {
    const open = (colour: string) => openPars(Table.blank().colour(colour).s).map((par) => par.price);
    const yellow = [55, 60, 65, 71];
    expect(open('yellow')).toEqual(yellow);
    expect(open('green')).toEqual([...yellow, 78, 86, 95]);
    expect(open('blue')).toEqual([...yellow, 78, 86, 95, 105, 116]);
    for (const late of ['brown', 'red', 'gray']) expect(open(late)).toEqual([...open('blue'), 128]);
  });

  rule('1820:16.2.1-1', '1820:6.7-3', 'a price in the lowest box does not fall further', () => {
    const t = Table.blank()
      .company('LSR', { size: 20, shares: { player1: 8, pool: 3 }, price: 43 })
      .company('LUR', { size: 20, shares: { player1: 8, pool: 1 }, price: 43, trains: ['2+-1'] });
    t.stockTurn('player1').endRound();
    expect([t.price('LSR'), t.price('LUR')]).toEqual([10, 40]);
    t.after((g) => moveBy(g, 'LSR', -1));
    expect(t.price('LSR')).toBe(10);
  });

  test('rounds are called by their cycle', () => {
    const t = Table.blank().ext({ stockRound: 2, operatingRound: 1, takeovers: true });
    expect(rounds(t.s).names.slice(5)).toEqual(['SR 2', 'OR 2.1', 'I&T 2.1', 'OR 2.2', 'I&T 2.2']);
    expect(rounds(t.s).names[rounds(t.s).at]).toBe('I&T 2.1');
  });
});

describe('10.5 Cost of Business chart', () => {
  rule('1820:10.5-4', 'colour bands', () => {
    expect(colours.map(firstColumnOf)).toEqual([1, 3, 6, 9, 12, 15]);
    expect(END_COLUMN).toBe(18);
  });

  rule('1820:Q18', 'sizes for floating are those of the chart; in green Table 5.1 has only 10 shares', () => {
    const sizes = Array.from({ length: 17 }, (_, i) => floatSizes(inColumn(i + 1)).join('/'));
    expect(sizes).toEqual([
      ...Array<string>(2).fill('5'),
      ...Array<string>(3).fill('5/10'),
      ...Array<string>(6).fill('10/20'),
      ...Array<string>(3).fill('20/50'),
      ...Array<string>(3).fill('50'),
    ]);
    const table = Table.blank(3, { readings: { greenFloats: 'table' } });
    expect(floatSizes(table.colour('green').s)).toEqual([10]);
    expect(floatSizes(table.colour('blue').s)).toEqual([10, 20]);
  });

  /** Column, premium, interest per loan, train limit, maintenance from yellow on. */
  const chart: readonly (readonly [number, number, number, number, ...number[]])[] = [
    [1, 10, 20, 6, 0],
    [2, 10, 20, 6, 0],
    [3, 9, 20, 5, 10, 0],
    [4, 8, 20, 5, 25, 10],
    [5, 8, 20, 5, 50, 25],
    [6, 7, 20, 5, 100, 50, 25],
    [7, 6, 20, 5, 160, 100, 50],
    [8, 6, 20, 5, 250, 160, 100],
    [9, 5, 40, 4, 400, 250, 160, 50],
    [10, 4, 40, 4, 650, 400, 250, 100],
    [11, 4, 40, 4, 1000, 650, 400, 160],
    [12, 3, 60, 3, 2500, 1000, 650, 250, 160],
    [13, 2, 60, 3, 5000, 2500, 1000, 400, 250],
    [14, 2, 60, 3, 5000, 5000, 2500, 650, 400],
    [15, 1, 80, 2, 5000, 5000, 5000, 1000, 650, 400],
    [16, 0, 80, 2, 5000, 5000, 5000, 2500, 1000, 650],
    [17, 0, 80, 2, 5000, 5000, 5000, 5000, 2500, 1000],
  ];
  const says = (column: number) => {
    const s = inColumn(column);
    const costs = kinds.slice(0, columnOf(column).maintenance.length).map((kind) => maintenance(s, `${kind}-1`));
    return [column, takeoverPremium(s), interest(s), trainLimitIn(s), ...costs];
  };
  const column = (number: number) => () => expect(says(number)).toEqual(chart[number - 1]);
  rule('1820:10.5-6', 'column 1', column(1));
  rule('1820:10.5-7', 'column 2', column(2));
  rule('1820:10.5-8', 'column 3', column(3));
  rule('1820:10.5-9', 'column 4', column(4));
  rule('1820:10.5-10', 'column 5', column(5));
  rule('1820:10.5-11', 'column 6', column(6));
  rule('1820:10.5-12', 'column 7', column(7));
  rule('1820:10.5-13', 'column 8', column(8));
  rule('1820:10.5-14', 'column 9', column(9));
  rule('1820:10.5-15', 'column 10', column(10));
  rule('1820:10.5-16', 'column 11', column(11));
  rule('1820:10.5-17', 'column 12', column(12));
  rule('1820:10.5-18', 'column 13', column(13));
  rule('1820:10.5-19', 'column 14', column(14));
  rule('1820:10.5-20', 'column 15', column(15));
  rule('1820:10.5-21', 'column 16', column(16));
  rule('1820:10.5-22', 'column 17', column(17));

  rule(
    '1820:10.5-1',
    '1820:10.5-2',
    'the first train of a colour moves the marker to its first column, at once',
    () => {
      const t = Table.blank();
      expect([startsPhase(t.s, '2+-1'), startsPhase(t.s, '5+-1')]).toEqual([false, true]);
      t.after((g) => beginColour(g, 'blue'));
      expect([t.s.ext.column, t.s.phase, trainLimitIn(t.s)]).toEqual([6, 'blue', 5]);
      t.after((g) => moveColumn(g, 7));
      expect([t.s.ext.column, t.s.phase, maintenance(t.s, '2+-1')]).toEqual([7, 'blue', 160]);
    },
  );

  rule('1820:10.5-3', 'trains of earlier colours leave the supply, those of companies stay', () => {
    const t = Table.blank().company('LSR', { shares: { player1: 4 }, trains: ['2+-1', '3+-1'] });
    t.after((g) => moveColumn(g, 3));
    expect(supply(t)).toEqual(['3+', '5+', '8+', '5D+', 'FLOOD']);
    t.after((g) => beginColour(g, 'brown'));
    expect([supply(t), t.trains('LSR')]).toEqual([
      ['8+', '5D+', 'FLOOD'],
      ['2+-1', '3+-1'],
    ]);
  });
});

test('the tile sheet: 80 kinds and 435 tiles', () => {
  const printed = tiles.map(({ count, printed: held }) => (count === 'unlimited' ? held! : count));
  expect([tiles.length, printed.reduce((a, b) => a + b, 0)]).toEqual([80, 435]);
});
