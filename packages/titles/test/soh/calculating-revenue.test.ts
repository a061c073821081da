import { describe, expect, test } from 'vitest';
import { rule } from '../rule.ts';
import { route, runs } from '../routes.ts';
import { Table } from './table.ts';

/** Amsterdam's northern station (30), the ferry, Leeuwarden (20); the HYSM at one end, the OSM at the other. */
const ferry = (train = '3-1', company = 'HYSM'): Table =>
  Table.blank()
    .company('HYSM', { shares: { player1: 3 }, stations: [['F9', 1]] })
    .company('OSM', { shares: { player2: 3 }, stations: [['B13', 0]] })
    .tile('F9', 'SOH1', 0)
    .tile('E8', '8', 3)
    .tile('C12', '9', 0)
    .tile('B13', '57', 0)
    .train(train, company)
    .operate(company, 'run');
const overTheFerry = 'F9:n1 E8 D9:n0 D11 C12 B13:n0';

/** Breda (20), K6, K4, Middelburg (10), Vlissingen (40). */
const vlissingen = (): Table =>
  Table.blank()
    .company('AR', { shares: { player1: 3 }, trains: ['3-1'], stations: [['J7', 0]] })
    .tile('J7', '57', 0)
    .tile('K6', '8', 1)
    .tile('K4', '9', 1)
    .tile('K2', '58', 2)
    .phase('3')
    .operate('AR', 'run');

/**
 * The book's map: Den Haag (20), Leiden (10), Amsterdam (40, the NRS), Amersfoort (10), Arnhem (30), Utrecht (30, the
 * NCS), Breda (20), in one line.
 */
const map = (): Table =>
  Table.blank()
    .company('NCS', { shares: { player1: 3 }, stations: [['H9', 0]] })
    .company('NRS', { shares: { player2: 3 } })
    .tile('H5', '57', 0)
    .tile('G6', '58', 4)
    .tile('G8', '8', 1)
    .tile('F9', 'SOH6', 0)
    .tile('G10', '8', 2)
    .tile('G12', '58', 5)
    .tile('H13', '15', 0)
    .tile('H11', '9', 1)
    .tile('H9', '14', 0)
    .tile('I8', '9', 0)
    .tile('J7', '57', 0)
    .phase('3');
const example = (company: string, ...trains: string[]): Table => {
  const t = map().station('NRS', 'F9');
  for (const train of trains) t.train(train, company);
  return t.operate(company, 'run');
};
const toAmsterdam = 'H9:n0 H11 H13:n0 G12:n0 G10 F9:n0';
const toBreda = 'H9:n0 I8 J7:n0';

describe('Operating rounds: the ferry', () => {
  rule('soh:running-trains-17', 'the ferry is open to all companies and pays fl. 10', () => {
    expect(ferry('3-1', 'HYSM').best().revenue).toBe(30 + 10 + 20);
    expect(ferry('3-1', 'OSM').best().revenue).toBe(30 + 10 + 20);
    const t = ferry()
      .private('P3', 'OSM')
      .does(runs(route('3-1', overTheFerry)));
    expect(t.top['revenue']).toBe(60);
  });

  rule('soh:Q8', 'a 3E gets nothing for the ferry', () => {
    expect(ferry('3E-1').phase('6').best().revenue).toBe(2 * (30 + 20));
  });
});

describe('Operating rounds: calculating revenue', () => {
  rule('soh:calculating-revenue-1', 'a run earns its cities, the ferry, and what the company’s privates add', () => {
    const t = ferry().private('P3', 'HYSM').private('P4', 'HYSM');
    t.does(runs(route('3-1', overTheFerry)));
    expect([t.asks, t.top['revenue']]).toEqual(['dividend/HYSM', 30 + 10 + 20 + 20]);
  });

  rule('soh:calculating-revenue-2', 'the runs of all trains are added up, one for each train', () => {
    const t = example('NCS', '3-1', '3-2');
    t.does(runs(route('3-1', toBreda), route('3-2', 'H9:n0 H11 H13:n0')));
    expect(t.top['revenue']).toBe(30 + 20 + (30 + 30));
  });

  rule('soh:calculating-revenue-2', 'a company runs each train once, and only its own', () => {
    const t = example('NCS', '3-1').train('3-2', 'NRS');
    t.accepts(runs(route('3-1', toAmsterdam)));
    t.refuses(runs(route('3-1', toAmsterdam), route('3-1', toBreda)), 'soh:calculating-revenue-2');
    t.refuses(runs(route('3-2', toAmsterdam)), 'soh:calculating-revenue-2');
  });

  rule('soh:calculating-revenue-3', 'the book’s example: fl. 110 and fl. 50 with two 3 trains', () => {
    expect(example('NCS', '3-1').best().revenue).toBe(110);
    const t = example('NCS', '3-1', '3-2');
    expect(t.best().revenue).toBe(160);
    expect(t.copy().does(runs(route('3-2', toBreda))).top['revenue']).toBe(50);
    t.does(runs(route('3-1', toAmsterdam), route('3-2', toBreda)));
    expect(t.top['revenue']).toBe(160);
  });

  rule('soh:calculating-revenue-4', 'the book’s example: Amsterdam not twice, and not in and out', () => {
    const t = example('NCS', '3-1', '3-2').accepts(runs(route('3-1', toAmsterdam)));
    t.refuses(runs(route('3-1', toAmsterdam), route('3-2', toAmsterdam)), 'soh:running-trains-10');
    t.refuses(runs(route('3-1', `${toAmsterdam} G10 G12:n0 H13:n0`)), 'soh:running-trains-10');
  });

  rule('soh:calculating-revenue-5', 'the book’s example: the NRS keeps the NCS out of Den Haag', () => {
    const toDenHaag = runs(route('4-1', `${toAmsterdam} G8 G6:n0 H5:n0`));
    const t = example('NCS', '4-1').refuses(toDenHaag, 'soh:running-trains-14');
    expect(t.best().revenue).toBe(20 + 110);
    const withoutNrs = map().train('4-1', 'NCS').operate('NCS', 'run');
    expect(withoutNrs.accepts(toDenHaag).best().revenue).toBe(110 + 10 + 20);
  });

  rule('soh:calculating-revenue-6', 'the book’s example: the NRS runs the whole line with a 5 train', () => {
    const t = example('NRS', '5-1');
    expect(t.best().revenue).toBe(160);
    t.does(runs(route('5-1', 'H5:n0 G6:n0 G8 F9:n0 G10 G12:n0 H13:n0 H11 H9:n0 I8 J7:n0')));
    expect(t.top['revenue']).toBe(160);
  });
});

