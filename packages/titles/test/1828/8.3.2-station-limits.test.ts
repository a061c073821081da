import { apply } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { material } from '../../src/1828/material.ts';
import { route, runs } from '../routes.ts';
import { rule } from '../rule.ts';
import { line, onLine, withMarkers } from './line.ts';
import { buyPrivate } from './privates.ts';
import { Table } from './table.ts';

const place = (hex: string, node = 0) => ({ type: 'placeStation', hex, node });
const pass = { type: 'pass' };
const chooseHome = (node: number) => ({ type: 'chooseHome', node });

/** The PRR in Altoona may place a marker along the line. */
const placing = (): Table => onLine('station', { cash: 300 });

describe('8.3.2 Place station marker: the limits', () => {
  rule('1828:8.3.2-8', 'one marker is placed in an operating round', () => {
    const t = placing().does(place('H12'));
    t.refuses({ ...place('H20'), frame: 'station/PRR' }, '1828:8.3.2-8');
    t.operate('PRR', 'station').accepts(place('H20'));
  });

  rule('1828:8.3.2-8', 'a home station does not count', () => {
    const t = line()
      .company('PRR', { shares: { player1: 6 }, cash: 300 })
      .operate('PRR', 'home');
    expect(t.s.stations['PRR']).toEqual([{ hex: 'H16', node: 0 }]);
    t.does(pass).does(place('H12'));
    t.refuses({ ...place('H20'), frame: 'station/PRR' }, '1828:8.3.2-8');
  });

  rule('1828:8.3.2-8', 'the marker in Peterborough is the one of the round', () => {
    const buys = (answer: string) =>
      onLine('track', { cash: 300 })
        .private('C&P', 'player2')
        .operate('PRR', 'track')
        .does(buyPrivate('PRR', 'C&P', 80))
        .does({ type: 'accept' })
        .does({ type: answer })
        .does(pass);
    buys('pass').accepts(place('H12'));
    buys('replaceStation').refuses({ ...place('H12'), frame: 'station/PRR' }, '1828:8.3.2-8');
  });

  rule('1828:8.3.2-9', 'no second marker in the same hexagon, not even in its other city', () => {
    // Trenton is reached from Newark.
    const trenton = (...more: (readonly [string, number])[]) =>
      line()
        .tile('H22', '59', 1)
        .company('PRR', { shares: { player1: 6 }, cash: 300, stations: [['H16', 0], ['G23', 0], ...more] })
        .operate('PRR', 'station');
    trenton().accepts(place('H22', 1));
    trenton(['H22', 0]).refuses(place('H22', 1), '1828:8.3.2-9').accepts(place('H12'));
    // Altoona is its home; Lancaster has two places.
    const two = onLine('station', {
      cash: 300,
      stations: [
        ['H16', 0],
        ['H20', 0],
      ],
    });
    two.refuses(place('H20'), '1828:8.3.2-9').accepts(place('H12'));
  });

  rule('1828:8.3.2-10', 'the last free circle of a home waits for its company', () => {
    placing().accepts(place('H8')).refuses(place('H6'), '1828:8.3.2-10');
    const green = placing().tile('H6', '14', 1).operate('PRR', 'station').accepts(place('H6'));
    withMarkers(green, 'H6', ['NYC']).operate('PRR', 'station').refuses(place('H6'), '1828:8.3.2-10');
  });

  rule('1828:8.3.2-10', 'it is free for all as soon as that company has placed its home, not before', () => {
    const wab = (home: boolean) =>
      placing()
        .tile('H6', '14', 1)
        .company('WAB', { shares: { player2: 6 }, stations: home ? [['H6', 0]] : [] });
    wab(true).operate('PRR', 'station').accepts(place('H6'));
    withMarkers(wab(false), 'H6', ['NYC']).operate('PRR', 'station').refuses(place('H6'), '1828:8.3.2-10');
    const waits = wab(false);
    waits.operate('PRR', 'station').does(place('H6'));
    expect(waits.operate('WAB', 'home').s.stations['WAB']).toEqual([{ hex: 'H6', node: 0 }]);
  });

  rule(
    '1828:Q23',
    '1828:8.3.2-10',
    'in New York it is the circle of the city itself that is kept, not one in Newark',
    () => {
      // The B&M reaches Newark from Trenton, and New York from Providence.
      const t = Table.blank()
        .phase('green')
        .tile('H22', '59', 1)
        .tile('F24', '1', 0)
        .tile('F26', '57', 1)
        .company('B&M', {
          shares: { player1: 6 },
          cash: 300,
          stations: [
            ['E27', 0],
            ['H22', 1],
            ['F26', 0],
          ],
        })
        .operate('B&M', 'station');
      t.refuses(place('G23', 1), '1828:8.3.2-10').does(place('G23', 0));
      t.company('NYH', { shares: { player2: 6 } }).operate('NYH', 'home');
      expect(t.s.stations['NYH']).toEqual([{ hex: 'G23', node: 1 }]);
    },
  );

  rule('1828:8.3.2-12', 'no marker is placed in the Virginia Coalfields', () => {
    const t = line()
      .company('C&O', { shares: { player1: 6 }, cash: 300, coal: 1, stations: [['K15', 0]] })
      .operate('C&O', 'station');
    t.accepts(place('J18')).refuses(place('K11'), '1828:8.3.2-12');
  });
});

