import { bestRun } from '@roundhouse/rail';
import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

/** A company with trains, each on a face, about to run. */
const running = (
  trains: Readonly<Record<string, string>>,
  setup: (t: Table) => Table,
  { company = 'PO', phase = 'green' } = {},
): Table => {
  const t = Table.blank()
    .phase(phase)
    .company(company, { shares: { player1: 6 }, trains: Object.keys(trains), operated: true });
  for (const [train, face] of Object.entries(trains)) t.face(train, face);
  return setup(t).operate(company, 'run');
};
const run = (...routes: readonly (readonly [train: string, ...path: string[]])[]) => ({
  type: 'run',
  routes: routes.map(([train, ...path]) => ({ train, path })),
});
const single = (name: string): [string, string] => {
  const trains: Record<string, string> = { '2+1': 'yellow-1', '4+1': 'green-1', '5+2': 'blue-1', '5E': 'brown-1' };
  return [trains[name]!, name];
};
/** One train with this name. */
const one = (name: string) => Object.fromEntries([single(name)]);

/** Orléans – Versailles – Paris (Montparnasse): three cities in a line. */
const line = (t: Table): Table =>
  t.station('PO', 'F13').tile('F13', '57', 1).tile('F15', '15', 1).tile('E16', 'X05', 0);
const SHORT = ['F13:n0', 'F15/1', 'F15:n0'] as const;
const LONG = [...SHORT, 'E16/0', 'E16:n1'] as const;

describe('8.6 Run train(s)', () => {
  rule('1843:8.6-1', '1843:Q27', 'a company with trains runs for the best that anybody shows', () => {
    const t = running(one('4+1'), line);
    const part = run(['green-1:4+1', ...SHORT]);
    t.accepts(part);
    const best = { type: 'indicate', by: 'player2', routes: run(['green-1:4+1', ...LONG]).routes, revenue: 110 };
    t.does(best).refuses({ ...best, by: 'player3' }, '1843:8.6-1');
    t.refuses(part, '1843:8.6-1').accepts(run(['green-1:4+1', ...LONG]));
  });

  rule('1843:8.6-1', 'each train that it owns runs once', () => {
    const t = running(one('4+1'), line).accepts(run(['green-1:4+1', ...SHORT]));
    t.refuses(run(['green-2:4+1', ...SHORT]), '1843:8.6-1', 'only its own trains');
    const back = ['F15:n0', 'E16/0', 'E16:n1'] as const;
    t.refuses(run(['green-1:4+1', ...SHORT], ['green-1:4+1', ...back]), '1843:8.6-1', 'runs once');
  });

  rule('1843:Q27', 'unless the game is played so that the director may run for less', () => {
    const t = Table.blank(3, { readings: { bestRun: 'free' } }).phase('green');
    t.company('PO', { shares: { player1: 6 }, trains: ['green-1'], operated: true }).face('green-1', '4+1');
    line(t).operate('PO', 'run');
    t.does({ type: 'indicate', by: 'host', routes: run(['green-1:4+1', ...LONG]).routes, revenue: 110 });
    t.accepts(run(['green-1:4+1', ...SHORT]));
  });

  rule('1843:8.6-1', 'but run it must, where a route has been shown', () => {
    const free = (emptyRun = 'refused'): Table => {
      const t = Table.blank(3, { readings: { bestRun: 'free', emptyRun } }).phase('green');
      t.company('PO', { shares: { player1: 6 }, trains: ['green-1'], operated: true }).face('green-1', '4+1');
      line(t).operate('PO', 'run');
      return t.does({ type: 'indicate', by: 'host', routes: run(['green-1:4+1', ...LONG]).routes, revenue: 110 });
    };
    free()
      .refuses(run(), '1843:8.6-1')
      .accepts(run(['green-1:4+1', ...SHORT]));
    free('taken').accepts(run());
  });
});

