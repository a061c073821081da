import { describe, expect } from 'vitest';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { type Sketch, Table } from './table.ts';

const pass: Deed = { type: 'pass' };
const place = (hex: string, node = 0, using?: string): Deed => ({
  type: 'placeStation',
  hex,
  node,
  ...(using === undefined ? {} : { using }),
});
const loan: Deed = { type: 'takeLoan', frame: 'operatingTurn/LSR' };
const charter = (t: Table) => t.s.ext.charters['LSR']!;

/** The LSR in its station step: a marker in Birmingham, one on its charter, and track to a city in G11. */
const placing = (sketch: Partial<Sketch> = {}, colour = 'yellow', prepare = (t: Table) => t): Table =>
  prepare(Table.blank().colour(colour).tile('G7', '150', 1).tile('G9', '9', 1).tile('G11', '57', 1))
    .company('LSR', {
      size: 5,
      shares: { player1: 4 },
      cash: 500,
      stations: [['G7', 0]],
      markers: 1,
      trains: ['2+-1'],
      ...sketch,
    })
    .operating('LSR', 'station');
const rival =
  (...stations: (readonly [string, number])[]) =>
  (t: Table) =>
    t.company('N&PR', { shares: { player3: 4 }, stations });

/** From Birmingham eastwards around a loop and back: only so does the track come to a city in F8. */
const loop = (t: Table): Table =>
  t.tile('G9', '23', 1).tile('G11', '24', 1).tile('G13', '7', 1).tile('F12', '7', 5).tile('F8', '57', 2);

