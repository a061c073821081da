import { describe, expect } from 'vitest';
import { route, runs } from '../routes.ts';
import { rule } from '../rule.ts';
import { along, line, running } from './line.ts';
import type { Table } from './table.ts';

const run = (train: string, from: Parameters<typeof along>[0], to: Parameters<typeof along>[1]) =>
  runs(route(train, along(from, to)));

/** Pittsburgh (30) has a branch to the town of Washington (10), Lancaster one to that of Atlantic City (10). */
const withBranches = (t: Table): Table =>
  t.tile('H12', '206', 1).tile('I11', '4', 0).tile('I21', '31', 2).operate('PRR', 'run');

describe('15.3.1 N trains', () => {
  rule('1828:15.3.1-1', 'a 2 visits two revenue centers, a 3 three, a 5 five and a 6 six, towns included', () => {
    const two = running(['2-1'], 'yellow').accepts(run('2-1', 'Johnstown', 'Altoona'));
    two.refuses(run('2-1', 'Pittsburgh', 'Altoona'), '1828:15.3.1-1');
    const three = running(['3-1']).accepts(run('3-1', 'Pittsburgh', 'Altoona'));
    three.refuses(run('3-1', 'Cincinnati', 'Altoona'), '1828:15.3.1-1');
    const five = running(['5-1'], 'blue').accepts(run('5-1', 'Cincinnati', 'Lancaster'));
    five.refuses(run('5-1', 'Louisville', 'Lancaster'), '1828:15.3.1-1');
    const six = running(['6-1'], 'red').accepts(run('6-1', 'Louisville', 'Lancaster'));
    six.refuses(run('6-1', 'Chicago', 'Lancaster'), '1828:15.3.1-1');
  });

  rule('1828:15.3.1-1', 'the Virginia Coalfields count, too', () => {
    const t = running(['3-1'], 'green', { stations: [['K15', 0]], coal: 1 });
    t.accepts(run('3-1', 'Richmond', 'Coalfields')).refuses(run('3-1', 'Washington', 'Coalfields'), '1828:15.3.1-1');
  });

  rule('1828:15.3.1-2', 'it earns the sum of the revenue centers on its route', () => {
    const t = running(['5-1'], 'blue').does(run('5-1', 'Cincinnati', 'Lancaster'));
    expect([t.asks, t.top['revenue']]).toEqual(['dividend/PRR', 20 + 20 + 10 + 20 + 30]);
    const brown = running(['5-1'], 'brown').does(run('5-1', 'Cincinnati', 'Lancaster'));
    expect(brown.top['revenue']).toBe(20 + 20 + 10 + 30 + 30);
    const toChicago = running(['6-1'], 'red').does(run('6-1', 'Chicago', 'Altoona'));
    expect(toChicago.top['revenue']).toBe(70 + 20 + 20 + 20 + 10 + 30);
  });

  rule('1828:15.3.1-2', 'who shows a route must name its true sum', () => {
    const { routes } = run('3-1', 'Pittsburgh', 'Altoona');
    const shows = (revenue: number) => ({ type: 'indicate', by: 'player2', routes, revenue });
    running(['3-1']).accepts(shows(50)).refuses(shows(60), '1828:15.3.1-2').refuses(shows(40), '1828:15.3.1-2');
  });
});

describe('15.3.2 3+D trains', () => {
  rule('1828:15.3.2-1', 'three cities, and any number of towns before, between and after them', () => {
    const t = withBranches(running(['3+D-1'], 'brown'));
    t.accepts(runs(route('3+D-1', 'I23:n0 I21 H20:n0 H18 H16:n0 H14:n0 H12:n0 I11:n0')));
    t.refuses(run('3+D-1', 'Cincinnati', 'Lancaster'), '1828:15.3.2-1');
  });

  rule('1828:15.3.2-1', 'off-boards and coalfields count like cities', () => {
    const west = running(['3+D-1'], 'brown', { stations: [['H6', 0]] });
    west.accepts(run('3+D-1', 'Chicago', 'Cincinnati'));
    west.refuses(run('3+D-1', 'Chicago', 'Pittsburgh'), '1828:15.3.2-1');
    const south = running(['3+D-1'], 'brown', { stations: [['K15', 0]], coal: 1 });
    south.accepts(run('3+D-1', 'Washington', 'Coalfields'));
    south.refuses(run('3+D-1', 'Baltimore', 'Coalfields'), '1828:15.3.2-1');
  });

  rule('1828:15.3.2-2', 'it earns double the sum, towns included', () => {
    const t = withBranches(running(['3+D-1'], 'brown'));
    t.does(runs(route('3+D-1', 'I23:n0 I21 H20:n0 H18 H16:n0 H14:n0 H12:n0 I11:n0')));
    expect(t.top['revenue']).toBe(2 * (10 + 30 + 30 + 10 + 30 + 10));
    expect(running(['3+D-1'], 'brown').does(run('3+D-1', 'Johnstown', 'Altoona')).top['revenue']).toBe(80);
  });
});

describe('15.3.3 8E trains', () => {
  const withCoal = () => running(['8E-1'], 'gray', { coal: 1 });

  rule('1828:15.3.3-1', 'eight cities, coalfields and off-boards, past any number of towns', () => {
    withCoal().accepts(run('8E-1', 'Cincinnati', 'Coalfields'));
    withCoal().refuses(run('8E-1', 'Louisville', 'Coalfields'), '1828:15.3.3-1', 'An 8E train visits at most 8');
    withCoal().accepts(run('8E-1', 'Chicago', 'Washington'));
    withCoal().refuses(run('8E-1', 'Chicago', 'Richmond'), '1828:15.3.3-1');
  });

  rule('1828:15.3.3-2', 'it earns its cities, coalfields and off-boards once; towns pay nothing', () => {
    const t = withCoal().does(run('8E-1', 'Cincinnati', 'Coalfields'));
    expect(t.top['revenue']).toBe(20 + 20 + 30 + 30 + 30 + 20 + 20 + 60);
    expect(withCoal().best().revenue).toBe(70 + 20 + 20 + 20 + 30 + 30 + 30 + 20);
    expect(withCoal().does(run('8E-1', 'Johnstown', 'Altoona')).top['revenue']).toBe(30);
  });
});

describe('15.3.4 Diesel trains', () => {
  rule('1828:15.3.4-1', 'a Diesel visits everything on the line and earns it all', () => {
    const t = running(['D-1'], 'purple', { coal: 1 }).does(run('D-1', 'Chicago', 'Coalfields'));
    expect(t.top['revenue']).toBe(70 + 20 + 20 + 20 + 10 + 30 + 30 + 30 + 20 + 20 + 10 + 60);
  });

  rule('1828:15.3.4-1', 'a 6 and an 8E would have to stop on the way', () => {
    const best = (train: string) =>
      line('purple')
        .company('PRR', { shares: { player1: 6 }, trains: [train], stations: [['H16', 0]] })
        .operate('PRR', 'run')
        .best().revenue;
    expect(['6-1', '8E-1', 'D-1'].map(best)).toEqual([170, 240, 280]);
  });
});
