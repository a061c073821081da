import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const lay = (hex: string, tile: string, rotation: number) => ({ type: 'layTile', hex, tile, rotation });

/** The NCS with its token in Utrecht; the tile there leads south to I8 and north to G10. */
const utrecht = () =>
  Table.blank()
    .company('NCS', { shares: { player1: 3 }, cash: 200, stations: [['H9', 0]] })
    .tile('H9', '57', 0);

/** From Utrecht by I8 through Breda (J7) to the empty hex K6. */
const throughBreda = (breda: string) => utrecht().phase('3').tile('I8', '9', 0).tile('J7', breda, 0);

describe('Operating rounds: new tiles', () => {
  rule('soh:new-tiles-1', 'an empty hex takes a yellow tile, never a green or brown one', () => {
    const t = utrecht().phase('5').tile('I8', '9', 0).operate('NCS', 'track');
    t.accepts(lay('G10', '8', 0));
    t.refuses(lay('G10', '25', 4), 'soh:new-tiles-1');
    t.refuses(lay('G10', '39', 0), 'soh:new-tiles-1');
    t.accepts(lay('J7', '57', 0));
    t.refuses(lay('J7', '14', 0), 'soh:new-tiles-1');
  });

  rule('soh:new-tiles-2', 'the first tile lies on the starting city, then others follow', () => {
    const t = Table.blank()
      .company('NCS', { shares: { player1: 3 }, stations: [['H9', 0]] })
      .operate('NCS', 'track');
    t.refuses(lay('I8', '9', 0), 'soh:new-tiles-2');
    t.does(lay('H9', '57', 0));
    t.accepts(lay('I8', '9', 0));
  });

  rule('soh:Q27', 'the starting token lies on the city before its tile, and only there can be built', () => {
    const t = Table.blank()
      .company('NCS', { shares: { player1: 3 } })
      .operate('NCS', 'home');
    expect(t.s.tiles).toEqual({});
    expect(t.s.stations['NCS']).toEqual([{ hex: 'H9', node: 0 }]);
    t.does({ type: 'pass' });
    expect(t.asks).toBe('track/NCS');
    expect(new Set(t.choices('layTile').map(({ fields }) => fields['hex']))).toEqual(new Set(['H9']));
  });

  rule('soh:Q27', 'the second company of Amsterdam finds track there and builds on from it', () => {
    const amsterdam = () =>
      Table.blank()
        .company('NRS', { shares: { player1: 3 }, stations: [['F9', 0]] })
        .company('HYSM', { shares: { player2: 3 }, stations: [['F9', 1]] });
    amsterdam()
      .operate('HYSM', 'track')
      .refuses(lay('E8', '9', 2), 'soh:new-tiles-2');
    const after = amsterdam().tile('F9', 'SOH1', 0).operate('HYSM', 'track');
    after.accepts(lay('E8', '9', 2));
    // From its own station, not from that of the NRS.
    after.refuses(lay('G8', '8', 0), 'soh:new-tiles-3');
  });

  rule('soh:new-tiles-3', 'a tile needs an unbroken route from a station, however long', () => {
    const t = utrecht().tile('J7', '57', 0).tile('K6', '8', 1).tile('K4', '9', 1);
    t.operate('NCS', 'track').refuses(lay('K2', '58', 2), 'soh:new-tiles-3');
    t.tile('I8', '9', 0)
      .operate('NCS', 'track')
      .accepts(lay('K2', '58', 2));
  });

  rule('soh:new-tiles-4', 'the route may end in a blocked city but not run through it', () => {
    const blocked = throughBreda('57')
      .company('AR', { shares: { player2: 3 }, stations: [['J7', 0]] })
      .operate('NCS', 'track');
    blocked.refuses(lay('K6', '9', 0), 'soh:new-tiles-4');
    blocked.accepts(lay('J7', '14', 0));
    const empty = throughBreda('57').operate('NCS', 'track');
    empty.accepts(lay('K6', '9', 0));
  });

  rule('soh:new-tiles-4', 'a city blocks when others hold all its places', () => {
    const half = throughBreda('14').company('AR', { shares: { player2: 3 }, stations: [['J7', 0]] });
    half
      .copy()
      .operate('NCS', 'track')
      .accepts(lay('K6', '9', 0));
    half
      .copy()
      .station('NCS', 'J7')
      .operate('NCS', 'track')
      .accepts(lay('K6', '9', 0));
    half.company('NSM', { shares: { player3: 3 }, stations: [['J7', 0]] });
    half.operate('NCS', 'track').refuses(lay('K6', '9', 0), 'soh:new-tiles-4');
  });

  rule('soh:new-tiles-4', 'a replacement beyond a blocked city is refused for the same reason', () => {
    const t = throughBreda('57').tile('K6', '9', 0);
    t.copy()
      .operate('NCS', 'track')
      .accepts(lay('K6', '23', 3));
    t.company('AR', { shares: { player2: 3 }, stations: [['J7', 0]] });
    t.operate('NCS', 'track').refuses(lay('K6', '23', 3), 'soh:new-tiles-4');
  });

  rule('soh:new-tiles-5', 'one track of the tile must meet the route, its other end may lead anywhere', () => {
    const t = utrecht().operate('NCS', 'track');
    // Utrecht leads into I8 by its edge 3.
    const meets = (tile: string, rotations: number[]) => {
      for (const rotation of [0, 1, 2, 3, 4, 5]) {
        if (rotations.includes(rotation)) t.accepts(lay('I8', tile, rotation));
        else t.refuses(lay('I8', tile, rotation), 'soh:new-tiles-5');
      }
    };
    meets('9', [0, 3]);
    meets('8', [1, 3]);
    meets('7', [2, 3]);
  });

  rule('soh:new-tiles-6', 'no track ends at the edge of the board, unless at a printed external connection', () => {
    const t = throughBreda('57').operate('NCS', 'track');
    t.accepts(lay('K6', '9', 0)); // Antwerpen
    t.accepts(lay('K6', '8', 1));
    t.refuses(lay('K6', '8', 3), 'soh:new-tiles-6');
    // K4 lies beside Antwerpen too, but its connection is not printed on that side.
    t.does(lay('K6', '8', 1));
    t.accepts(lay('K4', '9', 1));
    t.refuses(lay('K4', '7', 4), 'soh:new-tiles-6');
  });

  rule('soh:new-tiles-6', 'a replacement may not lead off the board either', () => {
    const t = throughBreda('57').tile('K6', '9', 0).operate('NCS', 'track');
    t.accepts(lay('K6', '23', 3)); // to Antwerpen, Breda and K4
    t.refuses(lay('K6', '26', 0), 'soh:new-tiles-6');
  });

  rule('soh:Q26', 'the sea is board edge, except at the track of the ferry', () => {
    const west = Table.blank()
      .company('HYSM', { shares: { player1: 3 }, stations: [['F9', 1]] })
      .tile('F9', 'SOH1', 0)
      .operate('HYSM', 'track');
    west.accepts(lay('E8', '8', 3)); // to Enkhuizen
    west.refuses(lay('E8', '7', 4), 'soh:new-tiles-6'); // into E10
    const east = Table.blank()
      .company('OSM', { shares: { player1: 3 }, stations: [['E14', 0]] })
      .tile('E14', '57', 2)
      .operate('OSM', 'track');
    east.refuses(lay('D13', '8', 5), 'soh:new-tiles-6'); // Stavoren has no track on this side
    east.does(lay('D13', '9', 2));
    east.accepts(lay('C12', '7', 5)); // to Stavoren
    east.refuses(lay('C12', '8', 5), 'soh:new-tiles-6');
  });

  rule('soh:Q25', 'a route passes the ferry and small cities, without any train', () => {
    const t = Table.blank()
      .company('OSM', { shares: { player1: 3 }, stations: [['E14', 0]] })
      .tile('E14', '57', 2)
      .tile('D13', '9', 2)
      .tile('C12', '7', 5)
      .tile('E8', '7', 2);
    expect(t.trains('OSM')).toEqual([]);
    // Zwolle, Stavoren, Enkhuizen, E8 and D7: over the water.
    t.copy()
      .operate('OSM', 'track')
      .accepts(lay('D7', '8', 3));
    t.tile('C12', '7', 4)
      .operate('OSM', 'track')
      .refuses(lay('D7', '8', 3), 'soh:new-tiles-3');
  });
});
