import { describe, expect } from 'vitest';
import { board } from '../../src/1820/material.ts';
import { rule } from '../rule.ts';
import { building, lay } from './building.ts';
import type { Sketch, Table } from './table.ts';

const east = lay('G9', '9', 1);
/** A marker in one hex, with this tile on it. */
const from = (
  hex: string,
  tile: string,
  rotation: number,
  colour = 'yellow',
  prepare = (t: Table) => t,
  sketch: Partial<Sketch> = {},
): Table =>
  building({ stations: [[hex, 0]], ...sketch }, colour, (t) => prepare(t.set({ tiles: {} }).tile(hex, tile, rotation)));
const rival = (hex: string) => (t: Table) => t.company('N&PR', { shares: { player3: 4 }, stations: [[hex, 0]] });

describe('11 Map', () => {
  rule('1820:11-3', '1820:12.3.1.1-8', '1820:12.3.1.1-10', 'no tile on gray, red and blue hexes', () => {
    from('J4', '57', 1)
      .refuses(lay('I1', '9', 0), '1820:11-3', 'gray')
      .refuses(lay('J2', '9', 1), '1820:12.3.1.1-8', 'red')
      .refuses(lay('K1', '9', 1), '1820:12.3.1.1-10', 'blue')
      .accepts(lay('J6', '9', 1));
  });

  rule('1820:11-2', '1820:12.3.1.1-10', 'ports are reached by their spikes alone', () => {
    // Hull’s port has its spike to the west, and none towards Grimsby.
    from('D14', '57', 1)
      .refuses(lay('D16', '6', 3), '1820:12.3.1.1-10', 'spike')
      .accepts(lay('D16', '57', 1));
    from('C13', '57', 1).accepts(lay('C15', '57', 1));
  });

  rule('1820:12.3.1.1-6', 'red hexes have a spike on every side at which a tile could point', () => {
    const red = board.ids.flatMap((_, hex) => (board.hexes[hex]!.color === 'red' ? [hex] : []));
    const facing = red.flatMap((hex) =>
      [0, 1, 2, 3, 4, 5]
        .filter((edge) => {
          const next = board.neighbours[hex * 6 + edge]!;
          return next >= 0 && board.fixed[next] === 0;
        })
        .map((edge) => (board.printed[hex]!.edgeMask & (1 << edge)) !== 0),
    );
    expect([facing.length > 10, facing.every(Boolean)]).toEqual([true, true]);
  });

  rule('1820:12.3.1.1-5', 'track runs to a gray hex only where that has track', () => {
    from('K15', '57', 2)
      .refuses(lay('L16', '8', 0), '1820:12.3.1.1-5', 'gray')
      .accepts(lay('L16', '9', 2));
  });

  rule('1820:11-5', 'four values hold from yellow, green, brown and gray phase on', () => {
    const london = (colour: string) => {
      const { title, s } = building({ stations: [['M13', 1]] }, colour);
      return title.runProblemOf(s, 'LSR').network.stops.find(({ id }) => id === 'M13:n1')!.value;
    };
    expect(['yellow', 'green', 'blue', 'brown', 'red', 'gray'].map(london)).toEqual([40, 60, 60, 80, 80, 100]);
  });
});

