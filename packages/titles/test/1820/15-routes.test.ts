import { bestRun, checkRoutes, chosenWays, type Route } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { beginColour } from '../../src/1820/05-phases.ts';
import { networkFor, runners, runProblemOf } from '../../src/1820/15-trains/15.2-network.ts';
import { route, runs } from '../routes.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const LSR = 'LSR';
type Places = readonly (readonly [hex: string, node: number])[];

/** A company that runs these trains from these stations; the line from Cornwall to London is built. */
function running(
  colour: string,
  trains: readonly string[],
  stations: Places,
  shares: Record<string, number> = {},
  readings: Record<string, string> = {},
): Table {
  const table = Table.blank(3, { readings });
  for (const cousin of Object.keys(shares)) table.cousin(cousin, 'player1');
  table.company(LSR, { shares: { player1: 5, ...shares }, director: 'player1', trains, stations }).colour(colour);
  for (const [hex, tile] of [
    ['M3', '57'],
    ['M5', '4'],
    ['M7', '57'],
    ['M9', '4'],
    ['M11', '57'],
  ] as const) {
    table.tile(hex, tile, 1);
  }
  return table;
}
const asked = (table: Table): Table => table.frames({ kind: 'course' }, { kind: 'run', of: LSR, indicated: null });
const shows = (revenue: number, ...routes: readonly Route[]) => ({ type: 'indicate', by: 'host', routes, revenue });
const earns = ({ s }: Table, ...routes: readonly Route[]): unknown => {
  const result = checkRoutes(networkFor(s, LSR), runners(s, LSR), routes);
  return 'fault' in result ? result.fault : result.revenue;
};

const HOME = [['M7', 0]] as const;
const WEST = 'M1:n0 M3:n0 M5:n0 M7:n0';
const EAST = 'M7:n0 M9:n0 M11:n0 M13:n0';

