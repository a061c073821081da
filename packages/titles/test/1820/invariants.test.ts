import { violations } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/1820/state.ts';
import { cellOf, Table } from './table.ts';

const table = (): Table =>
  Table.blank()
    .cousin('BI', 'player1', 100)
    .company('LSR', { shares: { player1: 4, BI: 2 }, trains: ['2+-1'] })
    .company('LUR', { size: 1, shares: { player2: 1 }, trains: ['2+-2'] })
    .stockTurn('player1');
const broken = (change: (s: State) => Partial<State>): string => {
  const t = table();
  return violations(t.title, { ...t.s, ...change(t.s) }).join('; ');
};
const cash = (s: State, owner: string, amount: number) => ({
  cash: { ...s.cash, [owner]: amount, bank: s.cash['bank']! + (s.cash[owner] ?? 0) - amount },
});

describe('what holds in every state of 1820', () => {
  test('a position that stands breaks nothing', () => {
    expect(broken(() => ({}))).toBe('');
  });
  test('no cousin without a player has money or shares', () => {
    expect(broken((s) => ({ privates: { ...s.privates, BI: 'gone' } }))).toContain('cousins out of play');
  });
  test('powers are used so often and no more', () => {
    expect(broken((s) => ({ ext: { ...s.ext, earlyTrains: 4 } }))).toContain('4 trains were bought early');
    const used = (s: State) => ({ ...s.ext.charters, LSR: { ...s.ext.charters['LSR']!, freeMarkers: 4 } });
    expect(broken((s) => ({ ext: { ...s.ext, charters: used(s) } }))).toContain('too many free markers');
  });
  test('a private company has no treasury', () => {
    expect(broken((s) => cash(s, 'LUR', 10))).toContain('LUR has a treasury');
  });
  test('British Rail comes with the death of Queen Victoria, and has nothing', () => {
    expect(broken((s) => ({ ext: { ...s.ext, victoriaDied: 1 } }))).toContain('British Rail');
    expect(broken((s) => cash(s, 'BR', 10))).toContain('British Rail');
    expect(broken((s) => ({ trains: { ...s.trains, '2+-3': 'BR' } }))).toContain('British Rail');
  });
  test('no price is below £10 or above £500', () => {
    const off = { at: { LSR: { row: 0, col: -1 } }, order: ['LSR'] };
    expect(broken(() => ({ market: off }))).toContain('prices');
    expect(broken((s) => ({ market: { ...s.market, at: { LSR: cellOf(10) } } }))).toBe('');
  });
  test('players hold only trains that were auctioned', () => {
    expect(broken((s) => ({ trains: { ...s.trains, '3+-1': 'player1' } }))).toContain('never auctioned');
    expect(broken((s) => ({ trains: { ...s.trains, '3+-16': 'player1' } }))).toBe('');
  });
});