describe('12.1 and 12.2: tiles and their types', () => {
  rule('1820:12.1-2', 'yellow tiles on rural and city hexes, none on London', () => {
    from('M11', '57', 1).refuses(lay('M13', '57', 1), '1820:12.1-2', 'London');
    from('C13', '57', 1)
      .accepts(lay('C11', '802', 1))
      .accepts(lay('C15', '57', 1));
    building().accepts(east);
  });

  rule('1820:12.1-3', 'green on yellow, brown on green, gray on brown', () => {
    building({}, 'brown')
      .refuses(lay('G9', '23', 1), '1820:12.1-3', 'green')
      .refuses(lay('G7', '198', 1), '1820:12.1-3', 'brown')
      .accepts(lay('G7', '179', 1));
  });

  rule('1820:12.2-2', '1820:12.3.3.3-1', 'OO and M tiles go where those letters are, and nowhere else', () => {
    const t = from('C13', '57', 1);
    t.refuses(lay('C11', '9', 1), '1820:12.2-2', 'Leeds').refuses(lay('C9', '802', 1), '1820:12.2-2', 'OO');
    t.accepts(lay('C11', '802', 1));
    const manchester = from('D8', '57', 1);
    manchester.refuses(lay('D6', '9', 1), '1820:12.3.3.3-1').refuses(lay('D10', 'M01', 1), '1820:12.3.3.3-1');
    manchester.accepts(lay('D6', 'M01', 1));
  });

  rule('1820:12.1-4', 'what is replaced can be used again', () => {
    const six = ['K3', 'K7', 'B12', 'N4', 'N10', 'I21'];
    const t = building({}, 'green', (one) => {
      six.reduce((table, hex) => table.tile(hex, '150', 1), one);
      return one.tile('G9', '9', 1).tile('G11', '9', 1);
    });
    t.refuses(lay('G13', '150', 1), '1820:12.1-1', '150').does(lay('G7', '179', 1));
    t.accepts(lay('G13', '150', 1));
  });

  rule('1820:12.2-3', 'an OO tile holds two separate cities', () => {
    // From the first city lines lead north-west and south-east, from the second north-east and south-west.
    const t = from('C11', '68', 0, 'green');
    t.accepts(lay('B10', '9', 2)).refuses(lay('B12', '9', 0), '1820:12.3.1.1-1');
    t.station('BR', 'C11', 1).accepts(lay('B10', '9', 2));
  });
});

describe('12.3.1 Overview', () => {
  rule('1820:12.3.1-1', 'spacing is checked only when a hex gets its first tile', () => {
    building().refuses(lay('G9', '57', 1), '1820:12.3.3.1-2', 'Birmingham');
    building({}, 'green', (t) => t.tile('G9', '57', 1)).accepts(lay('G9', '14', 1));
  });

  rule('1820:12.3.1-2', 'a printed circle is a city without a tile, too', () => {
    const t = from('G11', '57', 1);
    expect(t.s.tiles['G7']).toBeUndefined();
    t.refuses(lay('G9', '57', 1), '1820:12.3.3.1-2', 'Birmingham').accepts(lay('G9', '9', 1));
  });

  rule('1820:12.3.1-4', 'plain stays plain, towns stay towns, cities stay cities', () => {
    const plain = building({}, 'green', (t) => t.tile('G9', '9', 1));
    plain.refuses(lay('G9', '848', 1), '1820:12.3.1-4', 'plain').refuses(lay('G9', '14', 1), '1820:12.3.1-4');
    plain.accepts(lay('G9', '23', 1));
    const town = building({}, 'green', (t) => t.tile('G9', '4', 1));
    town.refuses(lay('G9', '23', 1), '1820:12.3.1-4', 'town').accepts(lay('G9', '848', 1));
  });

  rule('1820:12.3.1-5', 'ground is paid once; but Manchester’s first upgrade costs £40', () => {
    const hill = building({}, 'green', (t) => t.tile('G7', '150', 0).tile('F8', '9', 0));
    expect(hill.does(lay('F8', '24', 0)).money('LSR')).toBe(500);
    const first = from('D8', '57', 1);
    expect(first.does(lay('D6', 'M01', 1)).money('LSR')).toBe(460);
    const again = from('D6', 'M01', 1, 'green');
    expect(again.does(lay('D6', 'M02', 1)).money('LSR')).toBe(460);
    const brown = from('D6', 'M02', 1, 'brown');
    expect(brown.does(lay('D6', 'M03', 0)).money('LSR')).toBe(500);
  });
});