describe('a route', () => {
  rule('1820:15.2-1', '1820:7.2.3-1', 'is a line of track from stop to stop, run by a train of the company', () => {
    asked(running('green', ['3+-1'], HOME))
      .accepts(shows(50, route('3+-1', 'M3:n0 M5:n0 M7:n0')))
      .refuses(shows(50, route('3+-1', 'M3:n0 M7:n0'.replace(' ', ' M5 '))), '1820:15.2-1')
      .refuses(shows(50, { train: '3+-1', path: ['X1:n0'] }), '1820:15.2-1')
      .refuses(shows(50, route('3+-2', 'M3:n0 M5:n0 M7:n0')), '1820:7.2.3-1', 'owns')
      .refuses(shows(60, route('3+-1', 'M3:n0 M5:n0 M7:n0')), '1820:7.2.3-1', 'earn £50');
  });

  rule('1820:15.2-2', 'includes a city with a marker of the company', () => {
    asked(running('green', ['3+-1'], HOME))
      .refuses(shows(30, route('3+-1', 'M3:n0 M5:n0')), '1820:15.2-2')
      .accepts(shows(30, route('3+-1', 'M5:n0 M7:n0')));
  });

  rule('1820:15.2-3', 'ends in a city that others fill, and runs through open ones', () => {
    const table = running('green', ['5+-1'], [...HOME, ['M13', 0]]);
    asked(table).accepts(shows(110, route('5+-1', EAST)));
    asked(table.station('BR', 'M11', 0))
      .refuses(shows(110, route('5+-1', EAST)), '1820:15.2-3', 'M11')
      .accepts(shows(50, route('5+-1', 'M7:n0 M9:n0 M11:n0')));
  });

  rule('1820:15.2-4', 'uses separate lines of one tile, and changes to no line that it only crosses', () => {
    // Tile 20 is a bridge: one line from M7 to M11, the other from L10 to N8.
    const table = running('green', ['3+-1'], HOME).tile('M9', '20', 0).tile('L10', '57', 0).tile('N8', '57', 0);
    asked(table)
      .accepts(shows(40, route('3+-1', 'M7:n0 M9 M11:n0')))
      .refuses(shows(40, route('3+-1', 'M7:n0 M9 N8:n0')), '1820:15.2-1');
    asked(table.station(LSR, 'L10', 0)).accepts(shows(40, route('3+-1', 'L10:n0 M9 N8:n0')));
  });

  rule('1820:15.2-10', 'comes to both cities of an OO tile, and to several of Manchester', () => {
    const leeds = running('blue', ['5+-1'], [['C11', 0]])
      .tile('C11', '35', 0)
      .tile('B10', '7', 5)
      .tile('C9', '7', 3);
    asked(leeds).accepts(shows(100, route('5+-1', 'C11:n0 B10 C9 C11:n1')));
    const manchester = running('blue', ['5+-1'], [['D6', 1]])
      .tile('D6', 'M02', 0)
      .tile('E5', '7', 3)
      .tile('E7', '7', 1);
    asked(manchester).accepts(shows(100, route('5+-1', 'D6:n1 E5 E7 D6:n2')));
  });

  rule('1820:15.2-6', '1820:Q62', 'has a port only straight behind a city with a marker in the next hex', () => {
    const table = running('green', ['3+-1'], [['C13', 0]])
      .tile('C15', '57', 1)
      .tile('C13', '57', 1);
    const hull = route('3+-1', 'C13:n0 C15:n0 C17:n0');
    asked(table).refuses(shows(70, hull), '1820:15.2-6', 'Hull');
    asked(table.station(LSR, 'C15', 0)).accepts(shows(70, hull));
    // Plain track past the next hex does not do.
    const past = running('green', ['3+-1'], [['C13', 0]])
      .tile('C15', '9', 1)
      .tile('C13', '57', 1);
    asked(past).refuses(shows(50, route('3+-1', 'C13:n0 C15 C17:n0')), '1820:15.2-6');
  });

  rule('1820:15.2-6', '1820:Q62', 'also round a bend in another hex, where other track may join the line', () => {
    // Great Yarmouth is next to H22; its spike leads to I21, and a bend from there to H22. In I21 a line to J22 joins it.
    const bend = (home: string, colour = 'green', trains = ['2+-1'], readings = {}): Table =>
      running(colour, trains, [[home, 0]], {}, readings)
        .tile('H20', '4', 1)
        .tile('H22', '5', 1)
        .tile('J22', '57', 2)
        .tile('I21', '29', 3);
    const port = route('2+-1', 'H20:n0 H22:n0 I21 I23:n0');
    asked(bend('H22')).accepts(shows(10 + 20 + 50, port));
    asked(bend('J22'))
      .refuses(shows(80, route('2+-1', 'J22:n0 I21 H22:n0 I21 I23:n0')), '1820:15.2-6', 'Great Yarmouth')
      .accepts(shows(50, route('2+-1', 'J22:n0 I21 H22:n0 H20:n0')));
    expect(earns(bend('H22', 'gray', ['FLOOD-1']), { train: 'FLOOD-1', path: ['H22:n0'] })).toBe(20 + 10 + 20 + 30);
    expect(earns(bend('J22', 'gray', ['FLOOD-1']), { train: 'FLOOD-1', path: ['J22:n0'] })).toBe(20 + 20 + 10);
    // By the other reading the port does not count then.
    const alone = bend('H22', 'gray', ['FLOOD-1'], { portLines: 'alone' });
    expect(earns(alone, { train: 'FLOOD-1', path: ['H22:n0'] })).toBe(20 + 10 + 20);
  });

  rule(
    '1820:15.2-7',
    '1820:7.2.3-4',
    'to the docks comes from London and from Chatham, both over the white line',
    () => {
      const table = running(
        'green',
        ['3+-1', '3+-2'],
        [
          ['M13', 0],
          ['M15', 0],
        ],
      ).tile('N16', '57', 2);
      const routes = [route('3+-1', 'M11:n0 M13:n0 M15 M17 M19:n0'), route('3+-2', 'N16:n0 M15:n0 M17 M19:n0')];
      expect(earns(table, ...routes)).toBe(20 + 60 + 60 + 20 + 30 + 60);
      // Chatham’s own line serves one train.
      expect(earns(table, routes[1]!, { ...route('3+-1', 'N16:n0 M15:n0 M17 M19:n0') })).toMatchObject({
        code: 'track-twice',
      });
      const without = running('green', ['3+-1'], [['N16', 0]]).tile('N16', '57', 2);
      asked(without).refuses(shows(110, route('3+-1', 'N16:n0 M15:n0 M17 M19:n0')), '1820:15.2-6');
    },
  );

  rule('1820:15.2-8', 'uses a hexagon edge and a piece of track once', () => {
    asked(running('green', ['3+-1'], HOME))
      .refuses(shows(40, { train: '3+-1', path: ['M7:n0', 'M9/1', 'M7:n0'] }), '1820:15.2-8', 'turns back')
      .accepts(shows(30, route('3+-1', 'M7:n0 M9:n0')));
    // A loop by L10 comes back to the edge between M9 and M11, over other pieces of track and past no stop.
    const loop = running('green', ['3+-1'], [...HOME, ['M13', 0]])
      .tile('M9', '26', 1)
      .tile('M11', '27', 1);
    const path = ['M7:n0', 'M9/1', 'M11/1', 'M11/2', 'L10/0', 'M11/1', 'M13/1', 'M13:n0'];
    asked(loop.tile('L10', '7', 5))
      .refuses(shows(80, { train: '3+-1', path }), '1820:15.2-8', 'edge twice')
      .accepts(shows(80, route('3+-1', 'M7:n0 M9 M11 M13:n0')));
  });

  rule('1820:15.2-9', '1820:15.2-5', 'comes to a city once, and leaves it by any other edge', () => {
    // M7 has edges to M5, L8 and M9, and a loop leads back to it.
    const table = running('green', ['3+-1'], HOME).tile('M7', '14', 1).tile('L8', '7', 5).tile('M9', '7', 1);
    const loop = ['M7:n0', 'L8/0', 'M9/2', 'M9/1', 'M7:n0'];
    asked(table)
      .refuses(shows(30, { train: '3+-1', path: loop }), '1820:15.2-9', 'only once')
      .accepts(shows(60, route('3+-1', 'M3:n0 M5:n0 M7:n0')));
  });

  rule('1820:15.2-11', 'comes to London only by an edge with the company’s marker', () => {
    const table = running('green', ['3+-1'], [...HOME, ['M13', 1]]);
    asked(table).refuses(shows(110, route('3+-1', EAST)), '1820:15.2-11');
    asked(running('green', ['3+-1'], [...HOME, ['M13', 0]])).accepts(shows(110, route('3+-1', EAST)));
  });

  rule('1820:15.2-12', 'does not begin and end in London', () => {
    asked(running('green', ['3+-1'], [...HOME, ['M13', 0]]))
      .refuses(shows(120, { train: '3+-1', path: ['M13:n0', 'M15/1', 'M13:n1'] }), '1820:15.2-12')
      .accepts(shows(110, route('3+-1', EAST)));
  });

  rule('1820:15.2-14', '1820:15.2-17', 'has a port at one end only, which is not one of its two centres', () => {
    const table = asked(margate('green', ['3+-1']));
    table
      .refuses(shows(110, route('3+-1', 'N20:n0 N18:n0 O17:n0 O19:n0')), '1820:15.2-14')
      .accepts(shows(80, route('3+-1', 'N20:n0 N18:n0 O17:n0')))
      .refuses(shows(60, route('3+-1', 'N20:n0 N18:n0')), '1820:15.2-17');
  });

  rule('1820:15.2-16', 'ends in an off-board and in London; only the docks may follow', () => {
    const table = running('green', ['5+-1'], [...HOME, ['M13', 0]]).tile('L2', '57', 0);
    asked(table)
      .refuses(shows(90, route('5+-1', `L2:n0 ${WEST}`)), '1820:15.2-16', 'Cornwall')
      .accepts(shows(80, route('5+-1', WEST)))
      .accepts(shows(170, route('5+-1', `${EAST} M15 M17 M19:n0`)));
  });

  rule('1820:15.2-18', '1820:Q83', 'does not begin and end at one off-board', () => {
    const table = running('green', ['3+-1'], [['M3', 0]])
      .tile('M3', '5', 2)
      .tile('L2', '7', 5);
    asked(table)
      .refuses(
        shows(50, { train: '3+-1', path: ['M1:n0', 'M3/1', 'M3:n0', 'L2/5', 'L2/0', 'M1:n0'].map(named) }),
        '1820:15.2-18',
      )
      .accepts(shows(50, route('3+-1', 'M1:n0 M3:n0')));
  });

  rule('1820:7.2.3-3', '1820:15.2-15', 'shares no track with another, and may meet it in a city', () => {
    asked(running('green', ['3+-1', '3+-2'], HOME))
      .refuses(shows(80, route('3+-1', 'M5:n0 M7:n0'), route('3+-2', 'M5:n0 M7:n0')), '1820:7.2.3-3')
      .accepts(shows(60, route('3+-1', 'M5:n0 M7:n0'), route('3+-2', 'M7:n0 M9:n0')));
  });
});

