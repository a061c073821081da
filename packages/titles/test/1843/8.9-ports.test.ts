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
    const declined = buying().does(buy('A6')).does({ type: 'decline' });
    declined.refuses(buy('A6'), '1843:8.9-2').accepts(buy('C14'));
  });

  rule(
    '1843:8.9-2',
    'the step is over when nothing more can be bought: all have declined, or the money is spent',
    () => {
      const after = (cash: number, declinedPorts = 'step-ends'): Table => {
        const t = buying(cash);
        return t.set({ readings: { ...t.s.readings, declinedPorts } });
      };
      expect(after(39).does(buy('K8')).asks).not.toBe('ports/SO');
      expect(after(40).does(buy('K8')).asks).toBe('ports/SO');
      const others = Object.keys(buying().s.ext.ports).filter((hex) => buying().s.ext.ports[hex] === 'OU');
      const all = (t: Table): Table =>
        others.reduce(
          (u, hex) => u.does(buy(hex)).does({ type: 'decline' }),
          t.ext({ ports: { ...t.s.ext.ports, K8: 'SO' } }),
        );
      expect(all(after(100)).asks).not.toBe('ports/SO');
      // Games of before went on asking.
      const before = all(after(100, 'asked-on'));
      expect(before.asks).toBe('ports/SO');
      before.refuses(buy('A6'), '1843:8.9-2').accepts({ type: 'pass' });
      after(39, 'asked-on').does(buy('K8')).refuses(buy('A6'), '1843:8.9-2', 'has 19fr');
    },
  );
});
