import { describe, expect } from 'vitest';
import { route, runs } from '../routes.ts';
import { rule } from '../rule.ts';
import { along, line, running, withMarkers } from './line.ts';
import { Table } from './table.ts';

const revenue = (t: Table): unknown => t.top['revenue'];
const run = (train: string, way: string) => runs(route(train, way));

/** Richmond (30) is a junction: to the tunnel (10) and the coalfields (30), to Washington (20), to the Deep South (30). */
const richmond = (train: string): Table =>
  line('green')
    .tile('K15', '205', 4)
    .company('C&O', { shares: { player1: 6 }, trains: [train], stations: [['K15', 0]], coal: 1 })
    .operate('C&O', 'run');

/** Pittsburgh is green and has two places. */
const throughPittsburgh = (...markers: string[]): Table => {
  const t = line('blue')
    .tile('H12', '14', 1)
    .company('PRR', { shares: { player1: 6 }, trains: ['5-1'], stations: [['H16', 0]] });
  return withMarkers(t, 'H12', markers).operate('PRR', 'run');
};
const pastPittsburgh = run('5-1', along('Cincinnati', 'Altoona'));

/** Around Philadelphia (two cities, 40 each), Lancaster (30), Allentown (10) and Newark (60). */
const philadelphia = (station = 'H20'): Table =>
  Table.blank()
    .phase('blue')
    .tile('H20', '14', 0)
    .tile('G21', '1', 0)
    .tile('G23', '54', 0)
    .tile('H22', '59', 1)
    .company('PRR', { shares: { player1: 6 }, trains: ['5-1'], stations: [[station, 0]] })
    .operate('PRR', 'run');

/** The line with a bridge at H18: Altoona to Lancaster below, and G17 (from Lancaster by G19) to Baltimore above. */
const bridge = (trains: readonly string[]): Table =>
  line()
    .tile('H18', '20', 1)
    .tile('H20', '15', 1)
    .tile('G19', '8', 5)
    .tile('G17', '7', 4)
    .tile('I19', '53', 0)
    .company('PRR', { shares: { player1: 6 }, trains, stations: [['H16', 0]] })
    .operate('PRR', 'run');
const overAndUnder = 'H16:n0 H18 H20:n0 G19 G17 H18 I19:n0';

/** From Altoona one gets to Lancaster only by way of I17, where the track runs round in a loop and back to H18. */
const loop = (trains: readonly string[]): Table =>
  line()
    .tile('H18', '30', 0)
    .tile('I17', '23', 3)
    .tile('J16', '7', 2)
    .tile('I15', '7', 4)
    .company('PRR', { shares: { player1: 6 }, trains, stations: [['H16', 0]] })
    .operate('PRR', 'run');

/** Barrie (30) has both tracks to Canada (30); another leads from Canada to Ottawa (20). */
const canada = (company: string, station: readonly [string, number]): Table =>
  Table.blank()
    .phase('green')
    .tile('B14', '15', 1)
    .tile('B16', '8', 2)
    .tile('B18', '9', 1)
    .tile('B20', '57', 1)
    .company(company, { shares: { player1: 6 }, trains: ['3-1'], stations: [station] })
    .operate(company, 'run');