describe('8.6.1 Route definition', () => {
  rule('1843:8.6.1-1', 'two stops at least', () => {
    running(one('4+1'), line)
      .accepts(run(['green-1:4+1', ...SHORT]))
      .refuses(run(['green-1:4+1', 'F13:n0']), '1843:8.6.1-1');
  });

  rule('1843:8.6.1-2', 'a marker of the company in one of its cities', () => {
    const t = running(one('4+1'), line).accepts(run(['green-1:4+1', ...SHORT]));
    t.refuses(run(['green-1:4+1', 'F15:n0', 'E16/0', 'E16:n1']), '1843:8.6.1-2');
  });

  /** Strasbourg – Bâle, and the town beside the by-pass. */
  const est = (t: Table): Table => t.station('EST', 'H25');
  const asEst = { company: 'EST' };
  rule('1843:8.6.1-3', 'off-boards are ends', () => {
    const t = running(one('4+1'), est, asEst);
    t.accepts(run(['green-1:4+1', 'H25:n0', 'H25/0', 'I24/0', 'J23:n0']));
    const through = ['H25:n0', 'H25/0', 'I24/0', 'J23:n0', 'I24/0', 'H25:n0'] as const;
    t.refuses(run(['green-1:4+1', ...through]), '1843:8.6.1-3');
  });

  /** Lyon – Genève – I20, by both sides of Genève. */
  const geneva = (t: Table): Table =>
    t.station('PLM', 'J17').tile('J19', '9', 1).tile('J17', 'X10', 0).tile('I20', '9', 2).tile('H19', '58', 3);
  const GENEVA = ['J17:n0', 'J19/1', 'J21/1', 'J21:n0', 'J21/2', 'I20/2', 'H19:n0'] as const;
  rule('1843:8.6.1-4', '1843:8.6.1-19', '1843:Q29', 'but Genève may be passed, and weighs as a town', () => {
    const t = running(one('2+1'), geneva, { company: 'PLM', phase: 'yellow' });
    const { network, trains, rules } = t.title.runProblem(t.s)!;
    expect(network.stops.find(({ id }) => id === 'J21:n0')).toMatchObject({ kind: 'town', passable: true, value: 40 });
    expect(bestRun(network, trains, rules).proven).toBe(true);
    t.accepts(run(['yellow-1:2+1', ...GENEVA]));
  });

  rule(
    '1843:8.6.1-5',
    '1843:8.6.1-6',
    '1843:8.6.1-8',
    'it ends anywhere, also in a full city, and runs through what is open',
    () => {
      const full = (t: Table): Table => line(t).company('OU', { shares: { player2: 6 }, stations: [['E16', 1]] });
      running(one('4+1'), full).accepts(run(['green-1:4+1', ...LONG]));
    },
  );

  rule('1843:8.6.1-7', 'not through a city full of others’ markers', () => {
    const full = (t: Table): Table =>
      line(t)
        .tile('F15', '57', 1)
        .tile('F17', '9', 1)
        .tile('F19', '9', 1)
        .tile('F21', '55', 1)
        .company('OU', { shares: { player2: 6 }, stations: [['F15', 0]] });
    const t = running(one('4+1'), full).accepts(run(['green-1:4+1', ...SHORT]));
    t.refuses(run(['green-1:4+1', ...SHORT, 'F17/1', 'F19/1', 'F21/1', 'F21:n0']), '1843:8.6.1-7');
  });

  rule('1843:8.6.1-10', '1843:8.6.1-12', 'no hex edge and no stop twice', () => {
    const t = running(one('4+1'), line).accepts(run(['green-1:4+1', ...LONG]));
    t.refuses(run(['green-1:4+1', ...SHORT, 'F15/1', 'F13:n0']), '1843:8.6.1-10');
    const ring = running(one('4+1'), (u) => line(u).tile('F13', '15', 3).tile('E14', '632', 0));
    ring.refuses(run(['green-1:4+1', ...SHORT, 'F15/2', 'E14:n1', 'E14/0', 'F13:n0']), '1843:8.6.1-12');
  });

  rule('1843:8.6.1-11', '1843:8.6.1-14', 'no turning back, neither on a piece of track nor at a switch', () => {
    const fork = (t: Table): Table => line(t).station('PO', 'H11').tile('H11', '57', 2).tile('I12', '23', 2);
    const t = running(one('4+1'), fork).accepts(run(['green-1:4+1', ...SHORT]));
    t.refuses(run(['green-1:4+1', 'F13:n0', 'F15/1', 'F13:n0']), '1843:8.6.1-11');
    t.refuses(run(['green-1:4+1', 'H11:n0', 'I12/2', 'H13/0', 'H11:n0']), '1843:8.6.1-14');
  });

  rule('1843:8.6.1-13', 'several cities of Paris are several stops', () => {
    const t = running(one('4+1'), (u) => line(u).tile('F17', '7', 1).station('PO', 'E16', 1));
    // Montparnasse 60, Versailles 30, South Paris 60.
    const route = ['green-1:4+1', 'E16:n1', 'E16/0', 'F15:n0', 'F17/1', 'F17/2', 'E16:n2'] as const;
    t.accepts(run(route)).accepts({ type: 'indicate', by: 'host', routes: run(route).routes, revenue: 150 });
    expect(t.runsBest()).toBe(150);
  });

  rule('1843:8.6.1-9', 'a route takes both lines of a bridge', () => {
    // From Rennes by the bridge of D11, around by D13 and C12 and by its other line to a town.
    const loop = (u: Table): Table =>
      u.station('OU', 'D9').tile('D9', '57', 1).tile('D11', '20', 0).tile('D13', '7', 1).tile('C12', '7', 5);
    const t = running(one('4+1'), (u) => loop(u).tile('E10', '4', 0), { company: 'OU' });
    t.does(run(['green-1:4+1', 'D9:n0', 'D11/1', 'D13/1', 'D13/2', 'C12/0', 'D11/0', 'E10:n0']));
    expect(t.asks).toBe('dividend/OU');
  });

  rule('1843:8.6.1-16', 'routes may meet in cities', () => {
    const t = running({ 'green-1': '3/5×2' }, (u) => line(u).tile('F13', '14', 1).tile('G14', '55', 2));
    t.accepts(run(['green-1:3/5×2:1', ...SHORT], ['green-1:3/5×2:2', 'F13:n0', 'G14/2', 'G14:n0']));
  });

  rule('1843:8.6.1-15', 'routes of one company share no track', () => {
    const t = running({ 'green-1': '3/5×2' }, line).accepts(run(['green-1:3/5×2:1', ...SHORT]));
    t.refuses(run(['green-1:3/5×2:1', ...SHORT], ['green-1:3/5×2:2', ...SHORT]), '1843:8.6.1-15');
  });

  rule('1843:8.6.1-17', 'nor the two branches of a switch', () => {
    const fork = (t: Table): Table =>
      t
        .station('PO', 'H11')
        .tile('H11', '57', 2)
        .tile('I12', '24', 2)
        .tile('J13', '9', 2)
        .tile('J15', '15', 2)
        .tile('I14', '9', 1)
        .tile('I16', '57', 1)
        .station('PO', 'I16')
        .tile('K14', '9', 2);
    const t = running({ 'green-1': '3/5×2' }, fork);
    const east = ['H11:n0', 'I12/2', 'I14/1', 'I16/1', 'I16:n0'] as const;
    t.accepts(run(['green-1:3/5×2:1', ...east]));
    const south = ['H11:n0', 'I12/2', 'J13/2', 'K14/2', 'L15/2', 'L15:n0'] as const;
    t.refuses(run(['green-1:3/5×2:1', ...east], ['green-1:3/5×2:2', ...south]), '1843:8.6.1-17');
  });

  rule('1843:Q28', 'an off-board with two sides is one stop, visited once by a route', () => {
    const gand = (u: Table): Table => u.station('NOR', 'C20').tile('C20', 'X03', 0).tile('B19', '2', 0);
    const t = running(one('4+1'), gand, { company: 'NOR' });
    const way = ['B21:n0', 'B21/0', 'C20:n0', 'C20/2', 'B19:n1'] as const;
    t.accepts(run(['green-1:4+1', ...way])).refuses(run(['green-1:4+1', ...way, 'B21/1', 'B21:n0']), '1843:8.6.1-12');
  });
});

