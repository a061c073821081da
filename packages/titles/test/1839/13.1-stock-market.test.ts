import { describe, expect } from 'vitest';
import { isMajor } from '../../src/1839/13-stock-market.ts';
import { market } from '../../src/1839/material.ts';
import { start } from '../deals.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const prices = (name: string): number[] =>
  market.find((grid) => grid.name === name)!.rows[0]!.map((cell) => cell!.price);
const rich = (phase: string): Table => Table.blank().cash('player1', 1000).phase(phase);

describe('13.1 Stock market overview', () => {
  rule('1839:13.1-1', 'the Local Stock Market runs from ƒ10 to ƒ65', () => {
    expect(prices('local')).toEqual([10, 13, 16, 20, 25, 31, 38, 46, 55, 65]);
  });

  rule('1839:13.1-2', 'the Major Stock Market runs from ƒ40 to ƒ300', () => {
    const major = prices('major');
    expect([major[0], major.at(-1), major.length]).toEqual([40, 300, 20]);
    expect(major).toEqual(major.toSorted((a, b) => a - b));
  });

  rule('1839:13.1-3', 'a company is Local or Major by the market on which its marker stands', () => {
    const t = Table.blank()
      .company('NRS', { shares: { player1: 6 }, price: 67 })
      .company('L1', { shares: { player1: 6 }, price: 46 })
      .company('L2', { shares: { player1: 6 }, price: 43 });
    expect(['NRS', 'L1', 'L2'].map((id) => isMajor(t.s, id))).toEqual([true, false, true]);
  });

  rule('1839:13.1-4', 'a Lokaalspoorwegen is parred at ƒ20, ƒ31 or ƒ46 in every phase', () => {
    for (const phase of ['light yellow', 'blue', 'purple']) {
      const t = rich(phase);
      for (const price of [20, 31, 46]) t.accepts(start('L3', price));
      for (const price of [25, 38, 65]) t.refuses(start('L3', price), '1839:13.1-4');
    }
  });

  rule('1839:13.1-5', 'ƒ82 is a par price before blue phase only', () => {
    rich('dark green').accepts(start('NRS', 82));
    rich('blue').refuses(start('NRS', 82), '1839:13.1-5');
    rich('purple').refuses(start('NRS', 82), '1839:13.1-5');
  });

  rule('1839:13.1-6', 'ƒ74 is one before light brown phase only', () => {
    rich('blue').accepts(start('NRS', 74));
    rich('light brown').refuses(start('NRS', 74), '1839:13.1-6');
  });

  rule('1839:13.1-7', 'ƒ67 is one in all phases, and from light brown on there is no other', () => {
    for (const phase of ['light yellow', 'light brown', 'purple']) {
      rich(phase).accepts(start('NRS', 67)).refuses(start('NRS', 91), '1839:13.1-7');
    }
    const open = (phase: string) =>
      rich(phase)
        .choices('start')
        .find(({ fields }) => fields['company'] === 'NRS')!.openFields['price'];
    expect(open('light yellow')).toEqual({ kind: 'oneOf', values: [67, 74, 82] });
    expect(open('light brown')).toEqual({ kind: 'oneOf', values: [67] });
  });
});
