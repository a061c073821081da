/** What random games do not bring, or hardly ever, is played from positions near it, and counted there. */
import { describe, expect, test } from 'vitest';
import { notable } from '../../src/1820/notable.ts';
import { moveBy } from '../../src/1820/16-stock-market.ts';
import type { State } from '../../src/1820/state.ts';
import type { Deed } from '../position.ts';
import { type Sketch, Table } from './table.ts';

type Step = Parameters<(typeof notable)[string]>[0];
const rowsOf = (step: Step): string[] => Object.keys(notable).filter((name) => Number(notable[name]!(step)) > 0);

/** What is counted of a deed. */
function counted(t: Table, deed: Deed): string[] {
  const before = t.s;
  const action = t.action(deed);
  t.does(deed);
  return rowsOf({ before, action, events: t.events, after: t.s });
}
/** The same of all that follows while everybody passes, until the game is over. */
function countedToEnd(t: Table): string[] {
  const all: string[] = [];
  while (t.s.ended === null) all.push(...counted(t, { type: 'pass' }));
  return all;
}

describe('FLOOD trains', () => {
  /** A company with a line to Cornwall and a city far away from it. */
  const two = (): Table => {
    const t = Table.blank().colour('gray').trainsGone('2+', '3+', '5+', '8+', '5D+');
    for (const [hex, tile] of Object.entries({ M3: '57', M5: '4', M7: '57', C13: '57', C15: '4' }))
      t.tile(hex, tile, 1);
    return t;
  };
  const company = (trains: readonly string[], cash = 5000): Sketch => ({
    shares: { player1: 5 },
    cash,
    trains,
    stations: [
      ['M7', 0],
      ['C13', 0],
    ],
  });

  test('two of them run, each from a marker of its own', () => {
    const t = two()
      .company('LSR', company(['FLOOD-1', 'FLOOD-2']))
      .operating('LSR', 'run');
    const { routes, revenue } = t.best();
    t.does({ type: 'indicate', by: 'host', routes, revenue });
    expect(counted(t, { type: 'run', routes })).toContain('two FLOOD trains run');
  });

  test('one is bought from a company', () => {
    const t = two()
      .company('LSR', company(['8+-1']))
      .company('LUR', { shares: { player2: 5 }, trains: ['FLOOD-1', 'FLOOD-2'], cash: 0 })
      .operating('LSR', 'trains');
    t.does({ type: 'buyTrainFrom', train: 'FLOOD-1', price: 1500 });
    expect(counted(t, { type: 'accept' })).toContain('a FLOOD train is bought from a company');
  });
});

describe('£500', () => {
  const high = (sketch: Partial<Sketch> = {}): Table =>
    Table.blank()
      .colour('green')
      .company('LSR', { shares: { player1: 4 }, trains: ['3+-1'], cash: 900, price: 477, ...sketch });

  test('after a Stock Round, since all of it is held', () => {
    const t = high({ size: 5, shares: { player1: 3, player2: 2 } }).stockTurn('player1');
    expect(countedToEnd(t)).toContain('£500 after a Stock Round');
  });

  test('in an Operating Round, by a loan that is repaid', () => {
    const t = high({ loans: 1 }).operating('LSR', 'repaying');
    expect(counted(t, { type: 'repayLoan' })).toContain('£500 in an Operating Round');
  });

  test('in an Issue & Takeover Round, where a price has risen to it', () => {
    const t = high().takeovers();
    t.after((g) => moveBy(g, 'LSR', 1));
    expect(countedToEnd(t)).toContain('£500 in an Issue & Takeover Round');
  });
});

test('a name that comes back is known from step to step', () => {
  const floats = (before: State, company: string): { readonly rows: string[]; readonly after: State } => {
    const after = { ...before };
    const event = { event: 'floats', by: 'player1', company, size: 5, price: 55 };
    const action = { type: 'proposeFloat', by: 'player1', frame: 'float/player1' };
    return { rows: rowsOf({ before, action, events: [event], after }), after };
  };
  const t = Table.blank()
    .company('LSR', { shares: { player1: 2 } })
    .company('LUR', { shares: { player1: 2 } });
  const first = floats(t.s, 'LSR');
  const other = floats(first.after, 'LUR');
  const again = floats(other.after, 'LSR');
  expect([first.rows, other.rows].flat()).not.toContain('a name is floated again');
  expect(again.rows).toContain('a name is floated again');
});

test('a cousin that directs a company sells, and gives it up', () => {
  const t = Table.blank()
    .cousin('BI', 'player1')
    .company('LSR', { shares: { BI: 3, player2: 2 }, floated: 1 })
    .stockTurn('player1');
  expect(counted(t, { type: 'sell', as: 'BI', company: 'LSR', count: 2 })).toContain(
    'a cousin gives up a company by selling',
  );
});
