import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { at, building, builds, lay, markers, running } from './building.ts';
import { Table } from './table.ts';

const local = (t: Table, ...stations: readonly (readonly [string, number])[]): Table =>
  building(running(t.ext({ reservations: [] }), 'L1', { price: 31, stations }), 'L1');

describe('15.3.1 Track placement overview', () => {
  rule('1839:15.3.1-2', '1839:Q39', 'a trace from a marker to a line of track on the tile, old or new', () => {
    const t = builds('AMS', 'light green')
      .accepts(lay('L15', '20', 0))
      .accepts(lay('L11', '22', 0));
    t.refuses(lay('N17', '57', 1), '1839:15.3.1-2');
    // Only the old line of the bridge is the company's: that will do.
    builds('AMS', 'light green').accepts(lay('L15', '19', 1));
  });

  rule('1839:15.3.1-3', 'not through a city that others fill', () => {
    const filled = running(running(Table.blank().phase('light green'), 'NBDS'), 'AMS');
    building(filled, 'AMS')
      .refuses(lay('L11', '22', 0), '1839:15.3.1-3')
      .accepts(lay('L15', '20', 0));
    builds('AMS', 'light green').accepts(lay('L11', '22', 0));
  });

  rule('1839:14.3.2.2.2-1', 'the government fills it for a Major', () => {
    const filled = (t: Table): Table => t.phase('light green').ext({ reservations: [] }).station('government', 'L13');
    const major = building(running(filled(Table.blank()), 'AMS'), 'AMS');
    major.refuses(lay('L11', '22', 0), '1839:14.3.2.2.2-1').accepts(lay('L15', '20', 0));
    local(filled(Table.blank()), ['L17', 0]).accepts(lay('L11', '22', 0));
  });

  rule('1839:15.3.1-4', 'not over a hexagon edge twice', () => {
    // From Bergen op Zoom by Essen to Breda, round a loop there and back over the same edge to Middelburg.
    const t = Table.blank().phase('light green').tile('K6', '57', 0).tile('K8', 'B122', 5);
    local(t.tile('J9', '7', 5).tile('K10', '7', 1), ['K6', 0])
      .refuses(lay('L3', '5', 5), '1839:15.3.1-4')
      .accepts(lay('K6', '14', 0));
  });

  rule('1839:15.3.1-5', 'all track that is there is kept', () => {
    // Leeuwarden has track to its edge 1.
    at('B13')
      .accepts(lay('B13', '57', 1))
      .refuses(lay('B13', '57', 0), '1839:15.3.1-5');
  });

  rule('1839:15.3.1-7', '1839:15.3.1-8', 'the first tile on water costs ƒ80, and no later one', () => {
    expect(
      at('N15')
        .does(lay('N15', '57', 0))
        .money('NCS'),
    ).toBe(420);
    const later = at('N15', 'light green', (t) => t.tile('N15', '57', 0));
    expect(later.does(lay('N15', '619', 0)).money('NCS')).toBe(500);
    // Hengelo & Enschede is an OO hexagon on water.
    const oo = at('G18', 'light green', (t) => t.tile('G18', 'LO57', 0));
    expect(oo.does(lay('G18', 'LO68', 0)).money('NCS')).toBe(500);
  });

  rule('1839:15.3.1-9', '1839:Q41', 'each upgrade of a big city costs ƒ80, its first tile only the ground', () => {
    expect(
      at('I12')
        .does(lay('I12', 'U6', 0))
        .money('NCS'),
    ).toBe(420);
    const green = at('I12', 'light green', (t) => t.tile('I12', 'U6', 0)).does(lay('I12', 'U121', 0));
    expect(green.money('NCS')).toBe(420);
    const gray = at('I12', 'gray', (t) => t.tile('I12', 'U549', 0)).does(lay('I12', 'U445', 0));
    expect(gray.money('NCS')).toBe(420);
    // What is printed on Amsterdam is a tile: ƒ80 in all.
    expect(
      at('G10', 'light green')
        .does(lay('G10', 'A425', 0))
        .money('NCS'),
    ).toBe(420);
    const brown = at('G10', 'light brown', (t) => t.tile('G10', 'A425', 0)).does(lay('G10', 'A62', 0));
    expect(brown.money('NCS')).toBe(420);
  });

  rule('1839:15.3.1-10', '1839:Q75', 'who lays the yellow OO tile chooses the city of every marker', () => {
    const two = (cities?: string) => {
      const t = at('K12', 'light yellow', (one) => one.station('L2', 'K12', 1));
      return cities === undefined ? t : t.does(lay('K12', 'LO57', 0, { cities }));
    };
    two().refuses(lay('K12', 'LO57', 0), '1839:15.3.1-10');
    expect([markers(two('01'), 'NCS'), markers(two('01'), 'L2')]).toEqual([['K12 0'], ['K12 1']]);
    // The one without track is not the company's own, since then the tile would not be connected.
    two().refuses(lay('K12', 'LO57', 0, { cities: '10' }), '1839:15.3.1-2');
    // A foreign marker in Drachten, on the track that is printed there, may lose it.
    const b17 = (): Table => {
      const t = running(Table.blank().ext({ reservations: [] }).station('L2', 'B17', 0), 'MSS', {
        stations: [['B19', 0]],
      });
      return building(t, 'MSS');
    };
    b17().accepts(lay('B17', 'LO57', 1, { cities: '01' }));
    const moved = b17().does(lay('B17', 'LO57', 1, { cities: '10' }));
    expect(markers(moved, 'L2')).toEqual(['B17 1']);
    // Without markers there is nothing to choose.
    builds('MSS')
      .accepts(lay('B17', 'LO57', 1))
      .refuses(lay('B17', 'LO57', 1, { cities: '01' }), '1839:15.3.1-10');
  });
});

