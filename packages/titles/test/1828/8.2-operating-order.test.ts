import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';
import { finish, lay } from './track.ts';

type Cell = readonly [row: number, col: number];

/** Floated companies on cells of the market, put there in this order. None has a train: each will move left. */
const placed = (cells: Readonly<Record<string, Cell>>): Table => {
  const t = Table.blank();
  for (const [id, cell] of Object.entries(cells)) t.company(id, { cell, shares: { player1: 6 } });
  return t;
};
const order = (t: Table): readonly string[] => t.title.operatingOrder(t.s);
const cellOf = (t: Table, company: string): number[] => {
  const { row, col } = t.s.market.at[company]!;
  return [row, col];
};
/** The company at its track, if a company is. */
const operating = (t: Table): string => t.asks.replace('track/', '');

/** Who operates in this round, one after the other. */
const sequence = (t: Table): string[] => {
  const round = t.s.ext.operatingRound;
  const companies: string[] = [];
  while (t.asks.startsWith('track/') && t.s.ext.operatingRound === round) {
    companies.push(operating(t));
    finish(t, operating(t));
  }
  return companies;
};

describe('8.2 Operating order', () => {
  rule('1828:8.2-1', 'the highest price operates first, wherever on the market it stands', () => {
    // $85, $87 and $86, from right to left, in this order of arrival.
    const t = placed({ 'B&O': [11, 8], PRR: [4, 0], NYC: [7, 4] });
    expect(order(t)).toEqual(['PRR', 'NYC', 'B&O']);
    expect(sequence(t.operatingRound())).toEqual(['PRR', 'NYC', 'B&O']);
  });

  rule('1828:8.2-2', 'at one price the marker further to the right operates first', () => {
    // Three boxes of $71.
    const t = placed({ 'B&O': [7, 0], PRR: [11, 6], NYC: [10, 4] });
    expect(['B&O', 'PRR', 'NYC'].map((company) => t.price(company))).toEqual([71, 71, 71]);
    expect(sequence(t.operatingRound())).toEqual(['PRR', 'NYC', 'B&O']);
  });

  rule('1828:8.2-3', 'in one box they operate from the top of the stack down', () => {
    expect(sequence(placed({ PRR: [9, 5], 'B&O': [9, 5], NYC: [9, 5] }).operatingRound())).toEqual([
      'PRR',
      'B&O',
      'NYC',
    ]);
    expect(sequence(placed({ NYC: [9, 5], PRR: [9, 5], 'B&O': [9, 5] }).operatingRound())).toEqual([
      'NYC',
      'PRR',
      'B&O',
    ]);
  });

  rule('1828:8.2-4', 'an operated company moves and does not operate again in this round', () => {
    const t = placed({ PRR: [9, 5], 'B&O': [9, 4] }).operatingRound(1, [2]);
    finish(t, 'PRR');
    // From $79 to $76, on the box of the B&O.
    expect([cellOf(t, 'PRR'), t.price('PRR'), operating(t)]).toEqual([[9, 4], 76, 'B&O']);
    finish(t, 'B&O');
    // The PRR now has the higher price: it begins the next round.
    expect([cellOf(t, 'B&O'), t.s.ext.operatingRound, operating(t)]).toEqual([[9, 3], 2, 'PRR']);
  });

  rule('1828:8.2-5', 'a marker that comes to others goes under those that have still to operate', () => {
    const t = placed({ PRR: [9, 5], 'B&O': [9, 4], NYC: [9, 4] }).operatingRound();
    finish(t, 'PRR');
    expect([cellOf(t, 'PRR'), order(t)]).toEqual([
      [9, 4],
      ['B&O', 'NYC', 'PRR'],
    ]);
    expect(sequence(t)).toEqual(['B&O', 'NYC']);
  });

  rule('1828:8.2-5', '1828:8.2-6', 'of those that have operated, who came first is first in the next round', () => {
    // Both come to $47: the WAB from above, the B&O from the right and after it.
    const t = placed({ 'B&O': [13, 1], WAB: [12, 0] }).operatingRound(1, [2]);
    expect(sequence(t)).toEqual(['WAB', 'B&O']);
    expect([cellOf(t, 'WAB'), cellOf(t, 'B&O')]).toEqual([
      [13, 0],
      [13, 0],
    ]);
    expect([t.s.ext.operatingRound, sequence(t)]).toEqual([2, ['WAB', 'B&O']]);
  });

  rule('1828:8.2-6', 'a company that was there before goes on being first', () => {
    // The C&O cannot fall below $47 and stays; the two others join it.
    const t = placed({ 'B&O': [13, 1], WAB: [12, 0], 'C&O': [13, 0] }).operatingRound(1, [2]);
    expect(sequence(t)).toEqual(['WAB', 'B&O', 'C&O']);
    expect(sequence(t)).toEqual(['C&O', 'WAB', 'B&O']);
  });

  rule('1828:8.2-7', 'a company does everything before the next one begins', () => {
    const t = Table.blank()
      .company('PRR', { price: 79, shares: { player1: 6 } })
      .company('B&O', { price: 71, shares: { player2: 6 }, cash: 200 })
      .operatingRound();
    const early = { ...lay('I21', '9', 1), by: 'player2', frame: 'track/B&O' };
    t.does({ type: 'pass' });
    expect(t.asks).toBe('trains/PRR');
    t.refuses(early, '1828:8.2-7');
    t.does({ type: 'pass' });
    expect(t.asks).toBe('track/B&O');
    t.accepts(early);
  });
});

describe('Questions about the operating order', () => {
  /** The B&O must buy a train for $80; its director sells a share of the PRR ($82), which falls below the NYC ($79). */
  const forced = (): Table =>
    Table.blank()
      .tile('J18', '57', 0)
      .company('B&O', { cell: [10, 8], shares: { player1: 6 }, stations: [['I19', 0]] })
      .company('PRR', { cell: [10, 7], shares: { player2: 6, player1: 1 } })
      .company('NYC', { cell: [9, 5], shares: { player3: 6 } })
      .cash('player1', 0)
      .operatingRound();

  rule('1828:Q19', 'the next to operate is the one with the highest price at that moment', () => {
    const t = forced();
    expect(order(t)).toEqual(['B&O', 'PRR', 'NYC']);
    while (t.asks !== 'emergency/B&O') t.does({ type: 'pass' });
    t.does({ type: 'sell', company: 'PRR', count: 1 }).does({ type: 'buyTrain', train: '2-1' });
    expect([t.price('PRR'), t.price('NYC'), t.trains('B&O')]).toEqual([77, 79, ['2-1']]);
    finish(t, 'B&O');
    expect(sequence(t)).toEqual(['NYC', 'PRR']);
  });
});