/** The NYC in Rochester can build on Buffalo/Dunkirk next to E17; its green tile has one end at E17, one at F14. */
const buffalo = (): Table =>
  Table.blank()
    .phase('green')
    .tile('E17', '8', 1)
    .tile('D20', '9', 1)
    .tile('D22', '9', 1)
    .company('NYC', { shares: { player1: 6 }, cash: 300, stations: [['D18', 0]] });
const layBuffalo = { type: 'layTile', hex: 'E15', tile: '59', rotation: 4 };
const erieShares = (count: number) => ({ shares: { player2: count } });
const kept = (t: Table): string[] => t.s.ext.homes.filter(({ owner }) => owner === 'ERIE').map(({ hex }) => hex);

describe('8.3.2 Place station marker: Buffalo/Dunkirk', () => {
  rule('1828:8.3.2-11', 'nobody places a marker there before the ERIE has placed its home', () => {
    const t = buffalo().tile('E15', '59', 4);
    t.operate('NYC', 'station').accepts(place('D24')).refuses(place('E15', 0), '1828:8.3.2-11');
    t.company('ERIE', { ...erieShares(6), stations: [['E15', 1]] });
    t.operate('NYC', 'station').accepts(place('E15', 0));
  });

  rule('1828:Q24', 'an ERIE that operates before lies in the hexagon and may lay the tile from there', () => {
    const t = buffalo()
      .company('ERIE', { ...erieShares(6), cash: 300 })
      .operate('ERIE', 'home');
    expect([t.asks, t.s.stations['ERIE'], kept(t)]).toEqual(['track/ERIE', [], ['E15']]);
    t.does(layBuffalo);
    expect([t.asks, t.who]).toEqual(['home/ERIE', ['player2']]);
    t.does(chooseHome(1));
    expect([t.s.stations['ERIE'], kept(t)]).toEqual([[{ hex: 'E15', node: 1 }], []]);
    expect(t.money('ERIE')).toBe(300);
  });

  rule('1828:Q24', 'no matter who lays the tile, the director of a floated ERIE picks the circle at once', () => {
    const t = buffalo().company('ERIE', erieShares(6)).operate('NYC', 'track').does(layBuffalo);
    expect([t.asks, t.who]).toEqual(['home/ERIE', ['player2']]);
    t.does(chooseHome(0));
    expect([t.s.stations['ERIE'], t.asks]).toEqual([[{ hex: 'E15', node: 0 }], 'station/NYC']);
    t.refuses(place('E15', 0), '1828:8.3.2-3');
  });

  rule(
    '1828:Q24',
    '1828:8.3.2-11',
    'one that has not floated picks when it first operates; till then nobody comes',
    () => {
      const t = buffalo().company('ERIE', erieShares(5)).operate('NYC', 'track').does(layBuffalo);
      expect([t.asks, kept(t)]).toEqual(['station/NYC', ['E15']]);
      t.refuses(place('E15', 0), '1828:8.3.2-11').accepts(place('D24'));
      t.company('ERIE', erieShares(6)).operate('ERIE', 'home');
      expect(t.asks).toBe('home/ERIE');
      t.does(chooseHome(1));
      expect(t.s.stations['ERIE']).toEqual([{ hex: 'E15', node: 1 }]);
    },
  );

  rule('1828:Q24', 'the blocking markers of purple phase fill both circles', () => {
    const t = buffalo().tile('E15', '59', 4).phase('purple');
    t.ext({ stockRound: 3, operatingRound: 3, sets: [1, 2, 3] }).frames({ kind: 'course' });
    t.operate('NYC', 'station').accepts(place('D24'));
    t.refuses(place('E15', 0), '1828:8.3.2-3').refuses(place('E15', 1), '1828:8.3.2-3');
  });
});

