import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { at, building, builds, lay, running } from './building.ts';
import { Table } from './table.ts';

describe('15.1 Track tiles overview', () => {
  rule('1839:15.1-1', 'only what is left in the supply', () => {
    // Of tile 58 there are two.
    const two = (t: Table): Table => t.tile('A16', '58', 0).tile('C12', '58', 0).tile('N15', '57', 0);
    const t = building(running(two(Table.blank()), 'AMS'), 'AMS');
    t.refuses(lay('M16', '58', 0), '1839:15.1-1').accepts(lay('M16', '4', 0));
  });

  rule('1839:15.1-2', 'yellow tiles go on hexagons without a tile', () => {
    at('N15').accepts(lay('N15', '57', 0));
    at('N15', 'light yellow', (t) => t.tile('N15', '5', 0)).refuses(lay('N15', '57', 0), '1839:15.1-2');
  });

  rule('1839:15.1-3', 'green ones over yellow tiles and hexagons', () => {
    at('N15', 'light green', (t) => t.tile('N15', '57', 0)).accepts(lay('N15', '619', 0));
    at('L17', 'light green').accepts(lay('L17', '619', 4));
    at('N15', 'light green').refuses(lay('N15', '619', 0), '1839:15.1-3');
  });

  rule('1839:15.1-4', 'brown ones over green', () => {
    at('N15', 'light brown', (t) => t.tile('N15', '619', 0)).accepts(lay('N15', '611', 0));
    at('N15', 'light brown', (t) => t.tile('N15', '57', 0)).refuses(lay('N15', '611', 0), '1839:15.1-4');
  });

  rule('1839:15.1-5', 'gray ones over brown', () => {
    at('I12', 'gray', (t) => t.tile('I12', 'U549', 0)).accepts(lay('I12', 'U445', 0));
    at('I12', 'gray', (t) => t.tile('I12', 'U121', 0)).refuses(lay('I12', 'U445', 0), '1839:15.1-5');
  });

  rule('1839:15.1-6', 'what is replaced can be used again', () => {
    // There is one tile U6.
    const t = at('I12', 'light green', (one) => one.tile('I12', 'U6', 0)).does(lay('I12', 'U121', 0));
    expect(Object.values(t.s.tiles).map(({ tile }) => tile)).toEqual(['U121']);
  });
});

describe('15.2 Track types', () => {
  rule('1839:15.2-1', 'city tiles on cities, and nothing else there', () => {
    const m16 = (t: Table): Table => t.tile('N15', '57', 0);
    at('N15')
      .accepts(lay('N15', '57', 0))
      .refuses(lay('N15', '4', 0), '1839:15.2-1');
    at('N15', 'light yellow', m16).refuses(lay('M16', '57', 0), '1839:15.2-1');
  });

  rule('1839:15.2-2', 'the tiles of each big city there, and nowhere else', () => {
    at('I12')
      .accepts(lay('I12', 'U6', 0))
      .refuses(lay('I12', '6', 0), '1839:15.2-2');
    at('I12').refuses(lay('I12', 'R6', 0), '1839:15.2-2');
    at('N15').refuses(lay('N15', 'U6', 0), '1839:15.2-2');
  });

  rule('1839:15.2-3', 'OO tiles on OO, and nothing else there', () => {
    const city = { cities: '01' };
    at('K12')
      .accepts(lay('K12', 'LO57', 0, city))
      .refuses(lay('K12', '57', 0), '1839:15.2-3');
    at('N15').refuses(lay('N15', 'LO57', 0), '1839:15.2-3');
  });

  rule('1839:15.2-4', 'town tiles on towns, and nothing else there', () => {
    const m16 = (t: Table): Table => t.tile('N15', '57', 0);
    at('N15', 'light yellow', m16).accepts(lay('M16', '4', 0));
    at('L17').refuses(lay('L15', '4', 0), '1839:15.2-4');
  });

  rule('1839:15.2-5', 'double towns on double towns, and nothing else there', () => {
    builds('NCS')
      .accepts(lay('H11', '55', 1))
      .refuses(lay('H11', '4', 1), '1839:15.2-5');
    at('N15', 'light yellow', (t) => t.tile('N15', '57', 0)).refuses(lay('M16', '55', 0), '1839:15.2-5');
  });

  rule('1839:15.2-6', 'plain tiles where there is neither', () => {
    builds('ZHESM')
      .accepts(lay('E8', '7', 3))
      .refuses(lay('H5', '7', 2), '1839:15.2-6');
    builds('NCS').refuses(lay('H11', '8', 0), '1839:15.2-6');
  });

  rule('1839:15.3.2-1', 'an upgrade keeps the type', () => {
    const city = at('N15', 'light green', (t) => t.tile('N15', '57', 0)).accepts(lay('N15', '619', 0));
    for (const tile of ['20', 'LO68', 'U121']) city.refuses(lay('N15', tile, 0), '1839:15.3.2-1');
  });
});