describe('12.3.1.1 Track restrictions', () => {
  rule('1820:12.3.1.1-1', 'a trace leads from a marker to a line of track on the tile, old or new', () => {
    building()
      .refuses(lay('G11', '9', 1), '1820:12.3.1.1-1', 'would not connect')
      .accepts(east);
    // Old track is enough: only the curve that leads there was there before.
    building({}, 'green', (t) => t.tile('G9', '9', 1)).accepts(lay('G9', '20', 1));
  });

  rule('1820:12.3.1.1-1', 'crossing no hexagon edge twice', () => {
    // From G9 the line goes east, round a loop and back, and only so to the north-west.
    const loop = building({}, 'green', (t) =>
      t.tile('G9', '23', 1).tile('G11', '24', 1).tile('G13', '7', 1).tile('F12', '7', 5),
    );
    loop.refuses(lay('F8', '9', 2), '1820:12.3.1.1-1', 'twice').accepts(lay('G5', '9', 1));
  });

  rule('1820:12.3.1.1-2', 'not through a city that others fill, British Rail among them', () => {
    const beyond = lay('G11', '9', 1);
    const city = (prepare: (t: Table) => Table) => building({}, 'yellow', (t) => prepare(t.tile('G9', '57', 1)));
    city(rival('G9')).refuses(beyond, '1820:12.3.1.1-2', 'block');
    city((t) => t.station('BR', 'G9')).refuses(beyond, '1820:12.3.1.1-2');
    city((t) => t).accepts(beyond);
    city((t) => t.tile('G9', '14', 1).station('BR', 'G9')).accepts(beyond);
    building(
      {
        stations: [
          ['G7', 0],
          ['G9', 0],
        ],
      },
      'yellow',
      (t) => t.tile('G9', '57', 1),
    ).accepts(beyond);
  });

  rule('1820:Q78', 'a trace ends in London, at ports and off-boards', () => {
    // A marker on the west side of London; the tile in L12 is joined to its north-west side.
    const london = from('M11', '57', 1, 'yellow', (t) => t.tile('L12', '9', 2));
    london.refuses(lay('K11', '9', 2), '1820:12.3.1.1-1').accepts(lay('M9', '9', 1));
    const inside = building({ stations: [['M13', 1]] }, 'yellow', (t) => t.tile('L12', '9', 2));
    inside.accepts(lay('K11', '9', 2)).refuses(lay('M11', '9', 1), '1820:12.3.1.1-1');
    // Cardiff has spikes to I3 and to K3.
    const cardiff = from('K3', '57', 2, 'yellow', (t) => t.tile('J4', '9', 1));
    cardiff.refuses(lay('J6', '9', 1), '1820:12.3.1.1-1').accepts(lay('L4', '9', 2));
  });

  rule('1820:12.3.1.1-4', 'no track runs off the map', () => {
    from('B14', '57', 1)
      .refuses(lay('B16', '9', 1), '1820:12.3.1.1-4', 'map')
      .accepts(lay('B16', '7', 0));
  });

  rule('1820:12.3.5-5', 'all that joins a city to edges is kept', () => {
    building({}, 'green')
      .refuses(lay('G7', '179', 0), '1820:12.3.5-5', 'city')
      .accepts(lay('G7', '179', 1));
  });

  rule('1820:12.3.1.1-3', 'all connections that lie there are kept, whatever their shape', () => {
    const t = building({}, 'green', (one) => one.tile('G9', '9', 1));
    t.refuses(lay('G9', '23', 0), '1820:12.3.1.1-3', 'keep all the existing track')
      .accepts(lay('G9', '23', 1))
      .accepts(lay('G9', '20', 1));
  });
});

describe('12.3.2 to 12.3.4: plain tiles, cities and towns', () => {
  rule('1820:12.3.2-1', 'plain tiles on any rural hex', () => {
    from('C13', '57', 1).refuses(lay('C15', '9', 1), '1820:12.3.2-1', 'city');
    for (const [tile, rotation] of [
      ['7', 1],
      ['8', 1],
      ['9', 1],
    ] as const)
      building().accepts(lay('G9', tile, rotation));
  });

  rule('1820:12.3.3.1-1', 'small cities on the four hexes named, on no other printed city', () => {
    from('G9', '57', 1, 'yellow')
      .refuses(lay('G7', '57', 1), '1820:12.3.3.1-1')
      .accepts(lay('G7', '150', 1));
  });

  rule('1820:12.3.3.2-1', 'big cities on hexes marked B, and not in Preston or Margate', () => {
    from('B8', '57', 1)
      .refuses(lay('B6', '150', 1), '1820:12.3.3.2-1')
      .accepts(lay('B6', '57', 1));
  });

  rule('1820:12.3.4-1', 'towns on rural hexes that have no town tile beside them', () => {
    const t = building({}, 'yellow', (one) => one.tile('H10', '4', 1));
    t.refuses(lay('G9', '4', 1), '1820:12.3.4-1', 'H10').accepts(lay('G5', '4', 1));
    from('C13', '57', 1).refuses(lay('C15', '4', 1), '1820:12.3.4-1', 'rural');
  });

  rule('1820:12.3.4-2', 'no town next to London', () => {
    from('L10', '57', 1)
      .refuses(lay('L12', '4', 1), '1820:12.3.4-2', 'London')
      .accepts(lay('L12', '9', 1));
    from('L6', '57', 1).accepts(lay('L8', '4', 1));
  });
});

