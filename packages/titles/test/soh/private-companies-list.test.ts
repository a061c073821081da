import { describe, expect } from 'vitest';
import { privateOf } from '../../src/soh/material.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

/** Number, name, cost and revenue, as printed. */
const LIST: readonly [id: string, name: string, cost: number, revenue: number][] = [
  ['P1', 'Spoorweg Maatschappij Almelo - Salzbergen', 20, 5],
  ['P2', 'Koninklijk Korps van Ingenieurs', 40, 10],
  ['P3', 'Veerdienst Enkhuizen - Stavoren', 75, 15],
  ['P4', 'Veerdienst Vlissingen - Londen', 75, 15],
  ['P5', 'Rijks Waterstaat', 80, 20],
  ['P6', 'Werkspoor', 100, 20],
  ['P7', 'Koninklijke Ondersteuning', 100, 10],
];

describe('Private companies: the list', () => {
  rule('soh:private-companies-1', 'each costs what is printed when dealt, and pays its revenue', () => {
    for (const [id, name, cost, revenue] of LIST) {
      expect(privateOf(id).name).toBe(name);
      const other = id === 'P1' ? 'P2' : 'P1';
      const t = new Table(2, { deal: [id, other], options: { distribution: 'deal' } });
      expect([id, t.money('player1')]).toEqual([id, 600 - cost]);
      // Both pass, and the two operating rounds of the set go by without companies.
      t.does({ type: 'pass' }).does({ type: 'pass' });
      expect([id, t.money('player1')]).toEqual([id, 600 - cost + 2 * revenue]);
    }
  });
});
