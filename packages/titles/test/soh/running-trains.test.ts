import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { route, runs } from '../routes.ts';
import { Table } from './table.ts';

/** One line: Den Haag (20), Gouda (10), Utrecht (20), H11, Arnhem (20). Who runs has this token and these trains. */
const line = (company: string, station: string, ...trains: string[]): Table =>
  Table.blank()
    .company(company, { shares: { player1: 3 }, trains, stations: [[station, 0]] })
    .tile('H5', '6', 4)
    .tile('H7', '4', 1)
    .tile('H9', '57', 1)
    .tile('H11', '9', 1)
    .tile('H13', '57', 1)
    .operate(company, 'run');
const wholeLine = 'H5:n0 H7:n0 H9:n0 H11 H13:n0';
const toDenHaag = 'H9:n0 H7:n0 H5:n0';
const toArnhem = 'H9:n0 H11 H13:n0';

/** Breda (30) with track to Antwerpen and, over Middelburg (10), to Vlissingen. */
const zeeland = (...trains: string[]): Table =>
  Table.blank()
    .company('AR', { shares: { player1: 3 }, trains, stations: [['J7', 0]] })
    .tile('J7', '14', 0)
    .tile('K6', '9', 0)
    .tile('J5', '8', 4)
    .tile('K4', '8', 1)
    .tile('K2', '58', 2)
    .phase('3')
    .operate('AR', 'run');
const toAntwerpen = 'J7:n0 K6 L5:n0';
const toBothEnds = 'L5:n0 K6 J7:n0 J5 K4 K2:n0 J1:n0';

/** Amsterdam, with a line from its southern station over G8 and Haarlem (10) round to its northern one. */
const amsterdam = (tile: string, ...stations: [string, number][]): Table =>
  Table.blank()
    .company('NRS', { shares: { player1: 3 }, trains: ['5-1'], stations })
    .tile('F9', tile, 0)
    .tile('G8', '7', 2)
    .tile('F7', '3', 4)
    .phase('5');

