/** Runs that more than one rule decides: ports with two ways, the docks, off-boards in pairs, a phase that begins before the run. */
import { bestRun, type Route } from '@roundhouse/rail';
import { describe, expect } from 'vitest';
import { runProblemOf } from '../../src/1820/15-trains/15.2-network.ts';
import { route } from '../routes.ts';
import { rule } from '../rule.ts';
import { asked, LSR, type Places, shows } from './running.ts';
import { Table } from './table.ts';

type Tiles = readonly (readonly [hex: string, tile: string, rotation: number])[];

/** The LSR, about to run these trains from these stations on these tiles. */
function running(colour: string, trains: readonly string[], stations: Places, tiles: Tiles): Table {
  const table = Table.blank()
    .company(LSR, { shares: { player1: 5 }, trains, stations })
    .colour(colour);
  for (const [hex, tile, rotation] of tiles) table.tile(hex, tile, rotation);
  return asked(table);
}
const best = ({ s }: Table): number => {
  const { network, trains, rules = {} } = runProblemOf(s, LSR);
  return bestRun(network, trains, rules).revenue;
};
const flood = (point: string): Route => ({ train: 'FLOOD-1', path: [point] });

describe('ports', () => {
  rule('1820:15.2-15', 'Margate serves two trains, one by each of its spikes', () => {
    const table = running(
      'brown',
      ['5+-1', '5+-2'],
      [['N18', 0]],
      [
        ['N18', '51', 0],
        ['N16', '57', 1],
        ['O17', '198', 0],
      ],
    );
    const straight = route('5+-1', 'N16:n0 N18:n0 N20:n0');
    table
      .accepts(shows(20 + 40 + 30 + (60 + 40 + 30), straight, route('5+-2', 'O17:n0 N18:n0 O19 N20:n0')))
      // The curve of O19 does not touch the port of Dover.
      .refuses(shows(130, route('5+-2', 'O17:n0 N18:n0 O19:n0')), '1820:15.2-1', 'continuous');
    expect(best(table)).toBe(220);
  });

  rule('1820:Q62', '1820:15.2-6', 'Liverpool over the barrier: only from the city of D4 with the marker', () => {
    const tiles: Tiles = [
      ['D4', '248', 4],
      ['D6', 'M01', 1],
      ['C5', '148', 3],
    ];
    const port = route('2+-1', 'C3:n0 D4:n0 D6:n1');
    running('green', ['2+-1'], [['D4', 0]], tiles).accepts(shows(30 + 20 + 50 + 50, port));
    // The marker in the other city of the same hex is not enough.
    const other: Places = [
      ['D4', 1],
      ['D6', 1],
    ];
    running('green', ['2+-1'], other, tiles)
      .refuses(shows(150, port), '1820:15.2-6', 'Liverpool')
      .accepts(shows(100, route('2+-1', 'D4:n0 D6:n1')));
  });

  rule(
    '1820:7.2.3-4',
    '1820:15.3.4-4',
    'the docks are run by a FLOOD train from one city and an 8+ from the other',
    () => {
      const homes: Places = [
        ['M13', 0],
        ['M15', 0],
      ];
      const table = running('gray', ['8+-1', 'FLOOD-1'], homes, [
        ['M11', '57', 1],
        ['N16', '57', 2],
      ]);
      const [london, chatham] = [20 + 100 + 100, 20 + 30 + 100];
      const byLondon = route('8+-1', 'M11:n0 M13:n0 M15 M17 M19:n0');
      table
        .accepts(shows(london + chatham, byLondon, flood('M15:n0')))
        .accepts(shows(chatham + london, route('8+-1', 'N16:n0 M15:n0 M17 M19:n0'), flood('M13:n0')))
        // From London both would need the one line of its marker: nothing but the city is left.
        .accepts(shows(london + 100, byLondon, flood('M13:n0')));
      expect(best(table)).toBe(london + chatham);
    },
  );
});

describe('off-boards', () => {
  rule('1820:Q83', 'the two hexes of Scotland are joined by one route, or run by two', () => {
    const table = running('brown', ['3+-1', '3+-2'], [['B14', 0]], [['B14', '5', 3]]);
    table
      .accepts(shows(40 + 20 + 40, route('3+-1', 'A13:n0 B14:n0 A15:n0')))
      .accepts(shows(60 + 60, route('3+-1', 'A13:n0 B14:n0'), route('3+-2', 'B14:n0 A15:n0')));
    expect(best(table)).toBe(120);
  });

  rule(
    '1820:15.3.4-6',
    '1820:Q61',
    'both multiply the port of Hull only where their lines come to markers apart',
    () => {
      const tiles: Tiles = [
        ['C15', '149', 4],
        ['B14', '51', 1],
      ];
      const [hull, others] = [20, 30 + 40 + 50 + 50];
      // One edge leads from B14 to Hull.
      running('gray', ['FLOOD-1'], [['C15', 0]], tiles).accepts(shows(others + hull, flood('C15:n0')));
      const both: Places = [
        ['C15', 0],
        ['B14', 0],
      ];
      running('gray', ['FLOOD-1'], both, tiles).accepts(shows(others + 2 * hull, flood('C15:n0')));
      // British Rail has filled B14: it counts, and nothing behind it.
      running('gray', ['FLOOD-1'], [['C15', 0]], tiles)
        .station('BR', 'B14', 0)
        .station('BR', 'B14', 0)
        .accepts(shows(30 + 40 + hull, flood('C15:n0')));
    },
  );
});

describe('a phase that begins just before the run', () => {
  /** Holden’s company beside London, at its early purchase; its other cousin is Vulcan Foundry. */
  const early = (colour: string, gone: readonly string[], train: string): Table =>
    Table.blank()
      .cousin('JH', 'player1')
      .cousin('VF', 'player2')
      .colour(colour)
      .tile('M11', '57', 1)
      .tile('M9', '57', 1)
      .trainsGone('2+', '3+', ...gone)
      .company(LSR, {
        shares: { player1: 4, JH: 1, VF: 1 },
        cash: 3000,
        trains: [train],
        stations: [
          ['M9', 0],
          ['M13', 0],
        ],
      })
      .operating(LSR, 'earlyTrains');

  rule('1820:14.5.1-1', '1820:11-5', 'raises what London pays in it', () => {
    const table = early('blue', ['5+'], '5+-1').does({ type: 'buyTrain', train: '8+-1' });
    expect([table.s.phase, table.asks]).toEqual(['brown', 'run/LSR']);
    expect(table.runsBest()).toBe(20 + 80 + 80 + (20 + 20));
  });

  rule('1820:14.1-9', '1820:14.5.1-1', 'closes the cousins, and no power serves it any more', () => {
    const table = early('brown', ['5+', '8+'], '8+-1').does({ type: 'buyTrain', train: '5D+-1' });
    const short = route('8+-1', 'M9:n0 M11:n0');
    expect([table.s.phase, table.shares(LSR, 'pool'), table.money('JH')]).toEqual(['red', 2, 0]);
    table
      .refuses(shows(40, { ...short, power: 'VF' }), '1820:14.1-9', 'Vulcan Foundry holds no shares')
      .accepts(shows(40, short));
    expect(table.runsBest()).toBe(2 * (20 + 80 + 80) + (20 + 20));
  });
});
