import { describe, expect } from 'vitest';
import { runs } from '../routes.ts';
import { rule } from '../rule.ts';
import { ANTWERPEN, on, ROERMOND, RUHR, running, SHORT, toTheRuhr, WEERT } from './line.ts';
import type { Table } from './table.ts';

const earns = (t: Table, ...ways: Parameters<typeof runs>): unknown => t.does(runs(...ways)).top['revenue'];

/** Lines that cross in L15, with a tile of four edges: Weert to Roermond, and Venlo to Eindhoven. */
const crossing = (t: Table, tile: string, rotation: number): Table =>
  t.tile('L15', tile, rotation).tile('K16', '5', 0).tile('K14', '8', 5).tile('K12', 'LO212', 0);
const ACROSS = 'K16:n0 L15 K14 K12:n1';

describe('16.2 Route definition', () => {
  rule('1839:16.2-1', '1839:Q42', '1839:12-18', 'two cities or towns at least, and an off-board is neither', () => {
    const t = running(['2-1'], { phase: 'light red' });
    t.refuses(runs(on('2-1', 'L17:n0 L19:n0')), '1839:16.2-1').accepts(runs(on('2-1', SHORT, 'L19:n0')));
  });

  rule('1839:16.2-2', '1839:16.2-5', 'it begins and ends at a town, a city or, for a Major, an off-board', () => {
    const t = running(['3-1'], { stations: [['L13', 0]] });
    t.accepts(runs(on('3-1', 'M10:n0', WEERT))).accepts(runs(on('3-1', SHORT)));
    t.accepts(runs(on('3-1', ANTWERPEN, WEERT))).accepts(runs(on('3-1', ANTWERPEN, WEERT, ROERMOND, 'L19:n0')));
  });

  rule('1839:12-19', 'along one continuous line of track', () => {
    const t = running(['2-1']).accepts(runs(on('2-1', SHORT)));
    const [whole] = t.best().routes;
    t.refuses(runs({ ...whole!, path: ['L13:n0', 'L17:n0'] }), '1839:12-19');
  });

  rule('1839:16.2-3', 'with a city that holds a marker of the company', () => {
    running(['2-1'])
      .refuses(runs(on('2-1', 'M10:n0', WEERT)), '1839:16.2-3')
      .accepts(runs(on('2-1', SHORT)));
  });

  rule('1839:16.2-4', '1839:Q45', 'through a city with an open place, reserved or not', () => {
    const reservations = [{ owner: 'NBDS', hexes: ['L13'] }];
    const t = running(['3-1'], {}, (u) => u.ext({ reservations }));
    expect(earns(t, on('3-1', 'M10:n0', WEERT, ROERMOND))).toBe(50);
  });

  rule('1839:16.2-6', '1839:16.2-7', 'both cities of one hexagon, and separate lines of one tile', () => {
    // From Tilburg round to Eindhoven.
    const t = running(['3-1'], { stations: [['K12', 0]], phase: 'light green' }, (u) =>
      u.tile('K12', 'LO212', 0).tile('J11', '7', 4).tile('J13', '8', 5).tile('K14', '7', 1),
    );
    expect(earns(t, on('3-1', 'K12:n0 J11 J13 K14 K12:n1'))).toBe(100);
    const bridge = running(
      ['2-1', '2-2'],
      {
        stations: [
          ['L13', 0],
          ['K16', 0],
        ],
      },
      (u) => crossing(u, '18', 1),
    );
    bridge.accepts(runs(on('2-1', SHORT), on('2-2', ACROSS)));
  });

  rule('1839:16.2-8', '1839:16.2-18', 'routes meet in a junction or a city on separate sections of track', () => {
    const t = running(
      ['2-1', '2-2'],
      {
        stations: [
          ['L13', 0],
          ['K16', 0],
        ],
      },
      (u) => crossing(u, '545', 1),
    );
    t.accepts(runs(on('2-1', SHORT), on('2-2', ACROSS)));
    const city = running(['2-1', '2-2'], {}, toTheRuhr);
    city.accepts(runs(on('2-1', SHORT), on('2-2', 'K16:n0 L17:n0')));
  });

  rule('1839:16.2-9', 'in and out of a city in any direction', () => {
    const t = running(['3+-1'], { phase: 'light green' }, toTheRuhr);
    t.accepts(runs(on('3+-1', 'K16:n0 L17:n0 L19:n0'))).accepts(runs(on('3+-1', SHORT, 'K16:n0')));
  });

  rule('1839:16.2-10', '1839:16.2-11', 'no hexagon edge and no piece of track twice', () => {
    const t = running(['7-1'], { phase: 'purple' });
    t.accepts(runs(on('7-1', 'M10:n0', WEERT, ROERMOND)));
    const back = { train: '7-1', path: ['L13:n0', 'L15/1', 'L13:n0'] };
    t.refuses(runs(back), '1839:16.2-11');
    t.refuses(runs({ train: '7-1', path: [...on('7-1', SHORT).path, 'L17/1', 'L15/1', 'L13:n0'] }), '1839:16.2-10');
  });

  rule('1839:16.2-12', 'not through a full city, though it may end there; a Local passes the government', () => {
    const full = (owner: string, company = 'AMS', price = 67) =>
      running(['3-1'], { company, price, stations: [['L17', 0]] }, (t) => t.station(owner, 'L13'));
    const through = runs(on('3-1', 'M10:n0', WEERT, ROERMOND));
    for (const owner of ['NBDS', 'government'])
      full(owner)
        .refuses(through, '1839:16.2-12', 'Weert')
        .accepts(runs(on('3-1', SHORT)));
    full('NBDS', 'L1', 31).refuses(through, '1839:16.2-12');
    full('government', 'L1', 31).accepts(through);
  });

  rule(
    '1839:16.2-13',
    '1839:8.3.2.3-8',
    '1839:Q33',
    'a marker that was swapped in this operation neither counts nor opens its city',
    () => {
      const stations = [
        ['L17', 0],
        ['L13', 0],
      ] as const;
      const t = running(['3-1'], { stations });
      t.accepts(runs(on('3-1', 'M10:n0', WEERT))).accepts(runs(on('3-1', 'M10:n0', WEERT, ROERMOND)));
      t.operating('AMS', 'run', { swapped: { hex: 'L13', node: 0 } }, { indicated: null });
      t.refuses(runs(on('3-1', 'M10:n0', WEERT)), '1839:8.3.2.3-8');
      t.refuses(runs(on('3-1', 'M10:n0', WEERT, ROERMOND)), '1839:16.2-12');
    },
  );

  rule('1839:16.2-14', 'no place twice', () => {
    const t = running(['7-1'], { phase: 'purple' }, (u) =>
      u.tile('L17', '15', 1).tile('K16', '5', 5).tile('L15', '7', 3),
    );
    t.accepts(runs(on('7-1', 'L17:n0 K16:n0'))).accepts(runs(on('7-1', 'K16:n0 L15 L17:n0')));
    t.refuses(runs(on('7-1', 'L17:n0 K16:n0 L15 L17:n0')), '1839:16.2-14', 'Roermond');
  });

  rule('1839:16.2-15', 'the off-boards at the ends differ in colour', () => {
    const t = running(['3+-1'], { phase: 'light red' }, toTheRuhr);
    t.refuses(runs(on('3+-1', 'K18:n0 K16:n0 L17:n0 L19:n0')), '1839:16.2-15', 'black');
    t.accepts(runs(on('3+-1', ANTWERPEN, WEERT, ROERMOND, RUHR)));
  });

  rule('1839:16.2-17', '1839:Q46', 'no two routes share track, “R” trains neither', () => {
    const t = running(['4+-1', 'R5-1'], { phase: 'light brown' });
    t.refuses(runs(on('4+-1', SHORT), on('R5-1', SHORT)), '1839:16.2-17');
    const near = running(['4+-1', 'R5-1'], { phase: 'light brown' }, toTheRuhr);
    near.accepts(runs(on('4+-1', SHORT), on('R5-1', 'K16:n0 L17:n0')));
  });

  rule('1839:16.2-16', 'no route crosses a red barrier before light red phase', () => {
    const way = on('2-1', 'G10:n1 G12 F13:n0');
    const at = (phase: string) => running(['2-1'], { phase, stations: [['G10', 1]] }, (t) => t.tile('G10', 'A425', 0));
    at('dark brown').refuses(runs(way), '1839:16.2-16');
    at('light red').accepts(runs(way));
    expect([at('dark brown').asks, at('light red').asks]).toEqual(['run/AMS', 'run/AMS']);
  });

  rule('1839:16.2-19', 'an off-board is an end: not in by one triangle and out by another', () => {
    const t = running(['7-1'], { phase: 'purple', stations: [['L13', 0]] }, (u) =>
      u.tile('K8', 'B13', 1).tile('K10', '7', 0),
    );
    t.accepts(runs(on('7-1', ANTWERPEN, WEERT)));
    const through = { train: '7-1', path: ['L7:n0', 'L9/1', 'L9:n0', ...on('7-1', ANTWERPEN, WEERT).path.slice(1)] };
    t.refuses(runs(through), '1839:16.2-19', 'Antwerpen');
  });

  rule(
    '1839:14.3.2.2.1-2',
    '1839:14.3.2.2.1-1',
    'a Local runs to no off-board, and the government is not in its way',
    () => {
      const at = (company: string, price: number) =>
        running(['3-1'], { company, price }, (t) => t.station('government', 'L13'));
      at('L1', 31).refuses(runs(on('3-1', SHORT, 'L19:n0')), '1839:14.3.2.2.1-2', 'Mönchengladbach');
      at('L1', 31).accepts(runs(on('3-1', 'M10:n0', WEERT, ROERMOND)));
      at('AMS', 67).accepts(runs(on('3-1', SHORT, 'L19:n0')));
      expect([at('L1', 31).best().revenue, at('AMS', 67).best().revenue]).toEqual([50, 20 + 20 + 10]);
    },
  );
});