/** A hexside is named from the hex that has it as edge 0, 1 or 2. */
const named = (point: string): string => (point === 'L2/5' ? 'M3/2' : point);

/** Margate and Dover, each with its port, next to each other. */
function margate(colour: string, trains: readonly string[], shares: Record<string, number> = {}): Table {
  return running(
    colour,
    trains,
    [
      ['N18', 0],
      ['O17', 0],
    ],
    shares,
  )
    .tile('N18', '6', 0)
    .tile('O17', '5', 4);
}

describe('trains', () => {
  rule('1820:15.3.1-1', 'an N+ train visits N cities and off-boards', () => {
    asked(running('green', ['2+-1', '3+-1'], HOME))
      .refuses(shows(80, route('2+-1', WEST)), '1820:15.3.1-1', 'at most 2')
      .accepts(shows(80, route('3+-1', WEST)));
  });

  rule(
    '1820:15.3.1-2',
    '1820:15.3.1-3',
    '1820:15.3.1-4',
    'and any number of towns, and a port, and earns all of them',
    () => {
      const table = running('green', ['2+-1'], [...HOME, ['M13', 0]]).tile('M11', '4', 1);
      expect(earns(table, route('2+-1', `M5:n0 ${EAST} M15 M17 M19:n0`))).toBe(10 + 20 + 10 + 10 + 60 + 60);
    },
  );

  rule(
    '1820:15.3.3-1',
    '1820:15.3.3-2',
    'a 5D+ train runs any distance, and its best five, towns and port pay twice',
    () => {
      const table = running('red', ['5D+-1'], [...HOME, ['M13', 0]]).tile('M5', '57', 1);
      const all = route('5D+-1', `${WEST} M9:n0 M11:n0 M13:n0 M15 M17 M19:n0`);
      expect(earns(table, all)).toBe(2 * (40 + 3 * 20 + 80 + 10 + 80));
      const { network, trains, rules = {} } = runProblemOf(table.s, LSR);
      expect(bestRun(network, trains, rules)).toMatchObject({ revenue: 540, proven: true });
    },
  );

  test('the port of Liverpool is worth the city and 20 more, in every phase', () => {
    const table = running('yellow', [], HOME);
    const port = () => networkFor(table.s, LSR).stops.find(({ id }) => id === 'C3:n0')?.value;
    expect(port()).toBe(20);
    table.tile('C5', '150', 0);
    expect(port()).toBe(50);
    table.colour('gray').tile('C5', '290', 0);
    expect(port()).toBe(90);
  });
});

