import { describe, expect, test } from 'vitest';
import { title1839 } from '@roundhouse/titles';
import { anyTitle } from '@roundhouse/rail';
import { parPrices, revenuesByRound } from '../../../src/table/record/revenues.ts';
import { type Column, filledColumns, inOrder, orderAfter } from '../../../src/table/tabs/ledger/columns.ts';
import { asCsv, asTabs, cellsOf } from '../../../src/table/tabs/ledger/table-text.ts';
import { played, playedOf, title } from './played.ts';

interface Row {
  readonly name: string;
  readonly sum: number | null;
}
const rows: readonly Row[] = [
  { name: 'Cato', sum: 30 },
  { name: 'Ada', sum: null },
  { name: 'Bram', sum: 200 },
];
const columns: readonly Column<Row>[] = [
  { id: 'name', name: 'Player', kind: 'text', value: ({ name }) => name },
  { id: 'sum', name: 'Cash', kind: 'figure', value: ({ sum }) => sum },
];
const named = (list: readonly Row[]): string[] => list.map(({ name }) => name);

describe('a table', () => {
  test('sorts text from A and figures from the largest; a second press turns it round, and gaps stay last', () => {
    const byName = orderAfter(null, 'name');
    expect(named(inOrder(rows, columns, byName))).toEqual(['Ada', 'Bram', 'Cato']);
    expect(named(inOrder(rows, columns, orderAfter(byName, 'name')))).toEqual(['Cato', 'Bram', 'Ada']);
    const bySum = orderAfter(byName, 'sum');
    expect(named(inOrder(rows, columns, bySum))).toEqual(['Bram', 'Cato', 'Ada']);
    expect(named(inOrder(rows, columns, orderAfter(bySum, 'sum')))).toEqual(['Cato', 'Bram', 'Ada']);
    expect(inOrder(rows, columns, null)).toBe(rows);
  });

  test('has no column in which nobody has anything', () => {
    const shown = (list: readonly Row[]): string[] => filledColumns(columns, list).map(({ id }) => id);
    expect(shown(rows)).toEqual(['name', 'sum']);
    expect(shown([rows[1]!])).toEqual(['name']);
    expect(shown([rows[1]!, { name: 'Dirk', sum: 0 }])).toEqual(['name', 'sum']);
  });

  test('is copied with its heads and tabs between its cells', () => {
    expect(asTabs(cellsOf(columns, rows))).toBe('Player\tCash\nCato\t30\nAda\t\nBram\t200');
  });

  test('holds no formulas and no line breaks of a player’s name', () => {
    const spoilt = [{ name: '=HYPERLINK("x")\nhm, \u2068hm\u2069', sum: -5 }];
    expect(asTabs(cellsOf(columns, spoilt))).toBe('Player\tCash\n\'=HYPERLINK("x") hm, hm\t-5');
    expect(asCsv([{ name: 'Players', cells: cellsOf(columns, spoilt) }])).toBe(
      'Players\r\nPlayer,Cash\r\n"\'=HYPERLINK(""x"") hm, hm",-5',
    );
  });
});

describe('revenues', () => {
  const { steps, states } = played(5);
  const { by, rounds } = revenuesByRound(title.roundName(states[0]!), steps);
  const all = [...by.values()].flatMap((own) => [...own.values()]);
  const told = (event: string): number =>
    steps
      .flatMap(({ events }) => events)
      .filter((one) => one.event === event)
      .reduce((sum, one) => sum + Number(one['revenue']), 0);

  test('are all that was run for, and what was paid is what dividends say', () => {
    expect(all.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(told('run'));
    expect(all.reduce((sum, { paid }) => sum + paid, 0)).toBe(told('dividend'));
    expect(all.some(({ revenue, paid }) => revenue > 0 && paid === 0)).toBe(true);
    expect(new Set(rounds).size).toBe(rounds.length);
  });

  test('are paid in part where a book has half dividends', () => {
    const half = playedOf(anyTitle(title1839), ['Ada', 'Bram', 'Cato'], 1);
    const found = [...revenuesByRound('', half.steps).by.values()].flatMap((own) => [...own.values()]);
    expect(found.some(({ revenue, paid }) => paid > 0 && paid < revenue)).toBe(true);
    expect(found.every(({ revenue, paid }) => paid <= revenue)).toBe(true);
  });

  test('companies have the par at which they were started', () => {
    const pars = parPrices(title.material(states[0]!).markets, steps, ['start', 'par']);
    const started = steps.flatMap(({ events }) => events).filter(({ event }) => event === 'start');
    expect(started.length).toBeGreaterThan(1);
    for (const event of started) expect(pars.get(event['company'] as string)).toBe(event['price']);
  });
});