describe('16.2 The Ruhrgebied', () => {
  const worth = (train: string, phase: string, ...way: string[]): number =>
    Number(earns(running([train], { phase }, toTheRuhr), on(train, ...way)));

  rule('1839:12-13', 'the largest value on the route, or double the off-board at the other end', () => {
    // Roermond pays ƒ30 and so does the Ruhrgebied; with Antwerpen at the other end it pays twice ƒ30.
    expect(worth('2-1', 'light green', 'L17:n0', RUHR)).toBe(30 + 20 + 30);
    expect(worth('3+-1', 'light green', ANTWERPEN, WEERT, ROERMOND, RUHR)).toBe(30 + 10 + 20 + 30 + 20 + 60);
    expect(running(['2-1'], { phase: 'light green' }, toTheRuhr).best().revenue).toBe(80);
  });

  rule('1839:Q44', 'counted by another train or not, by its value of the phase, and for each train', () => {
    // In brown phases Antwerpen pays ƒ20, and twice that is more than Roermond.
    expect(worth('3+-1', 'light brown', ANTWERPEN, WEERT, ROERMOND, RUHR)).toBe(20 + 10 + 20 + 30 + 20 + 40);
    // A “P” train has one off-board.
    expect(worth('PR2+-1', 'light red', 'L17:n0', RUHR)).toBe(30 + 20 + 30);
    const t = running(['2-1', '2-2'], { phase: 'light green' }, toTheRuhr);
    t.does(runs(on('2-1', SHORT), on('2-2', 'L17:n0', RUHR)));
    // Roermond is counted by the first train, and makes the Ruhrgebied ƒ30 for the second.
    expect(t.top['revenue']).toBe(20 + 30 + 20 + 30);
  });
});
