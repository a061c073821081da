import { describe, expect } from 'vitest';
import { route, runs } from '../routes.ts';
import { rule } from '../rule.ts';
import { along, line, running } from './line.ts';
import { merge, merging } from './merging.ts';
import type { Table } from './table.ts';

const west = route('3-1', along('Pittsburgh', 'Altoona')); // 20 + 10 + 20
const east = route('2-1', along('Altoona', 'Lancaster')); // 20 + 30
const best = route('3-1', along('Altoona', 'Baltimore')); // 20 + 30 + 30

const shows = (revenue: number, ...routes: ReturnType<typeof route>[]) => ({
  type: 'indicate',
  by: 'player3',
  routes,
  revenue,
});
/** The program shows the best run that it has found. */
function hostShows(t: Table): Table {
  const { routes, revenue } = t.best();
  return t.does({ type: 'indicate', by: 'host', routes, revenue });
}
const ran = (t: Table): unknown[] => [t.asks, t.top['revenue']];

describe('8.3.3 Run train(s)', () => {
  rule('1828:8.3.3-1', 'the revenue is the sum of all trains', () => {
    expect(ran(running(['3-1', '2-1']).does(runs(west, east)))).toEqual(['dividend/PRR', 50 + 50]);
    expect(ran(running(['3-1', '2-1']).does(runs(west)))).toEqual(['dividend/PRR', 50]);
  });

  rule('1828:8.3.3-1', 'each train that the company owns runs once, and no other', () => {
    const t = running(['3-1', '2-1']).company('NYC', { shares: { player2: 6 }, trains: ['2-2'] });
    t.operate('PRR', 'run').refuses(runs(route('2-1', along('Johnstown', 'Altoona')), east), '1828:8.3.3-1');
    t.refuses(runs(west, { ...east, train: '2-2' }), '1828:8.3.3-1');
    t.refuses(runs(west, { ...east, train: '2-3' }), '1828:8.3.3-1');
    t.accepts(runs(west, east));
  });

  rule('1828:8.3.3-1', 'a system runs the trains of both its shells', () => {
    const shells = { gt: { trains: ['3-1'], stations: [['H16', 0]] as const }, wab: { trains: ['2-1'] } };
    const tiles = (t: Table) => t.set({ tiles: line().s.tiles }).phase('green');
    const t = merging({ player1: 6 }, { player1: 6 }, { ...shells, more: tiles })
      .does(merge)
      .operate('GT', 'run');
    expect(ran(t.does(runs(west, east)))).toEqual(['dividend/GT', 50 + 50]);
  });

  rule('1828:8.3.3-2', 'routes for more that any player shows must be used', () => {
    const t = running(['3-1', '2-1']).accepts(runs(west));
    t.does(shows(100, west, east))
      .refuses(runs(west), '1828:8.3.3-2')
      .refuses(runs(best), '1828:8.3.3-2');
    expect(ran(t.does(runs(west, east)))).toEqual(['dividend/PRR', 100]);
  });

  rule('1828:8.3.3-2', 'only more counts: the director may run other routes for the same', () => {
    const t = running(['3-1']).does(shows(50, west)).refuses(shows(50, west), '1828:8.3.3-2');
    const same = route('3-1', along('Altoona', 'Lancaster')); // 20 + 30
    t.accepts(runs(same)).accepts(runs(best));
    t.does(shows(80, best)).refuses(shows(50, west), '1828:8.3.3-2').refuses(runs(same), '1828:8.3.3-2');
  });

  rule('1828:Q29', 'the program shows the best run, and no less may be run', () => {
    const t = running(['3-1', '2-1']);
    expect(t.best().revenue).toBe(80 + 30);
    hostShows(t).refuses(runs(west, east), '1828:8.3.3-2');
    expect(ran(t.does(runs(best, route('2-1', along('Johnstown', 'Altoona')))))).toEqual(['dividend/PRR', 110]);
  });

  rule('1828:Q29', 'by the reading of the site the director may run for less', () => {
    const t = running(['3-1', '2-1']).set({ readings: { bestRun: 'free' } });
    expect(ran(hostShows(t).does(runs(east)))).toEqual(['dividend/PRR', 50]);
  });
});