describe('15.3.2 Upgrading track', () => {
  rule('1839:15.3.2-2', 'edges that are joined stay joined', () => {
    at('L17', 'light green')
      .accepts(lay('L15', '20', 0))
      .refuses(lay('L15', '16', 0), '1839:15.3.2-2');
  });

  rule('1839:15.3.2-3', 'cities keep their edges', () => {
    at('L17', 'light green')
      .accepts(lay('L17', '619', 4))
      .refuses(lay('L17', '15', 0), '1839:15.3.2-3');
  });

  rule('1839:15.3.2-4', 'fewer circles only if all markers and reservations have theirs', () => {
    const breda = (setup: (t: Table) => Table): Table => at('K8', 'gray', (t) => setup(t.tile('K8', 'B549', 1)));
    const three = (t: Table): Table => t.station('L2', 'K8').station('L3', 'K8');
    breda((t) => t.station('L2', 'K8')).accepts(lay('K8', 'B370', 1));
    breda(three)
      .refuses(lay('K8', 'B370', 1), '1839:15.3.2-4')
      .accepts(lay('K8', 'B445', 0));
    const kept = (t: Table): Table => t.station('L2', 'K8').ext({ reservations: [{ owner: 'L3', hexes: ['K8'] }] });
    breda(kept).refuses(lay('K8', 'B370', 1), '1839:15.3.2-4');
  });

  rule('1839:15.3.2-5', 'government markers give way', () => {
    const t = at('K8', 'gray', (one) => one.tile('K8', 'B549', 1).station('government', 'K8').station('L2', 'K8'));
    t.does(lay('K8', 'B370', 1));
    expect([markers(t, 'government'), markers(t, 'NCS'), markers(t, 'L2')]).toEqual([[], ['K8 0'], ['K8 0']]);
    // One of two stays, where there is room for it.
    const two = at('K8', 'gray', (one) =>
      one.tile('K8', 'B549', 1).station('government', 'K8').station('government', 'K8'),
    );
    expect(markers(two.does(lay('K8', 'B370', 1)), 'government')).toEqual(['K8 0']);
  });

  rule('1839:15.3.2-6', 'markers go to the places that correspond', () => {
    // Amsterdam's eastern city has the track to edge 5, which A425 turned by three has in its first city.
    const t = at('G10', 'light green', (one) => one.station('L2', 'G10', 0), 1).does(lay('G10', 'A425', 3));
    expect([markers(t, 'NCS'), markers(t, 'L2')]).toEqual([['G10 0'], ['G10 1']]);
    const one = at('G10', 'gray', (two) => two.tile('G10', 'A62', 0).station('L2', 'G10', 1), 0).does(
      lay('G10', 'A718', 0),
    );
    expect([markers(one, 'NCS'), markers(one, 'L2')]).toEqual([['G10 0'], ['G10 0']]);
  });
});

/** By colour: the tile of Utrecht, and the one over which it lies. */
const utrecht: Readonly<Record<string, readonly [before: string | null, tile: string]>> = {
  yellow: [null, 'U6'],
  green: ['U6', 'U121'],
  brown: ['U121', 'U549'],
  gray: ['U549', 'U445'],
};
const over = (phase: string, color: string): Table => {
  const before = utrecht[color]![0];
  return at('I12', phase, (t) => (before === null ? t : t.tile('I12', before, 0)));
};

/** A tile of this colour may be laid on Utrecht, and none of the next. */
function newest(phase: string, color: string, next: string, id: string): void {
  over(phase, color).accepts(lay('I12', utrecht[color]![1], 0));
  over(phase, next).refuses(lay('I12', utrecht[next]![1], 0), id);
}

describe('17 Game phases: tiles', () => {
  rule('1839:17.1-2', 'light yellow phase: yellow tiles are the newest', () =>
    newest('light yellow', 'yellow', 'green', '1839:17.1-2'),
  );
  rule('1839:17.2-2', 'dark yellow phase: yellow tiles are the newest', () =>
    newest('dark yellow', 'yellow', 'green', '1839:17.2-2'),
  );
  rule('1839:17.3-2', 'light green phase: green tiles are the newest', () =>
    newest('light green', 'green', 'brown', '1839:17.3-2'),
  );
  rule('1839:17.4-2', 'dark green phase: green tiles are the newest', () =>
    newest('dark green', 'green', 'brown', '1839:17.4-2'),
  );
  rule('1839:17.5-2', 'blue phase: green tiles are the newest', () => newest('blue', 'green', 'brown', '1839:17.5-2'));
  rule('1839:17.6-2', 'light brown phase: brown tiles are the newest', () =>
    newest('light brown', 'brown', 'gray', '1839:17.6-2'),
  );
  rule('1839:17.7-2', 'medium brown phase: brown tiles are the newest', () =>
    newest('medium brown', 'brown', 'gray', '1839:17.7-2'),
  );
  rule('1839:17.8-2', 'dark brown phase: brown tiles are the newest', () =>
    newest('dark brown', 'brown', 'gray', '1839:17.8-2'),
  );
  rule('1839:17.9-2', 'light red phase: brown tiles are the newest', () =>
    newest('light red', 'brown', 'gray', '1839:17.9-2'),
  );
  rule('1839:17.10-2', 'dark red phase: brown tiles are the newest', () =>
    newest('dark red', 'brown', 'gray', '1839:17.10-2'),
  );

  rule('1839:17.11-3', '1839:17.12-2', 'in gray and purple phase there are all', () => {
    for (const phase of ['gray', 'purple'])
      for (const color of Object.keys(utrecht)) over(phase, color).accepts(lay('I12', utrecht[color]![1], 0));
  });
});
