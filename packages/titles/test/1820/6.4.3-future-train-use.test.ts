import { describe, expect } from 'vitest';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { type Sketch, Table } from './table.ts';

const assign = (train: string, by?: string): Deed => ({
  type: 'assignTrain',
  train,
  frame: 'operatingTurn/LSR',
  ...(by === undefined ? {} : { by }),
});
const pass: Deed = { type: 'pass' };

/** The LSR of player1 between two cities in green phase; player1 and player2 hold a future train each. */
const owned = (sketch: Partial<Sketch> = {}, prepare: (t: Table) => Table = (t) => t): Table => {
  const t = Table.blank().colour('green');
  t.trainsGone('2+').train('3+-16', 'player1').train('2+-181', 'player2');
  for (const [hex, tile] of [
    ['M5', '4'],
    ['M7', '57'],
    ['M9', '4'],
  ] as const)
    t.tile(hex, tile, 1);
  return prepare(
    t.company('LSR', {
      shares: { player1: 4, player2: 3 },
      trains: ['3+-1'],
      cash: 500,
      loans: 1,
      stations: [['M7', 0]],
      ...sketch,
    }),
  );
};
const at = (step: string, sketch: Partial<Sketch> = {}, prepare?: (t: Table) => Table): Table =>
  owned(sketch, prepare).operating('LSR', step);