describe('Operating rounds: running trains', () => {
  rule('soh:running-trains-1', 'a route starts and ends at a large city or an external connection', () => {
    const t = line('NCS', 'H9', '3-1').accepts(runs(route('3-1', toDenHaag)));
    t.refuses(runs(route('3-1', 'H7:n0 H9:n0 H11 H13:n0')), 'soh:running-trains-1');
    t.refuses(runs(route('3-1', 'H9:n0 H7:n0')), 'soh:running-trains-1');
    t.refuses(runs(route('3-1', 'H9:n0')), 'soh:running-trains-1');
    zeeland('2-1').accepts(runs(route('2-1', toAntwerpen)));
  });

  rule('soh:running-trains-2', 'a large city of the route has a token of the company, at an end or between', () => {
    const t = line('NSM', 'H13', '3-1');
    t.accepts(runs(route('3-1', wholeLine))).refuses(runs(route('3-1', toDenHaag)), 'soh:running-trains-2');
    line('NCS', 'H9', '3-1').accepts(runs(route('3-1', wholeLine)));
  });

  rule('soh:running-trains-3', 'track that another company has laid may be used', () => {
    const t = Table.blank()
      .company('NCS', { cash: 200, shares: { player1: 3 }, stations: [['H9', 0]] })
      .company('AR', { shares: { player2: 3 }, trains: ['2-1'], stations: [['J7', 0]] })
      .tile('H9', '57', 0)
      .tile('J7', '57', 0);
    expect(t.operate('AR', 'run').asks).toBe('trains/AR');
    t.operate('NCS', 'track').does({ type: 'layTile', hex: 'I8', tile: '9', rotation: 0 });
    expect(t.operate('AR', 'run').runsBest()).toBe(40);
  });

  rule('soh:running-trains-4', 'no more main stations than the train’s number; small cities do not count', () => {
    const t = line('NCS', 'H9', '2-1', '3-1').accepts(runs(route('2-1', toDenHaag)));
    t.accepts(runs(route('3-1', wholeLine))).refuses(runs(route('2-1', wholeLine)), 'soh:running-trains-4');
  });

  rule('soh:running-trains-4', 'external connections count as main stations do', () => {
    const t = zeeland('2-1', '3-1');
    t.accepts(runs(route('3-1', toBothEnds))).refuses(runs(route('2-1', toBothEnds)), 'soh:running-trains-4');
  });

  rule('soh:running-trains-5', 'a train earns all stations on its route, small ones and ends included', () => {
    const earned = (train: string) => line('NCS', 'H9', train).best().revenue;
    expect(['2-1', '3-1', '4-1', '5-1', '6-1'].map(earned)).toEqual([50, 70, 70, 70, 70]);
    expect(zeeland('2-1').best().revenue).toBe(30 + 10 + 40);
  });

  rule('soh:running-trains-6', 'a 3E counts main stations alone, three at most, and doubles them', () => {
    const t = line('NCS', 'H9', '3E-1').phase('6');
    expect(t.best().revenue).toBe(2 * (20 + 20 + 20));
    t.does(runs(route('3E-1', toDenHaag)));
    expect(t.asks).toBe('dividend/NCS');
    expect(t.top['revenue']).toBe(2 * (20 + 20));
    const far = line('NSM', 'H13', '3E-1').tile('H13', '15', 0).tile('I12', '57', 0).phase('6');
    far.accepts(runs(route('3E-1', 'I12:n0 H13:n0 H11 H9:n0')));
    far.refuses(runs(route('3E-1', 'I12:n0 H13:n0 H11 H9:n0 H7:n0 H5:n0')), 'soh:running-trains-4');
  });

  rule('soh:running-trains-7', 'external connections pay their upper number to phase 4, the lower from 5 on', () => {
    const t = Table.blank()
      .company('HYSM', { shares: { player1: 3 }, trains: ['5-1'], stations: [['F9', 1]] })
      .tile('F9', 'SOH1', 0)
      .tile('E8', '9', 2)
      .tile('D7', '8', 3)
      .operate('HYSM', 'run');
    const earned = ['2', '3', '4', '5', '6'].map((phase) => t.phase(phase).best().revenue - 30);
    expect(earned).toEqual([30, 30, 30, 40, 40]);
  });

  rule('soh:running-trains-9', 'a route is one continuous line', () => {
    const t = line('NCS', 'H9', '3-1').accepts(runs(route('3-1', toArnhem)));
    const gap = { train: '3-1', path: ['H5:n0', 'H9:n0'] };
    const loose = { train: '3-1', path: ['H9:n0', 'H11/1'] };
    const back = { train: '3-1', path: ['H9:n0', 'H11/1', 'H9:n0'] };
    for (const broken of [gap, loose, back]) t.refuses(runs(broken), 'soh:running-trains-9');
    t.refuses(runs(route('3-1', 'H9:n0 G10 G12:n0 H13:n0')), 'soh:running-trains-9');
  });

  /** H11 carries two tracks that cross: Utrecht to Arnhem, and Nijmegen to G10, which leads to Utrecht again. */
  const crossing = (): Table =>
    line('NCS', 'H9', '2-1', '2-2', '3-1')
      .tile('H9', '14', 0)
      .tile('H11', '20', 1)
      .tile('G10', '7', 5)
      .tile('I12', '57', 2)
      .phase('3');
  const toNijmegen = 'H9:n0 G10 H11 I12:n0';

  rule('soh:running-trains-10', 'no track is used twice in a turn, but separate tracks of a tile may be', () => {
    const t = crossing();
    t.accepts(runs(route('2-1', toArnhem), route('2-2', toNijmegen)));
    t.accepts(runs(route('3-1', 'H13:n0 H11 H9:n0 G10 H11 I12:n0')));
    t.refuses(runs(route('2-1', toArnhem), route('2-2', toArnhem)), 'soh:running-trains-10');
    t.refuses(runs(route('2-1', toArnhem), route('3-1', wholeLine)), 'soh:running-trains-10');
    t.refuses(runs(route('3-1', 'H9:n0 H11 H13:n0 H11 H9:n0')), 'soh:running-trains-10');
    expect(t.best().revenue).toBe(30 + 20 + (30 + 20) + (30 + 10 + 20));
  });

  rule('soh:running-trains-11', 'several trains share main stations, and their routes cross there', () => {
    const t = crossing().train('3-2', 'NCS').tile('I8', '9', 0).tile('J7', '57', 0);
    t.does(runs(route('3-1', wholeLine), route('3-2', 'J7:n0 I8 H9:n0 G10 H11 I12:n0')));
    expect(t.top['revenue']).toBe(20 + 10 + 30 + 20 + (20 + 30 + 20));
  });

  rule('soh:running-trains-12', 'one train uses a station once: a route does not come back to where it was', () => {
    const t = line('NCS', 'H9', '3-1').tile('H9', '14', 0).tile('G10', '7', 5).tile('H11', '27', 1).phase('3');
    t.accepts(runs(route('3-1', wholeLine)));
    t.refuses(runs(route('3-1', 'H9:n0 G10 H11 H9:n0')), 'soh:running-trains-12');
    t.refuses(runs(route('3-1', 'H5:n0 H7:n0 H9:n0 G10 H11 H9:n0')), 'soh:running-trains-12');
  });

  const roundAmsterdam = runs(route('5-1', 'F9:n0 G8 F7:n0 F9:n1'));

  rule('soh:running-trains-13', 'Amsterdam is two stations while its tile is yellow or green', () => {
    for (const [tile, value] of [
      ['SOH1', 30],
      ['SOH6', 40],
    ] as const) {
      const t = amsterdam(tile, ['F9', 0]).operate('NRS', 'run').does(roundAmsterdam);
      expect(t.top['revenue']).toBe(value + 10 + value);
    }
  });

  rule('soh:running-trains-13', 'the brown tile makes Amsterdam one station', () => {
    const t = amsterdam('SOH7', ['F9', 0]).tile('G10', '9', 2).tile('H11', '8', 2).tile('H13', '57', 1);
    t.operate('NRS', 'run');
    expect(t.best().revenue).toBe(60 + 20);
    t.refuses(runs(route('5-1', 'F9:n0 G8 F7:n0 F9:n0')), 'soh:running-trains-12');
  });

  /** The line, with a green Utrecht that has two places: who stands there? */
  const throughUtrecht = (...tokens: string[]): Table => {
    const t = line('NSM', 'H13', '3-1').tile('H9', '14', 0).phase('3');
    for (const company of tokens) t.station(company, 'H9');
    return t;
  };

  rule('soh:running-trains-14', 'a route runs through a large city with an open place or an own token', () => {
    throughUtrecht().accepts(runs(route('3-1', wholeLine)));
    throughUtrecht('NCS').accepts(runs(route('3-1', wholeLine)));
    throughUtrecht('NCS', 'NSM').accepts(runs(route('3-1', wholeLine)));
    throughUtrecht('NCS', 'AR').refuses(runs(route('3-1', wholeLine)), 'soh:running-trains-14');
  });

  rule('soh:running-trains-15', 'a blocked large city can be the start or the end of a route', () => {
    const t = throughUtrecht('NCS', 'AR');
    t.accepts(runs(route('3-1', 'H13:n0 H11 H9:n0'))).accepts(runs(route('3-1', 'H9:n0 H11 H13:n0')));
    expect(t.best().revenue).toBe(30 + 20);
  });

  rule('soh:running-trains-16', 'an external connection is the start or the end; two may be joined', () => {
    const t = zeeland('4-1');
    t.accepts(runs(route('4-1', toBothEnds)));
    expect(t.best().revenue).toBe(40 + 30 + 10 + 40);
    t.refuses(runs(route('4-1', 'J7:n0 K6 L5:n0 K6 J7:n0')), 'soh:running-trains-16');
    t.refuses(runs(route('4-1', `${toBothEnds} K2:n0 K4`)), 'soh:running-trains-16');
  });

  rule('soh:operating-rounds-5', 'trains run once in a turn, after the token and before the dividend', () => {
    const t = line('NCS', 'H9', '3-1').operate('NCS', 'track');
    expect(t.asks).toBe('track/NCS');
    const run = { ...runs(route('3-1', wholeLine)), frame: 'run/NCS' };
    t.refuses(run, 'soh:operating-rounds-5').does({ type: 'pass' });
    t.does(run);
    expect(t.asks).toBe('dividend/NCS');
    t.refuses(run, 'soh:operating-rounds-5');
  });
});