describe('7.2.2 Place station marker', () => {
  rule('1820:7.2.2-1', 'one that is on the charter', () => {
    const none = placing({ markers: 0 });
    expect(none.asks).toBe('run/LSR');
    none.refuses(place('G11'), '1820:7.2.2-1', 'unplaced');
    const t = placing({ markers: 2 }).does(place('G11'));
    expect([charter(t).markers, t.s.stations['LSR']]).toEqual([
      1,
      [
        { hex: 'G7', node: 0 },
        { hex: 'G11', node: 0 },
      ],
    ]);
  });

  rule('1820:7.2.2-2', '£40 in yellow phase, then £100, from its treasury to the bank', () => {
    expect(placing({ cash: 40 }).does(place('G11')).money('LSR')).toBe(0);
    expect(placing({}, 'green').does(place('G11')).money('LSR')).toBe(400);
    // A company of ten shares pays £100 in any phase.
    expect(placing({ size: 10 }).does(place('G11')).money('LSR')).toBe(400);
    // It may take a loan for it, and is asked before the step is passed over.
    const poor = placing({ cash: 39 });
    expect(poor.asks).toBe('pause/LSR');
    poor.refuses(place('G11'), '1820:7.2.2-2').does(loan);
    expect(poor.asks).toBe('station/LSR');
    expect(poor.does(place('G11')).money('LSR')).toBe(199);
  });

  rule('1820:7.2.2-2', 'while the step is open, too', () => {
    const t = placing({ shares: { player1: 4, RSCF: 1 }, cash: 30 }, 'yellow', (one) => one.cousin('RSCF', 'player2'));
    expect(t.asks).toBe('station/LSR');
    t.refuses(place('G11'), '1820:7.2.2-2', '£40');
  });

  rule('1820:13.2-2', 'a private company pays it from its director’s cash', () => {
    const t = placing({ size: 1, shares: { player1: 1 } }, 'yellow', (one) => one.cash('player1', 40));
    expect(t.does(place('G11')).money('player1')).toBe(0);
  });

  rule('1820:7.2.2-3', 'in an empty city circle to which its track leads', () => {
    const t = placing({}, 'yellow', (one) => rival(['G11', 0])(one.tile('G13', '57', 1).tile('H8', '57', 2)));
    // Nothing that it gets to is empty.
    expect(t.asks).toBe('run/LSR');
    const two = placing({}, 'green', (one) => rival(['G11', 0])(one.tile('G11', '14', 1).tile('H8', '57', 2)));
    two.refuses(place('H8'), '1820:7.2.2-3', 'No track connects').refuses(place('G9'), '1820:7.2.2-3', 'circle');
    two.refuses(place('G11', 1), '1820:7.2.2-3').accepts(place('G11'));
    const full = placing({}, 'green', (one) =>
      rival(['G11', 0])(one.tile('G11', '14', 1).station('BR', 'G11').tile('G5', '57', 1)),
    );
    full.refuses(place('G11'), '1820:7.2.2-3', 'empty').accepts(place('G5'));
  });

  rule('1820:7.2.2-3', 'crossing no hexagon edge twice', () => {
    const t = placing({}, 'green', (one) => loop(one).tile('G5', '57', 1));
    t.refuses(place('F8'), '1820:7.2.2-3', 'twice').accepts(place('G5'));
  });

  rule('1820:7.2.2-4', 'not past a city that others fill', () => {
    const line = (t: Table) => t.tile('G13', '57', 1).tile('G5', '57', 1);
    placing({}, 'yellow', (t) => rival(['G11', 0])(line(t))).refuses(place('G13'), '1820:7.2.2-4', 'block');
    placing({}, 'yellow', (t) => line(t).station('BR', 'G11')).refuses(place('G13'), '1820:7.2.2-4');
    placing({}, 'yellow', line).accepts(place('G13'));
  });

  rule(
    '1820:7.2.2-3',
    '1820:7.2.2-4',
    'that is said, too, where there is no circle at all and nothing is asked',
    () => {
      const full = placing({}, 'yellow', (t) => rival(['G11', 0])(t.tile('G13', '57', 1)));
      expect(full.asks).toBe('run/LSR');
      full.refuses(place('G11'), '1820:7.2.2-3', 'no empty').refuses(place('G13'), '1820:7.2.2-4', 'block');
      const lone = placing({}, 'yellow', (t) => rival(['G11', 0])(t.tile('H8', '57', 2)));
      lone.refuses(place('H8'), '1820:7.2.2-3', 'No track connects');
      const turning = placing({}, 'green', (t) => loop(t));
      expect(turning.asks).toBe('run/LSR');
      turning.refuses(place('F8'), '1820:7.2.2-3', 'twice');
      // Who has passed it over has done so.
      const open = placing({}, 'yellow', (t) => t.tile('G13', '57', 1)).accepts(place('G13'));
      open.does(pass).refuses(place('G13'), '1820:7.2-1', 'A turn goes');
    },
  );

  rule('1820:7.2.2-5', 'one in an Operating Round', () => {
    const t = placing({ markers: 2 }, 'yellow', (one) => one.tile('G5', '57', 1))
      .accepts(place('G5'))
      .does(place('G11'));
    expect(t.asks).toBe('run/LSR');
    t.refuses(place('G5'), '1820:7.2.2-5', 'already placed');
    expect(placing().does(pass).asks).toBe('run/LSR');
  });

  rule(
    '1820:7.2.2-6',
    '1820:13.5-2',
    'a second one in a hex makes the first British Rail’s, and it returns to the charter',
    () => {
      const t = placing({ stations: [['G11', 0]] }, 'green', (one) => one.tile('G11', '14', 1));
      t.does(place('G11'));
      expect([t.s.stations['LSR'], t.s.stations['BR'], charter(t).markers, t.money('LSR')]).toEqual([
        [{ hex: 'G11', node: 0 }],
        [{ hex: 'G11', node: 0 }],
        1,
        400,
      ]);
      // In the other city of an OO tile, to which a loop of track leads.
      const loop = placing({ stations: [['C11', 1]] }, 'green', (one) =>
        one.tile('C11', '54', 0).tile('B10', '7', 5).tile('C9', '7', 3),
      );
      loop.does(place('C11', 0));
      expect([loop.s.stations['LSR'], loop.s.stations['BR']]).toEqual([
        [{ hex: 'C11', node: 0 }],
        [{ hex: 'C11', node: 1 }],
      ]);
    },
  );

  rule('1820:Q59', 'one marker of a company in London: a further one replaces the older', () => {
    const t = placing(
      {
        stations: [
          ['M13', 0],
          ['L12', 0],
        ],
      },
      'yellow',
      (one) => one.tile('L12', '5', 0),
    );
    expect(t.choices('placeStation').map(({ fields }) => [fields['hex'], fields['node']])).toEqual([['M13', 1]]);
    t.does(place('M13', 1));
    expect([t.s.stations['LSR'], t.s.stations['BR']]).toEqual([
      [
        { hex: 'L12', node: 0 },
        { hex: 'M13', node: 1 },
      ],
      [{ hex: 'M13', node: 0 }],
    ]);
  });

  rule('1820:Q53', '40 markers of British Rail and 40 loans are no limit', () => {
    const cities = ['14', '15', '38'].flatMap((tile) => Array.from({ length: 7 }, () => tile));
    const hexes = ['I3', 'I5', 'I7', 'I9', 'I11', 'I13', 'I15', 'I17', 'I19', 'I21', 'J4', 'J6', 'J8', 'J10', 'J12'];
    hexes.push('J14', 'J16', 'J18', 'J20', 'J22');
    const t = placing({ stations: [['G11', 0]] }, 'green', (one) => {
      for (const [at, hex] of hexes.entries()) one.tile(hex, cities[at]!, 0).station('BR', hex).station('BR', hex);
      one.company('N&PR', { size: 50, shares: { player3: 50 }, loans: 40 });
      return one.tile('G11', '14', 1);
    });
    expect(t.s.stations['BR']).toHaveLength(40);
    t.does(loan).does(place('G11'));
    expect([t.s.stations['BR']!.length, charter(t).loans]).toEqual([41, 1]);
  });
});

