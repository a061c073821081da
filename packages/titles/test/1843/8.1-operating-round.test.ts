import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const pass = { type: 'pass' };
const ports = (t: Table, owners: Record<string, string>): Table => t.ext({ ports: { ...t.s.ext.ports, ...owners } });

describe('8.1 General', () => {
  rule('1843:8.1-1', '1843:8.1-2', 'privates pay first, to players and companies, whatever the phase', () => {
    const t = Table.blank().company('SO', { shares: { player1: 6 } });
    t.private('LH', 'player2').private('C', 'SO').operatingRound();
    const why = t.s.stack.length;
    expect([t.money('player2') - 800, t.money('SO'), why > 0]).toEqual([15, 5, true]);
  });

  rule('1843:8.1-3', 'then each port marker pays 20fr into the treasury of its company', () => {
    const t = Table.blank().company('SO', { shares: { player1: 6 } });
    ports(t, { H7: 'SO', A6: 'SO' }).operatingRound();
    expect(t.money('SO')).toBe(40);
  });

  rule('1843:8.1-1', 'then floated companies operate', () => {
    const t = Table.blank()
      .company('SO', { shares: { player1: 6 } })
      .operatingRound();
    expect(t.asks).toBe('track/SO');
  });
});

describe('8.2 Company operating order', () => {
  /** Who comes after whom, all doing nothing. */
  const turns = (t: Table): string[] => {
    const order: string[] = [];
    const round = t.title.roundName(t.s);
    while (t.title.roundName(t.s) === round && t.s.ended === null) {
      order.push(t.asks.split('/')[1]!);
      t.endTurn();
    }
    return order;
  };
  const company = (t: Table, id: string, cell: readonly [number, number]): Table =>
    t.company(id, { cell, shares: { player1: 6 }, trains: [] });

  rule('1843:8.2-1', 'the highest price first', () => {
    const t = company(company(Table.blank(), 'SO', [5, 3]), 'OU', [4, 3]);
    expect(turns(t.operatingRound())).toEqual(['OU', 'SO']);
  });

  rule('1843:8.2-2', 'of equal prices the one further right', () => {
    const t = company(company(Table.blank(), 'SO', [13, 6]), 'OU', [6, 2]);
    expect([t.price('SO'), t.price('OU')]).toEqual([64, 84]);
    const equal = company(company(Table.blank(), 'SO', [4, 5]), 'OU', [3, 3]);
    expect([equal.price('SO'), equal.price('OU')]).toEqual([111, 111]);
    expect(turns(equal.operatingRound())).toEqual(['SO', 'OU']);
  });

  rule('1843:8.2-3', '1843:8.2-5', 'in one square the one that came first', () => {
    const t = company(company(Table.blank(), 'SO', [5, 3]), 'OU', [5, 3]);
    expect(turns(t.operatingRound())).toEqual(['SO', 'OU']);
  });

  rule('1843:Q11', 'a marker goes under all that stand there, no matter who has operated', () => {
    const t = company(company(Table.blank(), 'SO', [5, 4]), 'OU', [5, 3]).operatingRound();
    t.endTurn();
    expect([t.s.market.at['SO'], t.s.market.order]).toEqual([{ row: 5, col: 3 }, ['OU', 'SO']]);
  });

  rule('1843:8.2-6', '1843:8.2-7', 'each operates once in a round, and completes its turn before the next', () => {
    const t = company(company(Table.blank(), 'SO', [5, 3]), 'OU', [4, 3]).operatingRound();
    expect(t.asks).toBe('track/OU');
    t.does(pass).refuses({ ...pass, by: 'player1', frame: 'track/SO' }, 'table:stale');
    t.endTurn();
    expect(t.asks).toBe('track/SO');
    for (const deed of [
      { type: 'layTile', hex: 'D9', tile: '57', rotation: 1, frame: 'track/OU' },
      { type: 'placeStation', hex: 'D15', node: 0, frame: 'station/OU' },
      { type: 'claimPort', hex: 'A6', frame: 'station/OU' },
      { type: 'run', routes: [], frame: 'run/OU' },
      { type: 'buyTrain', train: 'yellow-1', face: '2+1', frame: 'trains/OU' },
    ]) {
      t.refuses(deed, '1843:8.2-6');
    }
    t.endTurn();
    expect(t.title.roundName(t.s)).toBe('OR 2.2');
  });
});
