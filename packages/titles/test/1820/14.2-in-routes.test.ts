import { bestRun, chosenWays, type Route } from '@roundhouse/rail';
import { describe, expect } from 'vitest';
import { beginColour } from '../../src/1820/05-phases.ts';
import { runProblemOf } from '../../src/1820/15-trains/15.2-network.ts';
import { route, runs } from '../routes.ts';
import { rule } from '../rule.ts';
import { asked, earns, HOME, LSR, margate, running, shows, WEST } from './running.ts';
import { Table } from './table.ts';

describe('cousins', () => {
  const both = 'N20:n0 N18:n0 O17:n0 O19:n0';
  const by = (power: string, one: Route): Route => ({ ...one, power });
  /** What the cousin has after a run by its power. */
  const paid = (table: Table, power: string, one: Route): number =>
    table
      .operating(LSR, 'run')
      .does(runs(by(power, one)))
      .money(power);

  rule('1820:14.1-9', 'serve a company as long as they hold shares of it', () => {
    const whole = route('2+-1', WEST);
    const table = running('green', ['2+-1'], HOME, { VF: 1 });
    asked(table).accepts(shows(80, by('VF', whole)));
    table.set({ shares: { ...table.s.shares, LSR: { ...table.s.shares[LSR], VF: 0, pool: 1 } } });
    asked(table).refuses(shows(80, by('VF', whole)), '1820:14.1-9', 'Vulcan Foundry holds no shares');
    asked(table).refuses(shows(80, by('nobody', whole)), '1820:14.1-9', 'Only a cousin’s ability');
    // A cousin without a power for trains; and one of a company that a cousin directs (Q49).
    const smith = running('green', ['2+-1'], HOME, { BI: 1, VF: 2 });
    asked(smith).refuses(shows(80, by('BI', whole)), '1820:14.1-9', 'Bedlington Ironworks does not apply');
    asked(smith).accepts(shows(80, by('VF', whole)));
    const led = Table.blank()
      .cousin('VF', 'player1')
      .company(LSR, { shares: { VF: 5, player1: 4 }, director: 'VF', trains: ['2+-1'], stations: HOME })
      .set({ tiles: smith.s.tiles });
    asked(led).refuses(shows(80, by('VF', whole)), '1820:14.1-9', 'does not apply to this run');
    // A private company has no shares that a cousin could hold.
    const own = Table.blank()
      .cousin('VF', 'player1')
      .company(LSR, { size: 1, shares: { player1: 1 } });
    expect(runProblemOf(own.s, LSR).rules?.powers).toEqual({ GWSC: 0, SDS: 0, VF: 0 });
  });

  rule('1820:14.1-10', 'serve it only where its director wants that, and then earn', () => {
    const plain = running('green', ['2+-1'], HOME, { VF: 1 }).operating(LSR, 'run');
    plain.does(runs(route('2+-1', 'M3:n0 M5:n0 M7:n0')));
    expect([plain.money('VF'), plain.asks]).toEqual([0, 'dividend/LSR']);
    expect(paid(running('green', ['2+-1'], HOME, { VF: 1 }), 'VF', route('2+-1', WEST))).toBe(10);
  });

  rule(
    '1820:Q67',
    'which are closed when the first 5D+ or FLOOD train runs; a port is not both ends of a route',
    () => {
      for (const colour of ['red', 'gray']) {
        const table = Table.blank().colour('brown').cousin('VF', 'player1').cousin('GWSC', 'player2');
        table.company(LSR, { shares: { player1: 5, VF: 1, GWSC: 1 }, director: 'player1' });
        table.after((g) => beginColour(g, colour));
        expect(runProblemOf(table.s, LSR).rules?.powers).toEqual({ GWSC: 0, SDS: 0, VF: 0 });
      }
      // Margate's port has two spikes.
      const table = running('green', ['3+-1'], [['N18', 0]], { GWSC: 1 }).tile('N18', '5', 5);
      const round = by('GWSC', route('3+-1', 'N20:n0 N18:n0 O19 N20:n0'));
      asked(table).refuses(shows(60, round), '1820:15.2-14');
    },
  );

  rule(
    '1820:14.2.1-1',
    '1820:14.2.1-2',
    'Great Western Steamship: ports at both ends, one route for each share',
    () => {
      const table = margate('green', ['3+-1', '3+-2'], { GWSC: 1 });
      asked(table).accepts(shows(110, by('GWSC', route('3+-1', both))));
      const second = by('GWSC', route('3+-2', 'M5:n0 M7:n0'));
      asked(table.station(LSR, 'M7', 0))
        .refuses(shows(140, by('GWSC', route('3+-1', both)), second), '1820:14.2.1-2', 'one train')
        .refuses(shows(50, by('SDS', route('3+-1', 'N18:n0 O17:n0'))), '1820:14.1-9');
    },
  );

  rule('1820:14.2.1-3', 'which earns half of the smaller port', () => {
    expect(paid(margate('green', ['3+-1'], { GWSC: 1 }), 'GWSC', route('3+-1', both))).toBe(15);
    // Nothing for a route with one port only.
    const one = route('3+-1', 'N20:n0 N18:n0 O17:n0');
    expect(paid(margate('green', ['3+-1'], { GWSC: 1 }), 'GWSC', one)).toBe(0);
  });

  rule('1820:14.2.2-1', '1820:14.2.2-3', 'Sassoon: the off-board twice on a route with a port and an off-board', () => {
    const table = running('blue', ['5+-1'], [...HOME, ['M13', 0]], { SDS: 1 }).tile('M3', '4', 1);
    const whole = route('5+-1', `${WEST} M9:n0 M11:n0 M13:n0 M15 M17 M19:n0`);
    expect(earns(table, by('SDS', whole))).toBe((earns(table, whole) as number) + 30);
    asked(table).refuses(shows(90, by('SDS', route('5+-1', WEST))), '1820:14.2.2-1', 'no port');
    expect(paid(table, 'SDS', whole)).toBe(30);
  });

  rule('1820:14.2.2-2', 'Sassoon: one route for each share, three at most', () => {
    const table = (shares: number) =>
      runProblemOf(running('blue', ['5+-1'], HOME, { SDS: shares }).s, LSR).rules?.powers;
    expect([1, 3, 4].map((shares) => table(shares)?.['SDS'])).toEqual([1, 3, 3]);
    const both = [
      by('SDS', route('5+-1', `${WEST} M9:n0 M11:n0 M13:n0 M15 M17 M19:n0`)),
      by('SDS', route('5+-2', 'A13:n0 B14:n0 C15:n0 C17:n0')),
    ];
    const holding = (shares: number): Table =>
      asked(
        running('blue', ['5+-1', '5+-2'], [...HOME, ['M13', 0], ['C15', 0]], { SDS: shares })
          .tile('M3', '4', 1)
          .tile('B14', '57', 2)
          .tile('C15', '149', 4),
      );
    holding(1).refuses(shows(390, ...both), '1820:14.2.2-2', 'one train');
    holding(2).accepts(shows(2 * 30 + 190 + 2 * 30 + 80, ...both));
  });

  rule('1820:14.5.2-1', '1820:14.5.2-2', '1820:14.5.2-3', 'Vulcan: one city more, for one train for each share', () => {
    const table = running('green', ['2+-1', '2+-2'], HOME, { VF: 1 });
    const more = by('VF', route('2+-1', WEST));
    asked(table).accepts(shows(80, more));
    asked(table).refuses(shows(130, more, by('VF', route('2+-2', 'M7:n0 M9:n0 M11:n0'))), '1820:14.5.2-2', 'one train');
    expect(paid(table, 'VF', route('2+-1', WEST))).toBe(10);
    // A route of two cities has none that was added.
    const short = running('green', ['2+-1', '2+-2'], HOME, { VF: 1 });
    expect(paid(short, 'VF', route('2+-1', 'M3:n0 M5:n0 M7:n0'))).toBe(0);
  });

  rule('1820:7.2.3-2', '1820:Q63', 'the best run that is shown must be used, but no power', () => {
    const table = asked(running('green', ['2+-1'], HOME, { VF: 1 }));
    const plain = route('2+-1', 'M7:n0 M9:n0 M11:n0');
    table
      .does(shows(80, by('VF', route('2+-1', WEST))))
      .does(shows(50, plain))
      .refuses(shows(50, plain), '1820:7.2.3-2', 'already')
      .refuses(shows(70, by('VF', route('2+-1', 'M3:n0 M5:n0 M7:n0 M9:n0 M11:n0'))), '1820:7.2.3-1')
      .refuses({ type: 'run', routes: [route('2+-1', 'M5:n0 M7:n0')] }, '1820:7.2.3-2', '£50')
      .refuses({ type: 'run', routes: [by('VF', plain)] }, '1820:7.2.3-2', '£80');
    // Q67: each choice of powers has a best run of its own.
    const { network, ways = [], rules = {} } = runProblemOf(table.s, LSR);
    expect(bestRun(network, chosenWays(ways, {}), rules).revenue).toBe(60);
    expect(bestRun(network, chosenWays(ways, { '2+-1': 'VF' }), rules).revenue).toBe(90);
  });
});