describe('14.3.2 Robert Stephenson & Charles Fox', () => {
  const free = place('G11', 0, 'RSCF');
  const invested = (shares: number, freeMarkers = 0, sketch: Partial<Sketch> = {}) =>
    placing({ size: 20, shares: { player1: 8, RSCF: shares }, freeMarkers, cash: 0, ...sketch }, 'yellow', (t) =>
      t.cousin('RSCF', 'player2'),
    );

  rule('1820:14.3.2-1', '1820:14.3.2-4', 'an investment places a marker for nothing, and the cousin earns £50', () => {
    const t = invested(1).does(free);
    expect([t.money('LSR'), t.money('RSCF'), charter(t).freeMarkers, charter(t).markers]).toEqual([0, 50, 1, 0]);
    // Its director may pay for it instead.
    const paid = invested(1, 0, { cash: 100 }).does(place('G11'));
    expect([paid.money('LSR'), paid.money('RSCF'), charter(paid).freeMarkers]).toEqual([0, 0, 0]);
  });

  rule('1820:14.3.2-2', '1820:Q65', 'one in a game with one share held, a second with two, a third with three', () => {
    for (const used of [1, 2, 3])
      invested(used, used, { cash: 100 })
        .refuses(free, '1820:14.3.2-2', 'has used its free markers')
        .accepts(place('G11'));
    for (const used of [0, 1, 2]) invested(used + 1, used).accepts(free);
    invested(5, 3, { cash: 100 }).refuses(free, '1820:14.3.2-2', 'three at most');
    // Used ones stay used.
    invested(1, 2, { cash: 100 }).refuses(free, '1820:14.3.2-2');
    // And one in an Operating Round is all, free or not.
    invested(3, 0, { markers: 2, cash: 100 }).does(free).refuses(free, '1820:7.2.2-5');
  });

  rule('1820:14.1-9', 'only public companies of which the cousin holds shares', () => {
    const none = placing({ size: 10, shares: { player1: 4 }, cash: 100 }, 'yellow', (t) => t.cousin('RSCF', 'player1'));
    none.refuses(free, '1820:14.1-9').accepts(place('G11'));
    expect(none.choices('placeStation').map(({ fields }) => fields['using'])).toEqual([undefined]);
    expect(
      invested(1, 0, { cash: 100 })
        .choices('placeStation')
        .map(({ fields }) => fields['using']),
    ).toEqual([undefined, 'RSCF']);
  });
});

describe('14.1 Cousin overview', () => {
  rule('1820:14.1-4', 'a company that a cousin directs builds nothing, places no marker and takes no loans', () => {
    const led = placing({ shares: { BI: 4 } }, 'yellow', (t) => t.cousin('BI', 'player2')).operating('LSR', 'track');
    expect([led.asks, led.who]).toEqual(['run/LSR', ['player2']]);
    led.refuses({ type: 'layTile', hex: 'G5', tile: '9', rotation: 1 }, '1820:14.1-4', 'No player directs');
    led.refuses(place('G11'), '1820:14.1-4').refuses(loan, '1820:17.1-3');
    placing().operating('LSR', 'track').accepts({ type: 'layTile', hex: 'G5', tile: '9', rotation: 1 });
  });
});