describe('Private companies: bonuses on the map', () => {
  rule('soh:private-companies-4', 'private 3: fl. 20 more when its company uses the ferry, again and again', () => {
    const t = ferry().private('P3', 'HYSM');
    expect(t.runsBest()).toBe(60 + 20);
    expect(t.s.privates['P3']).toBe('HYSM');
    expect(t.operate('HYSM', 'run').runsBest()).toBe(80);
    expect(ferry().private('P3', 'player1').best().revenue).toBe(60);
    expect(example('NCS', '3-1').private('P3', 'NCS').best().revenue).toBe(110);
  });

  rule('soh:private-companies-5', 'private 4: fl. 20 more for a route to Vlissingen, again and again', () => {
    expect(vlissingen().best().revenue).toBe(20 + 10 + 40);
    const t = vlissingen().private('P4', 'AR');
    expect(t.runsBest()).toBe(70 + 20);
    expect(t.s.privates['P4']).toBe('AR');
    expect(t.operate('AR', 'run').runsBest()).toBe(90);
    expect(vlissingen().private('P4', 'player1').best().revenue).toBe(70);
    expect(example('NCS', '3-1').private('P4', 'NCS').best().revenue).toBe(110);
  });
});

describe('The highest revenue', () => {
  const shows = (by: string, revenue: number, ...routes: ReturnType<typeof route>[]) => ({
    type: 'indicate',
    by,
    routes,
    revenue,
  });
  const small = route('3-1', toBreda);
  const large = route('3-1', toAmsterdam);

  rule('soh:running-trains-8', 'the president must run for the highest revenue that has been shown', () => {
    const t = example('NCS', '3-1').does(shows('host', 110, large));
    t.refuses(runs(small), 'soh:running-trains-8').refuses(runs(), 'soh:running-trains-8');
    t.does(runs(large));
    expect([t.asks, t.top['revenue']]).toEqual(['dividend/NCS', 110]);
  });

  rule('soh:Q36', 'a run is held against what has been shown, and against nothing else', () => {
    const t = example('NCS', '3-1').accepts(runs()).accepts(runs(small));
    t.does(shows('player3', 50, small))
      .accepts(runs(small))
      .refuses(runs(), 'soh:running-trains-8');
    expect(t.best().revenue).toBe(110);
    t.does(shows('host', 110, large))
      .refuses(runs(small), 'soh:running-trains-8')
      .accepts(runs(large));
  });

  rule('soh:running-trains-8', 'everybody may show a run, and each must be better than the last', () => {
    const t = example('NCS', '3-1').does(shows('player3', 50, small));
    expect(t.top['indicated']).toEqual({ routes: [small], revenue: 50 });
    t.refuses(shows('player2', 50, small), 'soh:running-trains-8');
    t.does(shows('player2', 110, large));
    t.refuses(shows('player3', 50, small), 'soh:running-trains-8');
    t.refuses(shows('player4', 110, large), 'table:not-yours');
    t.refuses(runs(small), 'soh:running-trains-8').accepts(runs(large));
  });

  rule('soh:calculating-revenue-1', 'a run is shown with what it earns, neither more nor less', () => {
    const t = example('NCS', '3-1').accepts(shows('host', 110, large));
    t.refuses(shows('host', 100, large), 'soh:calculating-revenue-1');
    t.refuses(shows('host', 120, large), 'soh:calculating-revenue-1');
    t.refuses(shows('host', 50, route('3-1', 'F9:n0 G10 G12:n0')), 'soh:running-trains-1');
  });

  test('only the president runs the trains', () => {
    const t = example('NCS', '3-1');
    expect(t.who).toEqual(['player1']);
    t.refuses({ ...runs(large), by: 'player2' }, 'table:not-yours');
    t.refuses({ ...runs(large), by: 'host' }, 'table:not-yours').accepts(runs(large));
  });
});
