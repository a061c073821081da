import { describe, expect } from 'vitest';
import { pass } from '../deals.ts';
import { leavesHomes } from '../../src/1839/07-stock-round/7.5-homes.ts';
import { cityHexes } from '../../src/1839/material.ts';
import { rule } from '../rule.ts';
import { local, nationalise, reserve, running, takeLocal } from './money.ts';
import { Table } from './table.ts';

/** After an operation of the NRS that has closed these privates of these players. */
function closed(t: Table, owed: Readonly<Record<string, string>>, ...begun: string[]): Table {
  const due = Object.entries(owed).map(([id, to]) => ({ private: id, to }));
  t.ext({ operatingRound: 1, stockRound: 2, sets: [1, 1], owed: due });
  return t.frames(
    { kind: 'course' },
    { kind: 'operatingRound', incomePaid: true, operated: ['NRS', 'L1', 'L2', 'L3'], begun },
  );
}
const one = (): Table => closed(Table.blank(), { LP: 'player2' });
const locals = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8'];

describe('14.2.3.1 New Lokaalspoorwegen for closed privates', () => {
  rule('1839:8.3-11', 'after the nationalisations, the dearest private first', () => {
    const t = Table.blank()
      .company('NRS', running({ player1: 6 }, 74, '3+-1'))
      .phase('dark green');
    closed(t, { LP: 'player1', AV: 'player3', JJB: 'player2' }, 'dark green');
    expect([t.asks, t.does(pass).asks, t.who]).toEqual(['nationalisation/NRS', 'newLocal/AV', ['player3']]);
    t.does(takeLocal('L1')).does(reserve('D19')).does(reserve('N17'));
    expect([t.asks, t.who]).toEqual(['newLocal/JJB', ['player2']]);
    t.does(takeLocal('L2')).does(reserve('L3')).does(reserve('K6'));
    expect(t.asks).toBe('newLocal/LP');
  });

  rule(
    '1839:14.2.3.1-6',
    '1839:Q25',
    'its owner takes four shares of one that is not parred, for nothing, and cannot decline',
    () => {
      const t = one().ext({ nationalisers: ['player2'] });
      const before = t.money('player2');
      expect(
        t
          .choices()
          .map(({ type }) => type)
          .filter((type) => type !== 'concede' && type !== 'nameWinner'),
      ).toEqual(locals.map(() => 'takeLocal'));
      t.does(takeLocal('L4'));
      expect([t.shares('L4', 'player2'), t.s.companies['L4']!.director, t.money('player2')]).toEqual([
        4,
        'player2',
        before,
      ]);
      const parred = local(Table.blank(), { shares: { player1: 2 }, price: 31 }, ['D19', 'N17']);
      closed(parred, { LP: 'player2' }).refuses(takeLocal('L1'), '1839:14.2.3.1-6').accepts(takeLocal('L2'));
    },
  );

  rule('1839:14.2.3.1-7', 'parred at ƒ25', () => {
    const t = one().does(takeLocal('L4'));
    expect([t.price('L4'), t.s.ext.par['L4'], t.s.market.at['L4']!.grid]).toEqual([25, 25, 'local']);
  });

  rule('1839:14.2.3.1-8', 'however many stand there', () => {
    const t = Table.blank();
    for (const id of ['L1', 'L2', 'L3']) t.company(id, { shares: { player1: 2 }, price: 25 });
    expect(closed(t, { LP: 'player2' }).does(takeLocal('L4')).price('L4')).toBe(25);
  });

  rule('1839:14.2.3.1-9', 'whose two homes are then chosen as always', () => {
    const t = one().does(takeLocal('L4'));
    expect([t.asks, t.who]).toEqual(['homes/L4', ['player2']]);
    t.refuses(reserve('E10'), '1839:7.5-10')
      .does(reserve('J7'))
      .refuses(reserve('G18'), '1839:7.5-11')
      .does(reserve('D19'));
    expect(t.s.ext.reservations.filter(({ owner }) => owner === 'L4').map(({ hexes }) => hexes)).toEqual([
      ['J7'],
      ['D19'],
    ]);
  });

  rule('1839:14.2.3.1-10', 'ƒ80 instead where none is left, or no two places', () => {
    const all = Table.blank();
    for (const id of locals) all.company(id, { shares: { player1: 2 }, price: 25 });
    const before = all.money('player2');
    expect(closed(all, { LP: 'player2' }).money('player2') - before).toBe(80);
    // One place is left, in Emmen.
    const full = Table.blank();
    for (const hex of cityHexes.filter((id) => id !== 'D19')) {
      const kept = { owner: 'MSS', hexes: [hex] };
      while (leavesHomes(full.s, kept)) full.ext({ reservations: [...full.s.ext.reservations, kept] });
    }
    expect(closed(full, { LP: 'player2' }).money('player2') - before).toBe(80);
  });

  rule('1839:14.2.3.1-11', 'it has not floated by that: 60% are in the IPO', () => {
    const t = one().does(takeLocal('L4')).does(reserve('D19')).does(reserve('N17'));
    expect([t.shares('L4', 'ipo'), t.s.ext.floated['L4'], t.money('L4')]).toEqual([6, undefined, 0]);
  });

  rule('1839:14.2.3.3-8', 'for a brown private the same', () => {
    const t = closed(Table.blank(), { CO: 'player3' }).does(takeLocal('L8'));
    expect([t.shares('L8', 'player3'), t.price('L8')]).toEqual([4, 25]);
  });

  rule('1839:Q26', 'a Lokaalspoorwegen that was nationalised in the same operation starts from nothing again', () => {
    const sketch = {
      ...running({ player1: 6 }, 46, '3+-1'),
      cash: 90,
      stations: [
        ['D19', 0],
        ['L3', 0],
      ] as const,
    };
    const t = Table.blank().company('L1', sketch).phase('dark green');
    closed(t, { JJB: 'player1' }, 'dark green')
      .does(nationalise)
      .does(takeLocal('L1'))
      .does(reserve('D19'))
      .does(reserve('N17'));
    expect(t.s.companies['L1']).toEqual({ status: 'started', director: 'player1', operated: false });
    expect([t.price('L1'), t.money('L1'), t.s.stations['L1'], t.s.ext.floated['L1']]).toEqual([25, 0, [], undefined]);
    // Its homes may be where the government has taken its own.
    expect(t.s.ext.reservations.filter(({ owner }) => owner === 'L1')).toHaveLength(2);
  });
});