describe('8.6.1 and 13.2: the range of a train', () => {
  rule('1843:8.6.1-18', '1843:13.2-1', 'an N train runs N stops', () => {
    const t = running({ 'yellow-1': '2×2 or 3+1' }, line, { phase: 'yellow' });
    t.accepts(run(['yellow-1:2×2:1', ...SHORT])).refuses(run(['yellow-1:2×2:1', ...LONG]), '1843:8.6.1-18');
  });

  rule('1843:8.6.1-18', '1843:13.2-2', 'an N+M train N+M stops, of which N are cities or off-boards', () => {
    running(one('2+1'), line, { phase: 'yellow' }).refuses(run(['yellow-1:2+1', ...LONG]), '1843:8.6.1-18');
    running({ 'yellow-1': '3+1' }, line, { phase: 'yellow' }).accepts(run(['yellow-1:3+1', ...LONG]));
  });

  rule('1843:13.2-3', '1843:13.2-4', '1843:Q30', 'an N/M×2 runs as two trains, each paid for its best N stops', () => {
    const t = running({ 'green-1': '3/5×2' }, line);
    expect(t.title.runProblem(t.s)!.trains.map(({ id, pays, limits }) => [id, pays.best, limits[0]!.max])).toEqual([
      ['green-1:3/5×2:1', 3, 5],
      ['green-1:3/5×2:2', 3, 5],
    ]);
  });

  rule('1843:13.2-6', '1843:13.2-7', 'NE trains run any length for the best N, Electric ones for all', () => {
    const specs = (trains: Readonly<Record<string, string>>, phase: string) => {
      const t = running(trains, line, { phase });
      return t.title.runProblem(t.s)!.trains.map(({ id, pays, limits }) => [id, pays.best, limits]);
    };
    expect(specs({ 'brown-1': '5E', 'red-1': '8E' }, 'red')).toEqual([
      ['brown-1:5E', 5, []],
      ['red-1:8E', 8, []],
    ]);
    expect(specs({ 'gray-1': 'Electric' }, 'gray')).toEqual([['gray-1:Electric', undefined, []]]);
  });

  // The two trains are one certificate, and only certificates change hands.
  rule('1843:13.2-5', '1843:13.2-4', 'the trains of an “×2” belong together, also when it is sold', () => {
    const t = running({ 'green-1': '3/5×2' }, line)
      .company('OU', { shares: { player1: 6 }, cash: 100 })
      .operate('OU', 'trains');
    const parts = (company: string) => t.title.runProblemOf(t.s, company).trains.map(({ id }) => id);
    expect([parts('PO'), parts('OU')]).toEqual([['green-1:3/5×2:1', 'green-1:3/5×2:2'], []]);
    t.does({ type: 'buyTrainFrom', train: 'green-1', price: 100 });
    expect([parts('PO'), parts('OU')]).toEqual([[], ['green-1:3/5×2:1', 'green-1:3/5×2:2']]);
  });

  rule('1843:8.8.2-5', 'a “2×2 or 3+1” runs in one of its ways, chosen again at each run', () => {
    const t = running({ 'yellow-1': '2×2 or 3+1' }, (u) => line(u).tile('F13', '14', 1).tile('G14', '55', 2), {
      phase: 'yellow',
    });
    const two = run(['yellow-1:2×2:1', ...SHORT], ['yellow-1:2×2:2', 'F13:n0', 'G14/2', 'G14:n0']);
    t.accepts(two).accepts(run(['yellow-1:3+1', ...LONG]));
    t.refuses(
      run(['yellow-1:2×2:1', 'F13:n0', 'G14/2', 'G14:n0'], ['yellow-1:3+1', ...LONG]),
      '1843:8.8.2-5',
      'not as both',
    );
  });

  rule('1843:8.6.1-20', 'no more trains than the limit of the phase', () => {
    // Three certificates count as three trains, but run as four at most.
    const three = { 'yellow-1': '2×2 or 3+1', 'yellow-2': '2×2 or 3+1', 'yellow-3': '2×2 or 3+1' };
    const t = running(three, (u) => line(u), { phase: 'yellow' });
    const parts = Object.keys(three).flatMap((train) => [`${train}:2×2:1`, `${train}:2×2:2`]);
    const five = run(...parts.slice(0, 5).map((part) => [part, ...SHORT] as const));
    t.refuses(five, '1843:8.6.1-20').refuses({ ...five, routes: five.routes.slice(0, 4) }, '1843:8.6.1-15');
    const red = running(
      { 'blue-1': '4/6×2', 'blue-2': '5+2' },
      (u) => line(u).tile('F13', '14', 1).tile('G14', '55', 2),
      { phase: 'blue' },
    );
    red.accepts(run(['blue-1:4/6×2:1', ...SHORT]));
    red.phase('red').set({ faces: { 'blue-1': '4/6×2', 'blue-2': '5+2' } });
    const all = run(['blue-1:4/6×2:1', ...SHORT], ['blue-1:4/6×2:2', ...SHORT], ['blue-2:5+2', ...SHORT]);
    red.refuses(all, '1843:8.6.1-20');
  });
});