describe('8.3.2 Place station marker: the offer', () => {
  test('whatever place is tried, it is answered, and just what is offered is accepted', () => {
    const t = withMarkers(placing().tile('H22', '59', 1), 'H12', ['NYC']).operate('PRR', 'station');
    const spots = material.board.ids.flatMap((hex) => [place(hex, 0), place(hex, 1)]);
    const accepted = spots.filter((spot) => {
      const result = apply(t.title, t.s, t.action(spot));
      if (!result.ok) expect(result.refusal.rule).toMatch(/^1828:8\.3\.2-(3|4|9|10|11|12)$/);
      return result.ok;
    });
    // Not Pittsburgh, which the NYC fills, and what lies behind it, nor the homes of the B&O and the C&O.
    expect(accepted).toEqual([place('H20'), place('H22'), place('J18')]);
    const offered = t.choices('placeStation').map(({ type, fields }) => ({ type, ...fields }));
    expect(offered).toEqual(accepted);
  });
});

describe('8.3.2 Place station marker: Canada', () => {
  /** Barrie, reached from A13 alone, and Ottawa, reached from A15. */
  const canada = (company: string, station: readonly [string, number]): Table =>
    Table.blank()
      .tile('B14', '57', 2)
      .tile('B16', '8', 2)
      .tile('B18', '9', 1)
      .tile('B20', '57', 1)
      .company(company, { shares: { player1: 6 }, cash: 300, stations: [station] })
      .operate(company, 'station');

  rule('1828:Q26', '1828:8.3.2-3', 'the OS&H traces its way from both hexagons; for others Canada is an end', () => {
    canada('OS&H', ['A15', 0]).accepts(place('B14')).accepts(place('B20'));
    const guest = canada('CPR', ['B20', 0]).station('CPR', 'D18').tile('D20', '9', 1).tile('D22', '9', 1);
    guest.operate('CPR', 'station').accepts(place('D24')).refuses(place('B14'), '1828:8.3.2-3');
  });
});

describe('Blocking markers on the map', () => {
  /** The first stock round of purple phase has begun; the NW and the OS&H have never been parred. */
  const purple = (station: readonly [string, number]): Table =>
    Table.blank()
      .phase('purple')
      .tile('B14', '15', 1)
      .tile('K15', '57', 1)
      .tile('K17', '9', 1)
      .company('C&O', { shares: { player1: 6 }, trains: ['D-1'], stations: [['K15', 0], station] })
      .ext({ stockRound: 3, operatingRound: 3, sets: [1, 2, 3] })
      .frames({ kind: 'course' })
      .operate('C&O', 'run');
  const run = (way: string) => runs(route('D-1', way));

  rule('1828:Q25', 'a home filled by one is an end of routes', () => {
    const t = purple(['J18', 0]).accepts(run('K15:n0 K17 K19:n0'));
    t.refuses(run('K15:n0 K17 K19:n0 L18:n0'), '1828:15.2-5');
    expect(t.best().revenue).toBe(20 + 40);
  });

  rule('1828:Q25', 'the one on Canada changes nothing', () => {
    const t = purple(['B14', 0]);
    expect(t.s.stations['blocking']).toContainEqual({ hex: 'A15', node: 0 });
    t.does(run('B14:n0 A15:n0'));
    expect(t.top['revenue']).toBe(30 + 50);
  });
});