describe('12.3.5 Upgrading track', () => {
  const plain = (colour: string, tile: string, rotation = 1) =>
    building({}, colour, (t) => t.tile('G9', tile, rotation));

  rule('1820:12.3.5-1', '1820:5-10', 'green tiles from green phase on', () => {
    plain('yellow', '9').refuses(lay('G9', '23', 1), '1820:12.3.5-1', 'yellow phase');
    for (const colour of ['green', 'blue', 'gray']) plain(colour, '9').accepts(lay('G9', '23', 1));
  });

  rule('1820:12.3.5-2', '1820:5-10', 'brown tiles from brown phase on, not in blue', () => {
    const brown = lay('G9', '41', 1);
    for (const colour of ['green', 'blue']) plain(colour, '23').refuses(brown, '1820:12.3.5-2', colour);
    for (const colour of ['brown', 'red']) plain(colour, '23').accepts(brown);
  });

  rule('1820:12.3.5-3', '1820:5-10', 'gray tiles in gray phase only', () => {
    const big = (colour: string) => from('G7', '198', 0, colour);
    const gray = lay('G7', '290', 1);
    for (const colour of ['brown', 'red']) big(colour).refuses(gray, '1820:12.3.5-3', colour);
    big('gray').accepts(gray);
  });

  rule('1820:12.3.5-6', 'not the tile that the company has placed or upgraded in this round', () => {
    const t = building({}, 'green').does(east);
    t.refuses(lay('G9', '23', 1), '1820:12.3.5-6', 'G9').accepts(lay('G7', '179', 1));
    const again = from('G7', '150', 1, 'brown').does(lay('G7', '179', 1));
    again.refuses(lay('G7', '198', 1), '1820:12.3.5-6', 'Birmingham').accepts(east);
  });

  rule('1820:12.3.5-7', 'markers move to the matching city of the new tile', () => {
    // The first city of the yellow tile has its lines at 2 and 5; the second has none yet.
    const t = building({ stations: [['C11', 1]] }, 'green', (one) =>
      rival('C11')(one.tile('C11', '802', 2)).tile('B10', '57', 2),
    );
    const found = t.choices('layTile').filter(({ fields }) => fields['hex'] === 'C11');
    expect(found.map(({ fields }) => fields['tile'])).toEqual(['66', '67', '68']);
    t.does(lay('C11', '66', 2));
    // 66 so turned has its first city at 2 and 5.
    expect([t.s.stations['N&PR'], t.s.stations['LSR']]).toEqual([[{ hex: 'C11', node: 0 }], [{ hex: 'C11', node: 1 }]]);
    const turned = building({ stations: [['C11', 1]] }, 'green', (one) => rival('C11')(one.tile('C11', '802', 2)));
    turned.does(lay('C11', '68', 0));
    expect(turned.s.stations['LSR']).toEqual([{ hex: 'C11', node: 1 }]);
  });

  rule('1820:12.3.5-7', 'in Manchester the cities follow their edges, and the town becomes a city’s', () => {
    const t = building({ stations: [['D6', 0]] }, 'green', (one) =>
      one.tile('D6', 'M01', 0).company('N&PR', { shares: { player3: 4 }, stations: [['D6', 1]] }),
    );
    t.does(lay('D6', 'M02', 0));
    // The lines at 2 and 5 belong to the third city of the green tile, those at 0 and 3 to the second.
    expect([t.s.stations['LSR'], t.s.stations['N&PR']]).toEqual([[{ hex: 'D6', node: 2 }], [{ hex: 'D6', node: 1 }]]);
  });
});