describe('a FLOOD train', () => {
  const WHOLE = 50 + 3 * 20 + 2 * 10 + 100;

  rule('1820:15.3.4-1', '1820:15.3.4-5', '1820:Q61', 'earns all that is connected with the marker selected', () => {
    const table = running('gray', ['FLOOD-1'], HOME);
    expect(earns(table, { train: 'FLOOD-1', path: ['M7:n0'] })).toBe(WHOLE - 100);
    asked(table)
      .accepts(shows(WHOLE - 100, { train: 'FLOOD-1', path: ['M7:n0'] }))
      .refuses(shows(50, route('FLOOD-1', 'M5:n0 M7:n0')), '1820:15.3.4-1', 'one marker');
    table.station(LSR, 'M13', 0);
    expect(earns(table, { train: 'FLOOD-1', path: ['M13:n0'] })).toBe(WHOLE + 100);
  });

  rule('1820:15.3.4-1', '1820:Q61', 'may have no more than the city of its marker, even one without track', () => {
    // The second city of the yellow tile has none.
    const table = running('gray', ['FLOOD-1', '8+-1'], [...HOME, ['C7', 1]]).tile('C7', '248', 0);
    const alone = { train: 'FLOOD-1', path: ['C7:n1'] };
    asked(table)
      .accepts(shows(50, alone))
      .accepts(shows(50 + 130, alone, route('8+-1', `${WEST} M9:n0 M11:n0`)))
      .refuses(shows(50, { train: 'FLOOD-1', path: ['C7:n0'] }), '1820:15.2-2')
      .refuses(shows(50, { train: '8+-1', path: ['C7:n1'] }), '1820:15.2-17');
    const { network, trains, rules = {} } = runProblemOf(table.s, LSR);
    expect(bestRun(network, trains, rules)).toMatchObject({ revenue: 180, proven: true });
  });

  rule('1820:15.3.4-2', 'does not pass a city that others fill, though it counts', () => {
    const table = running('gray', ['FLOOD-1'], HOME);
    const run = { train: 'FLOOD-1', path: ['M7:n0'] };
    asked(table).accepts(shows(130, run));
    table.station('BR', 'M5', 0).tile('M5', '57', 1);
    expect(earns(table, run)).toBe(20 + 20 + 10 + 20);
  });

  rule(
    '1820:15.3.4-3',
    '1820:15.3.4-6',
    'counts ports next to its markers as often as spikes have track of their own',
    () => {
      // Cornwall comes to M3 by two of its spikes.
      const table = running(
        'gray',
        ['FLOOD-1'],
        [
          ['M3', 0],
          ['M13', 0],
        ],
      )
        .tile('M3', '180', 1)
        .tile('L2', '7', 5);
      const run = { train: 'FLOOD-1', path: ['M3:n0'] };
      expect(earns(table, run)).toBe(50 + 40 + 2 * 20 + 2 * 10 + 100 + 2 * 100);
      // Without the second way to a marker they count once.
      expect(earns(table.tile('L2', '8', 0), run)).toBe(50 + 40 + 2 * 20 + 2 * 10 + 100 + 100);
    },
  );

  rule('1820:15.3.4-4', 'uses no track of another train', () => {
    const table = running('gray', ['FLOOD-1', '8+-1'], HOME);
    const flood = { train: 'FLOOD-1', path: ['M7:n0'] };
    expect(earns(table, flood, route('8+-1', WEST))).toBe(50 + 20 + 10 + 20 + (20 + 10 + 20));
    const { network, trains, rules = {} } = runProblemOf(table.s, LSR);
    expect(bestRun(network, trains, rules)).toMatchObject({ revenue: 150, proven: true });
  });

  rule('1820:15.3.4-7', 'takes all that it reaches', () => {
    const table = running('gray', ['FLOOD-1', 'FLOOD-2'], [...HOME, ['C13', 0], ['M11', 0]]).tile('C13', '57', 1);
    const at = (train: string, point: string): Route => ({ train, path: [point] });
    asked(table)
      .refuses(shows(260, at('FLOOD-1', 'M7:n0'), at('FLOOD-2', 'M11:n0')), '1820:15.3.4-7', 'M11')
      .accepts(shows(150, at('FLOOD-1', 'M7:n0'), at('FLOOD-2', 'C13:n0')));
  });
});

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
    asked(table).refuses(shows(80, by('nobody', whole)), '1820:14.1-9', 'Only the power of a cousin');
    // A cousin without a power for trains; and one of a company that a cousin directs (Q49).
    const smith = running('green', ['2+-1'], HOME, { BI: 1, VF: 2 });
    asked(smith).refuses(shows(80, by('BI', whole)), '1820:14.1-9', 'Bedlington Ironworks does not serve');
    asked(smith).accepts(shows(80, by('VF', whole)));
    const led = Table.blank()
      .cousin('VF', 'player1')
      .company(LSR, { shares: { VF: 5, player1: 4 }, director: 'VF', trains: ['2+-1'], stations: HOME })
      .set({ tiles: smith.s.tiles });
    asked(led).refuses(shows(80, by('VF', whole)), '1820:14.1-9', 'does not serve this run');
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
