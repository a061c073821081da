import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const lay = (hex: string, tile: string, rotation: number) => ({ type: 'layTile', hex, tile, rotation });

/** The NCS with its token in Utrecht; the tile there leads south to I8 (its edge 3) and north to G10 (its edge 0). */
const utrecht = (phase = '3') =>
  Table.blank()
    .company('NCS', { shares: { player1: 3 }, cash: 200, stations: [['H9', 0]] })
    .phase(phase)
    .tile('H9', '57', 0);

/** Which rotations of a tile are accepted on a hex; the others must be refused by this rule. */
function fits(t: Table, hex: string, tile: string, rotations: number[], otherwise: string): void {
  for (const rotation of [0, 1, 2, 3, 4, 5]) {
    if (rotations.includes(rotation)) t.accepts(lay(hex, tile, rotation));
    else t.refuses(lay(hex, tile, rotation), otherwise);
  }
}

describe('Operating rounds: replacing tiles', () => {
  rule('soh:replacing-tiles-1', 'green replaces yellow from phase 3 on', () => {
    utrecht('2')
      .operate('NCS', 'track')
      .refuses(lay('H9', '14', 0), 'soh:replacing-tiles-1');
    for (const phase of ['3', '4', '5', '6'])
      utrecht(phase)
        .operate('NCS', 'track')
        .accepts(lay('H9', '14', 0));
  });

  rule('soh:replacing-tiles-1', 'brown replaces green from phase 5 on, and never yellow', () => {
    const green = (phase: string) => utrecht(phase).tile('H9', '14', 0).operate('NCS', 'track');
    green('4').refuses(lay('H9', '125', 0), 'soh:replacing-tiles-1');
    green('5').accepts(lay('H9', '125', 0));
    green('6').accepts(lay('H9', '125', 0));
    utrecht('5')
      .operate('NCS', 'track')
      .refuses(lay('H9', '125', 0), 'soh:replacing-tiles-1');
  });

  rule('soh:replacing-tiles-1', 'a tile is never replaced by one of its own colour or an older one', () => {
    const t = utrecht('5').tile('I8', '23', 0).operate('NCS', 'track');
    t.refuses(lay('H9', '57', 0), 'soh:replacing-tiles-1');
    t.refuses(lay('I8', '24', 0), 'soh:replacing-tiles-1');
    t.refuses(lay('I8', '9', 0), 'soh:replacing-tiles-1');
    t.accepts(lay('I8', '47', 0));
  });

  rule('soh:replacing-tiles-2', 'the replaced tile is back in the stock at once', () => {
    const t = utrecht().tile('I8', '7', 2).tile('A14', '7', 0).tile('A16', '7', 0).operate('NCS', 'track');
    t.refuses(lay('G10', '7', 0), 'soh:laying-track-2');
    t.does(lay('I8', '29', 2)).does(lay('G10', '7', 0));
    expect(t.s.tiles['I8']).toEqual({ tile: '29', rotation: 2 });
    expect(t.s.tiles['G10']).toEqual({ tile: '7', rotation: 0 });
  });

  rule('soh:replacing-tiles-3', 'a tile laid in this turn may be replaced in it', () => {
    const t = utrecht().operate('NCS', 'track');
    t.does(lay('I8', '9', 0)).does(lay('I8', '23', 0));
    expect(t.s.tiles['I8']).toEqual({ tile: '23', rotation: 0 });
  });

  rule('soh:replacing-tiles-3', 'replacing may come before laying or after it', () => {
    const first = utrecht().operate('NCS', 'track');
    first.does(lay('H9', '14', 0)).does(lay('I8', '9', 0));
    const then = utrecht().operate('NCS', 'track');
    then.does(lay('I8', '9', 0)).does(lay('H9', '14', 0));
    expect(then.s.tiles).toEqual(first.s.tiles);
  });

  rule('soh:replacing-tiles-4', 'every track of the old tile must be on the new one', () => {
    const t = utrecht().tile('I8', '8', 1).operate('NCS', 'track');
    t.accepts(lay('H9', '15', 0));
    t.refuses(lay('H9', '15', 1), 'soh:replacing-tiles-4');
    // It has track at the same two edges, but does not join them.
    t.refuses(lay('I8', '20', 0), 'soh:replacing-tiles-4');
    t.accepts(lay('I8', '16', 1));
  });

  rule('soh:replacing-tiles-4', 'the station must be on the new tile, on the same track', () => {
    const t = utrecht().tile('H9', '57', 1).tile('H7', '4', 1).operate('NCS', 'track');
    // Gouda's straight track with its station is on all green tiles of this kind, turned the right way.
    fits(t, 'H7', '981', [2, 5], 'soh:replacing-tiles-4');
    t.refuses(lay('H7', 'SOH4', 1), 'soh:replacing-tiles-4');
  });

  rule(
    'soh:replacing-tiles-4',
    'tokens stay in their stations, and both tokens of Amsterdam meet on the brown tile',
    () => {
      const t = Table.blank()
        .company('NRS', { shares: { player1: 3 }, stations: [['F9', 0]] })
        .company('HYSM', { shares: { player2: 3 }, stations: [['F9', 1]] })
        .phase('5')
        .tile('F9', 'SOH1', 0)
        .operate('NRS', 'track');
      t.refuses(lay('F9', 'SOH6', 1), 'soh:replacing-tiles-4');
      t.does(lay('F9', 'SOH6', 0));
      expect(t.s.stations['NRS']).toEqual([{ hex: 'F9', node: 0 }]);
      expect(t.s.stations['HYSM']).toEqual([{ hex: 'F9', node: 1 }]);
      t.operate('HYSM', 'track').does(lay('F9', 'SOH7', 0));
      expect(t.s.stations['NRS']).toEqual([{ hex: 'F9', node: 0 }]);
      expect(t.s.stations['HYSM']).toEqual([{ hex: 'F9', node: 0 }]);
    },
  );

  rule('soh:replacing-tiles-5', 'replacing needs a route from a station to the hex', () => {
    const t = utrecht().tile('I6', '57', 0);
    t.copy()
      .operate('NCS', 'track')
      .refuses(lay('I6', '14', 0), 'soh:replacing-tiles-5');
    t.tile('I8', '8', 1)
      .operate('NCS', 'track')
      .accepts(lay('I6', '14', 0));
  });

  rule('soh:replacing-tiles-5', 'the route must meet track of the new tile', () => {
    // Rotterdam lies across the route's end: the route comes to its edge 4, where the yellow tile has no track.
    const t = utrecht().tile('I8', '8', 1).tile('I6', '57', 0).operate('NCS', 'track');
    t.refuses(lay('I6', '15', 0), 'soh:replacing-tiles-5');
    t.accepts(lay('I6', '15', 3));
    t.accepts(lay('I6', '14', 0));
    t.refuses(lay('I6', '14', 2), 'soh:replacing-tiles-5');
  });

  rule('soh:Q28', 'a replacement need not give the company any new track', () => {
    // The NCS comes to I8 by edge 3 and leaves by edge 0; what is new, 1 to 4, it cannot use.
    const t = utrecht().tile('I8', '9', 0).operate('NCS', 'track');
    t.does(lay('I8', '20', 0));
    expect(t.s.tiles['I8']).toEqual({ tile: '20', rotation: 0 });
  });

  rule('soh:replacing-tiles-6', 'the book’s example: the NCS lays a tile on Breda that connects to its route', () => {
    const t = utrecht('2')
      .company('AR', { shares: { player2: 3 }, stations: [['J7', 0]] })
      .tile('I8', '9', 0)
      .operate('NCS', 'track');
    // Its route comes to Breda by edge 3.
    fits(t, 'J7', '57', [0, 3], 'soh:new-tiles-5');
    fits(t, 'J7', '6', [1, 3], 'soh:new-tiles-5');
  });

  rule('soh:replacing-tiles-7', 'the book’s example: the old track rules out some orientations', () => {
    const t = utrecht().operate('NCS', 'track');
    fits(t, 'H9', '14', [0, 2, 3, 5], 'soh:replacing-tiles-4');
    fits(t, 'H9', '15', [0, 3], 'soh:replacing-tiles-4');
  });
});