describe('Questions on running trains', () => {
  const mustBuy = (t: Table, company: string): boolean =>
    t.cash(company, 0).operate(company, 'emergency').asks === `emergency/${company}`;

  rule('soh:Q5', 'a valid route joins two main stations or external connections, one with the token', () => {
    expect(mustBuy(line('NCS', 'H9'), 'NCS')).toBe(true);
    expect(mustBuy(line('NCS', 'H9').tile('H11', '9', 0), 'NCS')).toBe(true);
    expect(mustBuy(line('NCS', 'H9').tile('H11', '9', 0).tile('H5', '57', 0), 'NCS')).toBe(false);
    expect(mustBuy(zeeland(), 'AR')).toBe(true);
    expect(mustBuy(line('AR', 'J7'), 'AR')).toBe(false);
  });

  rule('soh:Q5', 'it may end at a blocked city, which is passed by no route', () => {
    const blocked = line('NSM', 'H13').station('NCS', 'H9');
    expect(mustBuy(blocked, 'NSM')).toBe(true);
    expect(mustBuy(amsterdam('SOH1', ['F9', 0]).train('5-1', 'depot'), 'NRS')).toBe(true);
    expect(mustBuy(amsterdam('SOH7', ['F9', 0]).train('5-1', 'depot'), 'NRS')).toBe(false);
  });
});