describe('15.2 Route definition', () => {
  rule('1828:15.2-1', 'a route has at least two revenue centers', () => {
    const t = running(['3-1']).accepts(run('3-1', 'H16:n0 H14:n0'));
    t.refuses(run('3-1', 'H16:n0'), '1828:15.2-1');
  });

  rule('1828:15.2-2', 'it may begin or end at a town, a city, the coalfield or an off-board', () => {
    const earns = (way: string) => revenue(richmond('3-1').does(run('3-1', way)));
    expect(earns('K15:n0 K13:n0')).toBe(30 + 10);
    expect(earns('K13:n0 K15:n0')).toBe(10 + 30);
    expect(earns('J18:n0 K17 K15:n0')).toBe(20 + 30);
    expect(earns('K11:n0 K13:n0 K15:n0')).toBe(30 + 10 + 30);
    expect(earns('L16:n0 K15:n0')).toBe(30 + 30);
  });

  rule('1828:15.2-3', 'it includes a city with a marker of the company, at an end or between', () => {
    const t = running(['3-1']);
    t.accepts(run('3-1', along('Johnstown', 'Lancaster'))).accepts(run('3-1', along('Altoona', 'Baltimore')));
    t.refuses(run('3-1', along('Lancaster', 'Washington')), '1828:15.2-3');
  });

  rule('1828:15.2-3', 'a marker in the other city of the tile is not enough', () => {
    const t = philadelphia('H22').accepts(run('5-1', 'H22:n0 H20:n0'));
    t.refuses(run('5-1', 'H22:n1 G23:n0'), '1828:15.2-3');
  });

  rule('1828:15.2-4', 'it passes a city with an open place, or with a marker of the company', () => {
    for (const markers of [[], ['NYC'], ['NYC', 'PRR']]) {
      expect(revenue(throughPittsburgh(...markers).does(pastPittsburgh))).toBe(20 + 30 + 10 + 20);
    }
  });

  rule('1828:15.2-5', 'it ends at a city that others fill, and does not pass it', () => {
    const t = throughPittsburgh('NYC', 'B&O').refuses(pastPittsburgh, '1828:15.2-5');
    t.does(run('5-1', along('Pittsburgh', 'Altoona')));
    expect(revenue(t)).toBe(30 + 10 + 20);
    throughPittsburgh('NYC', 'blocking').refuses(pastPittsburgh, '1828:15.2-5');
  });

  rule('1828:15.2-6', 'both cities of a tile may be on one route', () => {
    const t = philadelphia().does(run('5-1', 'H22:n0 H20:n0 G21:n1 G23:n0 H22:n1'));
    expect(revenue(t)).toBe(40 + 30 + 10 + 60 + 40);
  });

  rule('1828:15.2-6', 'so may both towns', () => {
    // From Providence by Hartford to New York, and back by F22 to New Haven.
    const t = Table.blank()
      .phase('blue')
      .tile('F26', '57', 1)
      .tile('F24', '1', 0)
      .tile('G23', '54', 0)
      .tile('F22', '7', 4)
      .company('B&M', { shares: { player1: 6 }, trains: ['5-1'], stations: [['F26', 0]] })
      .operate('B&M', 'run');
    expect(revenue(t.does(run('5-1', 'F26:n0 F24:n1 G23:n1 F22 F24:n0')))).toBe(20 + 10 + 60 + 10);
  });

  rule('1828:15.2-7', 'a route uses both tracks of a bridge', () => {
    expect(revenue(bridge(['3-1']).does(run('3-1', overAndUnder)))).toBe(20 + 30 + 50);
  });

  rule('1828:15.2-7', 'but tracks of a bridge do not meet', () => {
    bridge(['3-1']).refuses(run('3-1', 'H16:n0 H18 I19:n0'), '1828:15.2-7');
    running(['3-1']).refuses(run('3-1', 'H16:n0 H18 G19 H20:n0'), '1828:15.2-7');
    const jump = { train: '3-1', path: ['H16:n0', 'H20:n0'] };
    const open = { train: '3-1', path: ['H14:n0', 'H16/1', 'H16:n0', 'H18/1'] };
    running(['3-1']).refuses(runs(jump), '1828:15.2-7').refuses(runs(open), '1828:15.2-7');
  });

  rule('1828:15.2-8', 'a city is left by any other of its sides', () => {
    const earns = (way: string) => revenue(richmond('3-1').does(run('3-1', way)));
    expect(earns('K13:n0 K15:n0 K17 J18:n0')).toBe(10 + 30 + 20);
    expect(earns('K13:n0 K15:n0 L16:n0')).toBe(10 + 30 + 30);
    expect(earns('J18:n0 K17 K15:n0 L16:n0')).toBe(20 + 30 + 30);
  });

  rule('1828:15.2-9', 'no hexagon edge is crossed twice, even on other track of the same tile', () => {
    loop(['2-1']).refuses(run('2-1', 'H16:n0 H18 I17 J16 I15 I17 H18 H20:n0'), '1828:15.2-9');
    const t = running(['2-1']).accepts(run('2-1', 'H16:n0 H18 H20:n0'));
    t.refuses(run('2-1', 'H16:n0 H14:n0 H16:n0'), '1828:15.2-9');
  });

  rule('1828:15.2-10', 'no piece of track is used twice, not even where two tracks meet at the edge of a tile', () => {
    const t = loop(['2-1']).accepts(run('2-1', along('Johnstown', 'Altoona')));
    // In H18 both tracks begin at the lower left: from the one to the other a train would have to turn.
    const turn = { train: '2-1', path: ['H16:n0', 'H18/1', 'H18/0', 'H20/1', 'H20:n0'] };
    t.refuses(runs(turn), '1828:15.2-10');
    t.refuses(runs({ train: '2-1', path: ['H16:n0', 'H16/1', 'H16:n0'] }), '1828:15.2-10');
  });

  rule('1828:15.2-11', 'no revenue center is visited twice', () => {
    const t = philadelphia().tile('G19', '7', 5).tile('H18', '7', 3).tile('H20', '15', 1);
    t.operate('PRR', 'run').accepts(run('5-1', 'H20:n0 H22:n0'));
    t.refuses(run('5-1', 'H22:n0 H20:n0 G19 H18 H20:n0'), '1828:15.2-11');
  });

  rule('1828:15.2-11', 'Canada is one revenue center in two hexagons', () => {
    const t = canada('NYC', ['B14', 0]).accepts(run('3-1', 'A13:n0 B14:n0')).accepts(run('3-1', 'B14:n0 A15:n0'));
    t.refuses(run('3-1', 'A13:n0 B14:n0 A15:n0'), '1828:15.2-11');
    expect(t.best().revenue).toBe(30 + 30);
  });

  rule('1828:15.2-12', 'routes of several trains share revenue centers, but no track', () => {
    const t = running(['2-1', '3-1']);
    const [west, east] = [along('Pittsburgh', 'Altoona'), along('Altoona', 'Lancaster')];
    t.accepts(runs(route('3-1', west), route('2-1', east)));
    t.refuses(runs(route('3-1', along('Johnstown', 'Lancaster')), route('2-1', east)), '1828:15.2-12');
    t.does(runs(route('3-1', west), route('2-1', east)));
    expect(revenue(t)).toBe(20 + 10 + 20 + (20 + 30));
  });

  rule('1828:15.2-12', 'they cross on a bridge, but not over one hexagon edge', () => {
    const crossing = bridge(['2-1', '2-2']).station('PRR', 'I19').operate('PRR', 'run');
    crossing.does(runs(route('2-1', 'H16:n0 H18 H20:n0'), route('2-2', 'H20:n0 G19 G17 H18 I19:n0')));
    expect(revenue(crossing)).toBe(20 + 30 + (30 + 50));
    // H18 has a branch to Baltimore: on either way a train comes in from Altoona over the same edge.
    const branch = bridge(['2-1', '2-2']).tile('H18', '23', 1).operate('PRR', 'run');
    const [straight, turning] = [route('2-1', 'H16:n0 H18 H20:n0'), route('2-2', 'H16:n0 H18 I19:n0')];
    branch.accepts(runs(straight)).accepts(runs(turning)).refuses(runs(straight, turning), '1828:15.2-12');
  });

  rule('1828:15.2-13', 'an off-board is an end: no train comes in by one triangle and leaves by another', () => {
    const t = canada('NYC', ['B14', 0]).accepts(run('3-1', 'B14:n0 A15:n0'));
    t.refuses(run('3-1', 'B14:n0 A15:n0 B16 B18 B20:n0'), '1828:15.2-13');
  });

  rule('1828:Q26', '1828:15.2-3', 'for the OS&H Canada is the city with its marker, in both hexagons', () => {
    const home = canada('OS&H', ['A15', 0]);
    home.accepts(run('3-1', 'A13:n0 B14:n0')).accepts(run('3-1', 'A15:n0 B16 B18 B20:n0'));
    expect(home.best().revenue).toBe(30 + 30);
    const guest = canada('NYC', ['B20', 0]).accepts(run('3-1', 'A15:n0 B16 B18 B20:n0'));
    guest.refuses(run('3-1', 'A13:n0 B14:n0'), '1828:15.2-3');
  });

  rule('1828:Q26', '1828:15.2-13', '1828:15.2-11', 'it stays an end of routes and is visited once', () => {
    const t = canada('OS&H', ['A15', 0]).accepts(run('3-1', 'A15:n0 B14:n0'));
    t.refuses(run('3-1', 'B14:n0 A15:n0 B16 B18 B20:n0'), '1828:15.2-13');
    t.refuses(run('3-1', 'A13:n0 B14:n0 A15:n0'), '1828:15.2-11');
  });
});