describe('12 Map', () => {
  rule('1839:12-4', 'a yellow hexagon takes no yellow tile, only green', () => {
    at('L17', 'light green')
      .refuses(lay('L17', '57', 1), '1839:12-4')
      .accepts(lay('L17', '619', 4));
  });

  rule('1839:12-5', 'a gray hexagon takes none', () => {
    at('E10')
      .refuses(lay('E10', '57', 1), '1839:12-5')
      .accepts(lay('E8', '7', 3));
  });

  rule('1839:15.3.1-1', 'nor does an off-board', () => {
    builds('AMS')
      .refuses(lay('L19', '9', 1), '1839:15.3.1-1')
      .accepts(lay('N15', '57', 0));
  });

  rule('1839:12-6', 'no track into a blank edge of a gray hexagon', () => {
    // J5 has no track towards Bergen op Zoom.
    at('K6')
      .refuses(lay('K6', '57', 2), '1839:12-6')
      .accepts(lay('K6', '57', 0));
  });

  rule('1839:12-7', 'into a blank edge of a gray tile it may run', () => {
    // R990 leaves one edge blank, towards J5; turned, towards J9.
    const gray = (t: Table): Table => t.tile('J7', 'R990', 3).tile('K8', 'B13', 1);
    const t = building(
      running(gray(Table.blank().phase('gray').ext({ reservations: [] })), 'NBDS', { stations: [['K8', 0]] }),
      'NBDS',
    );
    expect(t.s.tiles['J7']).toEqual({ tile: 'R990', rotation: 3 });
    t.accepts(lay('J9', '9', 0)).accepts(lay('J9', '7', 0));
  });

  rule('1839:12-9', 'to the triangle of an off-board it may run', () => {
    // K16 beside the Ruhrgebied, which has a triangle there.
    at('K16').accepts(lay('K16', '57', 1));
  });

  rule('1839:12-10', 'and to no other edge of it', () => {
    // Emmen lies beside both hexagons of Bremen.
    at('D19')
      .accepts(lay('D19', '57', 1))
      .refuses(lay('D19', '57', 0), '1839:12-10');
  });

  rule('1839:15.3.1-6', 'no track off the map', () => {
    at('N17')
      .refuses(lay('N17', '57', 0), '1839:15.3.1-6')
      .accepts(lay('N17', '57', 1));
  });

  rule('1839:12-14', '1839:15.3.1-12', '1839:Q40', 'no new connection over a barrier; up to one it may run', () => {
    // Rotterdam's edge 5 meets Breda's edge 2 over a barrier.
    const rotterdam = (phase: string, breda: boolean): Table =>
      at('J7', phase, (t) => (breda ? t.tile('K8', 'B123', 1).tile('J7', 'R6', 3) : t.tile('J7', 'R6', 3)));
    rotterdam('light green', false).accepts(lay('J7', 'R121', 1));
    rotterdam('light green', true).refuses(lay('J7', 'R121', 1), '1839:12-14');
    rotterdam('light red', true).accepts(lay('J7', 'R121', 1));
  });

  rule('1839:15.3.1-11', 'a tile is traced over a barrier along track that is there', () => {
    builds('HIJSM').accepts(lay('E8', '7', 2));
  });

  rule('1839:12-15', 'every tile of Breda, Haarlem and Rotterdam has track to its stub', () => {
    at('G8')
      .accepts(lay('G8', 'H6', 0))
      .refuses(lay('G8', 'H6', 1), '1839:12-15');
    at('J7')
      .accepts(lay('J7', 'R6', 3))
      .refuses(lay('J7', 'R6', 0), '1839:12-15');
    at('K8')
      .accepts(lay('K8', 'B13', 1))
      .refuses(lay('K8', 'B206', 1), '1839:12-15');
  });
});
