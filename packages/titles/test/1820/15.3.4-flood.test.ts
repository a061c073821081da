import { bestRun, type Route } from '@roundhouse/rail';
import { describe, expect } from 'vitest';
import { runProblemOf } from '../../src/1820/15-trains/15.2-network.ts';
import { route } from '../routes.ts';
import { rule } from '../rule.ts';
import { asked, earns, HOME, LSR, running, shows, WEST } from './running.ts';

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
