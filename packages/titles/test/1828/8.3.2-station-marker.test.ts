import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { line, onLine, withMarkers } from './line.ts';
import { buyPrivate } from './privates.ts';
import type { Table } from './table.ts';

const place = (hex: string, node = 0) => ({ type: 'placeStation', hex, node });
/** The same, tried when the step is not asked for. */
const late = (hex: string, company = 'PRR') => ({ ...place(hex), by: 'player1', frame: `station/${company}` });

/** The PRR in Altoona may place a marker along the line. */
const placing = (cash = 300): Table => onLine('station', { cash });

/** The marker in Altoona and these; four are all that the PRR has. */
const standing = (...hexes: string[]): Table =>
  onLine('station', { cash: 300, stations: [['H16', 0], ...hexes.map((hex) => [hex, 0] as const)] });

describe('8.3.2 Place station marker: the conditions', () => {
  rule('1828:8.3.2-1', 'a marker must be left on the charter', () => {
    const three = standing('H20', 'J18').accepts(place('H12')).does(place('H8'));
    expect(three.s.stations['PRR']!.length).toBe(4);
    const four = standing('H20', 'J18', 'H12');
    expect(four.asks).toBe('pause/PRR');
    four.refuses(late('H8'), '1828:8.3.2-1').does({ type: 'pass' });
    expect(four.asks).toBe('trains/PRR');
    four.refuses(late('H8'), '1828:8.3.2-1');
  });

  rule('1828:8.3.2-1', 'the marker of a home that is still to come is not to be placed elsewhere', () => {
    // Three markers has the ERIE, and no tile lies in Buffalo/Dunkirk yet.
    const erie = (...hexes: string[]) =>
      line()
        .company('ERIE', { shares: { player1: 6 }, cash: 300, stations: hexes.map((hex) => [hex, 0] as const) })
        .operate('ERIE', 'station');
    erie('H20').accepts(place('H12'));
    erie('H20', 'J18').refuses(late('H12', 'ERIE'), '1828:8.3.2-1');
  });

  rule('1828:8.3.2-2', 'it costs $100, paid by the treasury to the bank', () => {
    const t = placing(100);
    const bank = t.money('bank');
    t.does(place('H12'));
    expect([t.money('PRR'), t.money('bank')]).toEqual([0, bank + 100]);
    expect(t.s.stations['PRR']).toEqual([
      { hex: 'H16', node: 0 },
      { hex: 'H12', node: 0 },
    ]);
    const poor = placing(99);
    expect(poor.asks).toBe('trains/PRR');
    poor.refuses(late('H12'), '1828:8.3.2-2');
  });

  rule('1828:8.3.2-2', 'with less only the free marker of the Delaware & Hudson can be placed', () => {
    const t = line()
      .tile('F20', '57', 0)
      .private('D&H', 'PRR')
      .company('PRR', { shares: { player1: 6 }, cash: 99, stations: [['H16', 0]] })
      .operate('PRR', 'station', { scranton: true });
    t.refuses(place('H12'), '1828:8.3.2-2').accepts({ ...place('F20'), using: 'D&H' });
  });

  rule('1828:8.3.2-3', 'it needs an empty circle', () => {
    const yellow = withMarkers(placing(), 'H12', ['NYC']).operate('PRR', 'station');
    yellow.accepts(place('H20')).refuses(place('H12'), '1828:8.3.2-3');
    const green = withMarkers(placing().tile('H12', '14', 1), 'H12', ['NYC']);
    green.operate('PRR', 'station').accepts(place('H12'));
  });

  rule('1828:8.3.2-3', 'the circle is in a city: towns, off-boards and plain track have none', () => {
    const t = placing().accepts(place('H12'));
    for (const [hex, node] of [
      ['H14', 0],
      ['G3', 0],
      ['A15', 0],
      ['H18', 0],
      ['H12', 1],
    ] as const) {
      t.refuses(place(hex, node), '1828:8.3.2-3');
    }
  });

  rule('1828:8.3.2-3', 'a line of track leads there from a marker of the company', () => {
    const t = placing().tile('F8', '57', 1).operate('PRR', 'station').accepts(place('H8'));
    t.refuses(place('F8'), '1828:8.3.2-3').refuses(place('D8'), '1828:8.3.2-3');
    const gap = placing().tile('H10', '9', 0).operate('PRR', 'station').accepts(place('H12'));
    gap.refuses(place('H8'), '1828:8.3.2-3');
    gap.station('PRR', 'H6').operate('PRR', 'station').accepts(place('H8'));
  });

  rule('1828:8.3.2-4', 'the line does not pass a city that the markers of others fill', () => {
    const behind = (...markers: string[]) =>
      withMarkers(placing(), 'H12', markers).operate('PRR', 'station').accepts(place('H20'));
    behind().accepts(place('H8'));
    behind('NYC').refuses(place('H8'), '1828:8.3.2-4');
    behind('blocking').refuses(place('H8'), '1828:8.3.2-4');
    behind('PRR').accepts(place('H8'));
  });

  rule('1828:8.3.2-4', 'all its places must be filled, and none by the company itself', () => {
    const behind = (...markers: string[]) =>
      withMarkers(placing().tile('H12', '14', 1), 'H12', markers).operate('PRR', 'station');
    behind('NYC').accepts(place('H8'));
    behind('NYC', 'PRR').accepts(place('H8'));
    behind('NYC', 'blocking').refuses(place('H8'), '1828:8.3.2-4');
  });

  rule('1828:8.3.2-5', 'the line passes the Virginia Coalfields only with a coal marker', () => {
    // From Richmond by the tunnel and K11 to Pittsburgh.
    const south = (coal: number) =>
      line()
        .tile('H12', '57', 2)
        .tile('I13', '8', 0)
        .tile('J12', '9', 0)
        .company('C&O', { shares: { player1: 6 }, cash: 300, coal, stations: [['K15', 0]] })
        .operate('C&O', 'station');
    south(0).accepts(place('J18')).refuses(place('H12'), '1828:8.3.2-5');
    south(1).accepts(place('H12'));
  });

  rule('1828:8.3.2-6', 'the line crosses no hexagon edge twice', () => {
    placing().accepts(place('H20'));
    // At H18 the tracks from Altoona and from Lancaster lead to a loop round I17, and nowhere else.
    const loop = placing().tile('H18', '30', 0).tile('I17', '23', 3).tile('J16', '7', 2).tile('I15', '7', 4);
    loop.operate('PRR', 'station').accepts(place('H12')).refuses(place('H20'), '1828:8.3.2-6');
  });

  rule(
    '1828:8.3.2-7',
    'the Delaware & Hudson places one in Scranton free of charge and without a line of track',
    () => {
      const t = onLine('track', { cash: 120 }).private('D&H', 'PRR').operate('PRR', 'track');
      t.does({ type: 'layTile', hex: 'F20', tile: '57', rotation: 0, using: 'D&H' });
      expect([t.asks, t.money('PRR')]).toEqual(['station/PRR', 0]);
      t.refuses(place('F20'), '1828:8.3.2-3').does({ ...place('F20'), using: 'D&H' });
      expect([t.money('PRR'), t.s.stations['PRR']!.at(-1)]).toEqual([0, { hex: 'F20', node: 0 }]);
    },
  );

  rule('1828:8.3.2-7', 'so does the purchase of the Cobourg & Peterborough in Peterborough', () => {
    const t = onLine('track', { cash: 80 }).private('C&P', 'player2').operate('PRR', 'track');
    t.does(buyPrivate('PRR', 'C&P', 80)).does({ type: 'accept' });
    expect([t.asks, t.money('PRR')]).toEqual(['peterborough/PRR', 0]);
    t.does({ type: 'replaceStation' });
    expect([t.s.stations['PRR']!.at(-1), t.s.stations['C&P']]).toEqual([{ hex: 'C15', node: 0 }, []]);
  });
});
