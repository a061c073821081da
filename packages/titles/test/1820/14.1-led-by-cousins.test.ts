import { describe, expect } from 'vitest';
import { BR } from '../../src/1820/material.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

describe('14.1 Cousin overview: a company that a cousin directs', () => {
  rule('1820:14.1-4', 'builds nothing, incurs no costs, takes and repays no loans: it only runs', () => {
    const t = Table.blank().colour('green').tile('M3', '57', 1).tile('M5', '4', 1).tile('M7', '57', 1);
    t.cousin('BI', 'player3', 500).company('LUR', { shares: { player1: 4 }, trains: ['3+-2'], price: 40 });
    t.company('LSR', { shares: { BI: 4 }, trains: ['3+-1'], cash: 900, loans: 1, markers: 1, stations: [['M7', 0]] });
    t.operatingRound();
    expect([t.onTurn, t.asks, t.who]).toEqual(['LSR', 'run/LSR', ['player3']]);
    t.refuses({ type: 'takeLoan', frame: 'operatingTurn/LSR' }, '1820:17.1-3');
    t.runsBest();
    // All of it is withheld; interest is not paid, and nothing repaid, bought or built.
    expect([t.onTurn, t.money('LSR'), t.s.ext.charters['LSR']!.loans]).toEqual(['LUR', 980, 1]);
    expect([t.s.stations['LSR'], Object.keys(t.s.tiles), t.trains('LSR')]).toEqual([
      [{ hex: 'M7', node: 0 }],
      ['M3', 'M5', 'M7'],
      ['3+-1'],
    ]);
  });

  rule(
    '1820:Q68',
    'and so does one that nobody holds any more: the player with the lowest card runs its trains',
    () => {
      const t = Table.blank().colour('green').tile('M3', '57', 1).tile('M5', '4', 1).tile('M7', '57', 1);
      t.company('LUR', { shares: { player3: 4 }, trains: ['3+-2'], price: 40 }).ext({
        order: ['player2', 'player3', 'player1'],
      });
      t.company('LSR', {
        shares: { pool: 4 },
        price: 10,
        trains: ['3+-1'],
        cash: 50,
        markers: 1,
        stations: [['M7', 0]],
      });
      t.operating('LSR', 'track');
      expect([t.asks, t.who]).toEqual(['run/LSR', ['player2']]);
      t.runsBest();
      expect([t.onTurn, t.money('LSR'), t.price('LSR'), t.trains('LSR')]).toEqual(['LUR', 130, 10, ['3+-1']]);
    },
  );
});

describe('2 Components', () => {
  rule('1820:Q53', 'markers of loans and of British Rail do not run out', () => {
    const t = Table.blank().colour('brown').britishRail(95);
    for (const [i, id] of ['LSR', 'LUR', 'M&BR'].entries())
      t.company(id, { size: 20, shares: { player1: 12, player2: 3 }, loans: 14, cash: 900, trains: [`8+-${i + 1}`] });
    t.operating('LSR', 'trains').does({ type: 'takeLoan', frame: 'operatingTurn/LSR' });
    const loans = Object.values(t.s.ext.charters).reduce((sum, charter) => sum + charter.loans, 0);
    expect(loans).toBe(43);
    const hexes = ['M3', 'M5', 'M7', 'M9', 'M11', 'K3', 'K5', 'K7', 'K9', 'K11', 'K13', 'I3'];
    for (const hex of hexes) t.tile(hex, '51', 0).station(BR, hex, 0).station(BR, hex, 0);
    for (const hex of ['I5', 'I7', 'I9', 'I11', 'I13', 'G5', 'G9'])
      t.tile(hex, '198', 0).station(BR, hex, 0).station(BR, hex, 0);
    t.tile('D6', 'M03', 0).tile('E7', '57', 0).operatingRound();
    expect(t.s.stations[BR]!.length).toBe(43);
  });
});
