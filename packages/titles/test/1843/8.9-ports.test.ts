import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const buy = (hex: string) => ({ type: 'buyPort', hex });
/** The OU has two ports, the PO one; the SO has this much. */
const buying = (cash = 100): Table => {
  const t = Table.blank()
    .company('SO', { shares: { player1: 6 }, cash, operated: true, stations: [['H7', 0]] })
    .company('OU', { shares: { player2: 6 } })
    .company('PO', { shares: { player1: 6 } });
  return t.ext({ ports: { ...t.s.ext.ports, A6: 'OU', C14: 'OU', K8: 'PO' } }).operate('SO', 'ports');
};

describe('8.9 Buy port marker(s)', () => {
  rule('1843:8.9-1', 'any number in the last step', () => {
    const t = buying().does(buy('K8')).does(buy('A6')).does({ type: 'accept' });
    expect([t.s.ext.ports['K8'], t.s.ext.ports['A6'], t.asks]).toEqual(['SO', 'SO', 'ports/SO']);
  });

  rule('1843:8.9-2', 'for exactly 20fr, if both directors agree; not what is unclaimed', () => {
    const t = buying().refuses(buy('H7'), '1843:8.9-2').does(buy('A6'));
    expect([t.who, t.money('OU')]).toEqual([['player2'], 0]);
    t.does({ type: 'accept' });
    expect([t.money('SO'), t.money('OU')]).toEqual([80, 20]);
    expect(buying(19).asks).not.toBe('ports/SO');
    expect(buying(20).does(buy('K8')).money('SO')).toBe(0);
    buying(39).does(buy('K8')).refuses(buy('A6'), '1843:8.9-2', 'has 19fr');
    const declined = buying().does(buy('A6')).does({ type: 'decline' });
    declined.refuses(buy('A6'), '1843:8.9-2').accepts(buy('C14'));
  });
});
