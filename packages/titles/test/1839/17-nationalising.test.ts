import { describe, expect } from 'vitest';
import { isR } from '../../src/1839/16-trains/16.1-trains.ts';
import { pass } from '../deals.ts';
import { rule } from '../rule.ts';
import { nationalise } from './money.ts';
import { begin, owning } from './phases.ts';
import type { Table } from './table.ts';

/** All companies that are asked when the operation is over in which this phase has begun. */
function asked(t: Table): string[] {
  const seen: string[] = [];
  for (t.does(pass); t.asks.startsWith('nationalisation/'); t.does(pass)) seen.push(t.asks.split('/')[1]!);
  return seen;
}
/** The NRS with one of these trains may nationalise at the start of the phase, and the buyer with its new one. */
function mayWith(phase: string, ...trains: readonly string[]): void {
  for (const train of trains) {
    const t = begin(phase, owning(train)).does(pass);
    expect([phase, train, t.asks]).toEqual([phase, train, 'nationalisation/NRS']);
    t.does(nationalise);
    expect([t.s.companies['NRS']!.status, t.asks]).toEqual(['closed', 'nationalisation/ZHESM']);
    t.accepts(nationalise);
  }
}
/** With one that has just rusted, or none, it is not asked. */
function notWith(phase: string, ...trains: readonly string[]): void {
  for (const train of trains) {
    const rusted = begin(phase, (t) => owning(train)(t).ext({ ran: [train].filter(isR) }));
    expect([phase, train, asked(rusted)]).toEqual([phase, train, ['ZHESM']]);
  }
}

describe('17 Game phases: who may nationalise', () => {
  rule('1839:17.4-4', 'at the start of dark green phase, with a dark yellow or green train', () => {
    mayWith('dark green', '2+1-1', '3-1', '3+-2');
    notWith('dark green', '2-1');
  });
  rule('1839:17.5-4', 'at the start of blue phase, with a green or blue train', () => {
    mayWith('blue', '3-1', '3+-1', '4+-2');
    notWith('blue', '2+1-1');
  });
  rule('1839:17.6-5', 'at the start of light brown phase, with a dark green, blue or light brown train', () => {
    mayWith('light brown', '3+-1', '4+-1', 'R5-2');
    notWith('light brown', '3-1');
  });
  rule('1839:17.7-4', 'at the start of medium brown phase, with a blue, light or medium brown train', () => {
    mayWith('medium brown', '4+-1', 'R5-1', 'R4+1-2');
    notWith('medium brown', '3+-1');
  });
  rule('1839:17.8-4', 'at the start of dark brown phase, with a brown train', () => {
    mayWith('dark brown', 'R5-1', 'R4+1-1', 'R4-3');
    notWith('dark brown', '4+-1');
  });
  rule('1839:17.9-6', 'at the start of light red phase, with any brown train but a light one that has run', () => {
    mayWith('light red', 'R5-1', 'R4+1-1', 'R4-2', 'PR2+-2');
    notWith('light red', 'R5-1');
  });
  rule('1839:17.10-5', 'at the start of dark red phase, with an unrun “R” train, a dark brown or a red one', () => {
    mayWith('dark red', 'R5-1', 'R4+1-1', 'R4-2', 'PR2+-1', 'PR3+1-2');
    notWith('dark red', 'R4+1-1');
  });
  rule('1839:17.11-7', '1839:Q53', 'at the start of gray phase, with an unrun “R” train, a red or a gray one', () => {
    mayWith('gray', 'R5-1', 'R4-2', 'PR2+-1', 'PR3+1-1', '4-2');
    notWith('gray', 'R4-2');
    // As the book’s list has it, a gray train is not enough.
    const t = begin('gray', owning('4-2'), 3, { nationaliseWithNew: 'no' });
    expect(asked(t)).toEqual([]);
  });
  rule(
    '1839:17.12-5',
    '1839:Q53',
    'at the start of purple phase, with an unrun “R” train, a gray or purple one',
    () => {
      mayWith('purple', 'PR2+-1', 'PR3+1-1', '4-1', '7-2');
      notWith('purple', 'PR2+-1', 'PR3+1-1');
      const with4 = begin('purple', owning('4-1'), 3, { nationaliseWithNew: 'no' });
      expect(asked(with4)).toEqual(['NRS']);
    },
  );
  rule('1839:14.3.4.1-1', 'not at the start of dark yellow and light green phase, which rust nothing', () => {
    for (const phase of ['dark yellow', 'light green']) expect(asked(begin(phase, owning('2-1')))).toEqual([]);
  });
});
