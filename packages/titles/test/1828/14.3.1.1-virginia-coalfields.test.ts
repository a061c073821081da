import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import type { Table } from './table.ts';
import { floated, lay } from './track.ts';

/** The C&O in Richmond, beside the tunnel. */
const richmond = (cash = 120, coal = 0, trains: string[] = []): Table =>
  floated('C&O', { cash, coal, trains, stations: [['K15', 0]] }).tile('K15', '57', 1);
const tunnel = lay('K13', '4', 1);
const coal = (t: Table): number[] => ['C&O', 'K11', 'K13'].map((owner) => t.s.ext.coal[owner] ?? 0);

/** Through the tunnel ($10) and the coalfields ($30), and on to Cincinnati ($20). */
const through = (markers: number, train: string): Table =>
  richmond(0, markers, [train])
    .tile('K13', '4', 1)
    .tile('J10', '9', 2)
    .tile('I9', '9', 2)
    .tile('H8', '57', 2)
    .operate('C&O', 'run');
const toTunnel = ['K15:n0', 'K15/1', 'K13:n0'];
const toCoal = [...toTunnel, 'K13/1', 'K11:n0'];
const toCincinnati = [...toCoal, 'K11/2', 'J10/2', 'I9/2', 'H8:n0'];
const run = (train: string, path: readonly string[]) => ({ type: 'run', routes: [{ train, path }] });

describe('14.3.1.1 Virginia Coalfields', () => {
  rule('1828:14.3.1.1-2', 'without a coal marker no train ends there', () => {
    const t = through(0, '3-1');
    t.refuses(run('3-1', toCoal), '1828:14.3.1.1-2');
    expect(t.best().revenue).toBe(30);
    t.accepts(run('3-1', toTunnel));
    const owner = through(1, '3-1');
    expect(owner.best().revenue).toBe(60);
    owner.accepts(run('3-1', toCoal));
  });

  rule('1828:14.3.1.1-2', 'nor does it pass through', () => {
    const t = through(0, '5-1');
    t.refuses(run('5-1', toCincinnati), '1828:14.3.1.1-2');
    t.accepts(run('5-1', toTunnel));
    const owner = through(1, '5-1');
    expect(owner.best().revenue).toBe(80);
    owner.accepts(run('5-1', toCincinnati));
  });

  rule('1828:14.3.1.1-2', 'nor does the Cobourg & Peterborough, which never has one', () => {
    const t = richmond().tile('K13', '4', 1).private('C&P', 'player2').operatingRound();
    const round = { kind: 'operatingRound', since: 0, paid: true, operated: [], late: [] };
    t.frames({ kind: 'course' }, round, { kind: 'cobourgRun', of: 'C&P', hex: 'K13', indicated: null });
    t.refuses(run('C&P', ['K13:n0', 'K13/1', 'K11:n0']), '1828:14.3.1.1-2');
    t.accepts(run('C&P', toTunnel));
  });
});

describe('14.3.1.2 Virginia Coalfields Tunnel', () => {
  rule('1828:14.3.1.2-1', 'only tile 4, along the printed line', () => {
    const t = richmond().operate('C&O', 'track');
    t.accepts(tunnel);
    t.accepts(lay('K13', '4', 4));
    for (const rotation of [0, 2, 3, 5]) t.refuses(lay('K13', '4', rotation), '1828:14.3.1.2-1');
    t.refuses(lay('K13', '58', 2), '1828:14.3.1.2-1');
    t.refuses(lay('K13', '3', 4), '1828:14.3.1.2-1');
    t.refuses(lay('K13', '9', 1), '1828:14.3.1.2-1');
  });

  rule('1828:14.3.1.2-2', 'it costs $120', () => {
    const t = richmond(130).operate('C&O', 'track');
    const bank = t.money('bank');
    t.does(tunnel);
    expect([t.money('C&O'), t.money('bank') - bank]).toEqual([10, 120]);
    richmond(119).operate('C&O', 'track').refuses(tunnel, '1828:8.3.1-7');
  });

  rule('1828:14.3.1.2-3', 'its builder gets the coal marker that lies there, for nothing more', () => {
    const t = richmond(120).operate('C&O', 'track');
    expect(coal(t)).toEqual([0, 2, 1]);
    t.does(tunnel);
    expect([coal(t), t.money('C&O')]).toEqual([[1, 2, 0], 0]);
  });

  rule('1828:14.3.1.2-4', 'one that has a marker leaves it to the supply', () => {
    const t = richmond(120, 1).operate('C&O', 'track');
    expect(coal(t)).toEqual([1, 1, 1]);
    t.does(tunnel);
    expect(coal(t)).toEqual([1, 2, 0]);
  });

  rule('1828:14.3.1.2-5', 'the tile is a town: a train stops there for $10, and a 2 train gets no further', () => {
    const t = through(1, '2-1');
    expect(t.best().revenue).toBe(30);
    t.refuses(run('2-1', toCoal), '1828:15.3.1-1');
    t.accepts(run('2-1', toTunnel));
  });

  rule('1828:14.3.1.2-5', 'and it is never upgraded', () => {
    const t = richmond().tile('K13', '4', 1).phase('brown').operate('C&O', 'track');
    for (const tile of ['14', '23', '205', '57', '58']) t.refuses(lay('K13', tile, 1), '1828:14.3.1.2-1');
    t.refuses(lay('K13', '4', 4), '1828:14.1-2');
  });
});
