import { bestRun } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { networkFor, runProblemOf } from '../../src/1820/15-trains/15.2-network.ts';
import { route } from '../routes.ts';
import { rule } from '../rule.ts';
import { asked, earns, EAST, HOME, LSR, margate, running, shows, WEST } from './running.ts';
import type { Table } from './table.ts';

describe('a route', () => {
  rule('1820:15.2-1', '1820:7.2.3-1', 'is a line of track from stop to stop, run by a train of the company', () => {
    asked(running('green', ['3+-1'], HOME))
      .accepts(shows(50, route('3+-1', 'M3:n0 M5:n0 M7:n0')))
      .refuses(shows(50, route('3+-1', 'M3:n0 M7:n0'.replace(' ', ' M5 '))), '1820:15.2-1')
      .refuses(shows(50, { train: '3+-1', path: ['X1:n0'] }), '1820:15.2-1')
      .refuses(shows(50, route('3+-2', 'M3:n0 M5:n0 M7:n0')), '1820:7.2.3-1', 'only its own')
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
