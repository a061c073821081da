import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

/** The NCS, without a route, at its train step; Werkspoor belongs to `owner`. */
const table = (owner: string, phase: string, gone: string[], cash: number) =>
  Table.blank()
    .phase(phase)
    .trainsGone(...gone)
    .private('P6', owner)
    .company('AR', { shares: { player1: 2 }, operated: true })
    .company('NCS', { shares: { player1: 2 }, cash, stations: [['H9', 0]], operated: true })
    .operate('NCS', 'trains');

describe('Private companies: Werkspoor', () => {
  rule('soh:private-companies-7', 'every train from the bank costs a tenth less', () => {
    const prices: [train: string, price: number, phase: string, gone: string[]][] = [
      ['2-1', 90, '3', []],
      ['3-1', 180, '3', ['2']],
      ['4-1', 270, '4', ['2', '3']],
    ];
    for (const [train, price, phase, gone] of prices) {
      table('NCS', phase, gone, price - 1).refuses({ type: 'buyTrain', train }, 'soh:train-costs-1');
      const t = table('NCS', phase, gone, price);
      const bank = t.money('bank');
      t.does({ type: 'buyTrain', train });
      expect([t.money('NCS'), t.money('bank') - bank]).toEqual([0, price]);
      expect(t.s.privates['P6']).toBe('NCS');
    }
  });

  rule('soh:private-companies-7', 'only the company that owns it pays less, and only to the bank', () => {
    table('player1', '3', ['2'], 199).refuses({ type: 'buyTrain', train: '3-1' }, 'soh:train-costs-1');
    table('AR', '3', ['2'], 199).refuses({ type: 'buyTrain', train: '3-1' }, 'soh:train-costs-1');
    const t = table('NCS', '3', ['2'], 200).train('3-1', 'AR');
    t.does({ type: 'buyTrainFrom', train: '3-1', price: 200 });
    expect([t.money('NCS'), t.money('AR')]).toEqual([0, 200]);
  });

  rule('soh:notes-on-privates-6', 'the first 5 train still gets the discount; then Werkspoor closes', () => {
    const t = table('NCS', '4', ['2', '3', '4'], 720).does({ type: 'buyTrain', train: '5-1' });
    expect([t.money('NCS'), t.s.privates['P6'], t.s.phase]).toEqual([360, 'NCS', '4']);
    // The phase changes only at the end of the turn, so a second one is as cheap.
    t.does({ type: 'buyTrain', train: '5-2' });
    expect(t.money('NCS')).toBe(0);
    t.does({ type: 'pass' });
    expect([t.s.privates['P6'], t.s.phase]).toEqual(['gone', '5']);
  });
});