describe('8.6.2 Run calculation', () => {
  rule('1843:8.6.2-1', '1843:8.6.2-3', '1843:9-3', 'the stops of all routes together', () => {
    const t = running(one('4+1'), line);
    expect(t.runsBest()).toBe(110);
    // Orléans 20, Versailles 30, Montparnasse 60.
    const wrong = running(one('4+1'), line);
    wrong.refuses(
      { type: 'indicate', by: 'host', routes: run(['green-1:4+1', ...LONG]).routes, revenue: 120 },
      '1843:8.6.2-1',
    );
  });

  rule(
    '1843:8.6.2-2',
    'a colour’s value holds until the next one: blue pays green’s, red brown’s, Brest rises in gray',
    () => {
      const value = (hex: string): (number | undefined)[] =>
        ['yellow', 'green', 'blue', 'brown', 'red', 'gray'].map((phase) => {
          const t = Table.blank().phase(phase).tile('C6', '4', 2).tile('B19', '55', 5).tile('C20', 'X03', 0);
          return t.title.runProblemOf(t.s, 'OU', []).network.stops.find(({ id }) => id === `${hex}:n0`)?.value;
        });
      expect(value('J21')).toEqual([40, 50, 50, 60, 60, 60]);
      expect(value('A6')).toEqual([40, 40, 40, 40, 40, 50]);
      expect(value('H25')).toEqual([20, 30, 30, 50, 50, 50]);
      expect(value('C22')).toEqual([30, 30, 30, 60, 60, 60]);
    },
  );
});