describe('6.4.3 Future train use', () => {
  rule('1820:6.4.3-1', 'it is its player’s: it counts for no limit, maintenance or run', () => {
    const five = ['3+-1', '3+-2', '3+-3', '3+-4', '3+-5'];
    // £0 for a green train and £10 for a yellow one, of which the company has none.
    const t = at('maintenance', { trains: five });
    expect([t.asks, t.trains('player1'), t.trains('player2')]).toEqual(['discards/LSR', ['3+-16'], ['2+-181']]);
    t.refuses(assign('3+-1'), '1820:6.4.3-1').refuses(assign('3+-6'), '1820:6.4.3-1').accepts(assign('3+-16'));
    t.refuses({ type: 'discardTrain', train: '3+-16' }, '1820:7.2.6-1');
  });

  rule(
    '1820:6.4.3-2',
    'at any time in a company’s turn, with the word of its director; the holder need not be it',
    () => {
      const t = owned().operatingRound();
      const seen: string[] = [];
      for (; t.onTurn === 'LSR'; t.does(t.asks === 'run/LSR' ? { type: 'run', routes: t.best().routes } : least(t))) {
        seen.push(t.asks);
        t.accepts(assign('3+-16', 'player1')).accepts(assign('2+-181', 'player2')).accepts(assign('2+-181', 'player1'));
        t.refuses(assign('2+-181', 'player3'), 'table:not-yours');
      }
      expect(seen).toEqual(
        expect.arrayContaining(['run/LSR', 'dividend/LSR', 'due/LSR', 'trains/LSR', 'repaying/LSR']),
      );
      // A private company's is a turn like any other.
      expect(
        at('trains', { size: 1, shares: { player1: 1 }, loans: 0, cash: 0 })
          .does(assign('3+-16'))
          .trains('LSR'),
      ).toContain('3+-16');
      // In other rounds there is no such turn.
      owned().stockTurn('player1').refuses(assign('3+-16', 'player1'), '1820:6.4.3-2', 'Operating Round');
    },
  );
  const least = (t: Table): Deed =>
    t.asks.startsWith('due')
      ? { type: 'payDue' }
      : t.asks.startsWith('dividend')
        ? { type: 'dividend', choice: 'pay' }
        : pass;

  rule('1820:Q21', 'its holder offers it, or the director asks for it; what was declined is not asked again', () => {
    const t = at('trains').does(assign('2+-181', 'player2'));
    expect([t.asks, t.who, t.trains('LSR')]).toEqual(['offer/LSR', ['player1'], ['3+-1']]);
    t.does({ type: 'accept' });
    expect([t.asks, t.trains('LSR'), t.trains('player2')]).toEqual(['trains/LSR', ['2+-181', '3+-1'], []]);
    const asked = at('trains').does(assign('2+-181', 'player1'));
    expect(asked.who).toEqual(['player2']);
    asked.does({ type: 'decline' });
    expect(asked.asks).toBe('trains/LSR');
    asked.refuses(assign('2+-181', 'player1'), '1820:6.4.3-2', 'declined');
    asked.refuses(assign('2+-181', 'player2'), '1820:6.4.3-2').accepts(assign('3+-16'));
    // Who has a train of their own does not speak for that of another.
    at('trains').refuses(assign('3+-16', 'player2'), '1820:6.4.3-2', 'neither hold');
    // One's own train needs nobody's word.
    expect(at('trains').does(assign('3+-16')).trains('LSR')).toEqual(['3+-1', '3+-16']);
  });

  rule('1820:Q49', 'a company that a cousin directs takes none', () => {
    const t = owned({ shares: { BI: 4, player1: 3 } }, (table) => table.cousin('BI', 'player1')).operating(
      'LSR',
      'run',
    );
    expect(t.asks).toBe('run/LSR');
    t.refuses(assign('3+-16'), '1820:6.4.3-2', 'No player directs');
  });

  rule('1820:6.4.3-3', 'not before its type is sold; and still when it no longer is', () => {
    const blue = (gone: string[]): Table =>
      at('trains', {}, (t) =>
        t
          .train('5+-14', 'player1')
          .trainsGone(...gone)
          .train('3+-1', 'LSR')
          .train('3+-16', 'player1'),
      );
    blue([]).refuses(assign('5+-14'), '1820:6.4.3-3', '3+');
    blue(['3+']).accepts(assign('5+-14'));
    // A green one in blue phase.
    at('trains', {}, (t) => t.trainsGone('2+', '3+').train('3+-16', 'player1').colour('blue')).accepts(assign('3+-16'));
    // All are, once the supply is empty.
    at('trains', {}, (t) =>
      t.trainsGone('2+', '3+', '5+', '8+', '5D+', 'FLOOD').train('5D+-4', 'player1').colour('gray'),
    ).accepts(assign('5D+-4'));
  });

  rule('1820:6.4.3-4', '1820:13.7-2', 'also to a company at its limit, which then discards', () => {
    const five = ['3+-1', '3+-2', '3+-3', '3+-4', '3+-5'];
    const t = at('discards', { trains: five }).does(assign('2+-181', 'player2')).does({ type: 'accept' });
    expect([t.asks, t.who]).toEqual(['discard/LSR', ['player1']]);
    t.refuses({ type: 'discard', train: '3+-16' }, '1820:13.7-2').does({ type: 'discard', train: '3+-2' });
    expect([t.asks, t.trains('LSR').length]).toEqual(['discards/LSR', 5]);
    // Nothing else happens between a train too many and its discard.
    const mixed = at('discards', { trains: ['2+-1', ...five.slice(1)] }).does(assign('3+-16'));
    expect(mixed.asks).toBe('discard/LSR');
    mixed.refuses(assign('2+-181', 'player2'), '1820:6.4.3-2');
  });

  rule('1820:6.4.3-5', '1820:10.5-2', 'the first of its type moves the marker, and its phase begins', () => {
    const t = at('run', {}, (table) =>
      table
        .trainsGone('3+')
        .train('3+-1', 'LSR')
        .train('5+-14', 'player1')
        .company('LUR', {
          shares: { player2: 4 },
          price: 40,
          trains: ['3+-2', '3+-3', '3+-4', '3+-5', '2+-1'],
        }),
    );
    t.does(assign('5+-14'));
    expect([t.s.phase, t.s.ext.column, t.asks, t.trains('LSR')]).toEqual(['blue', 6, 'run/LSR', ['3+-1', '5+-14']]);
    // Interest at the rate of the new phase, in this very turn: £40 for a loan in brown.
    const brown = at('trains', { loans: 1 }, (table) =>
      table.trainsGone('3+', '5+').train('3+-1', 'LSR').train('8+-6', 'player1').colour('blue'),
    );
    brown.does(assign('8+-6')).does(pass).does({ type: 'payDue' });
    expect([brown.s.phase, brown.money('LSR')]).toEqual(['brown', 460]);
    // Cousins close with red, whatever is being asked.
    const red = at('dividend', { shares: { player1: 4, BI: 2 } }, (table) =>
      table
        .trainsGone('3+', '5+', '8+')
        .train('3+-1', 'LSR')
        .train('5D+-4', 'player1')
        .cousin('BI', 'player2')
        .colour('brown'),
    );
    red.does(assign('5D+-4'));
    expect([red.s.privates['BI'], red.shares('LSR', 'pool'), red.s.phase]).toEqual(['gone', 2, 'red']);
    // One that is known changes nothing.
    const known = at('run').does(assign('3+-16'));
    expect([known.s.phase, known.s.ext.column]).toEqual(['green', 3]);
  });

  rule('1820:6.4.3-6', 'it runs, is maintained and sold like any other', () => {
    const t = at('run', { trains: [] });
    expect(t.asks).toBe('pause/LSR');
    t.does(assign('3+-16'));
    expect(t.asks).toBe('run/LSR');
    expect(t.runsBest()).toBeGreaterThan(0);
    const owing = at('maintenance', { trains: ['2+-1'] }, (table) => table.colour('green', 4));
    expect(owing.asks).toBe('due/LSR');
    owing.does(assign('3+-16')).does({ type: 'payDue' });
    // £25 for the yellow one and £10 for the green one.
    expect(owing.money('LSR')).toBe(500 - 35);
  });

  rule('1820:Q50', 'given in the last step in which trains are bought, it saves a company that has none', () => {
    const t = at('trains', { trains: [] }).does(assign('3+-16')).does(pass);
    expect([t.price('LSR') > 10, t.onTurn]).toEqual([true, 'LSR']);
    expect(at('trains', { trains: [] }).does(pass).price('LSR')).toBe(10);
    // Later it can still be given, but that no longer helps.
    const late = at('trains', { trains: [] }).does(pass).does(assign('3+-16'));
    expect([late.price('LSR'), late.trains('LSR')]).toEqual([10, ['3+-16']]);
  });

  rule('1820:7.2.3-2', 'what was shown of a run was shown without it, and no longer binds', () => {
    const t = at('run', { trains: ['3+-1', '3+-2', '3+-3', '3+-4', '3+-5'] });
    const { routes, revenue } = t.best();
    t.does({ type: 'indicate', by: 'host', routes, revenue }).refuses({ type: 'run', routes: [] }, '1820:7.2.3-2');
    t.does(assign('2+-181', 'player2')).does({ type: 'accept', by: 'player1' });
    while (t.asks === 'discard/LSR') t.does({ type: 'discard', train: '3+-1' });
    expect(t.top).toMatchObject({ kind: 'run', indicated: null });
    expect(t.accepts({ type: 'run', routes: [] }).asks).toBe('run/LSR');
  });
});
