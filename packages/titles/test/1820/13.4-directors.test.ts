import { describe, expect } from 'vitest';
import { directorAmong, heirs, isLedByCousin, settleDirector } from '../../src/1820/13-companies/13.4-directors.ts';
import { directorOf } from '../../src/1820/state.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

/** Of the LSR, directed by the first named. */
const held = (shares: Record<string, number>, order?: readonly string[]): Table => {
  const t = Table.blank(4).cousin('BI', 'player2').cousin('CBV', 'player4').cousin('VF', 'player2');
  if (order) t.ext({ order });
  return t.company('LSR', { size: 20, shares, director: Object.keys(shares)[0]! });
};
const heirsAfter = (t: Table, seller?: string, sold = 0) => heirs(t.s, 'LSR', seller, sold);
const settled = (t: Table) => t.trying((g) => settleDirector(g, 'LSR')).companies['LSR']!.director;

describe('13.4 Company directors', () => {
  rule('1820:13.4-1', 'the largest holder directs and decides', () => {
    const t = held({ player3: 4, player1: 3 });
    expect([t.s.companies['LSR']!.director, directorOf(t.s, 'LSR')]).toEqual(['player3', ['player3']]);
  });

  rule('1820:13.4-2', 'a player who holds more takes over, a cousin too; as much changes nothing', () => {
    expect(settled(held({ player1: 3, player2: 3 }))).toBe('player1');
    expect(settled(held({ player1: 3, player2: 4 }))).toBe('player2');
    expect(settled(held({ player1: 3, BI: 3 }))).toBe('player1');
    expect(settled(held({ player1: 3, BI: 4 }))).toBe('BI');
  });

  rule('1820:13.4-3', 'after a sale the largest holder takes over; a tie leaves even a cousin', () => {
    const t = held({ player1: 5, player2: 3, BI: 4 });
    expect([heirsAfter(t, 'player1', 1), heirsAfter(t, 'player1', 2)]).toEqual([[], ['BI']]);
    const led = held({ BI: 4, player3: 3 });
    expect([isLedByCousin(led.s, 'LSR'), directorOf(led.s, 'LSR')]).toEqual([true, []]);
    expect([heirsAfter(led, 'BI', 1), heirsAfter(led, 'BI', 2)]).toEqual([[], ['player3']]);
  });

  rule('1820:13.4-4', 'of players who tie the next by the cards after the director, and players before cousins', () => {
    const tied = { player2: 1, player1: 3, player3: 3, player4: 3, BI: 3, CBV: 3 };
    expect(heirsAfter(held(tied))).toEqual(['player3', 'player4', 'player1', 'CBV', 'BI']);
    expect(heirsAfter(held(tied, ['player3', 'player2', 'player4', 'player1']))[0]).toBe('player4');
    expect(heirsAfter(held({ BI: 1, player1: 3, player3: 3 }))[0]).toBe('player3');
  });

  rule('1820:Q48', 'holdings of a player and of cousins are never added', () => {
    expect(settled(held({ player1: 4, player2: 3, BI: 3, VF: 3 }))).toBe('player1');
  });

  rule('1820:Q20', 'after a float the founder among those who tie, else the next of them, players first', () => {
    const t = held({ player1: 2, player3: 2, BI: 2 });
    expect(directorAmong(t.s, 'LSR', 'player3')).toBe('player3');
    expect(directorAmong(t.s, 'LSR', 'player2')).toBe('player3');
    expect(directorAmong(t.s, 'LSR', 'player4')).toBe('player1');
    expect(directorAmong(held({ BI: 2, CBV: 2 }).s, 'LSR', 'player3')).toBe('CBV');
  });
});
